@testable import MenuCore
import MenuPresentation
import Testing

/// Words that no dish names: a typo of a word of the menu, or a food in another language.
struct ForeignWordTests {
  @Test(
    "a typo of a name takes precedence over a food in another language",
    arguments: [
      ("panacotta", "panna cotta", "Panna cotta"), ("pannacotta", "panna cotta", "Panna cotta"),
      ("napolitana", "napoli", "Napoli"), ("mozarella", "mozzarella", "Caprese"),
    ])
  func slip(_ typed: String, _ near: String, _ title: String) {
    var salad = Dish(name: "Caprese")
    salad.ingredients = [Ingredient(name: "mozzarella")]
    var other = Dish(name: "Torta")
    other.allergens = AllergenStatement(contains: [.milk, .eggs, .wheat])
    let source = MenuDataSource(
      pizzas: [Pizza(salad), Pizza(other), Pizza(name: "Napoli"), Pizza(name: "Panna cotta")])
    let found = source.asked(typed)
    #expect(found.notice == .corrected(typed, to: near) && found.titles == [title])
  }

  @Test(
    "a longer word that begins with an ingredient is another food",
    arguments: [
      ("butternut", .noSuchWord("butternut", without: nil)),
      ("buttermilk", .allergenFood("buttermilk", [.milk])),
      ("Buttermilch", .allergenFood("Buttermilch", [.milk])),
    ] as [(String, MenuQuery.Notice)])
  func longerFood_thatBeginsWithAnIngredient_isNotCorrected(
    _ typed: String, _ notice: MenuQuery.Notice
  ) {
    var pasta = Dish(name: "Linguine")
    pasta.ingredients = [Ingredient(name: "butter")]
    let found = MenuDataSource(menu: Menu(other: [pasta]), language: "en").asked(typed)
    #expect(found.notice == notice)
  }

  @Test("`napolitana` is corrected to Napoletana, but pepperoni never to peperoni")
  func foods() {
    let source = MenuDataSource(pizzas: [Pizza(name: "Napoletana"), Pizza(name: "Peperoni")])
    #expect(source.asked("napolitana").titles == ["Napoletana"])
    #expect(source.asked("pepperoni").notice == .noSuchWord("pepperoni", without: nil))
  }

