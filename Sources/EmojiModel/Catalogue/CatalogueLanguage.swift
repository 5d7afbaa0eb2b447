/// A language, beside English, that the catalogue has names and keywords in.
public enum CatalogueLanguage: String, CaseIterable, Sendable {
  /// German.
  case german = "de"

  /// French.
  case french = "fr"

  /// Spanish.
  case spanish = "es"

  /// Portuguese.
  case portuguese = "pt"

  /// Italian.
  case italian = "it"

  /// Japanese.
  case japanese = "ja"

  /// Chinese.
  case chinese = "zh"

  /// Russian.
  case russian = "ru"

  /// Creates the language of a locale, such as `de`, `de-AT` or `de_DE.UTF-8`.
  ///
  /// Nil for English, for `C`, and for a language without a table.
  public init?(locale: some StringProtocol) {
    let code = locale.prefix { $0.isLetter }.lowercased()
    guard code.utf8.count == 2 else { return nil }
    self.init(rawValue: code)
  }

  /// Its table: a line for each row without a skin tone, in order.
  var text: CatalogueBytes {
    switch self {
    case .german: CatalogueBytes(CatalogueTable.german)
    case .french: CatalogueBytes(CatalogueTable.french)
    case .spanish: CatalogueBytes(CatalogueTable.spanish)
    case .portuguese: CatalogueBytes(CatalogueTable.portuguese)
    case .italian: CatalogueBytes(CatalogueTable.italian)
    case .japanese: CatalogueBytes(CatalogueTable.japanese)
    case .chinese: CatalogueBytes(CatalogueTable.chinese)
    case .russian: CatalogueBytes(CatalogueTable.russian)
    }
  }
}
