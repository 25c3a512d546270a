/// A language whose words the program knows by itself, for what no menu has to spell out.
public enum InterfaceLanguage: CaseIterable, Hashable, Sendable {
  case italian, english

  /// What is spoken to whoever reads none of them, and read by more people than any other.
  public static let standIn = InterfaceLanguage.english

  /// The language itself.
  public var language: Language {
    switch self {
    case .italian: "it"
    case .english: "en"
    }
  }

  /// The one that a language, of whatever country, is a kind of; nil for one without words here.
  public init?(of language: Language?) {
    let known = InterfaceLanguage.allCases.first { language?.isKind(of: $0.language) ?? false }
    guard let known else { return nil }
    self = known
  }

  /// The one to speak beside texts in a language: its own, or what stands in for it.
  public init(_ language: Language?) {
    self = InterfaceLanguage(of: language) ?? .standIn
  }
}
