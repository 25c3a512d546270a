import Foundation
import OldMenuCore
import OldMenuExport
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Cases of the menu as a page.
@Suite(.timeLimit(.minutes(5)))
struct HTMLPageTests {
  private func page(
    _ menu: Menu = .sample(), in language: Language? = "it", _ page: HTMLPage = HTMLPage()
  ) -> String {
    page.text(of: ExportedMenu(MenuDataSource(menu: menu, language: language)))
  }

  @Test("A dish has its number, name, signs, price and allergens in words")
  func dish() {
    let text = page()
    #expect(text.contains("<i>1</i><b>Marinara</b><span>VG</span><bdi>6,00\u{A0}€</bdi>"))
    #expect(
      text.contains(
        "<small>Contiene glutine (frumento). Nessuno degli altri allergeni è un ingrediente."))
    #expect(text.contains("<small>Allergeni non dichiarati: chiedere al personale.</small>"))
    #expect(text.contains("<b>Tartufo</b><span>V</span><bdi>esaurita</bdi>"))
  }

  @Test("Sizes and add-ons have names, prices and classes of their own")
  func parts() {
    let text = page()
    #expect(
      text.contains("<li class=\"s\"><span>maxi 45 cm</span><bdi>11,50\u{A0}€</bdi></li>"))
    #expect(text.contains("<li class=\"a\"><span>bufala</span>"))
    #expect(text.contains("<bdi>+2,50\u{A0}€</bdi>"))
  }

  @Test("Under a heading stands when it is served, and the owner's sentence")
  func remarksOfGroup() {
    var menu = Menu(pizzas: [.fixture(group: "lunch")])
    menu.language = "it"
    menu.groups = [
      DishGroup(
        id: "lunch", title: "Pranzo", description: ["it": "solo oggi", "en": "today only"],
        hours: .text(["it": "a mezzogiorno"]))
    ]
    let text = page(menu, in: "en")
    #expect(text.contains("<p lang=\"it\">a mezzogiorno</p>"))
    #expect(text.contains("<p>today only</p>"))
  }

  @Test("An add-on without a price does not get that of its dish")
  func noPrice() {
    var dish = Dish.fixture(name: "Insalata", price: "5.00")
    dish.addOns = [AddOnGroup(items: [AddOn(name: "limone")])]
    var menu = Menu()
    menu.other = [dish]
    let addOn = page(menu).split(separator: "<span>limone</span>").last?.prefix { $0 != "/" }
    #expect(addOn == "<small>chiedere al personale<")
    #expect(page(menu).components(separatedBy: "5,00").count == 2)
  }

  @Test("What is not in the language of the page says in which it is")
  func languages() {
    let text = page(in: "en")
    #expect(text.contains("<html lang=\"en\">"))
    #expect(text.contains("<b lang=\"it\">Marinara</b>"))
    #expect(text.contains("<p>tomato, mozzarella, basil</p>"))
    #expect(text.contains("<p lang=\"it\">pomodoro, fior di latte, salame piccante</p>"))
    #expect(text.contains("<h3>Classics</h3>"))
  }

  @Test("Contents in two languages are marked part by part, and read as everywhere")
  func mixedContents() {
    var dish = Dish.fixture(name: "Bianca")
    dish.ingredients = ["gorgonzola", ["it": "noci", "en": "walnuts"], "fontina"].map {
      Ingredient(name: $0)
    }
    var menu = Menu()
    menu.language = "it"
    menu.other = [dish]
    #expect(
      page(menu, in: "en").contains(
        "<p><span lang=\"it\">gorgonzola</span>, walnuts, <span lang=\"it\">fontina</span></p>"))
  }

  @Test("Pages lead to those in other languages, not to themselves")
  func alternates() {
    var options = HTMLPage()
    options.alternates = ["it", "en"].map { .init(language: $0, address: "\($0.tag).html") }
    let text = page(in: "it", options)
    #expect(
      text.contains(
        "<a href=\"en.html\" hreflang=\"en\" lang=\"en\" rel=\"alternate\">English</a>"))
    #expect(!text.contains("href=\"it.html\""))
  }

  @Test("The foot explains the signs that are shown, the cover and the date")
  func foot() {
    var options = HTMLPage()
    options.lastChange = Date(timeIntervalSince1970: 1_795_305_600)
    let foot = page(in: "it", options).split(separator: "<footer>").last ?? ""
    #expect(foot.contains("<p>Coperto 2,00\u{A0}€</p>"))
    #expect(foot.contains("V vegetariana · VG vegana · • piccante"))
    #expect(
      foot.contains("<time datetime=\"2026-11-22\">Aggiornato il 22 novembre 2026</time>"))
  }

  /// As the report of the reception writes it; 11/12 or a month in front would be read both ways.
  @Test(
    "The day stands before the month in every language",
    arguments: [
      ("it", "Aggiornato il 22 novembre 2026"), ("en", "Last changed on 22 November 2026"),
      ("de", "Zuletzt geändert am 22. November 2026"), ("fr", "Mis à jour le 22 novembre 2026"),
      ("es", "Actualizado el 22 de noviembre de 2026"),
    ])
  func date(language: Language, told: String) {
    var options = HTMLPage()
    options.lastChange = Date(timeIntervalSince1970: 1_795_305_600)
    #expect(page(in: language, options).contains(">\(told)</time>"))
  }

  @Test("An add-on that a query leaves is marked as its own, not as one that is gone")
  func addOnsLeft() {
    var dish = Dish.fixture(name: "Insalata")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.addOns = [
      AddOnGroup(items: [
        AddOn(name: "feta", allergens: AllergenStatement(contains: [.milk])),
        AddOn(
          name: ["it": "olive", "en": "olives"], allergens: AllergenStatement(isComplete: true)),
      ])
    ]
    var menu = Menu()
    menu.language = "it"
    menu.other = [dish]
    var query = MenuQuery()
    query.filter.without = [.milk]
    let exported = ExportedMenu(MenuDataSource(menu: menu, language: "en"), query: query)
    #expect(HTMLPage().text(of: exported).contains("<span>olives</span>"))
  }

  @Test("A menu exported with a filter says so")
  func question() {
    var query = MenuQuery()
    query.filter.without = [.milk]
    let menu = ExportedMenu(MenuDataSource(menu: .sample(), language: "it"), query: query)
    #expect(HTMLPage().text(of: menu).contains("<p>senza latte: 1 voce, "))
  }

  @Test("A menu without dishes is a page that says so", arguments: [Menu(), Menu(pizzas: [])])
  func empty(menu: Menu) {
    #expect(page(menu).contains("<p>Il menu è vuoto.</p>"))
  }

  @Test("A long menu comes in pieces that together are the page")
  func pieces() {
    let menu = Menu(pizzas: (0..<2000).map { Pizza(name: "Pizza \($0)") })
    let exported = ExportedMenu(MenuDataSource(menu: menu))
    var sizes: [Int] = []
    HTMLPage().render(exported) { sizes.append($0.count) }
    #expect(sizes.count > 3)
    #expect(sizes.allSatisfy { $0 < 70 << 10 })
  }
}
