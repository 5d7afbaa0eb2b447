import Diff
import Foundation
import FuzzSupport

/// Takes the first byte to choose what the rest is taken for.
func fuzz(_ start: UnsafePointer<UInt8>?, _ count: Int) -> CInt {
  let bytes = Array(UnsafeBufferPointer(start: start, count: count))
  guard let choice = bytes.first else { return 0 }
  let rest = Array(bytes.dropFirst())
  switch choice % 4 {
  case 0: checkLists(rest)
  case 1: checkStates(rest)
  case 2: checkDocument(rest)
  default: checkHostileChanges(rest)
  }
  return 0
}

/// Two lists, split at a zero: every algorithm leads there and back.
private func checkLists(_ bytes: [UInt8]) {
  let parts = bytes.split(
    separator: 0, maxSplits: 1, omittingEmptySubsequences: false)
  let before = Array(parts.first ?? [])
  let after = parts.count == 2 ? Array(parts[1]) : []
  let shortest = Changeset(from: before, to: after)
  for algorithm in DiffAlgorithm.allCases {
    let changes = Changeset(from: before, to: after, by: algorithm)
    check((try? before.applying(changes)) == after, "applies")
    check((try? after.applying(changes.inverted)) == before, "inverts")
    check(changes.count >= shortest.count, "is not shorter")
    check(
      algorithm == .heckel || changes.count == shortest.count, "is shortest")
  }
  let limited = Changeset(
    from: before, to: after, effort: .limited(wordsPerElement: 1))
  check((try? before.applying(limited)) == after, "applies with little effort")
  let updating = Changeset(from: before, to: after) { $0 / 2 }
  check((try? before.applying(updating)) == after, "applies with keys")
  let stages = try? updating.stages(from: before)
  check((stages?.count ?? 9) <= 2, "stages")
  let back = Changeset(from: after, to: before)
  let both = try? shortest.followed(by: back)
  check(
    both.flatMap { try? before.applying($0) } == before, "composes to nothing")
}

/// Two states: sections are split at zeros, states at 255.
private func checkStates(_ bytes: [UInt8]) {
  let parts = bytes.split(
    separator: 255, maxSplits: 1, omittingEmptySubsequences: false)
  let before = state(parts.first ?? [])
  let after = parts.count == 2 ? state(parts[1]) : []
  for changes in [
    SectionedChangeset(from: before, to: after),
    SectionedChangeset(from: before, to: after) { $0 / 2 },
  ] {
    check((try? before.applying(changes)) == after, "applies")
    check((try? after.applying(changes.inverted)) == before, "inverts")
    check(changes.steps.count == changes.count, "has a step a change")
    let stages = try? changes.stages(from: before)
    check((stages?.count ?? 9) <= 3, "stages")
    check(changes.isEmpty || stages?.last?.state == after, "stages lead there")
  }
}

private func state(
  _ bytes: ArraySlice<UInt8>
) -> [ListSection<UInt8, UInt8>] {
  var titles: Set<UInt8> = []
  return bytes.split(separator: 0).compactMap { part in
    guard let title = part.first, titles.insert(title).inserted else {
      return nil
    }
    return ListSection(title: title, elements: Array(part.dropFirst()))
  }
}

/// Bytes as JSON of a changeset: never a trap, whatever it is applied to.
private func checkDocument(_ bytes: [UInt8]) {
  let data = Data(bytes)
  let decoder = JSONDecoder()
  if let changes = try? decoder.decode(Changeset<Int>.self, from: data) {
    use(changes, on: [1, 2, 3])
  }
  let sectioned = try? decoder.decode(
    SectionedChangeset<String, Int>.self, from: data)
  if let sectioned {
    use(
      sectioned,
      on: [
        ListSection(title: "a", elements: [1, 2]), ListSection(title: "b"),
      ])
  }
}

/// Bytes as offsets of a changeset: never a trap either.
private func checkHostileChanges(_ bytes: [UInt8]) {
  var bytes = bytes[...]
  func number() -> Int {
    let byte = bytes.popFirst() ?? 0
    switch byte {
    case 255: return .max
    case 254: return .min
    default: return Int(Int8(bitPattern: byte % 16)) - 2
    }
  }
  func place() -> ItemPosition {
    ItemPosition(section: number(), index: number())
  }
  func some<Change>(_ make: () -> Change) -> [Change] {
    (0..<abs(number() % 3)).map { _ in make() }
  }
  let flat = Changeset(
    deletes: some { .init(offset: number(), element: number()) },
    inserts: some { .init(offset: number(), element: number()) },
    moves: some { .init(from: number(), to: number(), element: number()) },
    updates: some {
      .init(from: number(), to: number(), before: number(), after: number())
    })
  use(flat, on: [0, 1, 2, 3])
  let sectioned = SectionedChangeset<Int, Int>(
    sectionDeletes: some { .init(section: number(), title: number()) },
    sectionInserts: some { .init(section: number(), title: number()) },
    sectionMoves: some { .init(from: number(), to: number(), title: number()) },
    sectionRenames: some {
      .init(from: number(), to: number(), before: number(), after: number())
    },
    deletes: some { .init(position: place(), element: number()) },
    inserts: some { .init(position: place(), element: number()) },
    moves: some { .init(from: place(), to: place(), element: number()) },
    updates: some {
      .init(from: place(), to: place(), before: number(), after: number())
    })
  use(
    sectioned,
    on: [
      ListSection(title: 0, elements: [0, 1]),
      ListSection(title: 1, elements: [2]), ListSection(title: 2),
    ])
}

/// Does everything with a changeset that may make no sense.
private func use(_ changes: Changeset<Int>, on list: [Int]) {
  if let after = try? list.applying(changes) {
    check((try? after.applying(changes.inverted)) == list, "inverts")
    _ = try? changes.stages(from: list)
  }
  _ = changes.steps
  _ = try? changes.followed(by: changes.inverted)
  _ = try? changes.followed(by: changes)
  _ = CollectionDifference(changes)
}

/// Does everything with a changeset that may make no sense.
private func use<Title>(
  _ changes: SectionedChangeset<Title, Int>, on state: [ListSection<Title, Int>]
) {
  if let after = try? state.applying(changes) {
    check((try? after.applying(changes.inverted)) == state, "inverts")
    let stages = try? changes.stages(from: state)
    check(changes.isEmpty || stages?.last?.state == after, "stages lead there")
  }
  _ = changes.steps
  _ = try? changes.followed(by: changes.inverted)
  _ = try? changes.followed(by: changes)
}
