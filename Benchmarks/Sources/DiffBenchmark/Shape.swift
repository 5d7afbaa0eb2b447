/// A kind of change to a list of numbers, at any size.
enum Shape: String, CaseIterable {
  case readme, scattered, shuffle, same
  case insertInFront = "insert in front"
  case reverse
  case replaceAll = "replace all"
  case firstToLast = "first to last"
  case readmeOf300 = "readme, 300 kinds"
  case scatteredOf300 = "scattered, 300 kinds"
  case shuffleOf300 = "shuffle, 300 kinds"

  /// Whether no element occurs twice.
  var isUnique: Bool {
    switch self {
    case .readmeOf300, .scatteredOf300, .shuffleOf300: false
    default: true
    }
  }

  /// Whether next to nothing changes.
  var isNearlySame: Bool {
    self == .same || self == .insertInFront || self == .firstToLast
  }

  /// Makes a list of `count` numbers and what becomes of it.
  func make(
    _ count: Int, using random: inout SeededGenerator
  ) -> (before: [Int], after: [Int]) {
    var source = Source(isUnique: isUnique, random)
    defer { random = source.random }
    let before = (0..<count).map { _ in source.next() }
    var after = before
    switch self {
    case .readme, .readmeOf300:
      after.removeSubrange(count / 2..<count / 2 + count / 5)
      let new = (0..<count / 5).map { _ in source.next() }
      after.insert(contentsOf: new, at: count / 4)
      after.shuffle(count / 25, inRow: true, using: &source.random)
    case .scattered, .scatteredOf300:
      after.removeAtRandom(count / 5, using: &source.random)
      after.insertAtRandom(
        (0..<count / 5).map { _ in source.next() }, using: &source.random)
      after.shuffle(count / 25, inRow: false, using: &source.random)
    case .shuffle, .shuffleOf300: after.shuffle(using: &source.random)
    case .same: break
    case .insertInFront: after.insert(source.next(), at: 0)
    case .reverse: after.reverse()
    case .replaceAll: after = (0..<count).map { _ in source.next() }
    case .firstToLast: after.append(after.removeFirst())
    }
    return (before, after.map { $0 })
  }
}

/// An endless supply of elements.
private struct Source {
  let isUnique: Bool
  var random: SeededGenerator
  private var made = 0

  init(isUnique: Bool, _ random: SeededGenerator) {
    self.isUnique = isUnique
    self.random = random
  }

  mutating func next() -> Int {
    made += 1
    return isUnique ? made : Int.random(in: 0..<300, using: &random)
  }
}

extension [Int] {
  /// Shuffles some elements among themselves: neighbours, or any.
  fileprivate mutating func shuffle(
    _ count: Int, inRow: Bool, using random: inout SeededGenerator
  ) {
    let start = self.count * 4 / 5
    let places =
      inRow
      ? Array(start..<Swift.min(self.count, start + count))
      : Array(indices.shuffled(using: &random).prefix(count))
    let values = places.map { self[$0] }.shuffled(using: &random)
    for (place, value) in zip(places, values) { self[place] = value }
  }

  fileprivate mutating func removeAtRandom(
    _ count: Int, using random: inout SeededGenerator
  ) {
    let gone = Set(indices.shuffled(using: &random).prefix(count))
    self = indices.filter { !gone.contains($0) }.map { self[$0] }
  }

  fileprivate mutating func insertAtRandom(
    _ values: [Int], using random: inout SeededGenerator
  ) {
    let total = count + values.count
    let places = (0..<total).shuffled(using: &random).prefix(values.count)
    var list: [Int] = []
    var (old, new) = (makeIterator(), values.makeIterator())
    let isNew = Set(places)
    for place in 0..<total {
      let value = isNew.contains(place) ? new.next() : old.next()
      if let value { list.append(value) }
    }
    self = list
  }
}
