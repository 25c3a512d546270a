/// Texts of other formats that may warn.
extension String {
  /// True for a text that names an allergen, or mentions traces or allergens in general.
  package var mayWarn: Bool {
    if speaksOfTraces || FoldedText(self).text.contains("allerg") { return true }
    var lexicon = Lexicon()
    return !lexicon.finding(in: self).allergens.isEmpty
  }

  /// True for a text that mentions traces or a possibility: `può contenere tracce`
  package var speaksOfTraces: Bool { MenuParser.speaksOfTraces(self) }
}
