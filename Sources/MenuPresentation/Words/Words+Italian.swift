import MenuCore

extension Words {
  /// The words in Italian.
  public static let italian = Words(
    language: .italian,
    soldOut: "esaurita",
    askStaff: "chiedere al personale",
    position: { "\($0) di \($1)" },
    items: { $0 == 1 ? "1 voce" : "\($0) voci" },
    noItems: "Il menu è vuoto.",
    contains: "Contiene",
    mayContain: "Può contenere",
    freeOf: "Senza",
    only: "solo",
    noAllergen: "Nessuno dei quattordici allergeni è un ingrediente.",
    noOtherAllergen: "Nessuno degli altri allergeni è un ingrediente.",
    notStated: "Allergeni non dichiarati: chiedere al personale.",
    askAboutAllergens: "Per gli allergeni non dichiarati chiedere al personale.",
    was: "era",
    addOns: "Aggiunte",
    choose: { count in
      count.lowerBound == 0
        ? "fino a \(count.upperBound)" : "da \(count.lowerBound) a \(count.upperBound)"
    },
    cover: "Coperto",
    marks: [.vegetarian: "vegetariana", .vegan: "vegana", .spicy: "piccante"],
    hints: [.move: "muovi", .section: "sezione", .list: "lista", .quit: "esci"])
}
