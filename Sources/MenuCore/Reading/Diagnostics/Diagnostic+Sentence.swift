extension Diagnostic {
  /// The message in English. `"latte" is not known; did you mean "milk"?`
  public var message: String { sentence(in: .english).message }

  /// The message in Italian for `it` and its varieties, and in English for any other language.
  /// `"latte" non è nota; forse "milk"?`
  public func message(in language: Language) -> String {
    sentence(in: InterfaceLanguage(language)).message
  }

  /// The message with the dish before it, unless it names the dish; in Italian for `it` and its
  /// varieties, and in English for any other language. `“Diavola”: "latte" is not known`
  public func text(in language: Language) -> String {
    let words = InterfaceLanguage(language)
    let subject = subjectBesideMessage(in: words).map { "\($0): " } ?? ""
    return subject + sentence(in: words).message
  }

  /// The advice in English; nil if the message is enough. `write "7.00"`
  public var advice: String? { sentence(in: .english).advice }

  /// The advice in Italian for `it` and its varieties, and in English for any other language; nil if the
  /// message is enough. It can quote the file, as the message can. `scrivere "7.00"`
  public func advice(in language: Language) -> String? {
    sentence(in: InterfaceLanguage(language)).advice
  }

  /// The sentence in a language of diagnostics: in Italian, or else in English.
  package func sentence(in language: InterfaceLanguage) -> FindingSentence {
    switch content {
    case .finding(let finding): sentence(of: finding, in: language)
    case .other(_, _, let message): FindingSentence(message: message, advice: nil)
    }
  }

  /// The sentence of a finding, with the alternative edits.
  private func sentence(of finding: Finding, in language: InterfaceLanguage) -> FindingSentence {
    var change =
      finding.isPromise ? choices.adviceOnPromise(in: language) : choices.advice(in: language)
    if change == nil, edit != nil {
      let fixing = Phrase("check --fix makes this change", "check --fix fa questa modifica")
      change = fixing.words(in: language)
    }
    if finding.quotesEdit { change = nil }
    return finding.sentence(
      in: language, dish: subject(in: language), suggesting: change,
      isDeletion: choices.allSatisfy(\.text.isEmpty))
  }

  /// The dish as messages name it: `“Diavola”`, `pizza 4`, or `the menu` outside all dishes.
  package func subject(in language: InterfaceLanguage) -> String {
    if let dish { return dish.text(in: language) }
    return Phrase("the menu", "il menu").words(in: language)
  }

  /// The dish of the diagnostic; nil outside all dishes, and if the message names it.
  package func subjectBesideMessage(in language: InterfaceLanguage) -> String? {
    guard dish != nil else { return nil }
    if case .finding(let finding) = content, finding.namesDish { return nil }
    return subject(in: language)
  }
}
