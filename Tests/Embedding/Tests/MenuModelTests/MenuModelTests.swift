import MenuCore
import MenuModel
import MenuPresentation
import MenuTesting
import Testing

@MainActor
struct MenuModelTests {
  private var menu = Menu(
    language: "it", currency: "EUR",
    pizzas: [
      Dish(name: "Margherita", price: 8, diets: [.vegetarian]),
      Dish(id: "marinara", name: "Marinara", price: 6.50, diets: [.vegan]),
    ])

  @Test("the rows are those of the menu")
  func rows() {
    let model = MenuModel(menu: menu)
    #expect(model.sections.map(\.title) == ["Pizze"])
    #expect(
      model.sections[0].rows.map(\.description) == [
        "Margherita  8,00\u{A0}€", "Marinara  6,50\u{A0}€",
      ])
  }

  @Test("a search hides rows, and one that is not understood has a notice")
  func search() {
    let model = MenuModel(menu: menu)
    model.search = "vegana"
    #expect(model.sections.flatMap(\.rows).map(\.id) == ["marinara"])
    #expect(model.notice == nil)
    model.search = "non vegana"
    #expect(model.sections.flatMap(\.rows).isEmpty)
    #expect(model.notice != nil && model.hint != nil)
  }

  @Test("a clause that is being typed has no notice yet")
  func typing() {
    let model = MenuModel(menu: menu)
    model.search = "senza lat"
    #expect(model.notice != nil)
    model.isTyping = true
    #expect(model.notice == nil && model.sections.flatMap(\.rows).count == 2)
  }

  @Test("an allergen that is excluded with a button hides rows, and the counts say why")
  func filter() {
    let model = MenuModel(menu: menu)
    model.without = [.milk]
    model.search = "marinara"
    #expect(model.sections.flatMap(\.rows).isEmpty)
    #expect(model.counts == "0 voci, 1 nascosta: non dichiarate 1")
  }

  @Test("a row keeps its id when the menu changes, and in another language")
  func ids() {
    var changed = menu
    let model = MenuModel(menu: menu)
    let before = model.sections[0].rows.map(\.id)
    changed.pizzas.insert(Dish(name: "Bufala"), at: 0)
    changed.pizzas[1].isSoldOut = true
    model.menu = changed
    model.language = "en"
    #expect(model.sections[0].rows.map(\.id).suffix(2) == before[...])
    #expect(model.sections[0].rows[1].description == "Margherita  sold out")
    #expect(Set(model.sections[0].rows).count == 3)
  }

  @Test("a menu whose file has a problem for too long promises nothing")
  func promises() async {
    let model = MenuModel(menu: menu)
    model.search = "vegana"
    #expect(model.sections.flatMap(\.rows).count == 1)
    let following = Task {
      await model.follow("/nowhere/Menu.json", every: .milliseconds(5), patience: .zero)
    }
    let deadline = ContinuousClock.now + .seconds(20)
    while !model.sections.flatMap(\.rows).isEmpty, ContinuousClock.now < deadline {
      await Task.yield()
    }
    following.cancel()
    #expect(model.sections.flatMap(\.rows).isEmpty)
    #expect(model.problem != nil)
  }

  @Test("a presenter notifies its view of another menu")
  func presenter() {
    let view = MenuViewSpy()
    let presenter = MenuPresenter(MenuDataSource(menu: menu), view: view)
    presenter.viewCreated()
    presenter.dataSource = MenuDataSource(menu: menu, language: "en")
    #expect(view.reloads == 2 && presenter.title(forSection: 0) == "Pizzas")
    #expect(MenuCellContract(presenter).violations().isEmpty)
  }
}
