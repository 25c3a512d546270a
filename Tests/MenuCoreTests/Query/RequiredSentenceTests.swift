import MenuCore
import MenuPresentation
import Testing

/// Sentences that guests type, over the shipped menu in Italian and in English.
@Suite(.timeLimit(.minutes(5))) struct RequiredSentenceTests {
  @Test(
    "a sentence that is understood has its exclusions, diets, limit and words",
    arguments: [
      ("no milk", "-milk"), ("w/o milk", "-milk"), ("senza latte", "-milk"),
      ("senza latte e uova", "-eggs -milk"), ("without milk, eggs", "-eggs -milk"),
      ("milk and egg free", "-eggs -milk"),
      ("milk, nuts and eggs free", "-eggs -peanuts -milk -nuts"),
      ("allergico al latte e alle uova", "-eggs -milk"),
      ("allergico al latte, alle uova", "-eggs -milk"),
      ("gluten-free vegan pizza under 9", "-gluten vegan <9 pizzas"),
      ("allergic to nuts", "-peanuts -nuts"), ("nut allergy", "-peanuts -nuts"),
      ("milk and egg allergy", "-eggs -milk"), ("vegan, milk allergy", "-milk vegan"),
      ("sono celiaco", "-gluten"),
      ("senza latte o uova", "-eggs -milk"), ("senza latte,uova", "-eggs -milk"),
      ("senza latte & uova", "-eggs -milk"),
      ("gluten- und laktosefrei", "-gluten -milk"), ("nuss- und eifrei", "-eggs -peanuts -nuts"),
      ("milk or egg free", "-eggs -milk"), ("milk egg free", "-eggs -milk"),
      ("pizza o", "pizzas"), ("senza glutine e latte", "-gluten -milk"),
      ("senza lattosio, uova", "-eggs -milk"),
      ("sin gluten y leche", "-gluten -milk"), ("sans gluten et œufs", "-gluten -eggs"),
      ("gluten-free and egg-free", "-gluten -eggs"), ("glutenfrei vegan", "-gluten vegan"),
      ("ohne Milch und Eier bitte", "-eggs -milk"),
      ("avez-vous une pizza sans poisson ?", "-fish pizzas"), ("birra", "“birra”"),
      ("que puis-je manger sans gluten à moins de 9 euros ?", "-gluten <9"),
      ("qu'est-ce qu'on peut manger sans lait ?", "-milk"), ("que puis-je manger végan", "vegan"),
      ("¿sin gluten?", "-gluten"), ("¡ sin leche !", "-milk"), ("¿pizza vegana?", "vegan pizzas"),
      ("\"caffè latte\"", "“caffè latte”"), ("capricosa", "“capricosa”"), ("4", "“4”"),
      ("l'ortolana?", "“ortolana”"), ("senza latte con funghi", "-milk “funghi”"),
      ("senza latte per favore margherita", "-milk “margherita”"),
      ("pizza senza latte alla diavola", "-milk pizzas “diavola”"),
      ("senza latte fino a 9,50 €", "-milk <9.50"), ("under €9", "<9"), ("bis zu EUR 9", "<9"),
      ("senza latte né uova", "-eggs -milk"), ("né latte né uova", "-eggs -milk"),
      ("sin gluten ni lactosa", "-gluten -milk"), ("sans poisson ni lait", "-fish -milk"),
      ("no milk nor eggs", "-eggs -milk"), ("neither milk nor eggs", "-eggs -milk"),
      ("weder Milch noch Eier", "-eggs -milk"), ("ni lait ni œufs", "-eggs -milk"),
      ("pizza 10 euro", "<10 pizzas"), ("€8", "<8"), ("8€", "<8"), ("8,50 €", "<8.50"),
      ("€ 8", "<8"), ("EUR 8", "<8"), ("10 dollars pizza", "<10 pizzas"),
      ("fino a 9 € 4", "<9 “4”"), ("under 9 under 5.50 under 7", "<5.50"), ("Œufs frei", "-eggs"),
    ])
  func sentence_thatIsUnderstood_hasClauses(_ typed: String, _ expected: String) {
    expectClauses(expected, of: typed, preferring: .italian)
  }

  @Test(
    "a sentence that is understood shows its rows without a notice",
    arguments: [
      ("birra", ["Birra chiara alla spina", "Birra artigianale ambrata"]),
      ("draught lager", ["Birra chiara alla spina"]), ("4", ["Diavola"]),
      ("quattro form", ["Quattro Formaggi"]), ("l'ortolana?", ["Ortolana bianca"]),
      ("vegan pizza under 8", ["Marinara", "Patate e rosmarino"]),
      ("gluten-free vegan pizza under 9", []),
      ("senza pesce pizza", ["Marinara", "Patate e rosmarino"]),
    ])
  func sentence_thatIsUnderstood_showsRowsWithoutNotice(_ typed: String, _ rows: [String]) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == rows && found.notice == nil)
  }

  static let foods: [(String, AllergenSet)] = [
    ("Käse", [.milk]), ("cheese", [.milk]), ("shrimp", [.crustaceans]),
    ("crevettes", [.crustaceans]), ("Joghurt", [.milk]),
  ]

  @Test(
    "a food that no dish names shows the dishes that state its allergen",
    arguments: foods)
  func food(_ typed: String, _ allergens: AllergenSet) {
    var dish = Dish(name: "Mari e monti")
    dish.allergens = AllergenStatement(contains: [.milk], mayContain: [.crustaceans])
    let source = MenuDataSource(pizzas: [Pizza(dish), Pizza(name: "Rossa")])
    let found = source.asked(typed)
    #expect(found.titles == ["Mari e monti"] && found.notice == .allergenFood(typed, allergens))
    #expect(source.asked("xyzzy").notice == .noSuchWord("xyzzy", without: nil))
  }

  @Test(
    "seafood is crustaceans and molluscs in five languages, and in English fish too",
    arguments: ["seafood", "frutti di mare", "Meeresfrüchte", "fruits de mer", "marisco"])
  func seafood(_ typed: String) {
    // The English word is for fish, too.
    let allergens: AllergenSet =
      typed == "seafood" ? [.fish, .crustaceans, .molluscs] : [.crustaceans, .molluscs]
    #expect(TypedQuery(typed).namedAllergens == allergens)
    #expect(TypedQuery("senza \(typed)").filter.without == allergens)
  }

  @Test(
    "the word for spicy filters by the `spicy` key, in five languages",
    arguments: ["spicy", "piccante", "piccanti", "scharf", "épicé", "piquante", "picante"])
  func spicy(_ typed: String) throws {
    let source = try Trattoria.shipped()
    let found = source.asked(typed)
    #expect(found.titles == source.items.filter { $0.spiciness > 0 }.map(\.title))
    #expect(found.notice == nil && found.titles.count == 4)
    #expect(source.asked("\(typed) fino a 8,50").titles.count < 4)
  }

  @Test("the word for spicy is searched if no dish has the `spicy` key")
  func spicyWord() {
    var dish = Dish(name: "Salame piccante")
    dish.ingredients = [Ingredient(name: "salame")]
    let found = MenuDataSource(pizzas: [Pizza(dish), Pizza(name: "Margherita")]).asked("piccante")
    #expect(found.titles == ["Salame piccante"])
  }

  @Test(
    "no short word is corrected, and no food is corrected to another",
    arguments: ["ohne Fleisch", "without meat", "senza carne", "arx", "the mar"])
  func correction(_ typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    switch found.notice {
    case .notStatedWithout?, .noSuchWord?: #expect(found.titles.isEmpty)
    default: Issue.record("\(String(describing: found.notice))")
    }
  }

  @Test("a finished word matches whole words, the one being typed by its beginning")
  func wholeWords() {
    var dish = Dish(name: "Orto")
    dish.ingredients = [Ingredient(name: "mascarpone"), Ingredient(name: "vegetables")]
    let source = MenuDataSource(pizzas: [Pizza(dish)])
    #expect(source.asked("lo mas").titles == [] && source.asked("veg pizza").titles == [])
    #expect(source.asked("mascarpone pizza").titles == ["Orto"])
    #expect(source.asked("orto mas", isBeingTyped: true).titles == ["Orto"])
    #expect(source.asked("masc ", isBeingTyped: true).titles == [])
  }

  @Test(
    "a word with one typo shows the nearest dish and says so",
    arguments: [("capricosa", "Capricciosa"), ("mergherita", "Margherita")])
  func word_withOneTypo_showsTheNearestAndSaysSo(_ typed: String, _ row: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == [row] && found.notice == .corrected(typed, to: row.lowercased()))
  }

  static let admitted: [(typed: String, notice: MenuQuery.Notice)] = [
    (
      "sin cebolla",
      .notStatedWithout(word: "cebolla", named: ["Tonno e cipolla", "Orto di Giuseppe"], more: 0)
    ),
    ("senza datterini", .notStatedWithout(word: "datterini", named: ["Giuseppe"], more: 0)),
    ("not spicy", .notUnderstood("not spicy")), ("not vegan", .notUnderstood("not vegan")),
    ("I can eat milk but not eggs", .notUnderstood("I can eat milk but not eggs")),
    ("milk no onion", .notUnderstood("milk no onion")),
    ("xyz and xyz?", .noSuchWord("xyz", without: nil)),
    ("750", .noSuchWord("750", without: nil)),
    ("everything except fish", .allergenUnclear("fish", [.fish])),
    ("I do not tolerate soy", .allergenUnclear("soy", [.soy])),
    ("gluten not allowed", .allergenUnclear("gluten", [.gluten])),
    ("Milch vertrage ich nicht", .allergenUnclear("Milch", [.milk])),
    ("né vegana", .notUnderstood("né vegana")), ("noch", .notUnderstood("noch")),
    ("no allergens", .allergensAsked), ("senza allergeni", .allergensAsked),
    ("no vegan", .notUnderstood("no vegan")), ("non vegana", .notUnderstood("non vegana")),
    ("no gluten free", .notUnderstood("no gluten free")),
    ("milk eggs", .allergenUnclear("milk eggs", [.milk, .eggs])),
    ("boh latte", .allergenUnclear("latte", [.milk])),
    ("senza", .notUnderstood("senza")),
    ("is there milk in the quattro?", .allergenUnclear("milk", [.milk])),
    ("allergic to xyz", .notStatedWithout(word: "xyz", named: [], more: 0)),
    ("fino a", .notUnderstood("fino a")),
    ("glutenfrei und Milch", .allergenUnclear("Milch", [.milk])),
    ("coeliac, eggs", .allergenUnclear("eggs", [.eggs])),
    ("milk allergy and gluten", .notUnderstood("milk allergy and gluten")),
    ("everything but fish and eggs", .allergenUnclear("fish eggs", [.fish, .eggs])),
    ("senza \"latte\"", .notUnderstood("senza latte")), ("senza 4", .notUnderstood("senza 4")),
    ("senza latte e \"uova\"", .notUnderstood("senza latte e uova")),
    ("vegan or gluten free", .notUnderstood("or gluten free")),
    ("funghi o salame", .notUnderstood("o salame")),
    ("senza latte o vegana", .notUnderstood("o vegana")),
    ("gluten free mlik", .meant("mlik", query: "gluten free milk")),
    ("xyzzy qwerty", .partlyUnderstood(words: [])),
    ("margerita ortolna", .partlyUnderstood(words: [])),
    ("fino a tanto", .notUnderstood("fino a tanto")), ("fino a 8,500", .notUnderstood("fino a 8")),
    (
      "xyz \"fior di latte\" no eggs, milk",
      .noSuchWord("xyz", without: nil)
    ),
    ("senza latte xyzzyx funghi", .noSuchWord("xyzzyx", without: nil)),
    ("xyz \"a b\" no eggs, milk", .partlyUnderstood(words: [])),
  ]

  @Test(
    "a sentence that is not understood shows one notice and no row", arguments: admitted)
  func sentence_notUnderstood_showsOneNoticeAndNoRow(_ typed: String, _ notice: MenuQuery.Notice)
    throws
  {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.notice == notice)
    #expect(found.titles.isEmpty && found.counts.notFound == found.counts.total)
  }

  @Test(
    "a whole dish name in a sentence that is not understood is shown alone",
    arguments: [
      "is there milk in the diavola?", "c'è latte nella Diavola?", "not spicy diavola",
      "everything except fish, diavola",
    ])
  func wholeName_inALineNotUnderstood_isShownAlone(_ typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.titles == ["Diavola"] && found.notice == .dishAlone(name: "Diavola"))
  }

  @Test("at most eight dishes that mention an excluded word are named, and the rest counted")
  func manyDishes_thatNameAWord_areCounted() throws {
    let notStated = try #require(Trattoria.shipped().asked("senza pomodoro").notStated)
    #expect(notStated.named.count == 8 && notStated.more == 5)
  }

  @Test("a named dish that the exclusion hides is not announced as shown")
  func dishAlone_thatAFilterHides_isNotAnnouncedAsShown() throws {
    let found = try Trattoria.shipped().asked("xyz margherita without milk")
    #expect(found.notice == .noSuchWord("xyz", without: nil))
    #expect(found.counts.hidden.map(\.reason) == [.allergen(.milk)])
  }

  @Test("an allergen alone shows the dishes that name or state it, with a notice")
  func allergen_alone_showsTheDishesThatNameOrStateIt() {
    let found = Trattoria.small.asked("latte")
    #expect(found.titles == ["Margherita", "Mare", "Caffè latte", "Panna cotta"])
    #expect(found.notice == .allergenNamed([.milk]))
    #expect(Trattoria.small.asked("nuts").notice == .allergenNamed([.peanuts, .nuts]))
  }

  static let phrases: [(String, AllergenSet)] = [
    ("fior di latte", [.milk]), ("pizza fior di latte", [.milk]),
    ("latte di soia", [.milk, .soy]), ("peanut butter", [.peanuts]),
    ("lait d’amande", [.milk, .almond]),
  ]

  @Test(
    "a phrase of the menu is found before the allergen in it",
    arguments: phrases)
  func phrase(_ typed: String, _ allergens: AllergenSet) {
    let foods = ["fior di latte", "latte di soia", "Peanut-butter", "lait d'amande"]
    let pizzas = foods.map { food in
      var dish = Dish(name: LocalizedText("Dish of \(food.prefix(4))"))
      dish.ingredients = [Ingredient(name: LocalizedText(food)), Ingredient(name: "latte")]
      return Pizza(dish)
    }
    let found = MenuDataSource(pizzas: pizzas).asked(typed)
    #expect(found.titles.count == 1 && found.notice == .allergenNamed(allergens))
  }

  @Test("an allergen word within a dish name finds that dish, without a notice")
  func allergen_inANameWithOtherWords_isThatName() {
    for text in ["caffè latte", "\"caffè latte\"", "latte caffe"] {
      let found = Trattoria.small.asked(text)
      #expect(found.titles == ["Caffè latte"] && found.notice == nil)
    }
  }

  @Test(
    "a typed text is complete, unfinished or unclear",
    arguments: [
      ("senza latte", TypedQuery.State.complete), ("senza", .awaiting(.item)),
      ("senza lat", .awaiting(.item)), ("fino a", .awaiting(.amount)),
      ("fino a 9 fino a", .awaiting(.amount)), ("non vegana", .unclear("non vegana")),
      // An unclear text stays unclear, whatever is typed after it.
      ("non vegana senza", .unclear("non vegana")),
    ])
  func state(_ typed: String, _ state: TypedQuery.State) {
    #expect(TypedQuery(typed, preferring: .italian).state == state)
  }

  @Test(
    "the previous rows stay while a word is being typed",
    arguments: [
      ("ma", ""), ("but", ""), ("no", ""), ("vegana ma", "vegana"),
      ("senza latte burr", "senza latte"),
    ])
  func wordBeingTyped(_ typed: String, _ before: String) throws {
    let source = try Trattoria.shipped()
    let found = source.asked(typed, isBeingTyped: true)
    #expect(found.isAwaiting && found.notice == nil)
    #expect(found.titles == source.asked(before).titles && !found.titles.isEmpty)
  }

  @Test(
    "an unfinished clause keeps the previous rows, without a notice",
    arguments: [
      ("senza", ""), ("funghi senza lat", "funghi"), ("senza latte e uo", "senza latte"),
      ("allergico a", ""), ("fino a", ""), ("senz", ""),
    ])
  func clause_beingTyped_keepsTheRowsOfBefore(_ typed: String, _ before: String) throws {
    let source = try Trattoria.shipped()
    let found = source.asked(typed, isBeingTyped: true)
    #expect(found.isAwaiting && found.notice == nil)
    #expect(found.titles == source.asked(before).titles)
    #expect(!source.asked(typed).isAwaiting && source.asked(typed).notice != nil)
  }
}
