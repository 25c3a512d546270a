/// A language whose words the program knows by itself, for what no menu has to spell out.
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

  /// What is spoken to whoever reads none of them, and read by more people than any other.
  public static let standIn = InterfaceLanguage.english

  /// The words of the language.
  var terms: any Terms.Type {
    switch self {
    case .italian: Italian.self
    case .english: English.self
    case .german: German.self
    case .french: French.self
    case .spanish: Spanish.self
    }
  }

  /// The language itself.
  public var language: Language { terms.language }

  /// What it is called in its own words: `italiano`.
  public var ownName: String { terms.ownName }

  /// The one that a language, of whatever country, is a kind of; nil for one without words here.
  public init?(of language: Language?) {
    let known = InterfaceLanguage.allCases.first { language?.isKind(of: $0.language) ?? false }
    guard let known else { return nil }
    self = known
  }

  /// The one that a language is and no kind of, nil for others: `de`, not `de-CH`.
  package init?(exactly language: Language) {
    guard let known = InterfaceLanguage(of: language), known.language == language else {
      return nil
    }
    self = known
  }

  /// The one to speak beside texts in a language: its own, or what stands in for it.
  public init(_ language: Language?) {
    self = InterfaceLanguage(of: language) ?? .standIn
  }

  /// The one that a locale asks for, or what stands in for it; takes the environment's variables.
  public init(locale environment: [String: String]) {
    self.init(Language(locale: environment))
  }
}

/// The words that stand for the terms of the file.
extension InterfaceLanguage {
  /// The title of a list.
  public func name(of list: MenuList) -> String { terms.name(of: list) }

  /// What an allergen is called, a kind by itself: `frumento`, not `glutine (frumento)`.
  public func name(of allergen: Allergen) -> String { terms.name(of: allergen) }

  /// What a diet is called, in Italian as it agrees with `pizza`.
  public func name(of diet: Diet) -> String { terms.name(of: diet) }

  /// How a beverage comes to the table.
  public func name(of serving: Serving) -> String { terms.name(of: serving) }

  /// What stands in place of a name that the file does not give.
  public var noName: String { terms.noName }

  /// The base of a pizza; `red` and `white` are known.
  func text(base: String) -> String {
    KnownBase.allCases.first { base.hasSameUTF8(as: $0.rawValue) }.map(terms.name) ?? base
  }

  /// The words after a price for what one pays for; `piece` and `person` are known.
  func text(per unit: String) -> String {
    KnownUnit.allCases.first { unit.hasSameUTF8(as: $0.rawValue) }.map(terms.name) ?? "/ \(unit)"
  }
}
