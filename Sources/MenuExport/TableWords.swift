internal import MenuCore

/// The words of a table in the five languages, ignoring case and accents.
enum TableWords {
  /// True for `yes`, `sì`, `x` and synonyms, false for `no` and synonyms, otherwise nil.
  static func answer(_ cell: String) -> Bool? {
    let word = folded(cell)
    if yes.contains(word) { return true }
    return no.contains(word) ? false : nil
  }

  /// True if a part of a cell says that a dish contains an allergen: `contiene`, `x`.
  static func isContained(_ part: String) -> Bool {
    let word = folded(part)
    return yes.contains(word) || contained.contains(word)
  }

  /// True if a part of a cell says that a dish may contain an allergen: `tracce`.
  static func isTrace(_ part: String) -> Bool { traces.contains(folded(part)) }

  /// True for a word that fills the cell of an allergen without stating anything: `no`, `-`.
  static func statesNothing(_ part: String) -> Bool {
    no.contains(folded(part)) || part.trimmed.allSatisfy { "-–—".contains($0) }
  }

  /// True if a part of a cell that is not understood begins like one that is: `contiene farro`.
  static func beginsAsContained(_ part: Substring) -> Bool {
    folded(String(part)).split(separator: " ").first.map { isContained(String($0)) } ?? false
  }

  /// The text without case, accents, and punctuation: `Prezzo (€)` → `prezzo`.
  static func folded(_ text: String) -> String {
    var words = FoldedText(text).words.map { String(decoding: $0, as: UTF8.self) }
    guard let sign = words.last, ["€", "eur"].contains(sign), words.count > 1 else {
      return words == ["€"] ? "euro" : words.joined(separator: " ")
    }
    // `Prezzo in €`
    words.removeLast()
    if ["in", "en"].contains(words.last) { words.removeLast() }
    return words.joined(separator: " ")
  }

  private static let yes = words([
    "yes", "y", "x", "sì", "sí", "si", "ja", "j", "oui", "true", "vero", "wahr", "vrai",
    "verdadero", "1", "✓", "✔", "☑", "●",
  ])
  private static let no = words([
    "no", "n", "nein", "non", "false", "falso", "falsch", "faux", "0",
  ])
  private static let contained = words([
    "contains", "contiene", "enthält", "contient", "present", "presente", "vorhanden", "présent",
  ])
  private static let traces = words([
    "may", "may contain", "traces", "può contenere", "tracce", "kann enthalten",
    "kann Spuren enthalten", "Spuren", "peut contenir", "puede contener", "trazas",
  ])

  private static func words(_ words: [String]) -> Set<String> { Set(words.map(folded)) }
}
