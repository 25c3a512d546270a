import MenuCore
import MenuExport
import MenuPresentation
import TestSupport
import Testing

/// All outputs offer the same dishes and add-ons to a guest who must avoid something.
struct AgreementTests {
  /// The names of the dishes and add-ons that may be offered, and of all dishes and add-ons.
  private struct Offer {
    var names: Set<String> = []
    var all: Set<String> = []
  }

  @Test(
    "all outputs without an allergen offer the same dishes and add-ons", arguments: seeds)
  func outputs_withoutAnAllergen_offerTheSame(seed: Int) throws {
    let source = MenuDataSource(menu: try Bakery.menu(seed: seed, hasAddOns: true)).indexed()
    for allergen in Bakery.allergens(seed: seed, 2) {
      expectAgreement(on: source, without: allergen, showsUndeclared: false)
    }
  }

  @Test(
    "all outputs with undeclared dishes offer the same dishes and add-ons", arguments: seeds)
  func outputs_withWhatIsNotStated_offerTheSame(seed: Int) throws {
    let source = MenuDataSource(menu: try Bakery.menu(seed: seed, hasAddOns: true)).indexed()
    for allergen in Bakery.allergens(seed: seed, 1) {
      expectAgreement(on: source, without: allergen, showsUndeclared: true)
    }
  }

  private func expectAgreement(
    on source: MenuDataSource, without allergen: Allergen, showsUndeclared: Bool
  ) {
    var query = MenuQuery(filter: QueryFilter(without: AllergenSet(allergen)))
    query.filter.showsUndeclared = showsUndeclared
    let worst = showsUndeclared ? AllergenState.notStated : .notAnIngredient
    let dishes = dishes(of: source.menu, without: allergen, worst)
    let addOns = addOns(of: source.menu, without: allergen, worst)
    for output in Output.allCases {
      let text = output.text(of: source, query)
      #expect(dishes.all.filter(text.contains) == dishes.names, "\(output) without \(allergen)")
      guard Output.withAddOns.contains(output) else { continue }
      #expect(addOns.all.filter(text.contains) == addOns.names, "\(output) without \(allergen)")
    }
  }

  /// The check boxes of a page hide the same add-ons as a query does.
  @Test(
    "the check boxes of the page hide add-ons not stated to be free of an allergen",
    arguments: seeds)
  func filters_ofThePage_offerTheSameAddOns(seed: Int) throws {
    let source = MenuDataSource(menu: try Bakery.menu(seed: seed, hasAddOns: true))
    let page = Bakery.text(source, as: .html)
    let items = page.split(separator: "<li class=\"option\" data-passes=\"").dropFirst()
    for (number, allergen) in Allergen.groups.enumerated() {
      let addOns = source.menu.dishes.flatMap(\.addOns).flatMap(\.items)
      try #require(items.count == addOns.count)
      for addOn in addOns {
        let name = addOn.name.text(in: nil, fileLanguage: nil)
        let item = try #require(items.first { $0.contains("<span>\(name) ") })
        let passed = item.prefix { $0 != "\"" }.split(separator: " ")
        #expect(
          passed.contains("\(number + 1)") == (addOn.statement.state(of: allergen) < .notStated))
      }
    }
  }

  /// A diet of an add-on states allergens too.
  @Test("the data of an add-on have its whole statement", arguments: seeds)
  func data_ofAnAddOn_haveItsWholeStatement(seed: Int) throws {
    let source = MenuDataSource(menu: try Bakery.menu(seed: seed, hasAddOns: true))
    let lines = Bakery.text(source, as: .jsonl)
    let linked = Bakery.text(source, as: .jsonld)
    for addOn in source.menu.dishes.flatMap(\.addOns).flatMap(\.items) {
      let name = "\"name\":\"\(addOn.name.text(in: nil, fileLanguage: nil))\""
      let free = addOn.statement.promised.map { "\"\($0.rawValue)\"" }.joined(separator: ",")
      let line = try #require(lines.split(separator: name).dropFirst().first).prefix { $0 != "}" }
      #expect(line.contains("\"freeFrom\":[\(free)]") == !free.isEmpty, "\(name)\(line)")
      let link = try #require(linked.split(separator: name).dropFirst().first)
      let sentence = source.context.strings.sentence(addOn.statement)
      #expect(link.split(separator: "\"name\"").first?.contains(sentence) ?? false, "\(name)")
    }
  }

  private func dishes(of menu: Menu, without allergen: Allergen, _ worst: AllergenState) -> Offer {
    var offer = Offer()
    for dish in menu.dishes {
      offer.all.insert(name(of: dish))
      if dish.state(of: allergen) <= worst { offer.names.insert(name(of: dish)) }
    }
    return offer
  }

  private func addOns(of menu: Menu, without allergen: Allergen, _ worst: AllergenState) -> Offer {
    var offer = Offer()
    for dish in menu.dishes {
      for addOn in dish.addOns.flatMap(\.items) {
        let name = addOn.name.text(in: nil, fileLanguage: nil)
        offer.all.insert(name)
        let isOffered = addOn.statement.state(of: allergen) <= worst
        if isOffered, dish.state(of: allergen) <= worst { offer.names.insert(name) }
      }
    }
    return offer
  }

  private func name(of dish: Dish) -> String { dish.name.text(in: nil, fileLanguage: nil) }
}
