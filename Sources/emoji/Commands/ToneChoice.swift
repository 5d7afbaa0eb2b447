import EmojiModel

/// Which skin tone emoji get when they are added.
enum ToneChoice: Hashable, Sendable {
  /// None; an emoji stays as it was typed.
  case asTyped
  /// One tone, or two for the two people of a pair.
  case tones([SkinTone])

  /// The words that mean a tone, and the one that means none.
  static let words = ["none"] + SkinTone.allCases.map(\.name)

  /// Reads `none`, a tone, or two tones with a comma between.
  init?(_ word: String) {
    if word == "none" {
      self = .asTyped
      return
    }
    let names = word.split(separator: ",", omittingEmptySubsequences: false)
    let tones = names.compactMap { SkinTone(named: String($0)) }
    guard tones.count == names.count, tones.count <= 2 else { return nil }
    self = .tones(tones)
  }

  /// The variable that holds the tone that is used if none is given.
  static let variable = "EMOJI_TONE"

  /// Returns the tone that the person chose for all commands.
  static func standard() throws -> ToneChoice {
    guard let word = try Environment.value(of: variable) else {
      return .asTyped
    }
    guard let choice = ToneChoice(word) else { throw UnknownTone(word: word) }
    return choice
  }
}

/// The variable for the standard tone holds something else.
struct UnknownTone: Failure, Equatable {
  /// What it holds.
  var word: String

  /// What is wrong, in one line without a full stop.
  var description: String {
    "\(ToneChoice.variable) must be \(ValueKind.tone.wanted), "
      + "not \(word.quoted)"
  }

  var exitCode: ExitCode { .data }
}
