import EmojiModel
import TestSupport
import Testing

struct JSONPatchTests {
  @Test func `applying the patch of a diff yields the new collection`() throws {
    var generator = SplitMix64(seed: 11)
    for _ in 0..<300 {
      let before = EmojiCollection.random(using: &generator)
      let after = EmojiCollection.random(using: &generator)
      let patch = JSONPatch.json(of: before.changes(to: after))
      for text in [patch.compact, patch.pretty] {
        #expect(try JSONPatch.apply(Array(text.utf8), to: before) == after)
      }
    }
  }

  @Test func `a patch does not fit another collection`() throws {
    let before = try collection("🐶🐱", "🍎")
    let after = try collection("🐱", "🍎🐶")
    let patch = JSONPatch.json(of: before.changes(to: after)).compact
    #expect(
      fault(patch, after)
        == .patch(
          .failedTest(at: "/sections/0/emoji/0"), operation: 0))
  }

  @Test func `every operation of the standard is understood`() throws {
    let start = try collection("🐶🐱", "🍎")
    let patch = """
      [
        {"op": "test", "path": "/sections/0",
         "value": {"emoji": ["🐶", "🐱"], "title": "A"}},
        {"op": "copy", "from": "/sections/0", "path": "/sections/-"},
        {"op": "replace", "path": "/sections/2/title", "value": "a/b~c"},
        {"op": "move", "from": "/sections/2/emoji/1",
         "path": "/sections/1/emoji/0"},
        {"op": "add", "path": "/sections/1/emoji/-", "value": "❤"},
        {"op": "remove", "path": "/sections/0/emoji/1"},
        {"op": "test", "path": "/version", "value": 1.0}
      ]
      """
    let after = try JSONPatch.apply(Array(patch.utf8), to: start)
    #expect(after.rows == ["🐶", "🐱🍎❤️", "🐶"])
    #expect(after.titles == ["A", "B", "a/b~c"])
  }

  @Test func `a swap of titles passes through a repeated one`() throws {
    let patch = """
      [{"op": "replace", "path": "/sections/0/title", "value": "B"},
       {"op": "replace", "path": "/sections/1/title", "value": "A"}]
      """
    let after = try JSONPatch.apply(
      Array(patch.utf8), to: collection("🐶", "🐱"))
    #expect(after.titles == ["B", "A"])
  }

  @Test func `the first operation that does not fit is named`() throws {
    let start = try collection("🐶", "")
    #expect(
      fault(#"[{"op":"remove","path":"/sections/0/emoji/1"}]"#, start)
        == .patch(.nothing(at: "/sections/0/emoji/1"), operation: 0))
    #expect(
      fault(#"[{"op":"remove","path":"/sections/0/emoji/00"}]"#, start)
        == .patch(.nothing(at: "/sections/0/emoji/00"), operation: 0))
    #expect(
      fault(#"[{"op":"remove","path":"/sections/0/emoji/-"}]"#, start)
        == .patch(.nothing(at: "/sections/0/emoji/-"), operation: 0))
    #expect(
      fault(
        #"[{"op":"test","path":"/version","value":1},{"op":"x","path":""}]"#,
        start)
        == .patch(.unknown("x"), operation: 1))
    #expect(
      fault(#"[{"op":"add","path":"/sections/-"}]"#, start)
        == .patch(.missing("value", operation: "add"), operation: 0))
    #expect(
      fault(#"[{"op":"move","from":"/sections","path":"/sections/0"}]"#, start)
        == .patch(.intoItself("/sections"), operation: 0))
    #expect(
      fault(#"[{"op":"test","path":"version","value":1}]"#, start)
        == .patch(.noPointer("version"), operation: 0))
    #expect(
      fault(#"[{"op":"add","path":"/sections/0/emoji/9","value":"🐶"}]"#, start)
        == .patch(.nothing(at: "/sections/0/emoji/9"), operation: 0))
  }

  @Test func `what a patch leads to must be a collection`() throws {
    let start = try collection("🐶", "")
    for patch in [
      #"[{"op":"add","path":"/sections/0/emoji/0","value":"a"}]"#,
      #"[{"op":"add","path":"/sections/0/emoji/0","value":[[null,1.5]]}]"#,
      #"[{"op":"replace","path":"/sections/0/title","value":"B"}]"#,
      #"[{"op":"add","path":"/extra","value":true}]"#,
      #"[{"op":"replace","path":"","value":{}}]"#,
      #"[{"op":"remove","path":""}]"#,
      #"{"op":"remove","path":""}"#,
    ] {
      #expect(fault(patch, start) != nil, "\(patch)")
    }
  }

  private func fault(
    _ patch: String, _ collection: EmojiCollection
  ) -> FileFault? {
    do throws(FileFault) {
      _ = try JSONPatch.apply(Array(patch.utf8), to: collection)
      return nil
    } catch {
      return error
    }
  }
}
