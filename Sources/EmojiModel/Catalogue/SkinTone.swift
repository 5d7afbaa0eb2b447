/// One of the five skin tones, by the Fitzpatrick scale.
public enum SkinTone: Int, CaseIterable, Comparable, Sendable {
  /// Types 1 and 2, U+1F3FB.
  case light = 1

  /// Type 3, U+1F3FC.
  case mediumLight

  /// Type 4, U+1F3FD.
  case medium

  /// Type 5, U+1F3FE.
  case mediumDark

  /// Type 6, U+1F3FF.
  case dark

  /// Creates the tone called `name`, `medium-light` for example.
  public init?(named name: String) {
    guard let tone = SkinTone.allCases.first(where: { $0.name == name })
    else { return nil }
    self = tone
  }

  /// The name as a person types it, `medium-light` for example.
  public var name: String {
    switch self {
    case .light: "light"
    case .mediumLight: "medium-light"
    case .medium: "medium"
    case .mediumDark: "medium-dark"
    case .dark: "dark"
    }
  }

  /// Whether `left` is lighter than `right`.
  public static func < (left: SkinTone, right: SkinTone) -> Bool {
    left.rawValue < right.rawValue
  }

  /// Creates the tone of a modifier, U+1F3FB to U+1F3FF.
  init?(_ scalar: Unicode.Scalar) {
    self.init(rawValue: Int(scalar.value) - 0x1F3FA)
  }
}
