import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SearchTests {
  private let menu: Menu = {
    var menu = Menu()
    menu.language = "it"
    menu.groups = [
      DishGroup(id: "rosse", title: ["it": "Le rosse", "en": "Red"]),
      DishGroup(id: "speciali", title: "Speciali", parent: "rosse"),
    ]
    var margherita = Dish.fixture(name: "Margherita", group: "rosse")
    margherita.number = "12"
    margherita.ingredients = [
      Ingredient(name: ["it": "fior di latte", "en": "mozzarella"]), Ingredient(name: "basilico"),
    ]
    margherita.diets = [.vegetarian]
    var capricciosa = Dish.fixture(name: "Capricciosa", group: "speciali")
    capricciosa.ingredients = [Ingredient(name: "funghi"), Ingredient(name: "latte")]
    capricciosa.description = "Con carciofi di Roma"
    var ortolana = Dish(name: ["it": "L’ortolana", "de": "Gemüse"])
    ortolana.diets = [.vegan]
    menu.pizzas = [Pizza(margherita), Pizza(capricciosa), Pizza(ortolana)]
    menu.desserts = [Dessert(name: "Tiramisù")]
    return menu
  }()

  @Test(arguments: [
    ("", ["L’ortolana", "Margherita", "Capricciosa", "Tiramisù"]), ("marg", ["Margherita"]),
    ("  ,  ", ["L’ortolana", "Margherita", "Capricciosa", "Tiramisù"]), ("MÀRG", ["Margherita"]),
    ("tiramisu", ["Tiramisù"]), ("gemuse", ["L’ortolana"]), ("l'orto", ["L’ortolana"]),
    ("12", ["Margherita"]), ("funghi", ["Capricciosa"]), ("mozzarella", ["Margherita"]),
    ("carciofi", ["Capricciosa"]), ("rosse", ["Margherita", "Capricciosa"]),
    ("red", ["Margherita", "Capricciosa"]), ("speciali", ["Capricciosa"]),
    ("vegetariana", ["L’ortolana", "Margherita"]), ("vegana", ["L’ortolana"]),
    ("vegan", ["L’ortolana"]), ("vegan tiramisù", []), ("latte fior", ["Margherita"]),
    ("\"fior di latte\"", ["Margherita"]), ("\"latte fior\"", []), ("“di  latte”", ["Margherita"]),
    ("\"fior di", ["Margherita"]), ("\"latte fior", []), ("funghi, latte", ["Capricciosa"]),
    ("\"funghi latte\"", []),
    ("-funghi", []), ("nothing", []), ("pizze", ["L’ortolana", "Margherita", "Capricciosa"]),
    ("dessert", ["Tiramisù"]), ("ri", []), ("ric", []), ("ricc", ["Capricciosa"]),
    ("fun", ["Capricciosa"]), ("vegan pizza", ["L’ortolana"]), ("vegani", ["L’ortolana"]),
  ])
  func aRowIsShownWhenEveryWordIsFound(search: String, names: [String]) {
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.matching(MenuQuery(search: search)).rows == names)
    #expect(dataSource.matching(MenuQuery(search: search), index: MenuIndex(menu)).rows == names)
  }

  /// What a heading is called, and what guests type for one of what stands under it, or for many.
  @Test(arguments: [
    ("Vini", "vino"), ("Vini rossi", "vino rosso"), ("Le birre", "birra"), ("Birra", "birre"),
    ("Dolci", "dolce"), ("Amari e liquori", "liquore"), ("Le bianche", "bianca"),
    ("Contorni", "contorno"), ("Focacce", "focaccia"), ("Fritti", "fritto"), ("Panini", "panino"),
    ("Insalata", "insalate"), ("Antipasti", "ANTIPASTO"), ("Formaggi", "formaggio"),
    ("Arance", "arancia"), ("Funghi", "fungo"), ("Carni", "carne"), ("Bruschette", "bruschetta"),
    ("Wines", "wine"), ("Wine", "wines"), ("Red wines", "red wine"), ("Side dishes", "side dish"),
    ("Sandwich", "sandwiches"), ("Berries", "berry"), ("Salad", "salads"), ("Beers", "beer"),
    ("Starters", "starter"), ("Teas", "tea"), ("Hot drink", "hot drinks"),
  ])
  func aHeadingIsFoundByOneAndByMany(title: String, search: String) {
    var menu = Menu()
    menu.groups = [DishGroup(id: "a", title: LocalizedText(title)), DishGroup(id: "b", title: "X")]
    menu.other = [.fixture(name: "Uno", group: "a"), .fixture(name: "Due", group: "b")]
    let dataSource = MenuDataSource(menu: menu)
    for text in [search, "\(search) uno"] {
      #expect(dataSource.matching(MenuQuery(search: text)).rows == ["Uno"], "\(text)")
    }
    #expect(dataSource.matching(MenuQuery(search: title)).rows.contains("Uno"))
    #expect(dataSource.sectionTitles(like: search) == [title])
  }

  @Test(arguments: [
    ("Vini", "vita"), ("Pesce", "pesche"), ("Le vegane", "vegana"), ("Primi", "prima colazione"),
    ("Vini", "vin brulé"),
  ])
  func otherWordsDoNotFindIt(title: String, search: String) {
    var menu = Menu()
    menu.groups = [DishGroup(id: "a", title: LocalizedText(title))]
    menu.other = [.fixture(name: "Uno", group: "a")]
    #expect(MenuDataSource(menu: menu).matching(MenuQuery(search: search)).rows == [])
  }

  @Test func sectionsKeepTheirIndicesAndAreCounted() {
    let found = MenuDataSource(menu: menu).matching(MenuQuery(search: "tiramisu"))
    #expect(found.numberOfSections == 4)
    #expect((0..<4).map { found.numberOfRows(inSection: $0) } == [0, 0, 0, 1])
    #expect(found.title(forSection: 1) == "Le rosse")
    #expect(found.counts.shown == 1)
    #expect(found.counts.total == 4)
    #expect(found.counts.notFound == 3)
    #expect(found.counts.total(inSection: 0) == 1)
    #expect(found.counts.shown(inSection: 3) == 1)
    #expect(found.counts.total(inSection: -1) == 0)
  }

  @Test(arguments: ["alcohol", "alcol", "Alkohol", "alcool", "alcohólico", "drinks with alcohol"])
  func whatStatesItsAlcoholIsFoundByIt(typed: String) {
    var menu = Menu()
    menu.beverages = [
      Beverage(Dish(name: "Birra"), alcoholPercent: "4.7".amount), Beverage(Dish(name: "Acqua")),
      Beverage(Dish(name: "Chinotto"), alcoholPercent: "0".amount),
    ]
    let found = MenuDataSource(menu: menu).matching(MenuQuery(search: typed))
    #expect(found.item(forRow: 0, inSection: 0)?.title == "Birra")
    #expect(found.counts.shown == 1)
  }

  @Test func theIndexOfAnotherMenuIsNotUsed() {
    let dataSource = MenuDataSource(menu: menu)
    let other = MenuIndex(Menu(pizzas: [Pizza(name: "Tiramisù")]))
    #expect(dataSource.matching(MenuQuery(search: "tira"), index: other).rows == ["Tiramisù"])
  }

  @Test(arguments: [
    ("Margherita", "marg", ["Marg"]), ("Crème brûlée", "creme brul", ["Crème", "brûl"]),
    ("Straße", "stras", ["Straß"]), ("banana", "bana anan", ["bana"]), ("banana", "ban ana", []),
    ("ma mamma", "ma", ["ma", "ma"]),
    ("mammamia", "mamm amia", ["mamm", "amia"]), ("e\u{301}e", "e", ["e\u{301}"]),
    ("Fior  di latte", "\"fior di\"", ["Fior  di"]), ("👩‍🍳 x", "👩", ["👩‍🍳"]),
    ("ßß", "s", ["ß"]), ("aßbc", "ssbc", ["ßbc"]), ("kaßss", "sss", []), ("कि", "क", ["कि"]),
    ("ガ", "カ", []),
  ])
  func matchesAreWholeCharactersOfTheOriginal(name: String, search: String, marked: [String]) {
    let dataSource = MenuDataSource(pizzas: [Pizza(name: name)])
    let item = dataSource.matching(MenuQuery(search: search)).item(forRow: 0, inSection: 0)
    #expect((item?.titleMatches ?? []).map { String(name[$0]) } == marked)
  }

  @Test(arguments: [
    ("capriciosa", ["capricciosa"]), ("margehrita", ["margherita"]), ("tiramsiu", ["tiramisu"]),
    ("funghi capricosa", ["funghi capricciosa"]), ("funghi margerita", []),
    ("ortolna", ["ortolana"]),
    ("xyz", []), ("", []), ("gemuze", ["gemuse"]), ("ma", []),
  ])
  func theNearestNamesAreSuggested(search: String, suggestions: [String]) {
    let dataSource = MenuDataSource(menu: menu)
    let query = MenuQuery(search: search)
    #expect(dataSource.suggestions(for: query) == suggestions)
    for suggestion in suggestions {
      #expect(dataSource.matching(MenuQuery(search: suggestion)).counts.shown > 0)
    }
  }

  @Test func whatTheFiltersHideIsNotSuggested() {
    var query = MenuQuery(search: "margerita")
    query.filter.diets = [.vegan]
    #expect(MenuDataSource(menu: menu).suggestions(for: query) == [])
  }

  @Test func numberAndSummaryAreMarkedToo() throws {
    let found = MenuDataSource(menu: menu).matching(MenuQuery(search: "12 latte"))
    let item = try #require(found.item(forRow: 0, inSection: 1))
    #expect(item.numberMatches.map { item.number?[$0] ?? "" } == ["12"])
    #expect(item.summaryMatches.map { String(item.summary[$0]) } == ["latte"])
    #expect(item.titleMatches == [])
  }
}

extension MenuDataSource {
  /// The titles of all rows.
  var rows: [String] {
    (0..<numberOfSections).flatMap { section in
      (0..<numberOfRows(inSection: section)).compactMap { row in
        item(forRow: row, inSection: section)?.title
      }
    }
  }
}
