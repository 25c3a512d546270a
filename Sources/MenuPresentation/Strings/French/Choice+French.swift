extension ChoiceStrings {
  /// The words in French.
  static let french = ChoiceStrings(
    title: "Mon choix", nothing: "Rien n'est encore choisi.",
    total: "Total indicatif", otherwise: "n'est plus proposé ainsi",
    before: { "avant \($0)" },
    disclaimer:
      "Ceci n'est ni une commande ni un document fiscal. Montrez cet écran au serveur."
  )
}
