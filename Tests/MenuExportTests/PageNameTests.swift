import MenuCore
import MenuExport
import TestSupport
import Testing

/// The names of terms on the web page and the allergen sheet, compared with names that people wrote out.
struct PageNameTests {
  @Test(
    "the page offers all fourteen allergens by name, in the order of the annex",
    arguments: languages)
  func filters(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("allergen", in: language.language.tag)
    let page = Self.page(of: [Self.dish(containing: .milk)], in: language)
    for (number, allergen) in Self.annex.enumerated() {
      let name = try #require(spelled[allergen])
      let box = "<label><input type=\"checkbox\" id=\"filter\(number + 1)\">\(name)</label>"
      #expect(page.contains(box), "\(allergen)")
    }
  }

  @Test("the page names what a dish contains", arguments: languages)
  func allergens(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("allergen", in: language.language.tag)
    for allergen in Allergen.allCases {
      let group = try #require(spelled[String(allergen.rawValue.prefix { $0 != "." })])
      let name = try #require(spelled[allergen.rawValue])
      let expected = allergen.rawValue.contains(".") ? "\(group) (\(name))" : group
      let page = Self.page(of: [Self.dish(containing: allergen)], in: language)
      #expect(page.contains(" \(expected).</small>"), "\(allergen)")
    }
  }

  @Test("the page offers each diet by name, and marks its dishes", arguments: languages)
  func diets(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("diet", in: language.language.tag)
    let marks = try SpelledNames.section("diet-of-any", in: language.language.tag)
    for diet in Diet.allCases {
      var dish = Dish(name: "X")
      dish.diets = DietSet(diet)
      let name = try #require(spelled[diet.rawValue])
      let mark = try #require(marks[diet.rawValue])
      let page = Self.page(of: [dish], in: language)
      #expect(page.contains("<b>X<span> \(mark)</span></b>"), "\(diet)")
      #expect(page.contains("\">\(name)</label>"), "\(diet)")
    }
  }

  @Test("the page and the sheet have the titles of the lists", arguments: languages)
  func lists(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("list", in: language.language.tag)
    for list in MenuList.allCases {
      var menu = Menu()
      menu[list] = [Dish(name: "X")]
      let source = MenuDataSource(menu: menu, words: language)
      let name = try #require(spelled[list.rawValue])
      let heading = "<h2>\(name)</h2>"
      #expect(Bakery.text(source, as: .html).contains(heading), "\(list)")
      let row = "scope=\"rowgroup\">\(name)</th>"
      #expect(Bakery.text(source, as: .html, isSheet: true).contains(row), "\(list)")
    }
  }

  @Test("the page and the sheet name the filter of their dishes")
  func filter() throws {
    let menu = """
      {"language": "en", "pizzas": [{"name": "Orto", "allergens": "none"},
        {"name": "Rosa", "allergens": ["milk"]}]}
      """
    let rows = try Bakery.source(of: menu)
      .matching(MenuQuery(filter: QueryFilter(without: [.milk, .nuts])))
    let expected = "<p>Without milk, without nuts: 1 item, 1 hidden: milk 1</p>"
    #expect(Bakery.text(rows, as: .html).contains(expected))
    #expect(Bakery.text(rows, as: .html, isSheet: true).contains(expected))
  }

