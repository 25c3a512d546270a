import MenuCore

/// An article as the till exports it.
struct TillItem: Decodable {
  let sku: Int
  let label: String
  let labelEN: String?
  let cents: Int?
  let variants: [Variant]?
  let category: String
  let allergens: [String]
  let isChecked: Bool
  let vegan: Bool?
  let stock: Int?
  let hot: Int?
  let recipe: [String]?

  struct Variant: Decodable {
    let label: String
    let cents: Int
  }

  func dish(in currency: Currency) -> Dish {
    var dish = Dish(id: "sku-\(sku)", name: label)
    if let labelEN { dish.name = ["it": label, "en": labelEN] }
    // A dish has a price or sizes. An article with variants is never sold at its own price.
    for variant in variants ?? [] {
      let price = Price(Amount(minorUnits: variant.cents, in: currency))
      dish.sizes.append(DishSize(name: variant.label, price: price))
    }
    if dish.sizes.isEmpty {
      dish.price = cents.map { Price(Amount(minorUnits: $0, in: currency)) }
    }
    dish.ingredients = (recipe ?? []).map { Ingredient(name: $0) }
    // A word that the menu does not know is shown as written, and the dish promises nothing beside it.
    for word in allergens {
      if let allergen = Allergen(rawValue: word) {
        dish.allergens.contains.insert(allergen)
      } else {
        dish.allergens.unread.append(word)
      }
    }
    dish.allergens.isComplete = isChecked
    if vegan == true { dish.diets.insert(.vegan) }
    dish.isSoldOut = stock == 0
    dish.spiciness = hot ?? 0
    return dish
  }
}
