import MenuCore
import MenuPresentation
import Testing

/// Sentences as guests type them, each in the language shown.
@Suite(.timeLimit(.minutes(5))) struct GuestSentenceTests {
  static let sentences: [(String, InterfaceLanguage, String)] = [
    ("mein Kind verträgt keine Milch", .german, "-milk"),
    ("ohne nuesse fuer mein Kind", .german, "-peanuts -nuts"),
    ("Nussunvertraeglichkeit", .german, "-peanuts -nuts"),
    ("ich hätte gern eine vegetarische Pizza", .german, "vegetarian pizzas"),
    ("ein vegetarisches Gericht im Angebot", .german, "vegetarian “Angebot”"),
    ("Ich habe eine Allergie gegen Walnuss", .german, "-nuts.walnut"),
    ("avez-vous des pizzas végétariennes", .french, "vegetarian pizzas"),
    ("je ne mange pas de poisson", .french, "-fish"),
    ("j'ai une allergie aux amandes", .french, "-nuts.almond"),
    ("tengo alergia a los frutos secos", .spanish, "-peanuts -nuts"),
    ("intolerancia a la lactosa", .spanish, "-milk"),
    ("qué postres hay", .spanish, "desserts"), ("no como huevos", .spanish, "-eggs"),
    ("algo para mi hijo celíaco", .spanish, "-gluten"),
    ("mio figlio è allergico alle uova", .italian, "-eggs"),
    ("non mangio pesce", .italian, "-fish"),
    ("cosa avete nei dolci per vegani", .italian, "vegan desserts"),
    ("I don't eat fish", .english, "-fish"), ("gf pizza", .english, "-gluten pizzas"),
    ("any vegan options under 9", .english, "vegan <9"), ("what's df", .english, "-milk"),
    ("anything free of nuts", .english, "-peanuts -nuts"),
    ("my son has a milk allergy", .english, "-milk"),
    ("no puedo tomar leche", .spanish, "-milk"), ("no tolero la leche", .spanish, "-milk"),
    ("no bebo leche", .spanish, "-milk"), ("I can't tolerate milk", .english, "-milk"),
    ("avoid nuts", .english, "-peanuts -nuts"), ("non tollero il latte", .italian, "-milk"),
    ("je ne bois pas de lait", .french, "-milk"), ("ich trinke keine Milch", .german, "-milk"),
    ("nut allergy under 9", .english, "-peanuts -nuts <9"),
    ("nut allergy, under 9", .english, "-peanuts -nuts <9"),
    ("nut allergy pizza", .english, "-peanuts -nuts pizzas"),
    ("nut allergy vegan", .english, "-peanuts -nuts vegan"),
    ("egg allergy under 6", .english, "-eggs <6"),
    ("lactose intolerant under 9", .english, "-milk <9"),
    ("I'm lactose intolerant and vegetarian", .english, "-milk vegetarian"),
    ("nut allergy and egg allergy", .english, "-eggs -peanuts -nuts"),
    ("egg allergy, nut allergy, fish allergy, vegan", .english, "-eggs -fish -peanuts -nuts vegan"),
    ("egg allergy and gluten free", .english, "-gluten -eggs"),
    ("pizza végé", .french, "vegetarian pizzas"), ("soyless", .english, "-soy"),
    ("vegan and costs less than 9", .english, "vegan <9"),
    ("vegan, kostet weniger als 9", .german, "vegan <9"),
    ("la più piccante", .italian, ""), ("les plus épicées", .french, ""),
    ("no cow's milk", .english, "-milk"), ("senza latte di mucca", .italian, "-milk"),
    ("sans lait de vache", .french, "-milk"), ("sin leche de vaca", .spanish, "-milk"),
  ]

  @Test("words around the conditions are skipped", arguments: sentences)
  func conditions(_ typed: String, _ language: InterfaceLanguage, _ expected: String) {
    expectClauses(expected, of: typed, preferring: language)
  }

  @Test("a food in a sentence such as `I can't eat pork` is excluded, not searched")
  func withoutWord() {
    for (typed, language) in [
      ("no como cerdo", InterfaceLanguage.spanish), ("je ne mange pas de porc", .french),
      ("non mangio maiale", .italian), ("I can't eat pork", .english),
      ("ich esse kein Schwein", .german),
    ] {
      let query = TypedQuery(typed, preferring: language)
      #expect(query.withoutWords.count == 1 && query.words.isEmpty, "\(typed)")
    }
  }

  @Test(
    "an excluded word matches whole words only, but a singular matches a plural",
    arguments: [
      ("sans porc", []), ("je ne mange pas de porc", []), ("without potato", ["Rosemary potatoes"]),
    ])
  func excludedWord(_ typed: String, _ named: [String]) {
    var truffle = Dish(name: "Tartufo")
    truffle.ingredients = [Ingredient(name: "porcini")]
    let source = MenuDataSource(pizzas: [Pizza(truffle), Pizza(name: "Rosemary potatoes")])
    let word = TypedQuery(typed).withoutWords.first ?? ""
    #expect(source.asked(typed).notice == .notStatedWithout(word: word, named: named, more: 0))
  }

  @Test(
    "an allergen is known in the singular and in the plural",
    arguments: [
      (["amande", "amandes"], [.almond]), (["mandorla", "mandorle"], [.almond]),
      (["almond", "almonds"], [.almond]), (["Mandel", "Mandeln"], [.almond]),
      (["almendra", "almendras"], [.almond]), (["noisette", "noisettes"], [.hazelnut]),
      (["nocciola", "nocciole"], [.hazelnut]), (["Haselnuss", "Haselnüsse"], [.hazelnut]),
      (["avellana", "avellanas"], [.hazelnut]), (["pistache", "pistaches"], [.pistachio]),
      (["pistacho", "pistachos"], [.pistachio]), (["Pistazie", "Pistazien"], [.pistachio]),
      (["noix", "nuez", "nueces", "tree nut"], [.nuts]), (["arachide", "arachides"], [.peanuts]),
      (["crustacé", "crustacés", "crostaceo", "Krebstier", "crustáceo"], [.crustaceans]),
      (["mollusque", "mollusco", "Weichtier", "molusco", "mollusc"], [.molluscs]),
      (["solfito", "sulfite", "Sulfit", "sulfito"], [.sulphites]),
      (["lupino", "lupini", "lupins", "Lupine", "altramuz"], [.lupin]),
      (["pesce", "pesci"], [.fish]), (["Sojabohne", "soybean"], [.soy]),
    ] as [([String], AllergenSet)])
  func numbers(_ words: [String], _ allergens: AllergenSet) {
    for word in words { #expect(TypedQuery(word).namedAllergens == allergens, "\(word)") }
  }

  @Test(
    "a question about a dish shows the dish with what it states",
    arguments: [
      ("are the chips gluten free", "Chips"), ("is the tiramisu vegan?", "Tiramisù"),
      ("le patatine fritte sono senza glutine?", "Chips"),
      ("ist die Bruschetta glutenfrei", "Bruschetta"),
      ("est-ce que la bruschetta est sans gluten", "Bruschetta"),
      ("la bruschetta es sin gluten", "Bruschetta"), ("is there egg in the tiramisù", "Tiramisù"),
      ("does the margherita contain nuts", "Margherita"),
    ])
  func question(_ typed: String, _ dish: String) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    // The title of a frozen dish ends in a star, which is not in the sentence.
    let title = found.titles.first ?? ""
    #expect(found.titles.count == 1 && title.hasPrefix(dish))
    #expect(found.notice == .dishAlone(name: title.filter { $0 != "*" }))
  }

  @Test(
    "a question without a dish name is a search, and a chosen filter still hides a dish that a question names"
  )
  func otherQuestions() throws {
    let source = try Trattoria.shipped("en")
    for (question, search) in [
      ("what is vegan?", "vegan"), ("which dishes are dairy-free", "dairy-free"),
      ("is there a pizza with mushrooms", "pizza mushrooms"), ("what is in the diavola", "diavola"),
    ] {
      let found = source.asked(question)
      #expect(found.titles == source.asked(search).titles && found.notice == nil, "\(question)")
      #expect(!found.titles.isEmpty)
    }
    var query = MenuQuery(filter: QueryFilter(without: [.gluten]))
    query.typed = TypedQuery("are the chips gluten free", preferring: .english)
    #expect(source.matching(query).titles.isEmpty)
    #expect(source.matching(query).notice == .notUnderstood("are the chips gluten free"))
  }

  @Test(
    "a compound of an allergen and an ending such as `-frei` excludes the allergen",
    arguments: [
      ("Nussallergie", [.nuts, .peanuts]), ("Erdnussallergie", [.peanuts]),
      ("lactosefrei", [.milk]), ("Laktoseintoleranz", [.milk]), ("nutfree", [.nuts, .peanuts]),
      ("Glutenunverträglichkeit", [.gluten]), ("sojafreie", [.soy]), ("glutenfree", [.gluten]),
      ("Walnussallergie und Ei", []), ("ich bin Fischallergiker", [.fish]),
    ] as [(String, AllergenSet)])
  func endings(_ typed: String, _ allergens: AllergenSet) {
    let query = TypedQuery(typed, preferring: .german)
    if allergens.isEmpty {
      #expect(query.unclear == "Ei")
    } else {
      #expect(query.filter.without == allergens && query.state == .complete)
      #expect(query.words.isEmpty && query.namedAllergens.isEmpty)
    }
  }

  @Test(
    "an ending alone or after another word excludes nothing, and a half-typed compound keeps the rows"
  )
  func otherEndings() throws {
    for word in ["alkoholfrei", "Frei", "allergie", "carefree"] {
      #expect(TypedQuery(word, preferring: .german).filter.without.isEmpty)
    }
    let source = try Trattoria.shipped("en")
    for typed in ["glutenf", "Nussall", "lactosefre"] {
      let found = source.asked(typed, isBeingTyped: true)
      #expect(found.isAwaiting && found.notice == nil && found.titles.count == source.items.count)
    }
  }

  @Test(
    "a sentence that is not understood lists its understood words and blames none",
    arguments: [
      ("my son only eats plain cheese and tomato", ["cheese", "tomato"]),
      ("my son eats plain pizza", []), ("quale pizza ha i xyz", []),
      ("low carb", []), ("a che ora chiudete", []), ("kids menu with mushrooms", ["mushrooms"]),
      ("un xyz di birra qwerty per favore", ["birra"]),
    ])
  func sentence(_ typed: String, _ words: [String]) throws {
    let found = try Trattoria.shipped("en").asked(typed)
    #expect(found.titles.isEmpty && found.notice == .partlyUnderstood(words: words))
  }

  @Test("the only unknown word of a short sentence is named")
  func unknownWord() throws {
    let found = try Trattoria.shipped("en").asked("pizza hawaii")
    #expect(found.notice == .noSuchWord("hawaii", without: "pizza"))
  }

  @Test("a typo in an ingredient is corrected, with a notice, once the word is finished")
  func slipInIngredient() throws {
    let source = try Trattoria.shipped("en")
    let found = source.asked("mushroms")
    #expect(found.notice == .corrected("mushroms", to: "mushrooms"))
    #expect(found.titles == source.asked("mushrooms").titles && !found.titles.isEmpty)
    #expect(source.asked("mushroms", isBeingTyped: true).notice != found.notice)
  }

  @Test(
    "a food is never corrected to another food or to a word of another language",
    arguments: [("pepperoni", "peperoni"), ("conto", "cotto"), ("ananas", "xyzzy")])
  func otherFood(_ typed: String, _ ingredient: String) {
    var dish = Dish(name: "Rossa")
    dish.ingredients = [Ingredient(name: LocalizedText(ingredient))]
    let found = MenuDataSource(pizzas: [Pizza(dish)]).asked(typed)
    #expect(found.notice == .noSuchWord(typed, without: nil) && found.titles.isEmpty)
  }

  @Test(
    "the words that the interface prints for a dish find it in five languages",
    arguments: [
      ["frozen", "surgelato", "tiefgekühlt", "surgelée", "congelado", "prodotto surgelato"],
      ["homemade", "fatto in casa", "hausgemachte", "fait maison", "casero"],
      ["sold out", "esaurito", "ausverkauft", "épuisé", "agotado"],
      ["alla spina", "draught", "vom Fass", "à la pression", "de barril"],
    ])
  func printed(_ words: [String]) {
    var dishes = (0..<5).map { Dish(name: LocalizedText("Dish \($0)")) }
    dishes[0].ingredients = [Ingredient(name: "gamberi", isFrozen: true)]
    dishes[1].isHomemade = true
    dishes[2].isSoldOut = true
    dishes[3].serving = .draught
    var menu = Menu()
    menu[.other] = dishes
    let source = MenuDataSource(menu: menu)
    let found = source.asked(words[0]).titles
    #expect(found.count == 1)
    for word in words {
      #expect(source.asked(word).titles == found && source.asked(word).notice == nil, "\(word)")
      #expect(source.asked("without \(word)").titles.isEmpty)
    }
  }

  @Test("names of sizes are found, in every language of the menu", arguments: ["it", "en"])
  func sizes(_ language: String) throws {
    let source = try Trattoria.shipped(Language(language) ?? "it")
    for (word, count) in [("maxi", 2), ("large", 1), ("grande", 1), ("calice", 1)] {
      #expect(source.asked(word).titles.count >= count && source.asked(word).notice == nil)
    }
    #expect(source.asked("margherita maxi").notice == nil)
  }

  @Test("a singular is found by the plural in a heading, without a notice")
  func headings() throws {
    let found = try Trattoria.shipped("en").asked("beer")
    #expect(found.titles == ["Draught lager", "Amber craft beer"] && found.notice == nil)
  }

  @Test("a dish whose name contains the word for spicy is found by it")
  func spicyName() {
    var devil = Dish(name: "Diavola")
    devil.spiciness = 2
    let dog = Dish(name: "Hot dog")
    let source = MenuDataSource(pizzas: [Pizza(devil), Pizza(dog)])
    #expect(source.asked("hot").titles == ["Diavola", "Hot dog"])
    #expect(source.asked("hot dog").titles == ["Hot dog"])
  }

  @Test(
    "an exclusion with spaced letters, digits or other scripts shows a notice and no row",
    arguments: [
      "senza l a t t e", "senza l4tte", "senza молоко", "senza lаtte", "s e n z a latte",
      "senza glutine? no", "senza 水",
    ])
  func strangeSpelling(_ typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles.isEmpty && found.notice != nil, "\(found.titles)")
  }

  @Test(
    "different encodings of the same letters are the same word",
    arguments: ["ｌａｔｔｅ", "la\u{200B}tte"])
  func sameSpelling(_ milk: String) {
    #expect(TypedQuery("senza \(milk)", preferring: .italian).filter.without == [.milk])
    #expect(TypedQuery("senza cafe\u{301}").withoutWords.count == 1)
  }

  @Test(
    "a half-typed clause or number keeps the rows, without a notice",
    arguments: ["up ", "up t", "vegan up t", "up to 1", "gluten f", "less ", "less th"])
  func unfinishedClause(_ typed: String) throws {
    let found = try Trattoria.shipped("en").asked(typed, isBeingTyped: true)
    #expect(!found.titles.isEmpty && found.notice == nil, "\(found.titles.count)")
  }
}
