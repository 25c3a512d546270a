internal import MenuCore

/// The words of a table in the five languages, ignoring case and accents.
enum TableWords {
  /// True if a part of a cell says that a dish contains an allergen: `contiene`, `x`.
  static func isContained(_ part: String) -> Bool {
    FlagWord.value(of: part) ?? (FileKey.named(part, among: [.contains]) != nil)
  }

  /// True if a part of a cell says that a dish may contain an allergen: `tracce`.
  static func isTrace(_ part: String) -> Bool {
    FileKey.named(part, among: [.mayContain]) != nil
  }

  /// True for a word that fills the cell of an allergen without stating anything: `no`, `-`.
  static func statesNothing(_ part: String) -> Bool {
    FlagWord.value(of: part) == false || part.trimmed.allSatisfy { "-–—".contains($0) }
  }

  /// True if a part of a cell that is not understood begins like one that is: `contiene farro`.
  static func beginsAsContained(_ part: Substring) -> Bool {
    folded(String(part)).split(separator: " ").first.map { isContained(String($0)) } ?? false
  }

  /// The text without case, accents, and punctuation: `Prezzo (€)` → `prezzo`.
  static func folded(_ text: String) -> String {
    var words = FoldedText(text).wordTexts
    guard let sign = words.last, ["€", "eur"].contains(sign), words.count > 1 else {
      return words == ["€"] ? "euro" : words.joined(separator: " ")
    }
    // `Prezzo in €`
    words.removeLast()
    if ["in", "en"].contains(words.last) { words.removeLast() }
    return words.joined(separator: " ")
  }
}
