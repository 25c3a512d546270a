import MenuCore
import TestSupport
import Testing

/// Excluded foods and negated conditions.
struct ExcludedFoodTests {
  @Test(
    "a food that a guest is allergic to is excluded like an allergen",
    arguments: [
      ("allergic to milk and tomato", ["tomato"]),
      ("allergisch gegen Milch und Knoblauch", ["Knoblauch"]),
      ("allergique au lait et au thon", ["thon"]), ("alérgico a la leche y al atún", ["atún"]),
      ("sono allergico alle noci, al pomodoro", ["pomodoro"]), ("allergic to tomato", ["tomato"]),
    ])
  func allergyToAFood(_ typed: String, _ words: [String]) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(TypedQuery(typed).withoutWords == words && found.titles.isEmpty)
  }

  @Test(
    "a food before or after the word for an allergy is excluded, even if it has an allergen",
    arguments: [
      ("shrimp allergy", "shrimp"), ("cheese intolerance", "cheese"), ("beer allergy", "beer"),
      ("allergia gamberi", "gamberi"), ("mozzarella allergia", "mozzarella"),
      ("Garnelen Allergie", "Garnelen"), ("allergie crevettes", "crevettes"),
      ("alergia al pulpo", "pulpo"), ("tuna allergies", "tuna"),
    ])
  func foodOfAnAllergy(_ typed: String, _ word: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(TypedQuery(typed).withoutWords == [word])
    #expect(found.notStated?.word == word && found.titles.isEmpty)
  }

  @Test("any other word before the word for an allergy is not understood, and finds no dish")
  func otherWordOfAnAllergy() throws {
    for typed in ["rucola allergy", "allergia rucola", "basilico allergia"] {
      for isBeingTyped in [true, false] {
        let found = try Trattoria.shipped().asked(typed, isBeingTyped: isBeingTyped)
        #expect(found.titles.isEmpty, "\(typed)")
      }
    }
  }

  @Test(
    "a food after an allergen that a guest is allergic to is excluded, even without a comma",
    arguments: [
      ("allergic to fish mozzarella", ["mozzarella"]), ("allergic to nuts garlic", ["garlic"]),
      ("allergico al pesce pomodoro", ["pomodoro"]), ("allergic to milk margherita", []),
    ])
  func foodAfterAnAllergen(_ typed: String, _ words: [String]) {
    #expect(TypedQuery(typed).withoutWords == words)
  }

  @Test(
    "an allergen after a compound with the word for an allergy is excluded",
    arguments: [
      ("Kreuzallergie auf Nüsse", [.nuts, .peanuts]), ("Nahrungsmittelallergie Milch", [.milk]),
      ("Lebensmittelallergie: Ei", [.eggs]), ("Tomatenallergie, Milchallergie", [.milk]),
    ] as [(String, AllergenSet)])
  func compoundBeforeAnAllergen(_ typed: String, _ excluded: AllergenSet) {
    #expect(TypedQuery(typed).filter.without == excluded)
  }

  @Test(
    "a food in a compound with an exclusion, or before `free`, is excluded",
    arguments: [
      ("knoblauchfrei", "knoblauch"), ("Tomatenallergie", "Tomaten"), ("garlic free", "garlic"),
      ("onion-free pizza", "onion"), ("käsefrei", "käse"),
      ("meatless", "meat"), ("meatless pizza", "meat"),
    ])
  func freeOfAFood(_ typed: String, _ word: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notStated?.word == word && found.titles.isEmpty)
  }

  @Test(
    "a single letter ends a list of exclusions and is not understood",
    arguments: ["no milk, x, y", "without nuts, a", "senza latte e a"])
  func letter(_ typed: String) {
    let query = TypedQuery(typed)
    #expect(query.withoutWords.isEmpty && query.filter.without.count <= 2)
  }

  @Test(
    "a food wanted in the same sentence as an exclusion is not excluded",
    arguments: ["no milk and with fish", "senza latte e con pesce", "ohne Milch und mit Fisch"])
  func besideExclusion(_ typed: String) {
    let query = TypedQuery(typed)
    #expect(query.filter.without == [.milk] && query.namedAllergens == [.fish])
    #expect(query.namedPhrase == nil)
  }

  @Test("the notice names all excluded foods")
  func severalFoods() throws {
    let found = try Trattoria.shipped().asked("senza cipolla e senza aglio")
    let named = try #require(found.notStated?.named)
    #expect(found.notStated?.word == "cipolla, aglio")
    #expect(named.contains("Tonno e cipolla") && named.contains("Marinara"))
  }

  @Test(
    "a negated condition is not understood and filters nothing",
    arguments: [
      "over 9 euro", "più di 10 euro", "über 10 Euro", "isn't vegan", "poco piccante",
      "nothing spicy", "nothing vegan", "hardly spicy", "spicy free", "vegan free",
      "mai piccante", "nulla di vegano", "nichts Scharfes", "rien de végétarien",
    ])
  func negatedCondition(_ typed: String) {
    let query = TypedQuery(typed)
    #expect(query.filter.isEmpty && !query.isSpicy && query.unclear != nil)
  }

  @Test(
    "an allergen that a guest hates is excluded",
    arguments: ["I hate mushrooms", "odio i funghi", "hold the mushrooms", "can't stand mushrooms"])
  func hated(_ typed: String) { #expect(TypedQuery(typed).withoutWords.count == 1) }

  @Test(
    "a mistyped diet or exclusion is offered corrected",
    arguments: [
      ("vegetarain", "vegetarian"), ("vegetarain pizza", "vegetarian pizza"),
      ("celiak", "celiac"), ("ceoliac", "celiac"),
    ])
  func mistypedDiet(_ typed: String, _ meant: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    let word = String(typed.prefix { $0 != " " })
    #expect(found.notice == .meant(word, query: meant) && found.titles.isEmpty)
  }

  @Test("words in quotes are searched as one phrase and exclude nothing")
  func quotedExclusion() throws {
    let found = try Trattoria.shipped("en").asked("\"gluten free\"")
    #expect(found.notice == .noSuchWord("gluten free", without: nil))
  }

  @Test(
    "a word that only resembles an allergen is not corrected to it",
    arguments: ["mild", "mild pizza"])
  func otherWord(_ typed: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    #expect(found.unknownWord == "mild")
  }

  @Test("a food with several allergens is unknown if no dish states all of them")
  func foodOfSeveralAllergens() throws {
    let found = try Trattoria.shipped("en").asked("sushi")
    #expect(found.notice == .noSuchWord("sushi", without: nil) && found.titles.isEmpty)
  }

  @Test("a food is not listed as understood if no dish states its allergens")
  func foodWithoutRow() {
    let source = MenuDataSource(pizzas: [Pizza(name: "Orto")])
    #expect(source.asked("sushi roll").notice == .partlyUnderstood(words: []))
  }

  @Test("an excluded food is named in the singular and in the plural")
  func singularAndPlural() {
    let names = ["Tuna and onion", "Onions", "Sprout", "Sprouts", "Marinara"]
    let menu = MenuDataSource(pizzas: names.map { Pizza(name: $0) })
    #expect(menu.asked("without onions").notStated?.named == ["Tuna and onion", "Onions"])
    #expect(menu.asked("no sprouts").notStated?.named == ["Sprout", "Sprouts"])
  }
}
