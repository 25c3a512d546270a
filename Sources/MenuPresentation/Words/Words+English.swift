import MenuCore

extension Words {
  /// The words in English, and around dishes in every language that has none here.
  public static let english = Words(
    language: .english,
    soldOut: "sold out",
    askStaff: "ask the staff",
    position: { "\($0) of \($1)" },
    items: { $0 == 1 ? "1 item" : "\($0) items" },
    noItems: "The menu is empty.",
    contains: "Contains",
    mayContain: "May contain",
    freeOf: "Free of",
    only: "only",
    noAllergen: "None of the fourteen allergens is an ingredient.",
    noOtherAllergen: "None of the other allergens is an ingredient.",
    notStated: "Allergens not stated: ask the staff.",
    askAboutAllergens: "For allergens that are not stated ask the staff.",
    was: "was",
    addOns: "Add-ons",
    choose: { count in
      count.lowerBound == 0
        ? "up to \(count.upperBound)" : "\(count.lowerBound) to \(count.upperBound)"
    },
    cover: "Cover",
    marks: [.vegetarian: "vegetarian", .vegan: "vegan", .spicy: "spicy"],
    hints: [.move: "move", .section: "section", .list: "list", .quit: "quit"])
}
