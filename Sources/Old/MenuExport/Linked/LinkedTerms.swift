internal import OldMenuCore
internal import OldMenuPresentation

/// What of a menu is said in the terms of schema.org.
struct LinkedTerms {
  typealias Members = [(key: String, value: SafeText)]

  let menu: ExportedMenu
  let hasAllergens: Bool
  let isBrief: Bool

  /// Where the terms are defined.
  var context: SafeText {
    guard hasAllergens else { return "\"https://schema.org\"" }
    return "[\"https://schema.org\", {\"gs1\": \"https://ref.gs1.org/voc/\"}]"
  }

  /// The pizzeria, nil where its name or the parts of its address are not known.
  var restaurant: Members? {
    guard let name, case .postal(let address) = menu.menu.address else { return nil }
    return members([
      ("@type", "\"Restaurant\""), ("name", name),
      ("description", text(menu.menu.description)), ("telephone", text(menu.menu.phone)),
      (
        "address",
        object([
          ("@type", "\"PostalAddress\""), ("streetAddress", text(address.street)),
          ("postalCode", address.postalCode.map { JSONText.quoted($0) }),
          ("addressLocality", text(address.city)), ("addressRegion", text(address.region)),
          ("addressCountry", text(address.country)),
        ])
      ),
      ("openingHoursSpecification", list(hours)),
    ])
  }

  /// Days and times; the owner's own words are not interpreted.
  private var hours: [SafeText] {
    guard case .week(let hours) = menu.menu.hours else { return [] }
    return hours.linked
  }

  /// The menu; alone it also tells whose it is.
  func menu(isAlone: Bool) -> Members {
    members([
      ("@type", "\"Menu\""), ("name", isAlone ? name : nil),
      ("description", isAlone ? text(menu.menu.description) : nil),
      ("inLanguage", menu.language.map { JSONText.quoted($0.tag) }),
    ])
  }

  /// A list or a group, which may say something of its dishes.
  func section(_ title: String, _ group: DishGroup? = nil) -> Members {
    members([
      ("@type", "\"MenuSection\""), ("name", JSONText.quoted(title)),
      ("description", isBrief ? nil : text(group?.description)),
    ])
  }

  func item(_ row: ExportedRow) -> SafeText {
    let dish = row.priced
    // The name as it is written: the sign for what is frozen is explained nowhere here. To make a cell
    // costs most of a row.
    let name = menu.dataSource.name(at: row.position, in: row.list) ?? ""
    let contents = isBrief ? "" : menu.details(of: row)?.contents ?? ""
    let diets = dish.certainDiets.diets.filter { diet in
      // What is said of gluten may be more than a mark: then no guest is told of the mark.
      diet != .glutenFree || !dish.toldStatement.warns(of: .gluten)
    }.compactMap(\.linkedName)
    return object([
      ("@type", "\"MenuItem\""), ("name", JSONText.quoted(name)),
      ("identifier", isBrief ? nil : dish.id.map { JSONText.quoted($0) }),
      ("description", isBrief || contents.isEmpty ? nil : JSONText.quoted(contents)),
      ("suitableForDiet", list(diets.map { JSONText.quoted("https://schema.org/\($0)") })),
      ("offers", list(offers(of: dish, isSoldOut: dish.isSoldOut))),
      ("nutrition", isBrief ? nil : dish.calories.map(energy)),
      ("menuAddOn", isBrief ? nil : list(dish.addOns.flatMap(\.items).map(addOn))),
      ("gs1:hasAllergen", hasAllergens ? list(allergens(of: dish)) : nil),
    ])
  }

  private func allergens(of dish: Dish) -> [SafeText] {
    dish.toldStatement.statement.linked
  }

  private func addOn(_ addOn: AddOn) -> SafeText {
    object([
      ("@type", "\"MenuItem\""), ("name", JSONText.quoted(menu.context.text(addOn.name))),
      ("offers", addOn.price.map { offer($0, name: nil, isSoldOut: false) }),
      ("gs1:hasAllergen", hasAllergens ? list(addOn.believedStatement.linked) : nil),
    ])
  }

  private func energy(_ calories: Int) -> SafeText {
    object([
      ("@type", "\"NutritionInformation\""), ("calories", JSONText.quoted("\(calories) kcal")),
    ])
  }

  private func offers(of dish: Dish, isSoldOut: Bool) -> [SafeText] {
    let sizes = dish.sizes.map { size in
      offer(size.price, name: menu.context.text(size.name), isSoldOut: isSoldOut)
    }
    guard sizes.isEmpty else { return sizes }
    return dish.price == nil && !isSoldOut
      ? [] : [offer(dish.price, name: nil, isSoldOut: isSoldOut)]
  }

  private func offer(_ price: Price?, name: String?, isSoldOut: Bool) -> SafeText {
    let currency = menu.context.currency.map { JSONText.quoted($0.code) }
    var (exact, low, high, words): (Amount?, Amount?, Amount?, String?)
    switch price?.value {
    case .exactly(let amount): exact = amount
    case .from, .range: (low, high) = (price?.lowest, price?.highest)
    case .text(let text): words = menu.context.text(text)
    case nil: break
    }
    // What one pays for is part of what it costs.
    if let price, price.per != nil { words = menu.context.text(of: price) }
    let bounds = low.map { low in
      object([
        ("@type", "\"PriceSpecification\""), ("minPrice", amount(low)),
        ("maxPrice", high.map(amount)), ("priceCurrency", currency),
      ])
    }
    return object([
      // What is the same in most offers comes first: a page with all of them is packed smaller.
      ("@type", "\"Offer\""), ("priceCurrency", exact == nil ? nil : currency),
      ("name", name.map { JSONText.quoted($0) }), ("price", exact.map(amount)),
      ("priceSpecification", bounds), ("description", words.map { JSONText.quoted($0) }),
      ("availability", isSoldOut ? "\"https://schema.org/SoldOut\"" : nil),
    ])
  }

  private var name: SafeText? { text(menu.menu.name) }

  private func text(_ text: LocalizedText?) -> SafeText? {
    text.flatMap { $0.isBlank ? nil : JSONText.quoted(menu.context.text($0)) }
  }

  private func amount(_ amount: Amount) -> SafeText {
    JSONText.quoted(amount.digits(in: menu.context.currency))
  }

  private func list(_ values: [SafeText]) -> SafeText? {
    values.isEmpty ? nil : JSONText.list(values)
  }

  private func object(_ members: [(key: String, value: SafeText?)]) -> SafeText {
    JSONText.object(self.members(members))
  }

  private func members(_ members: [(key: String, value: SafeText?)]) -> Members {
    members.compactMap { key, value in value.map { (key, $0) } }
  }
}
