public import Diff

/// A JSON Patch (RFC 6902) against a collection's own file.
///
/// Any program that applies one to the old file gets the new file. Operations
/// are carried out one after the other, and all of them or none.
public enum JSONPatch: Sendable {
  /// Returns the patch that makes a collection's changes.
  ///
  /// A `test` stands before each `remove`, `move` and `replace`, so that the
  /// patch cannot be applied to a file that it does not fit.
  ///
  /// - Complexity: O(*k* log *k*) for *k* changes.
  public static func json(of changes: CollectionChangeset) -> JSONValue {
    .array(changes.steps.flatMap(operations))
  }

  private static func operations(
    of step: CollectionChangeset.Step
  ) -> [JSONValue] {
    switch step {
    case .deleteItem(let place, let emoji):
      [test(path(place), emoji), operation("remove", path(place))]
    case .moveItem(let from, let to, let emoji):
      [test(path(from), emoji), move(path(from), path(to))]
    case .insertItem(let place, let emoji):
      [operation("add", path(place), .string(emoji.text))]
    case .updateItem(let place, let old, let new):
      [
        test(path(place), old),
        operation("replace", path(place), .string(new.text)),
      ]
    case .deleteSection(let index, let title):
      [
        operation("test", path(index), empty(title)),
        operation("remove", path(index)),
      ]
    case .moveSection(let from, let to, let title):
      [test(path(from) + "/title", title), move(path(from), path(to))]
    case .insertSection(let index, let title):
      [operation("add", path(index), empty(title))]
    case .renameSection(let index, let old, let new):
      [
        test(path(index) + "/title", old),
        operation("replace", path(index) + "/title", .string(new.text)),
      ]
    }
  }

  private static func path(_ section: Int) -> String {
    "/sections/\(section)"
  }

  private static func path(_ place: ItemPosition) -> String {
    "/sections/\(place.section)/emoji/\(place.index)"
  }

  private static func empty(_ title: SectionTitle) -> JSONValue {
    .object([("title", .string(title.text)), ("emoji", .array([]))])
  }

  private static func test(
    _ path: String, _ value: some CustomStringConvertible
  ) -> JSONValue {
    operation("test", path, .string(value.description))
  }

  private static func move(_ from: String, _ path: String) -> JSONValue {
    .inline(
      .object([
        ("op", .string("move")), ("from", .string(from)),
        ("path", .string(path)),
      ]))
  }

  private static func operation(
    _ name: String, _ path: String, _ value: JSONValue? = nil
  ) -> JSONValue {
    let members = [("op", JSONValue.string(name)), ("path", .string(path))]
    return .inline(.object(members + (value.map { [("value", $0)] } ?? [])))
  }
}
