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
    strings = Strings.of(source.context.interfaceLanguage)
  }

  var text: String {
    let shown = (0..<source.numberOfSections).filter { source.numberOfRows(inSection: $0) > 0 }
    let language = source.context.language ?? source.menu.language

    return JSONObject.text([
      ("@context", terms),
      ("@type", "\"Menu\""),
      ("name", quoted(source.menu.name)),
      ("description", quoted(source.menu.description)),
      ("inLanguage", language.map { JSONText.quoted($0.tag) }),
      ("hasMenuSection", JSONObject.list(shown.map(section))),
    ])
  }

  private var terms: String {
    if isBrief { return "\"https://schema.org\"" }
    return "[\"https://schema.org\",{\"gs1\":\"https://ref.gs1.org/voc/\"}]"
  }

  private func section(_ section: Int) -> String {
    let presenter = MenuPresenter(source)
    let items = (0..<source.numberOfRows(inSection: section)).compactMap { row -> String? in
      guard let dish = source.dish(forRow: row, inSection: section) else { return nil }
      if isBrief { return text(of: dish, nil) }
      return text(of: dish, presenter.cell(forRow: row, inSection: section)?.item)
    }
    return JSONObject.text([
      ("@type", "\"MenuSection\""),
      ("name", JSONText.quoted(source.title(forSection: section) ?? "")),
      ("hasMenuItem", JSONObject.list(items)),
    ])
  }

  /// A dish, and the parts of its row that a brief menu omits.
  private func text(of dish: Dish, _ item: MenuItem?) -> String {
    let diets = dish.trustedDiets.compactMap(\.linkedName)
      .map { "\"https://schema.org/\($0)\"" }

    var members: [(String, String?)] = [
      ("@type", "\"MenuItem\""),
      ("name", quoted(dish.name)),
      ("image", dish.imageAddress.map { JSONText.quoted($0) }),
    ]
    if !isBrief { members.append(("identifier", dish.id.map { JSONText.quoted($0) })) }
    members += [
      ("description", item.flatMap { description(of: dish, $0) }),
      ("suitableForDiet", JSONObject.list(diets)),
      ("offers", JSONObject.list(offers(of: dish))),
    ]
    if let item {
      members += [
        ("nutrition", nutrition(of: dish)),
        ("menuAddOn", JSONObject.list(addOns(of: dish, item))),
      ]
      members += statement(dish.combinedStatement, isUndeclared: item.isUndeclared)
    }
    return JSONObject.text(members)
  }

  /// The offer of each size, or the only one.
  private func offers(of dish: Dish) -> [String] {
    if dish.sizes.isEmpty {
      let only = offer(dish.price, name: nil, isSoldOut: dish.isSoldOut)
      return [only].compactMap(\.self)
    }
    return dish.sizes.compactMap { size in
      offer(size.price, name: source.context.text(size.name), isSoldOut: dish.isSoldOut)
    }
  }

  private func nutrition(of dish: Dish) -> String? {
    guard let calories = dish.calories, calories >= 0 else { return nil }
    return "{\"@type\":\"NutritionInformation\",\"calories\":\"\(calories) kcal\"}"
  }

  /// The ingredients, and the warnings for which schema.org has no property: heat, frozen, alcohol.
  private func description(of dish: Dish, _ item: MenuItem) -> String? {
    let contents = dish.ingredients.map { source.context.text($0.name) }.joined(separator: ", ")
    var parts: [String] = []
    if !contents.isEmpty { parts.append(contents) }
    if let heat = strings.heat(of: item, spoken: true) { parts.append(heat) }
    if item.isFrozen { parts.append(strings.frozen) }
    if let alcohol = item.alcohol { parts.append(alcohol) }

    let text = parts.joined(separator: " · ")
    guard !text.isEmpty else { return nil }
    return JSONText.quoted(text)
  }

  private func addOns(of dish: Dish, _ item: MenuItem) -> [String] {
    dish.addOns(in: item).map { shown, addOn in
      let members: [(String, String?)] = [
        ("@type", "\"MenuItem\""),
        ("name", quoted(addOn.name)),
        ("offers", offer(addOn.price, name: nil, isSoldOut: false)),
      ]
      return JSONObject.text(
        members + statement(addOn.allergens, isUndeclared: shown.isUndeclared))
    }
  }

  /// A statement, allergen by allergen and as a text, which is always complete.
  private func statement(
    _ statement: AllergenStatement, isUndeclared: Bool
  ) -> [(String, String?)] {
    let words = strings.sentence(statement, isUndeclared: isUndeclared)
    return [
      ("gs1:hasAllergen", JSONObject.list(allergens(statement))),
      ("gs1:allergenStatement", JSONText.quoted(words)),
    ]
  }

  private func allergens(_ statement: AllergenStatement) -> [String] {
    let levels: [(AllergenSet, String)] = [
      (statement.contains, "CONTAINS"),
      (statement.mayContain, "MAY_CONTAIN"),
      (statement.promised, "FREE_FROM"),
    ]
    return levels.flatMap { set, level in
      set.map { allergen in
        JSONObject.text([
          ("@type", "\"gs1:AllergenDetails\""),
          ("gs1:allergenType", JSONText.quoted(allergen.rawValue)),
          ("gs1:allergenLevelOfContainmentCode", JSONText.quoted(level)),
        ])
      }
    }
  }

  private func offer(_ price: Price?, name: String?, isSoldOut: Bool) -> String? {
    guard price != nil || isSoldOut else { return nil }
    let lowest = price?.lowest
    let isExact = lowest != nil && lowest == price?.highest

    var members: [(String, String?)] = [("@type", "\"Offer\"")]
    if isExact { members.append(("priceCurrency", currency)) }
    members.append(("name", name.map { JSONText.quoted($0) }))
    if isExact {
      members.append(("price", quoted(lowest)))
    } else if let price, lowest != nil {
      members.append(("priceSpecification", bounds(of: price)))
    }
    if isSoldOut { members.append(("availability", "\"https://schema.org/SoldOut\"")) }
    return JSONObject.text(members)
  }

  private func bounds(of price: Price) -> String {
    JSONObject.text([
      ("@type", "\"PriceSpecification\""),
      ("minPrice", quoted(price.lowest)),
      ("maxPrice", quoted(price.highest)),
      ("priceCurrency", currency),
    ])
  }

  private var currency: String? { source.context.currency.map { JSONText.quoted($0.code) } }

  private func quoted(_ amount: Amount?) -> String? {
    amount.map { JSONText.quoted($0.digits(in: source.context.currency)) }
  }

  private func quoted(_ text: LocalizedText?) -> String? {
    text.map { JSONText.quoted(source.context.text($0)) }
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
