/// Returns every list of at most `length` elements out of `symbols`.
public func allLists<Symbol>(
  upTo length: Int, of symbols: [Symbol]
) -> [[Symbol]] {
  var lists: [[Symbol]] = [[]]
  var longest: [[Symbol]] = [[]]
  for _ in 0..<length {
    longest = longest.flatMap { list in symbols.map { list + [$0] } }
    lists += longest
  }
  return lists
}
