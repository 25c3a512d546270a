/// A language whose words are built into the program.
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

  /// The language for readers whose language is not among them.
  package static let fallback = InterfaceLanguage.english

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

  /// The interface language of a language, whatever its country; nil if there is none.
  package init?(of language: Language?) {
    guard let language, let known = Self.allCases.first(where: { language.isKind(of: $0.language) })
    else { return nil }
    self = known
  }

  /// The interface language next to texts in a language: the same language, or else `fallback`.
  public init(_ language: Language?) { self = InterfaceLanguage(of: language) ?? .fallback }

  /// The interface language of a locale, or `fallback`. Takes the environment.
  package init(locale environment: [String: String]) { self.init(Language(locale: environment)) }
}
