import OldMenuCore
import OldMenuExport
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The promise of the filter: with whatever is chosen, a page shows what the query lets through.
@Suite(.timeLimit(.minutes(5)))
struct HTMLFilterTests {
  @Test("Whatever two filters are on, the page shows what the query does", arguments: 0..<60)
  func sameRows(seed: UInt64) {
    var generator = MenuGenerator(seed: seed)
    let whole = MenuDataSource(menu: generator.menu().withPlainNames(choosing: Int(seed % 4)))
    let page = FilteredPage(HTMLPage().text(of: ExportedMenu(whole)))
    for (place, first) in Allergen.groups.enumerated() {
      for (other, second) in Allergen.groups.enumerated().dropFirst(place) {
        var query = MenuQuery()
        query.filter.without = [first, second]
        let shown = whole.matching(query)
        #expect(
          page.shown(with: [place + 1, other + 1]) == FilteredPage.parts(of: shown),
          "\(first), \(second)")
      }
    }
  }

  @Test("A diet and an allergen, or two diets, show what the query does", arguments: 0..<60)
  func sameRowsOfDiets(seed: UInt64) {
    var generator = MenuGenerator(seed: seed)
    let whole = MenuDataSource(menu: generator.menu().withPlainNames(choosing: Int(seed % 4)))
    let page = FilteredPage(HTMLPage().text(of: ExportedMenu(whole)))
    let diets = whole.menu.diets.diets
    for (place, diet) in diets.enumerated() {
      for (other, allergen) in Allergen.groups.enumerated() {
        let query = MenuQuery(diets: DietSet(diet), without: AllergenSet(allergen))
        let shown = FilteredPage.parts(of: whole.matching(query))
        #expect(page.shown(with: [15 + place, other + 1]) == shown, "\(diet), \(allergen)")
      }
      for (other, second) in diets.enumerated() {
        let shown = FilteredPage.parts(of: whole.matching(MenuQuery(diets: [diet, second])))
        #expect(page.shown(with: [15 + place, 15 + other]) == shown, "\(diet), \(second)")
      }
    }
  }

  @Test("What was left out of the page is no option that a filter of it could leave")
  func choiceOfAFilteredPage() throws {
    let whole = unmarkedOptions()
    let query = MenuQuery(without: [.milk, .soy, .gluten])
    let page = FilteredPage(HTMLPage().text(of: ExportedMenu(whole, query: query)))
    #expect(page.shown(with: []) == ["Insalata", "+riso"])
    let other = MenuQuery(without: [.milk, .celery])
    let left = FilteredPage(HTMLPage().text(of: ExportedMenu(whole, query: other)))
    #expect(left.shown(with: [1, 6]) == ["Insalata", "+riso"])
  }

  @Test("A dish goes where an allergen and a diet leave too few of its options")
  func tooFewOptions() throws {
    var whole = unmarkedOptions().menu
    whole.other[0].addOns[0].items.removeLast()
    let vegan = 15 + (try #require(whole.diets.diets.firstIndex(of: .vegan)))
    let one = FilteredPage(HTMLPage().text(of: ExportedMenu(MenuDataSource(menu: whole))))
    #expect(one.shown(with: [vegan]) == ["Insalata", "+pane", "+riso"])
    #expect(one.shown(with: [vegan, 1]) == ["Insalata", "+riso"])
    whole.other[0].addOns[0].choose = 2...2
    let two = FilteredPage(HTMLPage().text(of: ExportedMenu(MenuDataSource(menu: whole))))
    #expect(two.shown(with: [1]) == ["Insalata", "+feta", "+riso"])
    #expect(two.shown(with: [vegan]) == ["Insalata", "+pane", "+riso"])
    #expect(two.shown(with: [vegan, 1]).isEmpty)
  }

  @Test("A diet hides what is not marked with it, add-ons too")
  func diet() {
    let whole = MenuDataSource(menu: .sample(), language: "it")
    let page = FilteredPage(HTMLPage().text(of: ExportedMenu(whole)))
    var query = MenuQuery()
    query.filter.diets = [.vegetarian]
    #expect(page.shown(with: [15]) == FilteredPage.parts(of: whole.matching(query)))
    #expect(page.shown(with: [15]).contains("Marinara"))
  }

  @Test("A filter tells what it leaves, and why not the rest")
  func sentence() {
    let text = HTMLPage().text(
      of: ExportedMenu(MenuDataSource(menu: .sample(), language: "it")))
    #expect(
      text.contains(
        "<span class=\"m o7\">Senza latte: 1 voce; 1 contiene o può contenere l&#39;allergene; "
          + "7 non dichiarate: chiedere al personale.</span>"))
    #expect(
      text.contains("<span class=\"m o16\">Vegana: 1 voce; 8 senza questa indicazione.</span>"))
  }

  @Test("Sentences and links do not run together")
  func spaces() {
    var page = HTMLPage()
    page.alternates = ["it", "en", "de"].map { .init(language: $0, address: "\($0.tag).html") }
    let text = page.text(of: ExportedMenu(MenuDataSource(menu: .sample(), language: "it")))
    #expect(text.contains("</span><span> Solo le voci adatte"))
    #expect(text.matches(of: /<\/a> <a href/).count == 1)
  }

  /// A dish that is marked with a diet, and none of the options of which one must be taken.
  private func unmarkedOptions() -> MenuDataSource {
    var dish = Dish.fixture(name: "Insalata")
    dish.diets = [.glutenFree, .vegan]
    dish.allergens = AllergenStatement(isComplete: true)
    let options: [(String, AllergenSet)] = [
      ("pane", [.wheat]), ("feta", [.milk]), ("riso", []), ("tofu", [.soy]),
    ]
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: options.map { name, contained in
          AddOn(
            name: LocalizedText(name),
            allergens: AllergenStatement(contains: contained, isComplete: true))
        })
    ]
    var menu = Menu()
    menu.other = [dish]
    return MenuDataSource(menu: menu)
  }

  @Test(
    "Of options that nobody marked those go that a diet excludes",
    arguments: [Diet.glutenFree, .vegan])
  func unmarked(diet: Diet) throws {
    let whole = unmarkedOptions()
    let page = FilteredPage(HTMLPage().text(of: ExportedMenu(whole)))
    let diets = whole.menu.diets.diets
    let number = 15 + (try #require(diets.firstIndex(of: diet)))
    var query = MenuQuery()
    query.filter.diets = DietSet(diet)
    let shown = FilteredPage.parts(of: whole.matching(query))
    #expect(page.shown(with: [number]) == shown)
    let left = diet == .vegan ? ["+pane", "+riso", "+tofu"] : ["+feta", "+riso", "+tofu"]
    #expect(shown.map { String($0) } == ["Insalata"] + left, "\(shown)")
  }

  @Test("Options of which one must be taken go together with their dish")
  func requiredChoice() {
    var dish = Dish.fixture(name: "Insalata")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.addOns = [
      AddOnGroup(
        choose: 1...1,
        items: [
          AddOn(name: "tofu", allergens: AllergenStatement(contains: [.soy], isComplete: true)),
          AddOn(name: "feta", allergens: AllergenStatement(contains: [.milk], isComplete: true)),
        ])
    ]
    var menu = Menu()
    menu.other = [dish]
    let page = FilteredPage(HTMLPage().text(of: ExportedMenu(MenuDataSource(menu: menu))))
    #expect(page.shown(with: [6]) == ["Insalata", "+feta"])
    #expect(page.shown(with: [7]) == ["Insalata", "+tofu"])
    #expect(page.shown(with: [6, 7]).isEmpty)
  }
}

