/// Gathers what the readers of the forms find.
struct ImportCollector {
  /// How many unknown names get suggestions; finding them takes a while.
  private static let suggestionLimit = 5

  /// What was found so far.
  private(set) var result = ImportedEmoji()
  /// Where the reader is.
  var place = ImportFault.Place.line(1)
  /// How emoji are read; names have no suggestions.
  let reader: EmojiReader

  init(reader: EmojiReader) {
    self.reader = reader
    var quick = reader
    quick.findsNearest = false
    self.quick = quick
  }

  private let quick: EmojiReader

  /// Begins a part, unless the title is none.
  mutating func begin(_ title: some StringProtocol) {
    do throws(TitleError) {
      begin(try SectionTitle(String(title)))
    } catch {
      fail("\(error)")
    }
  }

  /// Begins a part, or goes on with the last one if it has that title.
  mutating func begin(_ title: SectionTitle?) {
    guard result.parts.isEmpty || result.parts.last?.title != title else {
      return
    }
    result.parts.append(ImportedEmoji.Part(title: title, emoji: []))
  }

  /// Adds emoji to the part that was begun last.
  mutating func add(_ emoji: [Emoji]) {
    guard !emoji.isEmpty else { return }
    if result.parts.isEmpty { begin(nil) }
    result.parts[result.parts.count - 1].emoji += emoji
  }

  /// Adds the emoji that a text is made of.
  mutating func add(allOf text: some StringProtocol) {
    if let emoji = quickly(allOf: text) {
      add(emoji)
    } else {
      complain(about: text)
    }
  }

  /// Adds the emoji that a text begins with; words may describe them.
  mutating func add(described text: some StringProtocol) {
    if let emoji = quickly(allOf: text) ?? (try? quick.describedEmoji(in: text))
    {
      add(emoji)
    } else {
      complain(about: text)
    }
  }

  /// Returns the emoji that a text is made of, if it is of nothing else.
  func quickly(allOf text: some StringProtocol) -> [Emoji]? {
    try? quick.emoji(in: text)
  }

  /// Notes what is wrong with the place where the reader is.
  mutating func fail(_ reason: String) {
    result.faults.append(ImportFault(place: place, reason: reason))
  }

  private mutating func complain(about text: some StringProtocol) {
    let isEarly = result.faults.count < Self.suggestionLimit
    do throws(EmojiReadingError) {
      _ = try (isEarly ? reader : quick).emoji(in: text)
    } catch {
      fail("\(error)")
    }
  }
}
