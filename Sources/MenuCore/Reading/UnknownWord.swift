internal import LocatedJSON

/// The words that people write where they do not know the answer, in the languages of the interface.
enum UnknownWord {
  /// True for such a word, ignoring case and accents, and for a text without any. `k. A.`, `?`
  static func isOne(_ word: String) -> Bool {
    word.isBlank || OwnerWords.shared.has(word, about: .unknown)
      || OwnerWords.shared.has(word, about: .dashes)
  }
}

extension MenuParser {
  /// Reports a word for an answer that is not known. Without it, its statement keeps only its warnings.
  func reportUnknown(_ word: JSONValue) {
    log.report(
      .wrongType(.allergens, .unknown), at: word.range, .advised(self.withoutPromises(and: word)))
  }

  /// Reduces the statement with a word to its other warnings.
  func withoutPromises(and word: JSONValue) -> FileEdit? {
    let statement = statementValue ?? word
    let left = statement.withoutPromises(ofLists: listsAreComplete, andWithout: word)
    return statement.writing(left?.line) ?? deletion(of: statement)
  }
}
