import OldMenuCore
import MenuTestSupport
import Testing

/// Whatever a dish and its sizes say about allergens: no fault makes it safer.
@Suite(.timeLimit(.minutes(5))) struct StatementFaultPropertyTests {
  @Test(arguments: 1...15) func noFaultMakesADishSafer(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<12 {
      let entry = FaultyEntry.random(&random)
      let clean = try dish(entry.text)
      let menu = try MenuReader.read(Array(entry.text.utf8))
      #expect(menu.diagnostics.allSatisfy { !$0.isAboutAStatement }, "\(entry.text)")
      for fault in FaultyEntry.Fault.allCases {
        guard let faulty = entry.with(fault) else { continue }
        let reading = try MenuReader.read(Array(faulty.utf8))
        let after = try #require(reading.menu.pizzas.first?.dish)
        #expect(reading.hasErrors, "\(fault): \(faulty)")
        for allergen in Allergen.allCases {
          let (was, now) = (clean.state(of: allergen), after.state(of: allergen))
          #expect(now >= .notStated, "\(fault), \(allergen): \(faulty)")
          // Only an entry that nobody can read takes its own warning with it.
          if fault != .unreadableWord { #expect(now >= was, "\(fault), \(allergen): \(faulty)") }
        }
        #expect(after.trustedDiets.isSubset(of: [.halal, .organic]), "\(fault): \(faulty)")
      }
    }
  }

  @Test(arguments: 1...20) func takingAPromiseAwayMakesNoDishSafer(seed: UInt64) {
    var generator = MenuGenerator(seed: seed)
    for dish in (0..<8).flatMap({ _ in generator.menu().other }) {
      for less in dish.withFewerPromises {
        #expect(dish.saferAllergens(in: less) == [], "\(dish)")
      }
    }
  }

  /// What is told of a dish in one sentence is never better than what a filter asks.
  @Test(arguments: 1...20) func theCombinedStatementIsNeverBetterThanTheDish(seed: UInt64) {
    var generator = MenuGenerator(seed: seed)
    for dish in (0..<8).flatMap({ _ in generator.menu().other }) {
      let combined = dish.combinedStatement
      for allergen in Allergen.allCases where combined.state(of: allergen) < .notStated {
        #expect(dish.state(of: allergen) <= combined.state(of: allergen), "\(allergen): \(dish)")
      }
    }
  }

  /// No row that has an ingredient which plainly is an allergen is shown without it.
  @Test(arguments: 1...20) func noPlainIngredientIsShownWithoutItsAllergen(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var generator = MenuGenerator(seed: seed)
    var menu = generator.menu()
    let plain: [(String, Allergen)] = PlainIngredientTests.plain
    menu.other = (0..<30).compactMap { _ in
      var dish = generator.menu().other.first ?? Dish(name: "X")
      guard let name = plain.randomElement(using: &random)?.0 else { return nil }
      dish.ingredients.append(Ingredient(name: LocalizedText(name)))
      return dish
    }
    let source = MenuDataSource(menu: menu)
    for (name, allergen) in plain {
      for asked in Set([allergen, allergen.group]) {
        var query = MenuQuery(search: "\"\(name)\"")
        query.section = "other"
        query.filter.without = [asked]
        let found = source.matching(query)
        for section in 0..<found.numberOfSections where found.list(forSection: section) == .other {
          for row in 0..<found.numberOfRows(inSection: section) {
            let item = found.item(forRow: row, inSection: section)
            #expect(
              item?.ingredients.contains(name) != true, "\(asked): \(String(describing: item))")
          }
        }
      }
    }
  }

  private func dish(_ text: String) throws -> Dish {
    try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
  }
}

extension Diagnostic {
  fileprivate var isAboutAStatement: Bool {
    switch rule {
    case .diet(.contradictedDiet), .diet(.doubtedDiet), .allergen(.allergensNotStated),
      .allergen(.contradictedSize), .price(.missingCurrency):
      false
    default: severity == .error
    }
  }
}
