import MenuCore
import Testing

/// Sentences of everyday language: quantities, small words, allergens in general, health.
struct EverydaySentenceTests {
  @Test(
    "`Pilzen`, German for mushrooms, is not corrected to the name of a beer",
    arguments: ["Pilzen", "mit Pilzen"])
  func mushrooms(typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == ["Capricciosa", "Quattro Stagioni", "Tartufo"])
  }

  @Test(
    "words around a condition are skipped",
    arguments: [
      ("suitable for coeliacs", "gluten free"), ("what about vegan", "vegan"),
      ("bloß kein Fisch", "ohne Fisch"), ("surtout pas de lait", "sans lait"),
      ("e anche pizze", "pizze"), ("prodotti surgelati", "surgelati"),
    ])
  func words_aroundACondition_areSkipped(typed: String, meant: String) throws {
    try expectRows(of: typed, toBeThoseOf: meant)
  }

  @Test(
    "no dish states that it is without traces, in five languages",
    arguments: [
      "senza tracce di latte", "without traces of milk", "ohne Spuren von Milch",
      "sans traces de lait", "sin trazas de leche",
    ])
  func tracesOfAnAllergen_excluded_showNoRow(typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    guard found.titles.isEmpty, case .notStatedWithout? = found.notice else {
      Issue.record("\(typed): \(found.titles), \(String(describing: found.notice))")
      return
    }
  }

  private func expectRows(of typed: String, toBeThoseOf meant: String) throws {
    let menu = try Trattoria.shipped()
    let found = menu.asked(typed)
    #expect(found.notice == nil && !found.titles.isEmpty)
    #expect(found.titles == menu.asked(meant).titles)
  }

  @Test(
    "small words such as `da` and `por` are not searched",
    arguments: [
      ("senza latte da mangiare", "senza latte"), ("qualcosa da bere", "bevande"),
      ("por menos de 8 euros", "hasta 8"),
    ])
  func smallWords(typed: String, meant: String) throws {
    try expectRows(of: typed, toBeThoseOf: meant)
  }

  @Test(
    "how many a guest wants is not searched, in digits or in words",
    arguments: [
      ("due pizze sotto i dieci euro", "pizze fino a 10"), ("2 pizze", "pizze"),
      ("drei Pizzen unter zehn Euro", "pizze fino a 10"), ("two pizzas", "pizze"),
      ("deux pizzas à moins de dix euros", "pizze fino a 10"),
      ("dos pizzas por menos de diez euros", "pizze fino a 10"),
      ("two pizzas under 10 euros each", "pizze fino a 10"),
      ("siamo vegani", "vegana"),
    ])
  func count(typed: String, meant: String) throws {
    try expectRows(of: typed, toBeThoseOf: meant)
  }

  @Test(
    "how many a guest wants of a dish is not searched either",
    arguments: [
      ("due birre", "birre"), ("two beers", "beers"), ("2 diavola", "diavola"),
      ("three margherita", "margherita"), ("5 margherita", "margherita"), ("2x diavola", "diavola"),
      ("margherita x2", "margherita"), ("2 x Margherita", "margherita"), ("2× diavola", "diavola"),
      ("3 mal Diavola", "diavola"), ("zwei Margherita", "margherita"),
      ("trois margherita", "margherita"), ("tres margherita", "margherita"),
      ("vegana tre marinara", "vegana marinara"),
    ])
  func countOfDishes(typed: String, meant: String) throws {
    try expectRows(of: typed, toBeThoseOf: meant)
  }

  @Test("a number that no dish has and that counts nothing is not ignored")
  func otherNumber() throws {
    let menu = try Trattoria.shipped()
    #expect(menu.asked("margherita 750").notice == .dishAlone(name: "Margherita"))
    #expect(menu.asked("x").titles.isEmpty && menu.asked("2 x").titles.isEmpty)
  }

  @Test("after a number a food of another language is understood, and a typo is corrected")
  func countOfFoods() throws {
    let menu = try Trattoria.shipped()
    let beers = ["Birra chiara alla spina", "Birra artigianale ambrata"]
    #expect(menu.asked("zwei bier").titles == beers)
    #expect(menu.asked("zwei margerita").notice == .corrected("margerita", to: "margherita"))
    #expect(menu.asked("quattro formaggi").titles == ["Quattro Formaggi"])
  }

  @Test(
    "a question with the verb to drink shows the beverages",
    arguments: [
      "che cosa posso bere", "was kann ich trinken", "que puis-je boire", "qué puedo beber",
    ])
  func drinks(typed: String) throws {
    try expectRows(of: typed, toBeThoseOf: "bevande")
  }

  @Test(
    "a word for allergens alone asks what to leave out, in five languages",
    arguments: [
      "allergeni", "allergens", "Allergene", "allergènes", "alérgenos", "lista allergeni",
      "do you have allergen information", "allergico", "sans allergènes",
    ])
  func allergens(typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles.isEmpty && found.notice == .allergensAsked)
  }

  @Test("a word for allergens with a dish shows that dish")
  func allergensOfDish() throws {
    let found = try Trattoria.shipped().asked("quali allergeni ha la margherita")
    #expect(found.titles == ["Margherita"] && found.notice == .dishAlone(name: "Margherita"))
  }

  @Test(
    "a word about health is named, however long the text is",
    arguments: [
      ("incinta", "incinta"), ("pregnant", "pregnant"), ("ich bin schwanger", "schwanger"),
      ("qu'est-ce que je peux manger si je suis enceinte", "enceinte"),
      ("cosa posso mangiare in gravidanza stasera", "gravidanza"), ("embarazada", "embarazada"),
    ])
  func health(typed: String, word: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notice == .noSuchWord(word, without: nil) && found.titles.isEmpty)
  }

  @Test("a substance that no dish says it lacks is excluded like a food")
  func nickel() throws {
    let menu = try Trattoria.shipped()
    for typed in ["senza nichel", "allergico al nichel", "allergia nichel", "nichel allergia"] {
      #expect(menu.asked(typed).notice == .notStatedWithout(word: "nichel", named: [], more: 0))
    }
    #expect(menu.asked("senza latte e nichel").titles.isEmpty)
  }

  @Test(
    "an allergy to something that is none of the fourteen refers to the staff",
    arguments: [
      ("nickel allergy", "nickel"), ("strawberry allergy", "strawberry"),
      ("my son has a kiwi allergy", "kiwi"), ("latex allergy", "latex"),
      ("yeast intolerance", "yeast"), ("allergia fragole", "fragole"),
      ("Nickelallergie", "Nickel"), ("Kiwi Allergie", "Kiwi"), ("Hefe Unverträglichkeit", "Hefe"),
      ("allergie au kiwi", "kiwi"), ("alergia al níquel", "níquel"),
      ("alergia fresas", "fresas"), ("strawberry allergy, vegan", "strawberry"),
    ])
  func otherAllergy(typed: String, word: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    #expect(found.notStated?.word == word && found.titles.isEmpty)
  }

  @Test(
    "a word for something light is no typo of a lager",
    arguments: [
      "quelque chose de léger", "something lighter", "etwas Leichtes", "qualcosa di leggero",
      "algo ligero",
    ])
  func light(typed: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    #expect(found.unknownWord != nil && found.titles.isEmpty)
  }

  @Test(
    "a word for low prices is not searched, in five languages",
    arguments: [
      ("cheapest", "cheapest"), ("the cheapest pizza", "cheapest"), ("il meno caro", "meno caro"),
      ("la pizza più economica", "più economica"), ("günstigste Pizza", "günstigste"),
      ("was ist am billigsten", "am billigsten"), ("la pizza la moins chère", "moins chère"),
      ("quelque chose de pas cher", "pas cher"), ("el más barato", "barato"),
      ("lo más económico", "más económico"),
    ])
  func cheap(typed: String, word: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notice == .notUnderstood(word) && found.titles.isEmpty)
  }

  @Test(
    "`without meat` in one word offers the vegetarian dishes",
    arguments: ["fleischlos", "fleischfrei", "meatless"])
  func meatless(typed: String) throws {
    let word = try #require(Trattoria.shipped().asked(typed).notStated?.word)
    #expect(QueryFilter(nearestToWithout: word)?.diets == [.vegetarian])
  }

  @Test("the end of another word, such as *caramelos*, does not exclude its beginning")
  func otherEnding() { #expect(QueryWords.stem(ofExclusion: "caramelos") == nil) }

  @Test(
    "`but without` excludes, in five languages, and `but not` stays unclear",
    arguments: [
      "pizza ma senza latte", "pizza but without milk", "Pizza aber ohne Milch",
      "pizza mais sans lait", "pizza mais pas de lait", "pizza pero sin leche",
      "pizza però senza latte",
    ])
  func butWithout(typed: String) throws {
    try expectRows(of: typed, toBeThoseOf: "pizze senza latte")
    #expect(try Trattoria.shipped().asked("pizza ma non latte").notice != nil)
  }

  @Test("an excluded plural names the dishes that mention its singular")
  func plural() throws {
    let found = try Trattoria.shipped("en").asked("no onions")
    let named = ["Tuna and onion", "Orto di Giuseppe"]
    #expect(found.notice == .notStatedWithout(word: "onions", named: named, more: 0))
  }

  @Test(
    "an excluded word names the dishes with it in the singular and in the plural",
    arguments: ["tomatoes", "tomato"])
  func excludedWord_inEitherNumber_namesBoth(_ typed: String) {
    var red = Dish(name: "Rossa")
    red.ingredients = [Ingredient(name: "tomato")]
    var salad = Dish(name: "Caprese")
    salad.ingredients = [Ingredient(name: "tomatoes")]
    let menu = MenuDataSource(menu: Menu(pizzas: [red], other: [salad]), language: "en")
    let notice = menu.asked("without \(typed)").notice
    #expect(notice == .notStatedWithout(word: typed, named: ["Rossa", "Caprese"], more: 0))
  }
}
