extension ChoiceStrings {
  /// The words in German.
  static let german = ChoiceStrings(
    title: "Meine Auswahl", nothing: "Noch ist nichts ausgewählt.",
    total: "Voraussichtliche Summe", otherwise: "so nicht mehr auf der Karte",
    before: { "vorher \($0)" },
    disclaimer:
      "Dies ist weder eine Bestellung noch ein Kassenbeleg. Zeigen Sie diese Anzeige der Bedienung."
  )
}
