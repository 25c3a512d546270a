import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// A page that is open shows the same dish until a guest closes it, or it closes.
@Suite(.timeLimit(.minutes(5))) struct OpenPageTests {
  let guest = Guest.sample()

  private var page: String? { guest.page?.title }
  private var selected: String? { guest.selectedDetails?.title }

  private func perform(_ commands: Command...) {
    for command in commands { guest.perform(command) }
  }

  @Test func aDishThatWasFoundAndOpenedStaysSelected() {
    perform(.search, .insert("tiramisu"), .accept, .open)
    #expect(page == "Tiramisù")
    perform(.back, .back)
    #expect(guest.query.isEmpty)
    #expect(selected == "Tiramisù")
  }

  @Test func anotherLanguageShowsTheSameDish() {
    let fruit: [(it: String, en: String, price: String)] = [
      ("Mela", "Apple", "3"), ("Banana", "Banana", "4"), ("Anguria", "Watermelon", "2"),
    ]
    var menu = Menu()
    menu.other = fruit.map { names in
      var dish = Dish.fixture(price: names.price)
      dish.name = ["it": names.it, "en": names.en]
      dish.ingredients = [Ingredient(name: "frutta")]
      return dish
    }
    menu.other.insert(.fixture(name: "Zuppa"), at: 0)
    let guest = Guest(dataSource: MenuDataSource(menu: menu, language: "en"))
    for command in [Command.search, .insert("frutta"), .accept, .sort, .open, .language] {
      guest.perform(command)
    }
    #expect(guest.page?.title == "Mela")
  }

  @Test func thePageOfADishThatAFilterHidesCloses() {
    perform(.filters, .toggle, .back, .undeclared, .open)
    #expect(page?.contains("Diavola") == true)
    perform(.undeclared)
    #expect(page == nil)
    #expect(guest.context == .list)
  }

  @Test func fromTheFiltersOneComesBackToTheDishUnlessTheyHideIt() {
    perform(.move(.down), .open, .filters, .back)
    #expect(page?.contains("Margherita") == true)
    perform(.filters, .accept)
    #expect(page?.contains("Margherita") == true)
    // Milk is the seventh.
    perform(.filters)
    for _ in 0..<6 { perform(.move(.down)) }
    perform(.toggle, .back)
    #expect(guest.query.filter.without == [.milk] && guest.mode == .list)
  }

  @Test func aPageThatGoesOnSaysSoAtItsEdges() {
    let size = Size(columns: 40, lines: 8)
    perform(.help)
    let first = guest.frame(for: size).text
    #expect(first[6].hasSuffix("↓") && !first.contains { $0.hasSuffix("↑") })
    perform(.move(.pageDown))
    let second = guest.frame(for: size).text
    #expect(second[1].hasSuffix("↑") && second[6].hasSuffix("↓"))
    perform(.move(.last))
    let last = guest.frame(for: size).text
    #expect(last[1].hasSuffix("↑") && !last.contains { $0.hasSuffix("↓") })
    perform(.back, .open)
    #expect(!guest.frame(for: Size(columns: 80, lines: 40)).text.contains { $0.hasSuffix("↓") })
  }

  @Test func fromHelpOneComesBackToTheDish() {
    perform(.move(.down), .open, .help)
    #expect(page != nil && page?.contains("Margherita") == false)
    perform(.back)
    #expect(page?.contains("Margherita") == true)
    perform(.back)
    #expect(page == nil)
  }

  @Test func enterTakesTheSuggestionThatIsShown() {
    var query = MenuQuery()
    query.search = "marinarra"
    let guest = Guest(
      dataSource: MenuDataSource(menu: .sample(), language: "it"), query: query)
    #expect(guest.emptyListWords.last == "Forse: marinara ↵")
    guest.perform(.open)
    #expect(guest.query.search == "marinara")
    #expect(guest.selectedDetails?.title == "Marinara")
    #expect(guest.page == nil)
  }

  @Test func withoutAFilterNothingCanBeUndeclared() {
    perform(.undeclared)
    #expect(!guest.query.filter.showsUndeclared)
    perform(.filters, .toggle, .undeclared)
    #expect(guest.query.filter.showsUndeclared)
    perform(.toggle)
    #expect(!guest.query.filter.showsUndeclared)
  }
}
