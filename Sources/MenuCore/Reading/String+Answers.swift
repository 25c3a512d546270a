/// The words that people write as an answer, besides those for true and false, in the languages of the
/// interface, ignoring case and accents.
extension String {
  /// True for a word for "no allergens": `Nessuno`
  var meansNone: Bool { OwnerWords.shared.has(self, about: .none) }

  /// True for such a word, and for the signs that fill an empty cell of a table: `n/a`, `-`
  package var isEmptyCell: Bool { meansNone || OwnerWords.shared.has(self, about: .dashes) }

  /// True for an answer that is not known, and for a text without any: `k. A.`, `?`
  var meansUnknown: Bool {
    isBlank || OwnerWords.shared.has(self, about: .unknown)
      || OwnerWords.shared.has(self, about: .dashes)
  }
}
