/// A finding in words, in both languages in which the program speaks to owners.
///
///     FindingPhrase("a key is missing here", "qui manca una chiave").sentence(in: .italian).message
///     // qui manca una chiave
package struct FindingPhrase: Hashable, Sendable {
  let message: Phrase
  private let advice: Phrase?
  private let general: Phrase?

  /// Makes a finding in words.
  ///
  /// - Parameters:
  ///   - english: the message in English.
  ///   - italian: the message in Italian.
  ///   - advice: the advice that is given beside the change to make.
  ///   - general: the advice for which the text to write is given where there is one.
  init(_ english: String, _ italian: String, advice: Phrase? = nil, general: Phrase? = nil) {
    message = Phrase(english, italian)
    self.advice = advice
    self.general = general
  }

  /// The sentence in a language, in English where that is not Italian.
  func sentence(in language: InterfaceLanguage) -> FindingSentence {
    let message = message.words(in: language)
    if let general { return FindingSentence(message, general: general.words(in: language)) }
    return FindingSentence(message, advice: advice?.words(in: language))
  }
}
