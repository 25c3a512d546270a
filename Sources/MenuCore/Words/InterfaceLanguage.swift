/// A language whose words the program knows by itself.
public enum InterfaceLanguage: CaseIterable, Hashable, Sendable {
  /// Italian.
  case italian
  /// English.
  case english
  /// German.
  case german
  /// French.
  case french
  /// Spanish.
  case spanish

  /// The language for readers of other languages.
  package static let standIn = InterfaceLanguage.english

  /// The language itself.
  public var language: Language {
    switch self {
    case .italian: "it"
    case .english: "en"
    case .german: "de"
    case .french: "fr"
    case .spanish: "es"
    }
  }

  /// The one that a language, of whatever country, is a kind of; nil for one without words here.
  package init?(of language: Language?) {
    guard let language, let known = Self.allCases.first(where: { language.isKind(of: $0.language) })
    else { return nil }
    self = known
  }

  /// The one to speak beside texts in a language: its own, or the stand-in.
  public init(_ language: Language?) { self = InterfaceLanguage(of: language) ?? .standIn }
}
