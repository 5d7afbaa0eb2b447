import Diff
import EmojiModel

/// How many changes of each kind there are, in a few words.
struct ChangesetCounts {
  private let changes: CollectionChangeset

  init(_ changes: CollectionChangeset) {
    self.changes = changes
  }

  /// The counts in short: `+3 -1 ~2`, and `§1` for changes of sections.
  var short: String {
    let sections =
      changes.sectionDeletes.count + changes.sectionInserts.count
      + changes.sectionMoves.count + changes.sectionRenames.count
    let counts = [
      ("+", changes.inserts.count), ("-", changes.deletes.count),
      ("~", changes.moves.count), ("§", sections),
    ]
    let words = counts.filter { $0.1 > 0 }.map { "\($0.0)\($0.1)" }
    return words.isEmpty ? "0" : words.joined(separator: " ")
  }

  /// The counts that are not zero, as lines of a number, a tab and what was
  /// counted.
  var table: String {
    let counts = [
      ("inserts", changes.inserts.count), ("deletes", changes.deletes.count),
      ("moves", changes.moves.count),
      ("section inserts", changes.sectionInserts.count),
      ("section deletes", changes.sectionDeletes.count),
      ("section moves", changes.sectionMoves.count),
      ("section renames", changes.sectionRenames.count),
    ]
    return counts.filter { $0.1 > 0 }.map { "\($0.1)\t\($0.0)\n" }.joined()
  }
}
