import OldMenuCore

extension PageStrings {
  /// The words in Italian.
  static let italian = PageStrings(
    menu: "Menu",
    languages: "Lingue",
    filters: "Allergeni e diete",
    without: "Senza",
    diet: "Dieta",
    showAll: "Mostra tutto",
    contain: { count in
      count == 1
        ? "1 contiene o può contenere l'allergene"
        : "\(count) contengono o possono contenere l'allergene"
    },
    notStated: { count in
      "\(count) \(count == 1 ? "non dichiarata" : "non dichiarate"): chiedere al personale"
    },
    notMarked: { "\($0) senza questa indicazione" },
    colon: ": ",
    together:
      "Solo le voci adatte a tutti i filtri; se non ne resta nessuna, chiedere al personale.",
    changed: { "Aggiornato il \($0)" },
    sheet: "Tabella degli allergeni",
    dish: "Voce",
    state: { state in
      switch state {
      case .contains: "contiene"
      case .mayContain: "può contenere"
      case .free: "senza, secondo il locale"
      case .notAnIngredient: "non è un ingrediente"
      case .notStated: "non dichiarato: chiedere al personale"
      }
    })
}

extension ExportStrings {
  /// The words in Italian.
  static let italian = ExportStrings(
    number: "N.", dish: "Piatto", price: "Prezzo", allergens: "Allergeni")
}
