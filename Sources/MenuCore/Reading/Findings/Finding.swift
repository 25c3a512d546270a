/// A fault at one position of a file, in both languages of diagnostics.
///
///     Finding.notAPrice("cheap", meant: nil).sentence(in: .english, dish: "“Diavola”")
///     // "cheap" is not a price; write digits, as in "7.00"
///
/// Every finding has a factory with its rule and its wording; those of `JSONFault` and `SafetyFinding` have an
/// initializer. Texts of the file are quoted as written, with at most `Diagnostic.excerptLength` scalars, and
/// may contain control characters.
package struct Finding: Hashable, Sendable {
  /// The kind of the finding: all findings of a kind have the same sentence.
  package let kind: Kind
  private let message: Phrase
  /// The advice that is given in addition to the suggested edit.
  private let advice: Phrase?
  /// The advice that is replaced by the suggested edit, if there is one.
  private let general: Phrase?
  /// True if the message contains the text of the suggested edit.
  let quotesEdit: Bool
  /// True if it is about a promise, which only the owner can write.
  let isPromise: Bool

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - variant: the name of the sentence, if the rule has several.
  ///   - english: the message in English, with `Finding.dish` as a placeholder for the dish.
  ///   - italian: the message in Italian.
  ///   - advice: advice that is given in addition to the suggested edit.
  ///   - general: advice that is replaced by the suggested edit, if there is one.
  ///   - quotesEdit: true if the message contains the text of the suggested edit.
  ///   - isPromise: true if it is about a promise.
  init(
    _ rule: Diagnostic.Rule, _ variant: String? = nil, en english: String, it italian: String,
    advice: Phrase? = nil, general: Phrase? = nil, quotesEdit: Bool = false, isPromise: Bool = false
  ) {
    self.init(
      rule, variant, Phrase(english, italian), advice: advice, general: general,
      quotesEdit: quotesEdit, isPromise: isPromise)
  }

  /// Makes a finding whose message is composed.
  init(
    _ rule: Diagnostic.Rule, _ variant: String?, _ message: Phrase, advice: Phrase? = nil,
    general: Phrase? = nil, quotesEdit: Bool = false, isPromise: Bool = false
  ) {
    kind = Kind(rule: rule, variant: variant)
    self.message = message
    self.advice = advice
    self.general = general
    self.quotesEdit = quotesEdit
    self.isPromise = isPromise
  }

  /// The placeholder for the dish in a message: a character that no text contains.
  static let dish = "\u{FFFF}"

  /// A kind of finding: the rule that is broken, and a name if the rule has several sentences.
  package struct Kind: Hashable, Sendable {
    /// The rule that is broken.
    package let rule: Diagnostic.Rule
    fileprivate let variant: String?

    /// The name by which `check` counts: `no-dish`, `unknown-key/near`.
    package var name: String { variant.map { "\(rule)/\($0)" } ?? rule.rawValue }
  }

  /// The rule that is broken.
  package var rule: Diagnostic.Rule { kind.rule }

  /// True if the message names the dish, so that it differs between dishes.
  package var namesDish: Bool { message.words(in: .english).contains(Self.dish) }

  /// The sentence in a language of diagnostics: in Italian, or else in English.
  ///
  /// - Parameters:
  ///   - language: the language of the owner.
  ///   - dish: the dish as messages name it: `“Diavola”`, `pizza 4`.
  ///   - edit: the suggested edit in words.
  ///   - isDeletion: true if the edit only deletes something, as the alternative to general advice.
  /// - Returns: the message and the advice.
  package func sentence(
    in language: InterfaceLanguage, dish: String, suggesting edit: String? = nil,
    isDeletion: Bool = false
  ) -> FindingSentence {
    func words(_ phrase: Phrase) -> String {
      phrase.words(in: language).replacing(Self.dish, with: dish)
    }
    let general = general.map(words)
    var change = edit ?? general
    if let edit, let general, isDeletion {
      change = general + words(Phrase(", or ", ", o ")) + edit
    }
    let parts = [change, advice.map(words)].compactMap(\.self)
    return FindingSentence(
      message: words(message), advice: parts.nonEmpty?.joined(separator: "; "))
  }
}
