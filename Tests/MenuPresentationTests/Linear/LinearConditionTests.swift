import MenuCore
import MenuPresentation
import Testing

/// Orders while a condition is in force, which a guest has not forgotten.
struct LinearConditionTests {
  private var beers: Listener {
    var lager = Dish(name: "Lager chiara")
    lager.allergens = AllergenStatement(contains: [.gluten])
    var cider = Dish(name: "Lager senza glutine")
    cider.allergens = AllergenStatement(freeFrom: [.gluten])
    var water = Dish(name: "Acqua lager")
    water.allergens = AllergenStatement(freeFrom: [.gluten])
    let source = MenuDataSource(
      menu: Menu(beverages: [lager, cider, water]), language: Language("it"))
    return Listener(MenuSession(source))
  }

  @Test("the question which dish is meant lists those that the conditions show")
  func question_underAConditionThatSomePass_listsThose() {
    var listener = beers
    listener.type("senza glutine")
    let asked = listener.type("due lager")
    #expect(asked.contains("Acqua lager") && !asked.contains("chiara"), "\(asked)")
  }

  @Test("if the conditions show none, it lists the dishes of the whole menu")
  func question_underAConditionThatNonePass_listsTheWholeMenu() throws {
    var listener = try Listener(language: "en")
    listener.type("vegan, without gluten, up to 1")
    #expect(listener.type("two beers").contains("1. "))
  }

  @Test("a dish that the conditions hide is added with the conditions and what it states")
  func dish_thatAConditionHides_isAddedWithWhatItStates() {
    var listener = beers
    listener.type("senza glutine")
    let answer = listener.type("+ lager chiara")
    #expect(answer.contains("Ricerca attiva: senza glutine."), "\(answer)")
    #expect(answer.contains("Contiene glutine."), "\(answer)")
    #expect(!listener.type("+ acqua lager").contains("Ricerca attiva"))
  }

  @Test("a question with a number is no order")
  func question_withANumber_addsNothing() throws {
    var listener = try Listener(language: "en", words: .english)
    listener.type("pizzas")
    #expect(!listener.type("is 2 vegan").contains(listener.menu.session.strings.linear.whichAsk))
  }

  @Test("an extra that the conditions hide is refused with the conditions")
  func extra_thatAConditionHides_isRefusedWithTheCondition() {
    var pizza = Dish(name: "Rossa")
    pizza.allergens = AllergenStatement(freeFrom: [.milk])
    var cheese = AddOn(name: "mozzarella")
    cheese.allergens = AllergenStatement(contains: [.milk])
    pizza.addOns = [AddOnGroup(items: [cheese])]
    var listener = Listener(
      MenuSession(MenuDataSource(menu: Menu(pizzas: [Pizza(pizza)]), language: Language("it"))))
    listener.type("senza latte")
    #expect(listener.type("+ rossa mozzarella").contains("Ricerca attiva: senza latte."))
  }

  @Test(
    "a condition in force is dropped by its name, and the others stay",
    arguments: ["togli vegana", "togli senza latte", "togli latte"])
  func condition_thatIsNamed_isDroppedAlone(_ line: String) throws {
    var listener = try Listener()
    listener.type("vegana, senza latte")
    let left = line == "togli vegana" ? "Senza latte: " : "Vegana: "
    #expect(listener.type(line).hasPrefix(left), "\(listener.menu.session.query)")
    listener.type("togli vegana", "togli senza latte")
    #expect(listener.menu.session.query.isEmpty)
  }

  @Test("a dish of the choice is removed before a condition")
  func dish_ofTheChoice_isRemovedBeforeACondition() throws {
    var listener = try Listener()
    listener.type("+ bufalina", "senza latte")
    listener.type("togli bufalina")
    #expect(listener.menu.choice.isEmpty && !listener.menu.session.query.isEmpty)
  }

  @Test("more dishes or people than can be counted are refused, not counted as fewer")
  func count_aboveTheMost_isRefused() throws {
    var listener = try Listener()
    #expect(listener.type("100 diavola").contains("99 volte. Totale: 891,00 €.\nAl massimo 99."))
    #expect(listener.type("100 persone").hasPrefix("Al massimo 99."))
    #expect(listener.menu.choice.people == 0)
  }
}
