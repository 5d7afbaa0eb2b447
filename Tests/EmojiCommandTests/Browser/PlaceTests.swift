import Diff
import Redux
import Testing

@testable import emoji

struct PlaceTests {
  private let places = Places(
    counts: [3, 0, 5], cursor: ItemPosition(section: 2, index: 1), revision: 7)

  @Test(
    arguments: [
      "/sections/0/items/2", "/sections/1/items/0", "/search", "/search/dog",
      "/search/a%2Fb", "/search/help", "/search/ :help", "/history/7",
      "/history/0", "/history/5/collection", "/diff/3/5", "/diff/5/3",
      "/sections/0/items/0/:help", "/history/3/:help",
      "/sections/1/items/0/:ask/rename", "/sections/0/items/0/:ask/filter",
    ] as [Route])
  func `a route of a place is that place`(route: Route) {
    let (place, isExact) = Place.nearest(to: route, among: places)
    #expect(place.route == route)
    #expect(isExact)
  }

  @Test(
    arguments: [
      ("/", "/sections/2/items/1"), ("/sections", "/sections/0/items/0"),
      ("/sections/2", "/sections/2/items/0"), ("/history", "/history/7"),
      ("/diff", "/diff/6/7"), ("/diff/3", "/diff/3/7"),
      ("/:help", "/sections/2/items/1/:help"),
    ] as [(Route, Route)])
  func `what a route leaves out is the first, the newest or the last`(
    route: Route, meant: Route
  ) {
    let (place, isExact) = Place.nearest(to: route, among: places)
    #expect(place.route == meant)
    #expect(isExact)
  }

  @Test(
    arguments: [
      ("/sections/9/items/3", "/sections/2/items/3"),
      ("/sections/0/items/3", "/sections/0/items/2"),
      ("/sections/1/items/4", "/sections/1/items/0"),
      ("/sections/-1/items/-4", "/sections/0/items/0"),
      ("/sections/x", "/sections/0/items/0"),
      ("/sections/1/things/0", "/sections/1/items/0"),
      ("/sections/0/items/1/more", "/sections/0/items/1"),
      ("/sections/0/items", "/sections/0/items/0"),
      ("/search/a/b", "/search/a"), ("/history/99", "/history/7"),
      ("/history/x", "/history/7"), ("/history/3/what", "/history/3"),
      ("/history/8/collection", "/history/7/collection"),
      ("/diff/3/99", "/diff/3/7"), ("/diff/1/2/3", "/diff/1/2"),
      ("/nowhere", "/sections/2/items/1"),
      ("/history/3/:ask/rename", "/history/3"),
      ("/sections/0/items/0/:ask/what", "/sections/0/items/0"),
      ("/sections/99999999999999999999", "/sections/0/items/0"),
    ] as [(Route, Route)])
  func `a route that does not exist leads to the nearest that does`(
    route: Route, nearest: Route
  ) {
    let (place, isExact) = Place.nearest(to: route, among: places)
    #expect(place.route == nearest)
    #expect(!isExact)
  }

  @Test func `without sections there is one place in the collection`() {
    let none = Places(
      counts: [], cursor: ItemPosition(section: -1, index: 0), revision: 0)
    let place = Place.nearest(to: "/sections/2/items/1", among: none).place
    #expect(place.route == "/sections")
    #expect(Place.nearest(to: "/sections", among: none).isExact)
    #expect(
      Place.nearest(to: "/sections/:ask/rename", among: none).place.overlay
        == nil)
  }
}
