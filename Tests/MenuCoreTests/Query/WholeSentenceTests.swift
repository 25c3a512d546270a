import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Sentences of guests who had never seen the program: half of one must never be a filter.
@Suite(.timeLimit(.minutes(5))) struct WholeSentenceTests {
  @Test(arguments: [
    ("Ho un'allergia alle uova", "eggs"), ("ho l'allergia al latte", "milk"),
    ("Ho un'intolleranza al lattosio", "milk"), ("Ho intolleranza al glutine", "gluten"),
    ("J'ai une allergie aux œufs", "eggs"), ("Tengo alergia al huevo", "eggs"),
    ("Ich habe eine Allergie gegen Eier", "eggs"), ("I have an egg allergy", "eggs"),
    ("I've got a milk allergy", "milk"), ("no, sono allergico al latte", "milk"),
    ("everything except milk", "milk"),
  ])
  func whoIsAllergicIsUnderstood(text: String, without: String) {
    let typed = TypedQuery(text)
    #expect(typed.without.words == without)
    #expect(!typed.isUndecided && typed.rest.isEmpty, "\(typed.rest)")
  }

  @Test(arguments: [
    // What is tolerated is not what is left out.
    "sono allergico a tutto tranne il latte", "allergic to everything but milk",
    "allergic to everything but not milk", "allergisch gegen alles außer Milch",
    "allergique à tout sauf au lait", "alérgico a todo menos leche",
    "can't eat anything except fish",
    // The least is not the most.
    "più di 10 euro", "más de 10 euros", "pizza da 8 euro in su", "over 10 euros",
    "da 5 a 8 euro", "5 a 8 euro", "pizza da 5 a 8", "5-8 €", "5 - 8 euro", "von 5 bis 8 Euro",
    "5 bis 8 Euro", "zwischen 5 und 8 Euro", "between 5 and 8 euros", "from 5 to 8 euros",
    "5 to 8 euros", "€5 to €8", "entre 5 et 8 euros", "de 5 à 8 euros", "de 5 a 8 euros",
    "entre 5 y 8 euros",
    "mehr als 10 Euro", "plus de 10 euros", "mindestens 9 Euro", "ab 8 Euro", "tra 5 e 10 euro",
    // Nobody is ill.
    "I am not allergic to milk", "non sono allergico al latte", "I have no allergy",
    "ich bin nicht allergisch gegen Milch", "je ne suis pas allergique au lait",
    "no soy alérgico a la leche", "non ho allergie", "keine Allergien",
    "je ne suis pas cœliaque", "not allergic to milk but to eggs", "not vegan",
  ])
  func whatNoFilterDoesIsSaidToBeNotUnderstood(text: String) {
    let typed = TypedQuery(text)
    #expect(typed.isNotUnderstood && typed.isUndecided)
    #expect(typed.without.isEmpty && typed.maximumPrice == nil)
    #expect(MenuQuery(search: text).settled(acceptsGuess: true) == MenuQuery(search: text))
  }

  @Test(arguments: [
    ("I can't eat milk but eggs are fine", "milk"), ("no milk, eggs ok", "milk"),
    ("allergic to milk and fish but nuts are ok", "fish milk"),
    ("je ne peux pas manger de lait mais les œufs ça va", "milk"),
    ("ich kann keine Milch essen aber Eier sind ok", "milk"),
    ("no puedo comer leche pero los huevos están bien", "milk"),
    ("senza latte ma le uova vanno bene", "milk"), ("I can eat milk but not eggs", "eggs"),
    ("posso mangiare latte ma non uova", "eggs"),
    ("je peux manger du lait mais pas d'œufs", "eggs"),
    ("puedo comer leche pero no huevos", "eggs"),
    ("Ich kann Milch essen, aber keine Eier", "eggs"),
    ("Ich darf Milch und Nüsse essen, aber keine Eier essen", "eggs"),
    ("Wir können Milch trinken aber keinen Fisch essen", "fish"),
    ("Ich kann Milch nicht essen, aber Eier sind ok", "milk"),
    // In doubt more.
    ("no milk, eggs ok?", "eggs milk"), ("no milk but also eggs", "eggs milk"),
  ])
  func whatIsFineIsNeitherLeftOutNorLookedFor(text: String, without: String) {
    let typed = TypedQuery(text)
    #expect(typed.without.words == without)
    #expect(typed.allergens.isEmpty && typed.words.isEmpty && !typed.isUndecided)
  }

  @Test(arguments: [
    ("no. 12", "12"), ("n. 12", "12"), ("Nr. 12", "12"), ("nº 12", "12"), ("n° 12", "12"),
    ("N.° 12", "12"), ("núm. 12", "12"), ("I love fish", "fish"), ("mi piace il pesce", "pesce"),
    ("J'aime le poisson", "poisson"), ("no milk but fish", "fish"),
  ])
  func whatIsLookedForIsNotLeftOut(text: String, rest: String) {
    let typed = TypedQuery(text)
    #expect(!typed.isUndecided)
    #expect(typed.rest.split(separator: " ").last.map(String.init) == rest)
  }

  private let menu: Menu = {
    var menu = Menu()
    var red = Dish(name: "Rossa uno")
    red.ingredients = [Ingredient(name: "pomodorini"), Ingredient(name: "gamberi", isFrozen: true)]
    red.spiciness = 1
    red.allergens.contains = [.milk]
    red.sizes = [DishSize(name: "maxi")]
    red.price = Price(.exactly("9".amount))
    var white = Dish(name: "Due")
    white.ingredients = [Ingredient(name: "pomodoro")]
    white.allergens.contains = [.eggs]
    white.isSoldOut = true
    white.price = Price(.exactly("5".amount))
    menu.pizzas = [Pizza(red), Pizza(white, base: "white")]
    menu.desserts = [Dessert(Dish(name: "Torta"), isHomemade: true)]
    return menu
  }()

  @Test(arguments: [
    ("milk or eggs", ["Rossa uno", "Due"]), ("latte o uova", ["Rossa uno", "Due"]),
    ("Milch oder Eier", ["Rossa uno", "Due"]), ("lait ou œufs", ["Rossa uno", "Due"]),
    ("leche o huevos", ["Rossa uno", "Due"]), ("spicy pizza", ["Rossa uno"]),
    ("scharfe Pizza", ["Rossa uno"]), ("pizza picante", ["Rossa uno"]),
    ("pizza épicée", ["Rossa uno"]), ("pizza piccante", ["Rossa uno"]),
    ("frozen", ["Rossa uno"]), ("maxi", ["Rossa uno"]), ("sold out", ["Due"]),
    ("esaurito", ["Due"]), ("pizza bianca", ["Due"]), ("weiße Pizza", ["Due"]),
    ("fatto in casa", ["Torta"]), ("homemade", ["Torta"]),
    ("cheapest pizza", ["Due", "Rossa uno"]), ("günstigste Pizza", ["Due", "Rossa uno"]),
    ("la più economica", ["Due", "Rossa uno", "Torta"]),
  ])
  func whatIsShownBySignsIsFound(search: String, names: [String]) {
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.matching(MenuQuery(search: search)).rows == names)
    #expect(dataSource.matching(MenuQuery(search: search), index: MenuIndex(menu)).rows == names)
  }

  @Test(arguments: [
    ("milk or pomodorini", ["Rossa uno"]), ("milk or pomodoro", ["Rossa uno", "Due"]),
    ("latte o pomodoro", ["Rossa uno", "Due"]), ("pomodoro o latte", ["Rossa uno", "Due"]),
    ("gamberi o bianca", ["Rossa uno", "Due"]), ("pizza rossa o bianca", ["Rossa uno", "Due"]),
    ("torta, gamberi o uova", ["Rossa uno", "Due", "Torta"]),
    ("Milch oder Torta", ["Rossa uno", "Torta"]), ("pizza o torta", []), ("pizza or dessert", nil),
    ("latte o pomodoro fresco", []), ("pomodoro o", ["Due"]),
  ])
  func eitherOfTwoThingsIsEnoughOrItIsNotUnderstood(search: String, names: [String]?) {
    let dataSource = MenuDataSource(menu: menu)
    let rows = dataSource.matching(MenuQuery(search: search)).rows
    #expect(rows == names ?? ["Rossa uno", "Due", "Torta"])
    let isUnderstood = !search.hasPrefix("pizza o torta") && !search.hasSuffix("fresco")
    #expect(TypedQuery(search).isNotUnderstood != isUnderstood)
  }

  @Test func eitherOfTwoDietsIsNotBoth() {
    var menu = menu
    menu.pizzas[0].diets = [.vegetarian]
    menu.pizzas[0].dish.ingredients = []
    menu.pizzas[1].diets = [.halal]
    let rows = MenuDataSource(menu: menu).matching(MenuQuery(search: "halal or vegetarian")).rows
    #expect(rows == ["Rossa uno", "Due"])
    #expect(!TypedQuery("halal or vegetarian").isOnlyDiets)
    #expect(TypedQuery("halal vegetarian").isOnlyDiets)
  }

  @Test(arguments: [
    ("no frozen", "frozen"), ("nothing frozen", "frozen"), ("not spicy", "spicy"),
    ("non piccante", "piccante"), ("nicht scharf", "scharf"), ("pas épicé", "épicé"),
    ("no picante", "picante"), ("senza surgelati", "surgelati"), ("ohne Gefrorenes", "Gefrorenes"),
  ])
  func whatIsNoAllergenIsNotTakenForOneThatIsMistyped(search: String, told: String) {
    let typed = TypedQuery(search)
    #expect(typed.guessedWithout.isEmpty && !typed.lacksWithout)
    #expect(typed.unknownWithout == [told])
  }

  @Test func aWordOfASentenceIsNoMistypedGrain() {
    let dataSource = MenuDataSource(menu: menu)
    let suggestions = dataSource.suggestions(for: MenuQuery(search: "pizza from Naples"))
    #expect(suggestions.isEmpty)
    #expect(TypedQuery("pizza from Naples").rest == "pizza Naples")
  }

  @Test func theCountsAreOfWhatIsNamed() {
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.dishes(naming: "pomodor", names: 1)?.count == 2)
    // Ham is pork and is not called so.
    #expect(dataSource.dishes(naming: "pork", names: 1) == nil)
    #expect(dataSource.matching(MenuQuery(search: "milk or eggs")).counts.unanswered == 1)
    #expect(dataSource.matching(MenuQuery(search: "milk in the rossa?")).counts.unanswered == 0)
  }

  @Test func aVeganIsOfferedWhatIsVegan() {
    var menu = menu
    menu.pizzas[0].diets = [.vegan]
    menu.pizzas[0].dish.allergens = AllergenStatement()
    menu.pizzas[0].dish.ingredients = []
    let dataSource = MenuDataSource(menu: menu)
    #expect(dataSource.suggestions(for: MenuQuery(search: "vegn pizza")).first == "vegan pizza")
    #expect(dataSource.suggestions(for: MenuQuery(search: "frozne")).isEmpty)
  }
}
