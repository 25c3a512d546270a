internal import MenuCore
internal import MenuPresentation

/// The menu for search engines: schema.org in JSON-LD, with allergens in the terms of GS1.
struct LinkedMenu {
  private let source: MenuDataSource
  private let strings: Strings
  /// True to write only names, prices and diets, inside a page that shows the rest.
  private let isBrief: Bool

  init(_ source: MenuDataSource, isBrief: Bool = false) {
    self.source = source
    self.isBrief = isBrief
    strings = source.context.strings
  }

  var text: String {
    let shown = (0..<source.numberOfSections).filter { source.numberOfRows(inSection: $0) > 0 }

    let menu = JSONTree.object(skippingNil: [
      ("@context", terms),
      ("@type", .text("Menu")),
      ("name", tree(source.menu.name)),
      ("description", tree(source.menu.description)),
      ("inLanguage", source.context.languageOfTexts.map { .text($0.tag) }),
      ("hasMenuSection", .list(unlessEmpty: shown.map(section))),
    ])
    return menu.compact
  }

  private var terms: JSONTree {
    let schema = JSONTree.text("https://schema.org")
    if isBrief { return schema }
    return .list([schema, .object([("gs1", .text("https://ref.gs1.org/voc/"))])])
  }

  private func section(_ section: Int) -> JSONTree {
    let presenter = MenuPresenter(source)
    let items = (0..<source.numberOfRows(inSection: section)).compactMap { row -> JSONTree? in
      guard let dish = source.dish(forRow: row, inSection: section) else { return nil }
      let item = isBrief ? nil : presenter.menuItem(forRow: row, inSection: section)
      return tree(of: dish, item)
    }
    return JSONTree.object(skippingNil: [
      ("@type", .text("MenuSection")),
      ("name", .text(source.title(forSection: section) ?? "")),
      ("hasMenuItem", .list(unlessEmpty: items)),
    ])
  }

  /// A dish, with the parts that a brief menu omits; `item` is nil in a brief menu.
  private func tree(of dish: Dish, _ item: MenuItem?) -> JSONTree {
    let diets = dish.trustedDiets.compactMap(\.linkedName)
      .map { JSONTree.text("https://schema.org/\($0)") }

    var members: [(String, JSONTree?)] = [
      ("@type", .text("MenuItem")),
      ("name", tree(dish.name)),
      ("image", dish.imageAddress.map { .text($0) }),
      ("identifier", item?.dishID.map { .text($0) }),
      ("description", item.flatMap { description(of: dish, $0) }),
      ("suitableForDiet", .list(unlessEmpty: diets)),
      ("offers", .list(unlessEmpty: offers(of: dish))),
    ]
    if let item {
      members += [
        ("nutrition", nutrition(of: dish)),
        ("menuAddOn", .list(unlessEmpty: addOns(of: dish, item))),
      ]
      members += statement(dish.combinedStatement, isUndeclared: item.isUndeclared)
    }
    return JSONTree.object(skippingNil: members)
  }

  /// The offer of each size, or the only offer.
  private func offers(of dish: Dish) -> [JSONTree] {
    if dish.sizes.isEmpty {
      let only = offer(dish.price, name: nil, isSoldOut: dish.isSoldOut)
      return [only].compactMap(\.self)
    }
    return dish.sizes.compactMap { size in
      offer(size.price, name: source.context.text(size.name), isSoldOut: dish.isSoldOut)
    }
  }

  private func nutrition(of dish: Dish) -> JSONTree? {
    guard let calories = dish.calories, calories >= 0 else { return nil }
    return .object([
      ("@type", .text("NutritionInformation")), ("calories", .text("\(calories) kcal")),
    ])
  }

  /// The ingredients, and the warnings for which schema.org has no property: spicy, frozen, alcohol.
  private func description(of dish: Dish, _ item: MenuItem) -> JSONTree? {
    let contents = dish.ingredients.map { source.context.text($0.name) }.joined(separator: ", ")
    var parts: [String] = []
    if !contents.isEmpty { parts.append(contents) }
    parts += strings.warningsBesideAllergens(of: item)
    return parts.nonEmpty.map { .text($0.joined(separator: " · ")) }
  }

