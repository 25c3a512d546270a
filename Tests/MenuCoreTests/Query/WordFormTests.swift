import MenuCore
import Testing

/// Other forms of the words of a menu.
struct WordFormTests {
  private func menu(
    _ language: Language, _ title: String = "Altre", ingredient: String = "sale"
  ) -> MenuDataSource {
    var dish = Dish(name: "Una")
    dish.group = "a"
    dish.ingredients = [Ingredient(name: LocalizedText(ingredient))]
    var menu = Menu(pizzas: [Pizza(dish), Pizza(name: "Due")])
    menu.groups = [DishGroup(id: "a", title: LocalizedText(title))]
    return MenuDataSource(menu: menu, language: language)
  }

  @Test("a word finds the dishes under a heading that has another form of it")
  func heading() throws {
    let shipped = try Trattoria.shipped()
    let white = shipped.sections.first { $0.title == "Le bianche" }
    let titles = try #require(white).rows.map(\.title)
    let found = shipped.asked("bianca").titles
    #expect(titles.count > 1 && titles.allSatisfy(found.contains), "\(found)")
    #expect(menu("it", "Le rosse").asked("rossa").titles == ["Una"])
    #expect(menu("it", "Vini").asked("vino").titles == ["Una"])
    #expect(menu("es", "Las blancas").asked("blanca").titles == ["Una"])
    #expect(menu("es", "Las blancas").asked("blanco").titles == ["Una"])
  }

  @Test(
    "a word that no dish uses finds dishes with another form of it",
    arguments: [
      ("it", "fungo", "funghi"), ("it", "oliva", "olive"),
      ("it", "acciuga", "acciughe"), ("it", "cozza", "cozze"), ("es", "gamba", "gambas"),
      ("es", "tomate seca", "tomates secos"), ("it", "carciofi", "carciofo"),
    ])
  func ingredient(_ language: Language, _ typed: String, _ ingredient: String) {
    let word = typed.split(separator: " ").last.map(String.init) ?? ""
    #expect(menu(language, ingredient: ingredient).asked(word).titles == ["Una"], "\(word)")
  }

  @Test("a plural finds no word that is longer by a plural ending: *câpres* not *Caprese*")
  func plural() throws {
    let menu = try Trattoria.shipped("en")
    #expect(menu.asked("Kapern").titles == menu.asked("capers").titles)
  }

  @Test("another form of a word never finds a dish by an allergen, and German has no forms")
  func foods() {
    #expect(menu("it", ingredient: "pesce").asked("pesca").titles.isEmpty)
    #expect(menu("it", "Pesce").asked("pesca").titles.isEmpty)
    #expect(menu("de", "Le bianche").asked("bianca").titles.isEmpty)
  }
}
