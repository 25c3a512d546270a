extension ChoiceStrings {
  /// The words in Italian.
  static let italian = ChoiceStrings(
    title: "La mia scelta", nothing: "Non hai ancora scelto niente.",
    total: "Totale indicativo", otherwise: "non più così nel menu",
    before: { "prima \($0)" },
    disclaimer:
      "Non è un ordine né un documento fiscale. Mostra questa schermata al cameriere."
  )
}
