import Redux
import Testing

private struct Album: StoreState {
  var tally = Tally()
  var detail: Tally?
}

struct StageScopeTests {
  private let stages: [Stage<Tally>] = [
    .before { tally, action in tally.count < 0 ? nil : action },
    .around { tally, action, next in
      tally.trace.append("in \(tally.count)")
      let command = try next(&tally, action)
      tally.trace.append("out \(tally.count)")
      return command
    },
    .middleware(tracing("middleware")),
    .on(Step.self) { tally, step in
      tally.count += step.by
      return .send(Other())
    },
    .flow(Other.self, refuse),
    .postware(tracing("postware")),
    .recover { tally, _ in tally.toast = "recovered" },
    .afterNotify { $0.toast = nil },
  ]

  private let order = ["in 0", "middleware", "postware", "out 2"]

  @Test func `every kind of stage works on a part`() {
    let pipeline = Pipeline<Album>([.scope(\.tally, stages)])
    guard
      case .reduced(let album, let command, _) =
        pipeline.run(Album(), Step(by: 2))
    else {
      Issue.record("not reduced")
      return
    }
    #expect(album == Album(tally: Tally(count: 2, trace: order)))
    #expect(!command.isEmpty)
    guard case .failed(let failed, _) = pipeline.run(album, Other()) else {
      Issue.record("not failed")
      return
    }
    #expect(failed.tally == album.tally.copy { $0.toast = "recovered" })
    #expect(pipeline.afterNotifying(failed) == album)
    let vetoed = pipeline.run(Album(tally: Tally(count: -1)), Step())
    guard case .vetoed = vetoed else {
      Issue.record("not vetoed")
      return
    }
  }

  @Test func `stages of an optional part run while it is there`() {
    let pipeline = Pipeline<Album>([.ifPresent(\.detail, stages)])
    let album = Album(detail: Tally())
    guard case .reduced(let next, _, _) = pipeline.run(album, Step(by: 2))
    else {
      Issue.record("not reduced")
      return
    }
    #expect(next == Album(detail: Tally(count: 2, trace: order)))
  }

  @Test func `an action of an absent part is unhandled`() {
    let pipeline = Pipeline<Album>([.ifPresent(\.detail, stages)])
    guard case .failed(let album, let failure) = pipeline.run(Album(), Step())
    else {
      Issue.record("not failed")
      return
    }
    #expect(failure.error is UnhandledAction)
    #expect(album == Album())
    #expect(pipeline.afterNotifying(album) == album)
  }

  @Test func `a part that goes away does not come back`() {
    let pipeline = Pipeline<Album>([
      .ifPresent(
        \.detail,
        [.around { tally, action, next in try next(&tally, action) }]),
      .flow(Step.self) { album, _ in album.detail = nil },
    ])
    let album = Album(detail: Tally(count: 10))
    guard case .reduced(let next, _, _) = pipeline.run(album, Step()) else {
      Issue.record("not reduced")
      return
    }
    #expect(next == Album())
  }

  @Test func `a part and the whole may reduce the same action`() {
    let pipeline = Pipeline<Album>([
      .flow(Step.self) { album, _ in album.detail = Tally(count: 10) },
      .ifPresent(\.detail, [.flow(Step.self, step)]),
      .scope(\.tally, [.scope(\.count, [.flow(Step.self) { $0 += $1.by }])]),
    ])
    guard case .reduced(let album, _, _) = pipeline.run(Album(), Step(by: 3))
    else {
      Issue.record("not reduced")
      return
    }
    #expect(
      album == Album(tally: Tally(count: 3), detail: Tally(count: 13)))
  }

  @Test func `a part's around stage sees what was done to the whole`() {
    let pipeline = Pipeline<Album>([
      .scope(
        \.tally,
        [
          .around { tally, action, next in
            tally.count = 5
            let command = try next(&tally, action)
            tally.count *= 2
            return command
          }
        ]),
      .flow(Step.self) { album, step in album.tally.count += step.by },
    ])
    guard case .reduced(let album, _, _) = pipeline.run(Album(), Step(by: 1))
    else {
      Issue.record("not reduced")
      return
    }
    #expect(album.tally.count == 12)
  }
}
