import Diff
import FoundationEssentials

/// JSON: a collection's own file, or an array.
///
/// An array holds emoji, each a text or an object with an `emoji`, as `search`
/// prints them, or sections: objects with a `title` and an array of `emoji`.
enum JSONForm {
  /// Reads a collection's file.
  ///
  /// One that has faults is read again, leaving out what is wrong.
  static func readObject(
    _ bytes: [UInt8], into collector: inout ImportCollector
  ) throws(FileFault) {
    do throws(FileFault) {
      for section in try CollectionFile.decode(bytes).sections {
        collector.begin(section.title)
        collector.add(section.elements)
      }
    } catch {
      guard error.isOfItem else { throw error }
      let document: LooseCollection = try decodeJSON(bytes)
      for (index, section) in document.sections.enumerated() {
        read(section, index, into: &collector)
      }
    }
  }

  private static func read(
    _ section: SectionDocument, _ number: Int,
    into collector: inout ImportCollector
  ) {
    collector.place = .section(number)
    collector.begin(section.title)
    for (index, text) in section.emoji.enumerated() {
      collector.place = .item(section: number, index: index)
      collector.add(allOf: text)
    }
  }

  /// Reads an array.
  static func readArray(
    _ bytes: [UInt8], into collector: inout ImportCollector
  ) throws(FileFault) {
    let elements: [Element] = try decodeJSON(bytes)
    for (index, element) in elements.enumerated() {
      collector.place = .element(index)
      switch element {
      case .emoji(let text): collector.add(allOf: text)
      case .section(let title, let texts):
        collector.begin(title)
        for text in texts {
          collector.add(allOf: text)
        }
      case .other: collector.fail("neither an emoji nor a section")
      }
    }
  }
}

extension FileFault {
  /// Whether it is about one title or item, the rest of the file being sound.
  fileprivate var isOfItem: Bool {
    switch self {
    case .item, .title: true
    default: false
    }
  }
}

/// A collection's file, whatever its titles and items are.
private struct LooseCollection: Decodable {
  var sections: [SectionDocument]
}

/// An element of an array.
private enum Element: Decodable {
  case emoji(String)
  case section(title: String, emoji: [String])
  case other

  private enum Key: CodingKey {
    case title
    case emoji
  }

  init(from decoder: any Decoder) throws {
    if let text = try? decoder.singleValueContainer().decode(String.self) {
      self = .emoji(text)
      return
    }
    guard let object = try? decoder.container(keyedBy: Key.self) else {
      self = .other
      return
    }
    if let title = try? object.decode(String.self, forKey: .title),
      let texts = try? object.decode([String].self, forKey: .emoji)
    {
      self = .section(title: title, emoji: texts)
    } else if let text = try? object.decode(String.self, forKey: .emoji) {
      self = .emoji(text)
    } else {
      self = .other
    }
  }
}
