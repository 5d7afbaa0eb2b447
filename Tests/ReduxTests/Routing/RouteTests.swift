import Redux
import Testing

struct RouteTests {
  @Test(
    arguments: [
      ("/sections/1/items/3", ["sections", "1", "items", "3"], nil),
      ("/", [], nil),
      ("", [], "/"),
      ("search//dog/", ["search", "dog"], "/search/dog"),
      ("/search/a%2Fb", ["search", "a/b"], nil),
      ("/100%", ["100%"], "/100%25"),
      ("/%2", ["%2"], "/%252"),
      ("/%25%2f", ["%/"], "/%25%2F"),
      ("/🐶 é", ["🐶 é"], nil),
    ] as [(String, [String], String?)])
  func `a text is read and written`(
    text: String, segments: [String], written: String?
  ) {
    let route = Route(text)
    #expect(Array(route) == segments)
    #expect(route.description == written ?? text)
  }

  @Test func `any segments that are not empty are read as they were written`() {
    for segments in allSegments {
      let route = Route(segments)
      #expect(Route(route.description) == route, "\(segments)")
    }
  }

  private var allSegments: [[String]] {
    let pieces = ["%", "/", "2F", "%25", "a"]
    let words = pieces + pieces.flatMap { first in pieces.map { first + $0 } }
    return words.flatMap { first in words.map { [first, $0] } }
  }

  @Test func `a route is a collection that can be edited`() {
    var route: Route = "/a" + ["b"]
    route.append("c")
    route[0] = "x"
    route.insert("y", at: 1)
    route.removeLast()
    #expect(route == ["x", "y", "b"])
    #expect(route.dropFirst().first == "y")
    #expect(route.sharedCount(with: "/x/y/c") == 2)
  }

  @Test(
    arguments: [
      (.goto("/x"), "/a/b/c", "/x"),
      (.goto([]), "/a", "/"),
      (.push("/d/e"), "/a", "/a/d/e"),
      (.push([]), "/a", "/a"),
      (.pop("/b/c"), "/a/b/c", "/a"),
      (.pop([]), "/a", "/a"),
      (.pop("/a"), "/a", "/"),
      // Not the tail: nothing happens.
      (.pop("/b"), "/a/b/c", "/a/b/c"),
      (.pop("/z/a/b/c"), "/a/b/c", "/a/b/c"),
      (.replace("/c", with: "/d/e"), "/a/b/c", "/a/b/d/e"),
      (.replace("/a/b/c", with: []), "/a/b/c", "/"),
      (.replace([], with: "/d"), "/a", "/a/d"),
      (.replace("/c", with: "/c"), "/a/c", "/a/c"),
    ] as [(RouteAction, Route, Route)])
  func `the algebra of routes`(
    action: RouteAction, from: Route, to: Route
  ) throws {
    #expect(try from.after(action) == to)
  }

  @Test func `replacing what is not at the end fails and changes nothing`() {
    #expect(throws: NotAtTheEnd(tail: "/b", route: "/a/b/c")) {
      try Route("/a/b/c").after(.replace("/b", with: "/d"))
    }
  }
}
