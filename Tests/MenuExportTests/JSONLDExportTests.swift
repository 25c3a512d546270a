import Foundation
import OldMenuCore
import OldMenuExport
import MenuTestSupport
import Testing

/// Cases of the menu for search engines.
@Suite(.timeLimit(.minutes(5)))
struct JSONLDExportTests {
  private func root(
    _ menu: Menu = .sample(), in language: Language = "it", hasAllergens: Bool = false
  ) throws -> [String: Any] {
    let exported = ExportedMenu(MenuDataSource(menu: menu, language: language))
    let bytes = JSONLDExport(hasAllergens: hasAllergens).bytes(of: exported)
    return try #require(try JSONSerialization.jsonObject(with: Data(bytes)) as? [String: Any])
  }

  /// The objects of a kind, in their order.
  private func objects(_ type: String, in value: Any?) -> [[String: Any]] {
    if let list = value as? [Any] { return list.flatMap { objects(type, in: $0) } }
    guard let object = value as? [String: Any] else { return [] }
    let own = object["@type"] as? String == type ? [object] : []
    let keys = ["hasMenu", "hasMenuSection", "hasMenuItem", "offers", "gs1:hasAllergen"]
    return own + keys.flatMap { objects(type, in: object[$0]) }
  }

  private func item(_ name: String, in root: [String: Any]) throws -> [String: Any] {
    try #require(objects("MenuItem", in: root).first { $0["name"] as? String == name })
  }

  @Test("The star of what was frozen, which is explained on a page, is no part of a name")
  func frozen() {
    var dish = Dish.fixture(name: "Mare")
    dish.isFrozen = true
    var menu = Menu()
    menu.other = [dish]
    let text = JSONLDExport().text(of: ExportedMenu(MenuDataSource(menu: menu)))
    #expect(text.contains("\"name\": \"Mare\""))
  }

  @Test("What stands under a heading goes with it, but for beside a page that has it")
  func remarksOfSections() throws {
    var menu = Menu.sample()
    menu.groups[0].description = "Con pomodoro"
    let sections = objects("MenuSection", in: try root(menu))
    #expect(sections.compactMap { $0["description"] as? String } == ["Con pomodoro"])
    let brief = JSONLDExport(isBrief: true)
      .text(of: ExportedMenu(MenuDataSource(menu: menu, language: "it")))
    #expect(!brief.contains("Con pomodoro"))
  }

  @Test("Without the parts of an address there is the menu alone")
  func menuAlone() throws {
    var menu = Menu.sample()
    menu.address = "Via Roma 1"
    let root = try root(menu)
    #expect(root["@type"] as? String == "Menu")
    #expect(root["name"] as? String == "Da Giuseppe")
    #expect(root["inLanguage"] as? String == "it")
  }

  @Test("With them there is the restaurant that has the menu")
  func restaurant() throws {
    var menu = Menu.sample()
    menu.address = .postal(PostalAddress(street: "Via Roma 1", city: "Napoli", country: "IT"))
    let root = try root(menu)
    #expect(root["@type"] as? String == "Restaurant")
    let address = try #require(root["address"] as? [String: String])
    #expect(address["streetAddress"] == "Via Roma 1")
    #expect(address["addressLocality"] == "Napoli")
    #expect(objects("Menu", in: root).count == 1)
  }

  @Test("Sections are lists, and the groups in them")
  func sections() throws {
    let names = objects("MenuSection", in: try root()).compactMap { $0["name"] as? String }
    #expect(names == ["Pizze", "Le classiche", "Le bianche", "Bevande", "Dolci", "Altro"])
  }

  @Test("Prices are exact, and sizes are offers with names")
  func prices() throws {
    let root = try root()
    let offers = objects("Offer", in: try item("Margherita", in: root))
    #expect(offers.map { $0["price"] as? String } == ["7.00", "11.50"])
    #expect(offers.map { $0["name"] as? String } == ["normale", "maxi"])
    #expect(offers.map { $0["priceCurrency"] as? String } == ["EUR", "EUR"])
    let olive = objects("Offer", in: try item("Olive all'ascolana", in: root))
    #expect(olive[0]["description"] as? String == "1,00\u{A0}€ al pezzo")
  }

  @Test("What is sold out says so")
  func soldOut() throws {
    let offers = objects("Offer", in: try item("Tartufo", in: try root()))
    #expect(offers.map { $0["availability"] as? String } == ["https://schema.org/SoldOut"])
  }

  @Test("Diets are told in schema.org's words, none that traces make doubtful")
  func diets() throws {
    var menu = Menu.sample()
    menu.pizzas[0].dish.diets = [.vegan, .glutenFree]
    menu.pizzas[0].dish.allergens = AllergenStatement(mayContain: [.gluten])
    let marinara = try item("Marinara", in: try root(menu))
    #expect(
      marinara["suitableForDiet"] as? [String]
        == ["https://schema.org/VegetarianDiet", "https://schema.org/VeganDiet"])
  }

  @Test("Allergens are told only where they are asked for, and none that is not named")
  func allergens() throws {
    #expect(objects("gs1:AllergenDetails", in: try root()).isEmpty)
    let margherita = try item("Margherita", in: try root(hasAllergens: true))
    let told = objects("gs1:AllergenDetails", in: margherita).map { details in
      ["gs1:allergenType", "gs1:allergenLevelOfContainmentCode"].compactMap { key in
        (details[key] as? [String: String])?["@id"]
      }
    }
    #expect(
      told == [
        ["gs1:AllergenTypeCode-UW", "gs1:LevelOfContainmentCode-CONTAINS"],
        ["gs1:AllergenTypeCode-AM", "gs1:LevelOfContainmentCode-CONTAINS"],
        ["gs1:AllergenTypeCode-AN", "gs1:LevelOfContainmentCode-MAY_CONTAIN"],
      ])
  }

  @Test("A group that is called as its list is a group of it")
  func groupNamedAsList() throws {
    var menu = Menu.sample()
    menu.groups.append(DishGroup(id: "p", title: "Pizze"))
    menu.pizzas.append(.fixture(name: "Romana", group: "p"))
    let names = objects("MenuItem", in: try root(menu)).compactMap { $0["name"] as? String }
    #expect(names.contains("Romana"))
    #expect(names.contains("Marinara"))
  }
}
