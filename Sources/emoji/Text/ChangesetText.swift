import Diff
import EmojiModel

/// A changeset as people read it: the sections as headings, a line for each
/// change or run of changes, the emoji last on its line.
///
/// Sections in which nothing changed are left out.
struct ChangesetText {
  private let changes: CollectionChangeset
  private let before: EmojiCollection
  private let after: EmojiCollection
  private let lines: [ItemLine]

  /// Creates the text of what turns `before` into `after`.
  init(
    _ changes: CollectionChangeset, from before: EmojiCollection,
    to after: EmojiCollection
  ) {
    self.changes = changes
    self.before = before
    self.after = after
    lines = ItemLine.lines(of: changes, from: before)
  }

  /// Returns the text, a newline at the end of each line; nothing for no change.
  func text(isColored: Bool) -> String {
    var text = ""
    for block in blocks() {
      text += block.heading(isColored: isColored) + "\n"
      let width = block.lines.map(\.place.count).max() ?? 0
      for line in block.lines {
        text += "  " + line.text(width: width, isColored: isColored) + "\n"
      }
    }
    return text
  }

  /// The sections of `after`, then those that are gone, if they changed.
  private func blocks() -> [SectionBlock] {
    var blocks: [SectionBlock] = []
    var rest = lines[...]
    for (index, section) in after.sections.enumerated() {
      let own = rest.prefix { !$0.isOfDeletedSection && $0.section == index }
      rest = rest.dropFirst(own.count)
      var block = SectionBlock(title: section.title, lines: Array(own))
      block.notes = notes(on: index)
      block.style = isInserted(index) ? .added : .heading
      if !own.isEmpty || !block.notes.isEmpty { blocks.append(block) }
    }
    for delete in changes.sectionDeletes {
      let own = rest.filter { $0.section == delete.section }
      blocks.append(
        SectionBlock(
          title: delete.title, lines: own, notes: ["section removed"],
          style: .removed))
    }
    return blocks
  }

  private func isInserted(_ section: Int) -> Bool {
    changes.sectionInserts.contains { $0.section == section }
  }

  private func notes(on section: Int) -> [String] {
    var notes: [String] = []
    if isInserted(section) { notes.append("section added") }
    if let rename = changes.sectionRenames.first(where: { $0.to == section }) {
      notes.append("was \(rename.before.text.quoted)")
    }
    if let move = changes.sectionMoves.first(where: { $0.to == section }) {
      notes.append("section \(move.from) → \(move.to)")
    }
    return notes
  }
}

/// A heading and what changed under it.
private struct SectionBlock {
  var title: SectionTitle
  var lines: [ItemLine]
  var notes: [String] = []
  var style = TextStyle.heading

  func heading(isColored: Bool) -> String {
    let title = Sanitize.line(title.text)
    let heading = style.applied(to: title, isColored: isColored)
    guard !notes.isEmpty else { return heading }
    let note = "  (" + notes.joined(separator: ", ") + ")"
    return heading + TextStyle.faint.applied(to: note, isColored: isColored)
  }
}
