/// A sentence for owners, in English and in Italian, the languages of the messages for them.
///
///     Phrase("a name is missing", "manca il nome").words(in: .italian)    // manca il nome
package struct Phrase: Hashable, Sendable {
  private let english: String
  private let italian: String

  /// Makes a sentence.
  package init(_ english: String, _ italian: String) {
    self.english = english
    self.italian = italian
  }

  /// Makes a sentence that is the same in every language, such as a text of the system or of a file.
  package init(_ text: String) { self.init(text, text) }

  /// One phrase followed by another.
  package static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(left.english + right.english, left.italian + right.italian)
  }

  /// Adds a phrase at the end.
  package static func += (left: inout Phrase, right: Phrase) { left = left + right }

  /// The sentence in Italian, or in English for any other language.
  package func words(in language: InterfaceLanguage) -> String {
    if language == .italian { italian } else { english }
  }
}
