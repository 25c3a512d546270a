package import MenuCore

/// A sentence in the two languages in which a program speaks of itself.
package struct Phrase: Hashable, Sendable {
  private let english: String
  private let italian: String

  /// Makes a sentence.
  package init(_ english: String, _ italian: String) {
    (self.english, self.italian) = (english, italian)
  }

  /// The sentence in a language, in English where that is not Italian.
  package func words(in language: InterfaceLanguage) -> String {
    language == .italian ? italian : english
  }

  static func + (left: Phrase, right: Phrase) -> Phrase {
    Phrase(left.english + right.english, left.italian + right.italian)
  }
}
