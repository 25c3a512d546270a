import MenuCore
import MenuPresentation
import Testing

/// Words that no dish names: a slip of a word of the menu, or a food of another language.
struct ForeignWordTests {
  @Test(
    "a slip of a name comes before a food of another language",
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

  @Test("a name that is a place is a slip of a pastry, and no meat is one of a vegetable")
  func foods() {
    let source = MenuDataSource(pizzas: [Pizza(name: "Napoletana"), Pizza(name: "Peperoni")])
    #expect(source.asked("napolitana").titles == ["Napoletana"])
    #expect(source.asked("pepperoni").notice == .noSuchWord("pepperoni", without: nil))
  }

  @Test(
    "a number in front of a dish says how many, and one behind its sign is that of the dish",
    arguments: [
      ("2 diavola", ["Diavola"], "diavola"), ("4 stagioni", ["Quattro Stagioni"], "stagioni"),
      ("n. 12", ["Mortadella e pistacchio"], nil), ("Nr. 12", ["Mortadella e pistacchio"], nil),
      ("nº 12", ["Mortadella e pistacchio"], nil), ("n° 12", ["Mortadella e pistacchio"], nil),
      ("12", ["Mortadella e pistacchio"], nil),
    ] as [(String, [String], String?)])
  func numbers(_ typed: String, _ titles: [String], _ meant: String?) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == titles)
    #expect(found.notice == meant.map { .corrected(typed, to: $0) })
  }

  @Test(
    "food of flour shows what states gluten, under its notice",
    arguments: ["pasta", "spaghetti", "Brot", "farina", "Mehl", "harina"])
  func flour(_ typed: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    #expect(found.titles.contains("Margherita") && !found.titles.contains("Coffee"))
    #expect(found.notice == .allergenFood(typed, [.gluten]))
  }

  @Test("a food of one kind of grain shows what states that kind, and not what may have any")
  func kind() throws {
    let found = try Trattoria.shipped("it").asked("ein Bier bitte")
    #expect(found.titles == ["Birra chiara alla spina", "Birra artigianale ambrata"])
    #expect(found.notice == .allergenFood("Bier", [.barley]))
  }

  @Test(
    "a slip is one letter of a long word, or two of a very long one",
    arguments: [
      ("friend", "Fried fish", false), ("fried", "Friend", false), ("conto", "Cotto", true),
      ("birrra", "Birra", false), ("banane", "Romane", false), ("margarita", "Margherita", true),
      ("capricosa", "Capricciosa", true), ("diavolla", "Diavola", true),
      ("marinera", "Marinara", true), ("amore", "Amaro", false),
    ])
  func slipOfName(_ typed: String, _ name: String, _ isSlip: Bool) {
    let found = MenuDataSource(pizzas: [Pizza(name: name)]).asked(typed)
    #expect(found.titles == (isSlip ? [name] : []), "\(String(describing: found.notice))")
  }

  @Test("a finished word is no beginning of another", arguments: ["cher", "cher ", "pizza cher"])
  func beginning(_ typed: String) {
    var dish = Dish(name: "Rossa")
    dish.ingredients = [Ingredient(name: "cherry tomatoes")]
    let source = MenuDataSource(pizzas: [Pizza(dish)])
    #expect(source.asked(typed).titles.isEmpty)
    #expect(source.asked("cher", isBeingTyped: true).titles == ["Rossa"])
  }

  @Test(
    "no allergen is offered for a word that is only like it",
    arguments: ["senza patate", "senza lattuga", "without mint", "ohne Fleischh", "sin noche"])
  func otherAllergen(_ typed: String) {
    let found = MenuDataSource(pizzas: [Pizza(name: "Rossa")]).asked(typed)
    if case .notStatedWithout? = found.notice { return }
    Issue.record("\(String(describing: found.notice))")
  }

  @Test(
    "an allergen with a slip is offered",
    arguments: [("senza lattte", "senza latte"), ("ohne Mlich", "ohne milch")])
  func allergen(_ typed: String, _ meant: String) {
    var dish = Dish(name: "Rossa")
    dish.allergens = AllergenStatement(isComplete: true)
    let found = MenuDataSource(pizzas: [Pizza(dish)]).asked(typed)
    guard case .meant(_, let query)? = found.notice else {
      Issue.record("\(String(describing: found.notice))")
      return
    }
    #expect(query == meant)
  }
}