  @Test(
    "a number before a dish is a quantity, and one alone or after `n.` is a dish number",
    arguments: [
      ("2 diavola", ["Diavola"]), ("4 stagioni", ["Quattro Stagioni"]),
      ("n. 12", ["Mortadella e pistacchio"]), ("Nr. 12", ["Mortadella e pistacchio"]),
      ("nº 12", ["Mortadella e pistacchio"]), ("n° 12", ["Mortadella e pistacchio"]),
      ("12", ["Mortadella e pistacchio"]),
    ])
  func numbers(_ typed: String, _ titles: [String]) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == titles && found.notice == nil)
  }

  @Test(
    "flour shows the dishes that state gluten, with a notice",
    arguments: ["farina", "Mehl", "harina"])
  func flour(_ typed: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    #expect(found.titles.contains("Margherita") && !found.titles.contains("Coffee"))
    #expect(found.notice == .allergenFood(typed, [.gluten]))
  }

  @Test(
    "a food beside a word of other dishes is not said to be missing",
    arguments: ["rosemary Käse", "rosemary queso"])
  func food_besideAWordOfOtherDishes_isNotSaidToBeMissing(_ typed: String) throws {
    let found = try Trattoria.shipped("de").asked(typed)
    #expect(found.titles.isEmpty)
    guard case .partlyUnderstood? = found.notice else {
      Issue.record("\(typed): \(String(describing: found.notice))")
      return
    }
  }

  @Test("`tè` is a word to search for, not one to skip")
  func tea() throws {
    let found = try Trattoria.shipped("it").asked("tè")
    #expect(found.titles.isEmpty && found.notice == .noSuchWord("tè", without: nil))
  }

  @Test("a food of one grain shows the dishes that state that grain, not any gluten")
  func kind() throws {
    let found = try Trattoria.shipped("it").asked("Malz")
    #expect(found.titles == ["Birra chiara alla spina", "Birra artigianale ambrata"])
    #expect(found.notice == .allergenFood("Malz", [.barley]))
  }

  @Test(
    "drinks and sweets are found by their names in other languages",
    arguments: [
      ("cerveza", "birra", ["Birra chiara alla spina", "Birra artigianale ambrata"]),
      ("Kuchen", "torta", ["Torta caprese"]),
    ])
  func translation(_ typed: String, _ name: String, _ titles: [String]) throws {
    let found = try Trattoria.shipped("it").asked(typed)
    #expect(found.titles == titles)
    #expect(found.notice == .translated([.init(word: typed, name: name)]))
  }

  @Test("an accent tells a food from a word of the grammar")
  func accents() {
    let menu = MenuDataSource(pizzas: [Pizza(name: "Mais"), Pizza(name: "Thé glacé")])
    let found = menu.asked("sans maïs ")
    #expect(found.notStated?.named == ["Mais"], "\(String(describing: found.notice))")
    #expect(menu.asked("thé").titles == ["Thé glacé"])
    #expect(menu.asked("câpres").unknownWord == "câpres")
  }

  @Test(
    "a typo is one letter in a long word, or two in a very long one",
    arguments: [
      ("friend", "Fried fish", false), ("fried", "Friend", false), ("conto", "Cotto", true),
      ("rossso", "Rosso", false), ("banane", "Romane", false), ("margarita", "Margherita", true),
      ("capricosa", "Capricciosa", true), ("diavolla", "Diavola", true),
      ("marinera", "Marinara", true), ("amore", "Amaro", false),
    ])
  func slipOfName(_ typed: String, _ name: String, _ isSlip: Bool) {
    let found = MenuDataSource(pizzas: [Pizza(name: name)]).asked(typed)
    #expect(found.titles == (isSlip ? [name] : []), "\(String(describing: found.notice))")
  }

  @Test(
    "a finished word does not match the beginning of a longer one",
    arguments: ["cher", "cher ", "pizza cher"])
  func beginning(_ typed: String) {
    var dish = Dish(name: "Rossa")
    dish.ingredients = [Ingredient(name: "cherry tomatoes")]
    let source = MenuDataSource(pizzas: [Pizza(dish)])
    #expect(source.asked(typed).titles.isEmpty)
    #expect(source.asked("cher", isBeingTyped: true).titles == ["Rossa"])
  }

  @Test(
    "no allergen is offered for a word that only resembles it",
    arguments: ["senza patate", "senza lattuga", "without mint", "ohne Fleischh", "sin noche"])
  func otherAllergen(_ typed: String) {
    let found = MenuDataSource(pizzas: [Pizza(name: "Rossa")]).asked(typed)
    #expect(found.notStated != nil)
  }

  @Test(
    "a misspelled allergen in a condition shows no rows and offers the corrected query",
    arguments: [
      ("senza lattte", "senza latte"), ("without mlik please", "without milk please"),
      ("vegana senza uovva, pesce", "vegana senza uova, pesce"), ("ohne Mlich", "ohne milch"),
    ])
  func allergen_thatIsMistyped_isOffered(_ typed: String, _ offer: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    guard case .meant(_, let query)? = found.notice else {
      Issue.record("\(String(describing: found.notice))")
      return
    }
    #expect(query == offer && found.titles.isEmpty)
  }

  /// A menu of one language with foods in its words.
  private static let italian: MenuDataSource = {
    let dishes = [
      ("Cotto", ["prosciutto cotto", "mozzarella"]), ("Boscaiola", ["funghi", "salsiccia"]),
      ("Calzone", ["prosciutto", "funghi"]), ("Contadina", ["patate", "rosmarino"]),
    ].map { name, ingredients in
      var dish = Dish(name: LocalizedText(name))
      dish.ingredients = ingredients.map { Ingredient(name: LocalizedText($0)) }
      return dish
    }
    var menu = Menu(pizzas: dishes.map { Pizza($0) })
    menu.language = "it"
    menu[.other] = [Dish(name: "Patatine fritte"), Dish(name: "Macedonia di mele")]
    return MenuDataSource(menu: menu)
  }()

  @Test(
    "a food in another language shows the dishes that have it in the language of the menu",
    arguments: [
      ("Schinken", ["Cotto", "Calzone"]), ("ham", ["Cotto", "Calzone"]),
      ("champignons", ["Boscaiola", "Calzone"]), ("mushrooms", ["Boscaiola", "Calzone"]),
      ("Pilze", ["Boscaiola", "Calzone"]), ("setas", ["Boscaiola", "Calzone"]),
      ("potatoes", ["Contadina"]), ("pommes de terre", ["Contadina"]),
      ("french fries", ["Patatine fritte"]), ("jambon champignons", ["Calzone"]),
      ("pizza mit Schinken und Pilzen", ["Calzone"]), ("Speck", []), ("hawaii", []),
    ])
  func food(_ typed: String, _ titles: [String]) {
    let found = Self.italian.asked(typed)
    #expect(found.titles == titles && found.hasNotice, "\(String(describing: found.notice))")
  }

  @Test("a word that exists in two languages is read in the language shown")
  func falseFriend() {
    let menu = Self.italian.menu
    let german = MenuDataSource(menu: menu, words: .german)
    let french = MenuDataSource(menu: menu, words: .french)
    #expect(german.asked("Pommes").titles == ["Patatine fritte"])
    #expect(french.asked("pommes").titles == ["Macedonia di mele"])
    #expect(Self.italian.asked("pommes").titles == ["Patatine fritte", "Macedonia di mele"])
  }

  @Test("the notice quotes the typed words and gives the name used in the menu")
  func noticeOfFoods() throws {
    let phrase = Self.italian.asked("pizza pommes de terre")
    #expect(
      phrase.notice == .translated([.init(word: "pommes de terre", name: "patate")]))
    let two = Self.italian.asked("jambon champignons")
    #expect(
      two.notice
        == .translated([
          .init(word: "jambon", name: "prosciutto"), .init(word: "champignons", name: "funghi"),
        ]))
    let english = try Trattoria.shipped("en").asked("Pilze")
    #expect(english.notice == .translated([.init(word: "Pilze", name: "mushrooms")]))
  }

  @Test("a word that the menu itself uses is not translated")
  func ownWord() {
    let found = Self.italian.asked("patate")
    #expect(found.titles == ["Contadina"] && !found.hasNotice)
  }

  @Test("a food in another language keeps every typed condition and adds none")
  func foodBesideConditions() {
    for typed in ["Schinken senza glutine", "vegan ham", "mushrooms up to 3"] {
      let found = Self.italian.asked(typed)
      let filter = TypedQuery(typed).filter
      #expect(found.titles.isEmpty && found.passedFilter == filter && !filter.isEmpty)
    }
  }

  @Test("excluding a food in another language shows no row and names the dishes that have it")
  func foodInAnExclusion() {
    for typed in ["ohne Schinken", "without ham", "sin jamón"] {
      let found = Self.italian.asked(typed)
      #expect(found.titles.isEmpty && found.notStated?.named == ["Cotto", "Calzone"])
      #expect(found.notStated?.more == 0)
      #expect(TypedQuery(typed).filter.isEmpty)
    }
  }

  @Test("a food in another language brings no notice while it is being typed")
  func typedFood() {
    for typed in ["Schin", "mushr", "champ"] {
      let found = Self.italian.asked(typed, isBeingTyped: true)
      #expect(!found.hasNotice && found.titles.count == 6)
    }
  }
}
