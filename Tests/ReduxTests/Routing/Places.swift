import Redux

/// A state that says where the person is.
struct Place: StoreState {
  var route: Route = "/a"
  var count = 0

  static let stages: [Stage<Place>] = [
    .routing(\.route),
    .flow(Step.self) { place, step in place.count += step.by },
  ]
}

/// Writes down what it is asked, after what a test wants to happen first.
@MainActor
final class Recorder: Coordinator {
  let name: String
  private(set) var route: Route = []
  let trace: Trace
  var wait: (String) async -> Void = { _ in }

  init(_ name: String, _ trace: Trace) {
    self.name = name
    self.trace = trace
  }

  convenience init(_ trace: Trace) {
    self.init("", trace)
  }

  func start(_ route: Route) async {
    await note("start", route)
    self.route = route
  }

  func prepare(for route: Route) async {
    await note("prepare", route)
  }

  func follow(_ route: Route) async {
    await note("follow", route)
    self.route = route
  }

  private func note(_ verb: String, _ route: Route) async {
    let line = "\(name)\(name.isEmpty ? "" : " ")\(verb) \(route)"
    trace.lines.append(line)
    await wait(line)
  }
}

/// The lines that recorders write, in one order.
@MainActor
final class Trace {
  var lines: [String] = []

  /// Returns the lines so far, and begins anew.
  func take() -> [String] {
    defer { lines = [] }
    return lines
  }
}
