package import OldMenuCore

/// Words that somebody looked for and that no dish has, as far as they may be kept: letters only, of
/// at most two words, so that nothing of a person stays that was typed into the wrong window.
package struct VainSearch: Hashable, Sendable {
  /// The words, folded, with a space between them.
  @ComparedAsUTF8 public private(set) var text: String

  /// How many letters are kept at most.
  private static let mostLetters = 24
  private static let mostWords = 2

  /// Takes what was typed; nil where it is not to be kept: a digit, an @, a word too many.
  package init?(typed: String) {
    guard typed.utf8.count <= 200 else { return nil }
    let scalars = typed.unicodeScalars
    guard scalars.allSatisfy({ $0.properties.numericType == nil && $0 != "@" }) else { return nil }
    let words = typed.folded.unicodeScalars.split { !$0.isLetter }
    let count = words.reduce(0) { $0 + $1.count }
    guard (1...VainSearch.mostWords).contains(words.count), (2...VainSearch.mostLetters) ~= count
    else { return nil }
    let text = words.map { String($0) }.joined(separator: " ")
    _text = ComparedAsUTF8(wrappedValue: text)
  }

  /// Takes what stands in a tally; nil for what no program of this kind writes there.
  init?(written text: String) {
    guard let search = VainSearch(typed: text), search.text.hasSameUTF8(as: text) else {
      return nil
    }
    self = search
  }
}

extension Unicode.Scalar {
  /// A letter, or a mark that some scripts write on one.
  fileprivate var isLetter: Bool {
    properties.isAlphabetic || properties.generalCategory == .nonspacingMark
      || properties.generalCategory == .spacingMark
  }
}
