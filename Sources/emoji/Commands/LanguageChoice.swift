import EmojiModel

/// Which language is searched beside English.
enum LanguageChoice {
  /// Returns the language of a locale that was given, else of the environment.
  ///
  /// - Parameter locale: What the person typed, such as `de` or `pt_BR`.
  /// - Returns: nil for English alone.
  /// - Throws: ``UnknownLanguage`` if the catalogue has nothing in it.
  static func language(_ locale: String?) throws -> CatalogueLanguage? {
    guard let locale else { return try standard() }
    if let language = CatalogueLanguage(locale: locale) { return language }
    let code = locale.prefix { $0.isLetter }.lowercased()
    guard ["en", "c", "posix"].contains(code) else {
      throw UnknownLanguage(locale: locale)
    }
    return nil
  }

  /// Returns the language of the first of the three variables that is set.
  private static func standard() throws -> CatalogueLanguage? {
    for name in ["LC_ALL", "LC_MESSAGES", "LANG"] {
      guard let locale = try Environment.value(of: name) else { continue }
      return CatalogueLanguage(locale: locale)
    }
    return nil
  }
}

/// The catalogue has nothing in a language.
struct UnknownLanguage: Failure, Equatable {
  /// What the person typed.
  var locale: String

  /// What is wrong, in one line without a full stop.
  var description: String {
    "there are no names in the language \(locale.quoted)"
  }

  var exitCode: ExitCode { .data }

  var hint: String? {
    let codes = CatalogueLanguage.allCases.map(\.rawValue)
    return "The languages are en, \(codes.joined(separator: ", "))."
  }
}
