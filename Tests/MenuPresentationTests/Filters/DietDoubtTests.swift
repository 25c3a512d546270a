import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import OldMenuTesting
import Testing

/// A dish that is marked with a diet, and may have in it what the diet excludes: who asks for the
/// diet reads so in the row itself.
@Suite(.timeLimit(.minutes(5))) struct DietDoubtTests {
  /// Every diet that excludes something, with each allergen that it excludes.
  private static let pairs = Diet.allCases.flatMap { diet in
    diet.excludedAllergens.allergens.map { (diet, $0) }
  }

  @Test(arguments: pairs)
  func whatMayContainTheExcludedSaysSo(diet: Diet, allergen: Allergen) {
    let traces = AllergenStatement(mayContain: AllergenSet(allergen), isComplete: true)
    for language in [InterfaceLanguage.italian, .english] {
      let name = language.name(of: allergen)
      let doubt = language == .italian ? "può contenere \(name)" : "may contain \(name)"
      let ask = language == .italian ? "chiedere" : "ask"
      let told = told(traces, diets: [diet], asked: DietSet(diet), in: language)
      #expect(told.row == "\(ask): \(doubt)")
      #expect(told.paper.lowercased().hasPrefix("\(doubt) · \(ask)"))
      #expect(told.spoken.lowercased().contains("\(ask): \(doubt)."), "\(told.spoken)")
    }
  }

  @Test(arguments: pairs)
  func whatDoesNotStateTheExcludedSendsToTheStaff(diet: Diet, allergen: Allergen) {
    let others = AllergenSet(
      Allergen.groups.filter { $0 != allergen })
    for language in [InterfaceLanguage.italian, .english] {
      let ask = language == .italian ? "chiedere al personale" : "ask the staff"
      for statement in [AllergenStatement(), AllergenStatement(freeFrom: others)] {
        let told = told(statement, diets: [diet], asked: DietSet(diet), in: language)
        #expect(told.row == ask)
        #expect(told.paper.hasSuffix(ask))
        #expect(told.spoken.lowercased().contains("\(ask)."))
      }
    }
  }

  @Test(arguments: pairs)
  func whatIsWithoutTheExcludedIsNotDoubted(diet: Diet, allergen: Allergen) {
    let excluded = diet.excludedAllergens
    for statement in [AllergenStatement(isComplete: true), AllergenStatement(freeFrom: excluded)] {
      #expect(told(statement, diets: [diet], asked: DietSet(diet), in: .italian).row == nil)
    }
    // Nobody asks for the diet.
    let traces = AllergenStatement(mayContain: AllergenSet(allergen))
    #expect(told(traces, diets: [diet], asked: [], in: .italian).row == nil)
  }

  @Test(arguments: Diet.allCases.filter { $0.excludedAllergens.allergens.isEmpty })
  func aDietThatExcludesNothingIsNeverDoubted(diet: Diet) {
    let told = told(AllergenStatement(), diets: [diet], asked: DietSet(diet), in: .italian)
    #expect(told.row == nil)
  }

  @Test func theDietThatIsTypedCountsAsTheOneThatIsChosen() {
    let traces = AllergenStatement(mayContain: [.milk], isComplete: true)
    let guest = guest(traces, diets: [.vegan], asked: [], in: .italian)
    guest.perform(.insert("vegana"))
    #expect(row(of: guest) == "chiedere: può contenere latte")
    // Who is called so without being marked promises nothing.
    let other = self.guest(traces, diets: [], asked: [], in: .italian, name: "Pizza vegana")
    other.perform(.insert("vegana"))
    #expect(row(of: other) == nil)
  }

  @Test func whatADietImpliesIsDoubtedAsFarAsItWasAskedFor() {
    let traces = AllergenStatement(mayContain: [.milk], isComplete: true)
    let told = told(traces, diets: [.vegan], asked: [.vegetarian], in: .italian)
    #expect(told.row == nil)
    let fish = AllergenStatement(mayContain: [.fish], isComplete: true)
    #expect(
      self.told(fish, diets: [.vegan], asked: [.vegetarian], in: .italian).row
        == "chiedere: può contenere pesce")
  }

  @Test(arguments: [
    (140, "chiedere: può contenere glutine"), (120, "chiedere"), (46, "chiedere"), (30, "chiedere"),
    (10, "?"),
  ])
  func theRowHasRoomForIt(columns: Int, words: String) {
    let traces = AllergenStatement(mayContain: [.gluten], isComplete: true)
    let guest = guest(
      traces, diets: [.glutenFree], asked: [.glutenFree], in: .italian,
      name: "Focaccia alle olive taggiasche")
    let lines = guest.frame(for: Size(columns: columns, lines: columns > 100 ? 30 : 9)).text
    #expect(lines.contains { $0.contains(" \(words)") }, "\(lines)")
    #expect(!lines.contains { $0.contains("chiedere:") } || words.contains(":"), "\(lines)")
  }

  @Test(arguments: ["Focaccia alle olive taggiasche e rosmarino di Liguria", "Focaccia"])
  func aLongRemarkNeverTakesTheRoomOfTheName(name: String) {
    let traces = AllergenStatement(mayContain: [.gluten], isComplete: true)
    let guest = guest(
      traces, diets: [.glutenFree], asked: [.glutenFree], in: .italian, name: name)
    let lines = guest.frame(for: Size(columns: 80, lines: 20)).text
    let words = name.utf8.count > 20 ? "chiedere " : "chiedere: può contenere glutine "
    #expect(lines.contains { $0.contains("\(name)  \(words)") }, "\(lines)")
  }

  private typealias Told = (row: String?, paper: String, spoken: String)

  private func told(
    _ statement: AllergenStatement, diets: DietSet, asked: DietSet, in language: InterfaceLanguage
  ) -> Told {
    let guest = guest(statement, diets: diets, asked: asked, in: language)
    let linear = LinearMenu(
      guest.state.session, text: TerminalText(cellWidth: testCellWidth), columns: nil)
    let allergenWarning = guest.presenter.details(forRow: 0, inSection: 0)?.allergenWarning ?? ""
    return (row(of: guest), allergenWarning, linear.told(to: "1"))
  }

  private func guest(
    _ statement: AllergenStatement, diets: DietSet, asked: DietSet, in language: InterfaceLanguage,
    name: String = "Focaccia"
  ) -> Guest {
    var dish = Dish.fixture(name: name, price: "4.50")
    dish.allergens = statement
    dish.diets = diets
    var menu = Menu()
    menu.other = [dish]
    var query = MenuQuery()
    query.filter.diets = asked
    return Guest(
      dataSource: MenuDataSource(menu: menu, language: language.language), query: query)
  }

  private func row(of guest: Guest) -> String? {
    let cell = MenuCellSpy()
    guest.presenter.configure(cell: cell, forRow: 0, inSection: 0)
    return cell.allergenWarning
  }
}