  private func addOns(of dish: Dish, _ item: MenuItem) -> [JSONTree] {
    dish.addOns(in: item).map { shown, addOn in
      let members: [(String, JSONTree?)] = [
        ("@type", .text("MenuItem")),
        ("name", tree(addOn.name)),
        ("offers", offer(addOn.price, name: nil, isSoldOut: false)),
      ]
      let statement = statement(addOn.statement, isUndeclared: shown.isUndeclared)
      return JSONTree.object(skippingNil: members + statement)
    }
  }

  /// A statement, allergen by allergen and as a text, which is always complete.
  private func statement(
    _ statement: AllergenStatement, isUndeclared: Bool
  ) -> [(String, JSONTree?)] {
    let words = strings.sentence(statement, isUndeclared: isUndeclared)
    return [
      ("gs1:hasAllergen", .list(unlessEmpty: allergens(statement))),
      ("gs1:allergenStatement", .text(words)),
    ]
  }

  private func allergens(_ statement: AllergenStatement) -> [JSONTree] {
    let levels: [(AllergenSet, String)] = [
      (statement.contains, "CONTAINS"),
      (statement.mayContain, "MAY_CONTAIN"),
      (statement.promised, "FREE_FROM"),
    ]
    return levels.flatMap { set, level in
      set.map { allergen in
        JSONTree.object(skippingNil: [
          ("@type", .text("gs1:AllergenDetails")),
          ("gs1:allergenType", .text(allergen.rawValue)),
          ("gs1:allergenLevelOfContainmentCode", .text(level)),
        ])
      }
    }
  }

  /// An offer. A price that is not one amount for the whole dish is in its specification; a brief menu omits
  /// a price per unit.
  private func offer(_ price: Price?, name: String?, isSoldOut: Bool) -> JSONTree? {
    let price = isBrief && price?.per != nil ? nil : price
    guard price != nil || isSoldOut else { return nil }
    let isPlain = price?.per == nil && price?.exact != nil

    return JSONTree.object(skippingNil: [
      ("@type", .text("Offer")),
      ("priceCurrency", isPlain ? currency : nil),
      ("name", name.map { .text($0) }),
      ("price", isPlain ? tree(price?.exact) : nil),
      ("priceSpecification", isPlain ? nil : price.flatMap(specification)),
      ("availability", isSoldOut ? .text("https://schema.org/SoldOut") : nil),
    ])
  }

  private func specification(of price: Price) -> JSONTree? {
    guard price.lowest != nil else { return nil }
    let isExact = price.exact != nil
    return JSONTree.object(skippingNil: [
      ("@type", .text(price.per == nil ? "PriceSpecification" : "UnitPriceSpecification")),
      ("price", tree(price.exact)),
      ("minPrice", isExact ? nil : tree(price.lowest)),
      ("maxPrice", isExact ? nil : tree(price.highest)),
      ("priceCurrency", currency),
      ("unitText", tree(price.per)),
    ])
  }

  private var currency: JSONTree? { source.context.currency.map { .text($0.code) } }

  private func tree(_ amount: Amount?) -> JSONTree? {
    amount.map { .text($0.digits(in: source.context.currency)) }
  }

  private func tree(_ text: LocalizedText?) -> JSONTree? {
    text.map { .text(source.context.text($0)) }
  }
}

extension Diet {
  /// The name in schema.org; nil if there is none. `gluten-free` → `GlutenFreeDiet`
  fileprivate var linkedName: String? {
    switch self {
    case .vegetarian: "VegetarianDiet"
    case .vegan: "VeganDiet"
    case .halal: "HalalDiet"
    case .kosher: "KosherDiet"
    case .hindu: "HinduDiet"
    case .glutenFree: "GlutenFreeDiet"
    case .lowLactose: "LowLactoseDiet"
    case .diabetic: "DiabeticDiet"
    case .lowCalorie: "LowCalorieDiet"
    case .lowFat: "LowFatDiet"
    case .lowSalt: "LowSaltDiet"
    case .pescatarian, .lactoseFree, .dairyFree, .organic: nil
    }
  }
}

extension Price {
  /// The only amount; nil for a range, a lowest price or a text.
  fileprivate var exact: Amount? { lowest == highest ? lowest : nil }
}
