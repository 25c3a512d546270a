extension Diagnostic {
  /// The English sentence. `"latte" is not known; did you mean "milk"?`
  public var message: String { sentence(in: .english).message }

  /// The sentence in Italian, and in English for any other language.
  /// `“latte” non è una parola di questo campo: intendeva “milk”?`
  public func message(in language: InterfaceLanguage) -> String { sentence(in: language).message }

  /// The English advice on the spot, nil where the sentence says all. `write "7.00"`
  public var advice: String? { sentence(in: .english).advice }

  /// The sentence in a language that reports have: in Italian, or else in English.
  package func sentence(in language: InterfaceLanguage) -> FindingSentence {
    finding.sentence(in: language, dish: subject(in: language))
  }

  /// The dish as a sentence names it: `“Diavola”`, `pizza 4`, and `the menu` outside all dishes.
  package func subject(in language: InterfaceLanguage) -> String {
    guard let dish else { return language == .italian ? "il menu" : "the menu" }
    return dish.name.map { "“\($0)”" } ?? "\(language.name(of: dish.list)) \(dish.number)"
  }
}
