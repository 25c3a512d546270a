import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// A page that is open shows the same dish until a guest closes it, or it closes.
@Suite(.timeLimit(.minutes(5))) struct OpenPageTests {
  let presenter = MenuPresenter.sample()

  private var page: String? { presenter.page?.title }
  private var selected: String? { presenter.selectedDetails?.title }

  private func perform(_ commands: Command...) {
    for command in commands { presenter.perform(command, pageLength: 10) }
  }

  @Test func aDishThatWasFoundAndOpenedStaysSelected() {
    perform(.search, .insert("tiramisu"), .accept, .open)
    #expect(page == "Tiramisù")
    perform(.back, .back)
    #expect(presenter.query.isEmpty)
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
    let presenter = MenuPresenter(dataSource: MenuDataSource(menu: menu, language: "en"))
    for command in [Command.search, .insert("frutta"), .accept, .sort, .open, .language] {
      presenter.perform(command, pageLength: 9)
    }
    #expect(presenter.page?.title == "Mela")
  }

  @Test func thePageOfADishThatAFilterHidesCloses() {
    perform(.filters, .toggle, .back, .undeclared, .open)
    #expect(page?.contains("Diavola") == true)
    perform(.undeclared)
    #expect(page == nil)
    #expect(presenter.context == .list)
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
    let presenter = MenuPresenter(
      dataSource: MenuDataSource(menu: .sample(), language: "it"), query: query)
    #expect(presenter.emptyListWords.last == "Forse: marinara ↵")
    presenter.perform(.open, pageLength: 10)
    #expect(presenter.query.search == "marinara")
    #expect(presenter.selectedDetails?.title == "Marinara")
    #expect(presenter.page == nil)
  }

  @Test func withoutAFilterNothingCanBeUndeclared() {
    perform(.undeclared)
    #expect(!presenter.query.filter.showsUndeclared)
    perform(.filters, .toggle, .undeclared)
    #expect(presenter.query.filter.showsUndeclared)
    perform(.toggle)
    #expect(!presenter.query.filter.showsUndeclared)
  }
}
