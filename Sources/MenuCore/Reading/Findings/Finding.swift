/// A fault at one place of a file, in both languages in which the program speaks to owners.
///
///     Finding.notAPrice("cheap", meant: nil).sentence(in: .english, dish: "“Diavola”")
///     // "cheap" is not a price; write digits, as in "7.00"
///
/// There is a factory for every finding, with its rule and its words. Texts of the file are as written,
/// at most `Diagnostic.excerptLength` scalars of them, and may hold control characters.
package struct Finding: Hashable, Sendable {
  /// The kind of the finding: all findings of a kind have the same sentence.
  package let kind: Kind
  private let message: Phrase
  private let advice: Phrase?
  /// True if the advice is general: where there is a text to write, that text says it better.
  private let isGeneral: Bool
  /// True if the sentence has the text of the change that is suggested with the finding.
  let saysChange: Bool
  /// True if it is about a promise, which its owner alone can write.
  let isPromise: Bool

  /// Makes a finding.
  ///
  /// - Parameters:
  ///   - rule: the rule that is broken.
  ///   - variant: the name of the sentence, where the rule has several.
  ///   - english: the message in English, with `Finding.dish` where it names the dish.
  ///   - italian: the message in Italian.
  ///   - advice: the advice that is given beside the change to make.
  ///   - general: the advice for which the text to write is given where there is one.
  ///   - saysChange: true if the sentence has that text.
  ///   - isPromise: true if it is about a promise.
  init(
    _ rule: Diagnostic.Rule, _ variant: String? = nil, en english: String, it italian: String,
    advice: Phrase? = nil, general: Phrase? = nil, saysChange: Bool = false, isPromise: Bool = false
  ) {
    kind = Kind(rule: rule, variant: variant)
    message = Phrase(english, italian)
    self.advice = advice ?? general
    isGeneral = general != nil
    self.saysChange = saysChange
    self.isPromise = isPromise
  }

  /// The dish in the words of a finding: a character that no text has.
  static let dish = "\u{FFFF}"

  /// A kind of finding: the rule that is broken, and a name where the rule has several sentences.
  package struct Kind: Hashable, Sendable {
    /// The rule that is broken.
    package let rule: Diagnostic.Rule
    fileprivate let variant: String?

    /// The name, as `check` counts by it: `no-dish`, `unknown-key/near`.
    package var name: String { variant.map { "\(rule)/\($0)" } ?? rule.rawValue }
  }

  /// The rule that is broken.
  package var rule: Diagnostic.Rule { kind.rule }

  /// True if the message names the dish: of another dish it would be another message.
  package var namesDish: Bool { message.words(in: .english).contains(Self.dish) }

  /// The sentence in a language that reports have: in Italian, or else in English.
  ///
  /// - Parameters:
  ///   - language: the language of the owner.
  ///   - dish: the dish as the sentence names it: `“Diavola”`, `pizza 4`.
  /// - Returns: the message, and the advice with it.
  package func sentence(in language: InterfaceLanguage, dish: String) -> FindingSentence {
    func words(_ phrase: Phrase) -> String {
      phrase.words(in: language).replacing(Self.dish, with: dish)
    }
    return FindingSentence(words(message), advice: advice.map(words), isGeneral: isGeneral)
  }
}
