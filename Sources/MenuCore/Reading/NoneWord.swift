/// The words that people write where they mean that there is no allergen, in the languages of the
/// interface.
package enum NoneWord {
  /// True for one of them, whatever its case and accents. `Nessuno`
  package static func isOne(_ word: String) -> Bool {
    words.contains(FoldedText(word).text)
  }

  private static let words: Set = [
    "none", "no", "nothing", "nil", "n/a", "no allergens", "-", "–", "—", "/",
    "without", "without allergens", "senza", "ohne", "ohne allergene", "allergenfrei", "sans",
    "sans allergenes", "sin", "sin alergenos", "nessuno", "nessuna", "nessun allergene", "niente",
    "senza allergeni",
    "keine", "keiner", "keines", "kein", "nein", "nichts", "keine allergene",
    "aucun", "aucune", "aucun allergene", "non", "rien",
    "ninguno", "ninguna", "ningun alergeno", "nada",
  ]
}
