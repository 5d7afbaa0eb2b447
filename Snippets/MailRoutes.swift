// Screens that follow a route.

import Redux

struct Mail: StoreState {
  var route: Route = "/inbox"
}

@MainActor
final class Screen: Coordinator {
  private(set) var route: Route = []
  private let name: String

  init(_ name: String) {
    self.name = name
  }

  func start(_ route: Route) async {
    self.route = route
    print("\(name) opens at \(route)")
  }

  func follow(_ route: Route) async {
    self.route = route
    print("\(name) goes to \(route)")
  }
}

let store = Store(Mail(), [.routing(\.route)])
let scenes = SceneCoordinator { name in Screen(name) }
let root = ModalCoordinator(over: scenes, names: ["compose"]) { Screen($0) }
let router = Router(store, \.route, root: root)

store.send(RouteAction.push("/3"))
store.send(RouteAction.push("/compose"))
store.send(RouteAction.pop("/compose"))
store.send(RouteAction.goto("/drafts/1"))
await router.settle()
print(root.route)