/// A page as a browser shows it while filters are on.
private struct FilteredPage {
  /// A dish or an add-on by what it is called, and its classes.
  private struct Part {
    let name: String
    let classes: Set<Substring>
    let isAddOn: Bool
  }

  private let parts: [Part]
  /// For each choice, the sets of options that hide it where all of them are hidden.
  private let refusals: [(choice: Substring, options: [Set<Substring>])]

  init(_ page: String) {
    parts = page.matches(
      of: /<li class="([da])([^"]*)">.*?<(?:b|span)(?: lang="[^"]*")?>(.*?)<\/(?:b|span)>/
    ).map { match in
      let isAddOn = match.1 == "a"
      return Part(
        name: (isAddOn ? "+" : "") + match.3, classes: Set(match.2.split(separator: " ")),
        isAddOn: isAddOn)
    }
    refusals = page.matches(of: /body((?::has\(:is\([^)]*\):checked\))+) \.(c\d+)\{/).map { match in
      let options = match.1.matches(of: /:is\(([^)]*)\)/).map { option in
        Set(option.1.matches(of: /#n(\d+)/).map(\.1))
      }
      return (match.2, options)
    }
  }

  func shown(with filters: [Int]) -> [String] {
    let chosen = Set(filters.map { Substring("\($0)") })
    var isDishShown = false
    return parts.filter { part in
      if !part.isAddOn { isDishShown = true }
      let passes = chosen.allSatisfy { part.classes.contains("o\($0)") }
      let isRefused = refusals.contains { refusal in
        part.classes.contains(refusal.choice)
          && refusal.options.allSatisfy { !$0.isDisjoint(with: chosen) }
      }
      if !part.isAddOn { isDishShown = passes && !isRefused }
      return isDishShown && passes
    }.map(\.name)
  }

  /// What a query shows: dishes and their add-ons.
  static func parts(of rows: MenuDataSource) -> [String] {
    (0..<rows.numberOfSections).flatMap { section in
      (0..<rows.numberOfRows(inSection: section)).flatMap { row -> [String] in
        guard let item = rows.item(forRow: row, inSection: section) else { return [] }
        return [item.title] + item.addOns.flatMap(\.items).map { "+\($0.name)" }
      }
    }
  }
}

extension Menu {
  /// The menu with names by which dishes and add-ons are told apart, so many of which must be taken.
  fileprivate func withPlainNames(choosing count: Int) -> Menu {
    var menu = self
    for place in pizzas.indices { menu.pizzas[place].dish.name(place, choosing: count) }
    for place in beverages.indices { menu.beverages[place].dish.name(100 + place, choosing: count) }
    for place in desserts.indices { menu.desserts[place].dish.name(200 + place, choosing: count) }
    for place in other.indices { menu.other[place].name(300 + place, choosing: count) }
    return menu
  }
}

extension Dish {
  fileprivate mutating func name(_ number: Int, choosing count: Int) {
    name = LocalizedText("dish \(number)")
    // Else it gets a star.
    isFrozen = false
    for place in ingredients.indices { ingredients[place].isFrozen = false }
    for group in addOns.indices {
      if count > 0 { addOns[group].choose = count...count }
      for item in addOns[group].items.indices {
        addOns[group].items[item].name = LocalizedText("\(number) \(item)")
      }
    }
  }
}
