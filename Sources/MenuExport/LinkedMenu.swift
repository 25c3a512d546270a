internal import MenuCore
internal import MenuPresentation

/// The menu for search engines: schema.org in JSON-LD, with allergens in the terms of GS1.
struct LinkedMenu {
  private let source: MenuDataSource
  private let strings: Strings
  /// True to write only names, prices and diets, inside a page that shows the rest.
  private let isBrief: Bool

  init(_ source: MenuDataSource, isBrief: Bool = false) {
    (self.source, self.isBrief) = (source, isBrief)
    strings = Strings.of(source.context.interfaceLanguage)
  }

  var text: String {
    let sections = (0..<source.numberOfSections).filter { source.numberOfRows(inSection: $0) > 0 }
      .map(section)
    let terms =
      isBrief
      ? "\"https://schema.org\"" : "[\"https://schema.org\",{\"gs1\":\"https://ref.gs1.org/voc/\"}]"
    return JSONObject.text([
      ("@context", terms), ("@type", "\"Menu\""), ("name", quoted(source.menu.name)),
      ("description", quoted(source.menu.description)),
      (
        "inLanguage",
        (source.context.language ?? source.menu.language).map { JSONText.quoted($0.tag) }
      ),
      ("hasMenuSection", JSONObject.list(sections)),
    ])
  }

  private func section(_ section: Int) -> String {
    let presenter = MenuPresenter(source)
    let items = (0..<source.numberOfRows(inSection: section)).compactMap { row -> String? in
      guard let dish = source.dish(forRow: row, inSection: section) else { return nil }
      return text(of: dish, isBrief ? nil : presenter.cell(forRow: row, inSection: section)?.item)
    }
    return JSONObject.text([
      ("@type", "\"MenuSection\""),
      ("name", JSONText.quoted(source.title(forSection: section) ?? "")),
      ("hasMenuItem", JSONObject.list(items)),
    ])
  }

  /// A dish, and the parts of its row that a brief menu omits.
  private func text(of dish: Dish, _ item: MenuItem?) -> String {
    let context = source.context
    let offers =
      dish.sizes.isEmpty
      ? [offer(dish.price, name: nil, dish.isSoldOut)]
      : dish.sizes.map { offer($0.price, name: context.text($0.name), dish.isSoldOut) }
    let diets = dish.trustedDiets.compactMap(\.linkedName)
      .map { "\"https://schema.org/\($0)\"" }
    var members: [(String, String?)] = [
      ("@type", "\"MenuItem\""), ("name", quoted(dish.name)),
      ("identifier", isBrief ? nil : dish.id.map { JSONText.quoted($0) }),
      ("description", item.flatMap { description(of: dish, $0) }),
      ("suitableForDiet", JSONObject.list(diets)),
      ("offers", JSONObject.list(offers.compactMap(\.self))),
    ]
    if let item {
      let calories = dish.calories.flatMap { calories in
        calories < 0
          ? nil : "{\"@type\":\"NutritionInformation\",\"calories\":\"\(calories) kcal\"}"
      }
      members += [
        ("nutrition", calories), ("menuAddOn", JSONObject.list(addOns(of: dish, item))),
      ]
      members += statement(dish.combinedStatement, isUndeclared: item.isUndeclared)
    }
    return JSONObject.text(members)
  }

  /// The ingredients, and the warnings for which schema.org has no property: heat, frozen, alcohol.
  private func description(of dish: Dish, _ item: MenuItem) -> String? {
    let contents = dish.ingredients.map { source.context.text($0.name) }.joined(separator: ", ")
    let parts: [String?] = [
      contents.isEmpty ? nil : contents, strings.heat(of: item, spoken: true),
      item.isFrozen ? strings.frozen : nil, item.alcohol,
    ]
    let text = parts.compactMap(\.self).joined(separator: " · ")
    return text.isEmpty ? nil : JSONText.quoted(text)
  }

  private func addOns(of dish: Dish, _ item: MenuItem) -> [String] {
    dish.addOns(in: item).map { shown, addOn in
      JSONObject.text(
        [
          ("@type", "\"MenuItem\""), ("name", quoted(addOn.name)),
          ("offers", offer(addOn.price, name: nil, false)),
        ] + statement(addOn.allergens, isUndeclared: shown.isUndeclared))
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
      (statement.contains, "CONTAINS"), (statement.mayContain, "MAY_CONTAIN"),
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

  private func offer(_ price: Price?, name: String?, _ isSoldOut: Bool) -> String? {
    guard price != nil || isSoldOut else { return nil }
    let currency = source.context.currency.map { JSONText.quoted($0.code) }
    let amount = { (amount: Amount?) in
      amount.map { JSONText.quoted($0.digits(in: source.context.currency)) }
    }
    let isExact = price?.lowest != nil && price?.lowest == price?.highest
    let bounds =
      isExact || price?.lowest == nil
      ? nil
      : JSONObject.text([
        ("@type", "\"PriceSpecification\""), ("minPrice", amount(price?.lowest)),
        ("maxPrice", amount(price?.highest)), ("priceCurrency", currency),
      ])
    return JSONObject.text([
      ("@type", "\"Offer\""), ("priceCurrency", isExact ? currency : nil),
      ("name", name.map { JSONText.quoted($0) }),
      ("price", isExact ? amount(price?.lowest) : nil), ("priceSpecification", bounds),
      ("availability", isSoldOut ? "\"https://schema.org/SoldOut\"" : nil),
    ])
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
