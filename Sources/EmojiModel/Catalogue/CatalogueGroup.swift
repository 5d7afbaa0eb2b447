/// A subgroup of emoji, such as `animal-bug` of `Animals & Nature`.
public struct CatalogueGroup: Hashable, Sendable {
  /// The group, one of ten, `Animals & Nature` for example.
  public let name: String

  /// The subgroup, one of a hundred, `animal-bug` for example.
  public let subgroup: String

  /// The rows it holds.
  public let rows: Range<Int>
}

extension Catalogue {
  /// The subgroups in Unicode's order, `Component` among them.
  public static var groups: [CatalogueGroup] {
    (0..<groupStarts.count).map { group(at: $0) }
  }

  /// Returns the subgroups that `name` means: a group, a subgroup, or how one begins.
  ///
  /// Case, accents and punctuation do not count: `animals`, `Animals & Nature`
  /// and `animal-bug` all mean something, `bug` means `animal-bug`.
  public static func groups(called name: String) -> [CatalogueGroup] {
    let wanted = Folding.fold(name)
    guard !wanted.isEmpty else { return [] }
    let all = groups
    let byGroup = all.filter { group in
      Folding.fold(group.name).starts(with: wanted)
    }
    guard byGroup.isEmpty else { return byGroup }
    return all.filter { group in
      let words = Folding.words(Folding.fold(group.subgroup))
      return Folding.fold(group.subgroup).starts(with: wanted)
        || words.contains(wanted)
    }
  }

  /// The rows of skin tones and hair.
  static let componentRows: Range<Int> = {
    let rows = groups.filter { $0.name == "Component" }.map(\.rows)
    return (rows.first?.lowerBound ?? 0)..<(rows.last?.upperBound ?? 0)
  }()

  private static let groupText = CatalogueBytes(CatalogueTable.groups)

  /// Where each line of the group table starts.
  private static let groupStarts: [Int] = {
    var starts: [Int] = []
    var place = 0
    while place < groupText.count {
      starts.append(place)
      place = groupText.next(UInt8(ascii: "\n"), from: place) + 1
    }
    return starts
  }()

  /// Returns the subgroup that holds `row`.
  static func group(of row: Int) -> CatalogueGroup {
    let next = groupStarts.indices.partitioningIndex { firstRow(at: $0) <= row }
    return group(at: next - 1)
  }

  private static func firstRow(at place: Int) -> Int {
    let start = groupStarts[place]
    return (start..<start + 4).reduce(0) { number, digit in
      number * 10 + Int(groupText[digit] - UInt8(ascii: "0"))
    }
  }

  private static func group(at place: Int) -> CatalogueGroup {
    let start = groupStarts[place] + 5
    let line = groupText.text(
      start..<groupText.next(UInt8(ascii: "\n"), from: start))
    let parts = line.split(separator: "\t")
    let end = place + 1 < groupStarts.count ? firstRow(at: place + 1) : count
    return CatalogueGroup(
      name: String(parts[0]), subgroup: String(parts[1]),
      rows: firstRow(at: place)..<end)
  }
}

extension CatalogueEntry {
  /// The group and subgroup it belongs to.
  public var group: CatalogueGroup {
    Catalogue.group(of: row)
  }
}
