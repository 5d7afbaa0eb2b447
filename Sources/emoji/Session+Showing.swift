import EmojiModel

extension Session {
  /// Prints a collection: as headings and rows on a terminal, as tab-separated
  /// lines elsewhere, or as JSON.
  ///
  /// - Parameters:
  ///   - collection: What to print.
  ///   - words: Indexes or titles of the sections to print; all if empty.
  ///   - isPlain: Whether to print tab-separated lines on a terminal too.
  /// - Throws: What is wrong with the words, or with the output.
  func show(
    _ collection: EmojiCollection, sections words: [String] = [],
    isPlain: Bool
  ) throws {
    let chosen = try collection.sections(words)
    if let wrong = chosen?.first(where: { $0 >= collection.sections.count }) {
      throw CollectionError.noSection(
        index: wrong, count: collection.sections.count)
    }
    if wantsJSON {
      let part = try chosen.map { indexes in
        try EmojiCollection(sections: indexes.map { collection.sections[$0] })
      }
      return try line(CollectionFile.json(of: part ?? collection).pretty)
    }
    let models = SectionModel.build(from: collection)
    for index in chosen ?? Array(models.indices) {
      if isPlain || !isTerminal {
        try ListText.writePlain(models[index], index) { try write($0) }
      } else {
        try write(
          ListText.rows(
            of: models[index], index, columns: TerminalDevice.size.columns,
            isColored: isColored))
      }
    }
  }
}