  @Test("texts in another language than the page have a `lang` attribute")
  func tags() throws {
    let menu = """
      {"language": "it", "name": "Da Rosa", "notes": ["Chiuso"], "desserts": [{"name": "Orto",
        "diets": ["vegan"], "allergens": "none", "ingredients": ["zucchine"], "homemade": true,
        "addOns": [{"name": "olio"}]}]}
      """
    let reading = try MenuReader.read(menu).menu
    let german = MenuDataSource(menu: reading, words: .german)
    let page = Bakery.text(german, as: .html)
    let texts = [
      "<html lang=\"de\"", "<h1 lang=\"it\">Da Rosa", "<p lang=\"it\">zucchine</p>",
      "<p>hausgemacht</p>", "<b lang=\"it\">Orto<span lang=\"de\"> vegan</span></b>",
      "<span lang=\"it\">olio ", "<p lang=\"it\">Chiuso</p>",
    ]
    for text in texts { #expect(page.contains(text), "\(text)") }
    let sheet = Bakery.text(german, as: .html, isSheet: true)
    #expect(sheet.contains("<html lang=\"de\""))
    #expect(sheet.contains("<th scope=\"row\" lang=\"it\">Orto"))

    let italian = Bakery.text(MenuDataSource(menu: reading), as: .html)
    #expect(italian.contains("<html lang=\"it\"") && italian.contains("<h1>Da Rosa"))
  }

  @Test("the page says how a beverage is served", arguments: languages)
  func servings(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("serving", in: language.language.tag)
    for serving in Dish.Serving.allCases {
      var dish = Dish(name: "X")
      dish.serving = serving
      let name = try #require(spelled[serving.rawValue])
      #expect(Self.page(of: [dish], in: language).contains("<p>\(name)</p>"), "\(serving)")
    }
  }

  @Test("the sheet has the name of an allergen above its column", arguments: languages)
  func columns(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("allergen", in: language.language.tag)
    for allergen in Self.annex {
      let contained = try #require(Allergen(rawValue: allergen))
      let sheet = Self.sheet(of: Self.dish(containing: contained), in: language)
      let head = sheet.split(separator: "scope=\"col\">").dropFirst(2).map {
        $0.prefix { $0 != "<" }
      }
      let cells = sheet.split(separator: "<td").dropFirst()
      #expect(head.count == 14 && cells.count == 14)
      let marked = zip(head, cells).filter { $0.1.contains("●") }.map { String($0.0) }
      #expect(marked == [spelled[allergen]])
    }
  }

  @Test("the sheet names the kinds of gluten and of nuts in a dish", arguments: languages)
  func kinds(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("allergen", in: language.language.tag)
    for kind in Allergen.allCases where kind.rawValue.contains(".") {
      let sheet = Self.sheet(of: Self.dish(containing: kind), in: language)
      let name = try #require(spelled[kind.rawValue])
      #expect(sheet.contains("<small>\(name)</small>"), "\(kind)")
    }
  }

  @Test("the sheet explains its five signs, from the worst to the best", arguments: languages)
  func legend(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("state", in: language.language.tag)
    let sheet = Self.sheet(of: Dish(name: "X"), in: language)
    let items = try Self.states.map { state in
      let name = try #require(spelled[state.name])
      return "<li><span aria-hidden=\"true\">\(state.sign)</span> \(name)</li>"
    }
    #expect(spelled.count == 5)
    #expect(sheet.contains("<ul>\(items.joined())</ul>"))
  }

  @Test("the sheet has the sign and the name of each state of milk", arguments: languages)
  func states(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.section("state", in: language.language.tag)
    for state in Self.states {
      var dish = Dish(name: "X")
      dish.allergens = state.statement
      let name = try #require(spelled[state.name])
      let sheet = Self.sheet(of: dish, in: language)
      // Milk is the seventh of the annex.
      let milk = "<td" + sheet.split(separator: "<td")[7]
      #expect(
        milk.hasPrefix(
          "\(state.cell)<span aria-hidden=\"true\">\(state.sign)</span><i>\(name)</i></td>"),
        "\(state.name)")
    }
  }

  @Test("the page names each state of milk", arguments: languages)
  func statesOnThePage(in language: InterfaceLanguage) throws {
    let spelled = try SpelledNames.states(in: language.language.tag, at: "page")
    #expect(spelled.count == 5)
    for state in Self.states {
      var dish = Dish(name: "X")
      dish.allergens = state.statement
      let expected = try #require(spelled[state.name])
      // If no dish states anything, none is marked.
      let page = Self.page(of: [dish, Self.dish(containing: .fish)], in: language)
      let row = page.split(separator: "<b>X</b>")[1].prefix { $0 != "\n" }
      #expect(row.hasPrefix("</div><small>\(expected)</small></li>"), "\(state.name)")
    }
  }

  private static let languages = InterfaceLanguage.allCases

  /// The states of milk by their names in the table, with their signs.
  private struct State {
    let name: String
    let sign: String
    let statement: AllergenStatement
    /// The CSS class of its cell on the sheet; nil for none.
    let style: String?

    /// The beginning of its cell on the sheet.
    var cell: String { style.map { "<td class=\"\($0)\">" } ?? "<td>" }
  }

  private static let states = [
    State(
      name: "contains", sign: "●", statement: AllergenStatement(contains: [.milk]),
      style: "warning"),
    State(
      name: "may contain", sign: "◐", statement: AllergenStatement(mayContain: [.milk]),
      style: "warning"),
    State(name: "not stated", sign: "?", statement: AllergenStatement(), style: "unstated"),
    State(
      name: "not an ingredient", sign: "–", statement: AllergenStatement(isComplete: true),
      style: nil),
    State(name: "free", sign: "○", statement: AllergenStatement(freeFrom: [.milk]), style: nil),
  ]

  /// The fourteen of Annex II of Regulation (EU) No 1169/2011.
  private static let annex = [
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soy", "milk", "nuts", "celery", "mustard",
    "sesame", "sulphites", "lupin", "molluscs",
  ]

  private static func dish(containing allergen: Allergen) -> Dish {
    var dish = Dish(name: "X")
    dish.allergens = AllergenStatement(contains: AllergenSet(allergen))
    return dish
  }

  private static func page(of dishes: [Dish], in language: InterfaceLanguage) -> String {
    var menu = Menu()
    menu[.other] = dishes
    return Bakery.text(MenuDataSource(menu: menu, words: language), as: .html)
  }

  private static func sheet(of dish: Dish, in language: InterfaceLanguage) -> String {
    var menu = Menu()
    menu[.other] = [dish]
    return Bakery.text(MenuDataSource(menu: menu, words: language), as: .html, isSheet: true)
  }
}
