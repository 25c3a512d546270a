import Testing

@testable import OldMenuCore

@Suite(.timeLimit(.minutes(5))) struct TypedQueryTests {
  @Test(arguments: [
    // What leaves out, before and behind, in five languages.
    ("no milk", "milk", ""), ("no latte", "milk", ""), ("without milk", "milk", ""),
    ("senza latte", "milk", ""), ("ohne Milch", "milk", ""), ("sans lait", "milk", ""),
    ("sin leche", "milk", ""), ("SENZA LATTE", "milk", ""), ("w/o milk", "milk", ""),
    ("milk free", "milk", ""), ("milk-free", "milk", ""), ("dairyfree", "milk", ""),
    ("laktosefrei", "milk", ""), ("glutenfrei", "gluten", ""), ("Milch frei", "milk", ""),
    ("gluten-free", "gluten", ""), ("lactose-free", "milk", ""), ("dairy-free", "milk", ""),
    ("non contiene latte", "milk", ""), ("niente latte", "milk", ""), ("latte no", "milk", ""),
    ("kein Fisch", "fish", ""), ("keine Eier", "eggs", ""), ("pas de lait", "milk", ""),
    ("pas d'œufs", "eggs", ""), ("nada de leche", "milk", ""), ("not milk", "milk", ""),
    ("doesn't contain milk", "milk", ""), ("I can't eat fish", "fish", ""),
    ("allergico al latte", "milk", ""), ("sono allergica alle uova", "eggs", ""),
    ("allergic to fish", "fish", ""), ("nut allergy", "peanuts nuts", ""),
    ("intollerante al lattosio", "milk", ""), ("lactose intolerant", "milk", ""),
    ("allergia alle arachidi", "peanuts", ""), ("allergique au lait", "milk", ""),
    ("alérgico a los huevos", "eggs", ""), ("allergisch gegen Soja", "soy", ""),
    ("Nussallergie", "peanuts nuts", ""), ("Laktoseintoleranz", "milk", ""),
    ("celiaco", "gluten", ""), ("celiac", "gluten", ""), ("soy celíaco", "gluten", ""),
    ("soy alérgica a la leche", "milk", ""),
    ("allergic to soy", "soy", ""), ("Zöliakie", "gluten", ""),
    ("senza l'uovo", "eggs", ""), ("exempt de gluten", "gluten", ""),
    ("nothing with milk", "milk", ""), ("frei von Soja", "soy", ""), ("free from soy", "soy", ""),
    ("which ones have no milk?", "milk", ""), ("the ones without milk", "milk", ""),
    ("quali di queste sono senza latte?", "milk", ""), ("quelli senza latte", "milk", ""),
    ("Welche davon sind ohne Milch?", "milk", ""), ("celles sans lait", "milk", ""),
    ("¿cuáles de estos no tienen leche?", "milk", ""),
    // Bullets stand between things, as semicolons do.
    ("pizza • no nuts", "peanuts nuts", "pizza"), ("senza latte • uova", "eggs milk", ""),
    ("• ohne Milch\n• ohne Eier", "eggs milk", ""), ("sans lait · sans œufs", "eggs milk", ""),
    ("vegetal•sin leche", "milk", "vegetal"), ("•sans lait", "milk", ""),
    ("¿sin leche?", "milk", ""), ("¿Tienen pizzas sin leche?", "milk", "pizzas"),
    ("quitar la leche", "milk", ""), ("que no lleve huevos", "eggs", ""),
    ("la leche me sienta mal", "milk", ""), ("sin leche, tampoco huevos", "eggs milk", ""),
    // More than one, and where it ends.
    ("senza latte, uova", "eggs milk", ""), ("senza latte e uova", "eggs milk", ""),
    ("no milk no nuts", "peanuts milk nuts", ""), ("senza latte o uova", "eggs milk", ""),
    ("senza latte né uova", "eggs milk", ""), ("no milk, eggs or fish", "eggs fish milk", ""),
    ("ohne Milch und Eier", "eggs milk", ""), ("sans lait ni œufs", "eggs milk", ""),
    ("sin leche y huevos", "eggs milk", ""), ("no milk/eggs", "eggs milk", ""),
    ("senza latte uova", "eggs milk", ""), ("nut and milk free", "peanuts milk nuts", ""),
    ("milk and nut allergy", "peanuts milk nuts", ""), ("no milk + eggs", "eggs milk", ""),
    ("senza latte con pesce", "milk", "pesce"), ("no milk with fish", "milk", "fish"),
    ("ohne Milch mit Fisch", "milk", "Fisch"), ("sans lait avec poisson", "milk", "poisson"),
    ("senza latte tartufo", "milk", "tartufo"), ("tartufo senza latte", "milk", "tartufo"),
    ("gluten free pizza", "gluten", "pizza"), ("pizza senza glutine", "gluten", "pizza"),
    ("margherita no latte", "milk", "margherita"), ("latte no, uova", "eggs milk", ""),
    ("vorrei una pizza senza latte per favore", "milk", "pizza"),
    // As people write.
    ("gluten-free, dairy-free", "gluten milk", ""),
    ("nut free, milk free", "peanuts milk nuts", ""),
    ("gluten free and dairy free", "gluten milk", ""), ("-latte", "milk", ""),
    ("!milk", "milk", ""),
    ("pizza -latte", "milk", "pizza"), ("che non contenga latte", "milk", ""),
    ("quali pizze non hanno latte", "milk", "pizze"), ("non tollero il lattosio", "milk", ""),
    ("basta che non ci sia latte", "milk", ""), ("no puedo comer huevos", "eggs", ""),
    ("je ne peux pas manger de gluten", "gluten", ""), ("milk is not ok", "milk", ""),
    ("il n'y a pas de lait", "milk", ""), ("ma fille ne digère pas le lactose", "milk", ""),
    ("sans anhydride sulfureux et sulfites", "sulphites", ""),
    ("senza tracce di noci", "nuts", ""), ("don't give me nuts", "peanuts nuts", ""),
    ("cant have eggs", "eggs", ""), ("i dont like cheese", "milk", ""),
    ("weder Milch noch Eier", "eggs milk", ""), ("zero lattosio", "milk", ""),
    ("il latte mi fa male", "milk", ""), ("I hate fish", "fish", ""),
    ("my daughter has a peanut allergy", "peanuts", ""), ("ich esse keinen Fisch", "fish", ""),
    ("adatto ai celiaci", "gluten", ""), ("gf", "gluten", ""), ("senza latte di capra", "milk", ""),
    ("2 pizze senza latte", "milk", "pizze"), ("con pesce no latte", "milk", "pesce"),
    ("allergico ale noci", "nuts", ""), ("with nut allergy", "peanuts nuts", ""),
    ("no milk, cheese is fine", "milk", ""),
    // In doubt more.
    ("senza noci", "nuts", ""), ("no nuts", "peanuts nuts", ""),
    ("senza frutta secca", "peanuts nuts", ""), ("senza frutta a guscio", "nuts", ""),
    ("no shellfish", "crustaceans molluscs", ""),
    ("senza frutti di mare", "crustaceans molluscs", ""),
    ("no seafood", "crustaceans fish molluscs", ""), ("senza grano", "gluten gluten.wheat", ""),
    ("no wheat", "gluten gluten.wheat", ""), ("senza mandorle", "nuts.almond", ""),
    ("senza mozzarella", "milk", ""), ("no shrimp", "crustaceans", ""),
    ("senza acciughe", "fish", ""), ("senza latte di soia", "soy", ""),
  ])
  func whatIsLeftOutIsUnderstood(text: String, without: String, rest: String) {
    let typed = TypedQuery(text)
    #expect(typed.without.words == without)
    #expect(typed.rest == rest)
    #expect(!typed.isUndecided)
  }

  @Test(arguments: Vocabularies.all.indices)
  func everyNameOfAnAllergenCanBeLeftOutByEveryWord(language: Int) {
    let terms = Vocabularies.all[language].typed
    for negation in terms.negations.split(separator: ",") {
      for (_, excluded, names) in terms.allergens {
        for name in names.split(separator: ",") {
          let typed = TypedQuery("\(negation) \(name)")
          #expect(typed.without.isSuperset(of: excluded), "\(negation) \(name)")
          #expect(!typed.isUndecided && typed.allergens.isEmpty, "\(negation) \(name)")
        }
      }
    }
    for ending in terms.negationsBehind.split(separator: ",") {
      for (_, excluded, names) in terms.allergens {
        for name in names.split(separator: ",") {
          let typed = TypedQuery("\(name) \(ending)")
          #expect(typed.without.isSuperset(of: excluded), "\(name) \(ending)")
        }
      }
    }
  }

  @Test(
    arguments: [
      ("senza ", true, "", []), ("no ", true, "", []), ("senza", false, "", []),
      ("senza l", true, "", []), ("senza e", true, "", []), ("senza lat", false, "milk", []),
      ("no mil", false, "milk", []),
      ("senza lattte", false, "milk", []), ("senza glutne", false, "gluten", []),
      ("allergic to ", true, "", []), ("ohne Mlich", false, "milk", []),
      ("senza latte e ", false, "", []), ("laktosfrei", false, "milk", []),
      ("no nutz", false, "peanuts nuts", []), ("nolatte", false, "milk", []),
      ("nomilk", false, "milk", []), ("senzalatte", false, "milk", []),
      ("nut alergy", false, "peanuts nuts", []),
      ("milk fre", false, "milk", []), ("celiacco", false, "gluten", []),
      ("ohn Milch", false, "milk", []),
      ("no pork", false, "", ["pork"]),
      ("senza carne di maiale", false, "", ["carne di maiale"]), ("pork free", false, "", ["pork"]),
      ("senza noce moscata", false, "", ["noce moscata"]),
      ("no buckwheat", false, "", ["buckwheat"]),
      ("senza latte e maiale", false, "", ["maiale"]),
      ("senza aglio, olio", false, "", ["aglio", "olio"]),
      ("maiale no", false, "", ["maiale"]), ("no meat", false, "", ["meat"]),
      ("senza funghi", false, "", ["funghi"]), ("ohne Zucker", false, "", ["Zucker"]),
      ("no pizza", false, "", ["pizza"]),
    ] as [(String, Bool, String, [String])])
  func whatIsNotKnownShowsNoRow(
    text: String, lacks: Bool, guess: String, unknown: [String]
  ) {
    let typed = TypedQuery(text)
    #expect(typed.lacksWithout == lacks)
    #expect(typed.guessedWithout.words == guess)
    #expect(typed.unknownWithout == unknown)
  }

  @Test(
    arguments: [
      ("pizza", [MenuList.pizzas], ""), ("pizze", [.pizzas], ""), ("dessert", [.desserts], ""),
      ("dolce", [.desserts], ""), ("bibite", [.beverages], ""), ("drinks", [.beverages], ""),
      ("da bere", [.beverages], ""), ("Getränke", [.beverages], ""), ("postres", [.desserts], ""),
      ("boissons", [.beverages], ""), ("vegan pizza", [.pizzas], "vegan"),
      ("pizza vegetariana", [.pizzas], "vegetarian"), ("vegani", [], "vegan"),
      ("vegetarisch", [], "vegetarian"), ("dieta senza glutine", [], "gluten-free"),
      ("dieta senza lattosio", [], "lactose-free"), ("vegane Pizzen", [.pizzas], "vegan"),
      ("low-lactose", [], "low-lactose"), ("halal", [], "halal"),
      ("pizzas végétariennes", [.pizzas], "vegetarian"), ("qualcosa da bere", [.beverages], ""),
    ] as [(String, [MenuList], String)])
  func listsAndDietsAreNamed(text: String, lists: [MenuList], diets: String) {
    let typed = TypedQuery(text)
    #expect(typed.lists == lists)
    #expect(typed.diets.diets.map(\.rawValue).joined(separator: " ") == diets)
    #expect(typed.words.isEmpty)
    #expect(typed.without == [])
  }

  @Test(arguments: [
    ("pesce", "fish"), ("fish", "fish"), ("con pesce", "fish"), ("noci", "nuts"),
    ("contiene latte", "milk"), ("may contain nuts", "nuts"), ("tracce di noci", "nuts"),
    ("egg", "eggs"), ("shellfish", "crustaceans molluscs"),
    ("eggplant", ""), ("lattuga", ""), ("latt", ""), ("pesche", ""), ("mozzarella", ""),
    ("coconut milk", ""), ("noce moscata", ""),
  ])
  func anAllergenIsLookedForByItsWholeName(text: String, allergens: String) {
    #expect(TypedQuery(text).allergens.words == allergens)
    #expect(TypedQuery(text).without == [])
  }

  @Test(
    arguments: [
      ("fino a 9", "9", ""), ("under 9", "8.9999", ""), ("under 9 euro", "8.9999", ""),
      ("fino a 8,50", "8.50", ""), ("bis 8.50 €", "8.50", ""), ("moins de 10 euros", "9.9999", ""),
      ("hasta 10", "10", ""), ("max 9", "9", ""), ("9 euro al massimo", "9", ""),
      ("<9", "8.9999", ""),
      ("pizza sotto i 9 euro", "8.9999", "pizza"), ("non più di 9", "9", ""),
      ("no more than 9", "9", ""),
      ("€9", "9", ""), ("9€", "9", ""), ("con 10 euro", "10", ""),
      ("fino a 1.000", nil, "fino a 1.000"),
      ("7up", nil, "7up"), ("12", nil, "12"), ("under", nil, "under"),
      ("pizza fino a 9 senza latte", "9", "pizza"),
    ] as [(String, String?, String)])
  func aPriceIsAMostThatItMayCost(text: String, price: String?, rest: String) {
    let typed = TypedQuery(text)
    #expect(typed.maximumPrice == price.flatMap { Amount($0) })
    #expect(typed.rest == rest)
  }

  @Test(arguments: [
    ("la più economica", true, false), ("what's cheap", true, false), ("cheapest", true, false),
    ("quanto costa la margherita", false, true), ("how much is the diavola", false, true),
    ("c'è latte nella diavola?", false, true), ("does the diavola contain milk", false, true),
    ("margherita", false, false),
  ])
  func questionsAreKnown(text: String, cheapest: Bool, question: Bool) {
    #expect(TypedQuery(text).wantsCheapest == cheapest)
    #expect(TypedQuery(text).isQuestion == question)
  }

  @Test func noFillerLeavesAnythingOut() {
    for terms in Vocabularies.all.map({ $0.typed }) {
      for filler in terms.fillers.split(separator: ",") {
        let tokens = TypedText.tokens(of: filler)
        let meaning = tokens.count == 1 ? Lexicon.standard.meaning(of: tokens[0]) : nil
        #expect(meaning?.roles.isDisjoint(with: [.negation, .negationBehind]) ?? true, "\(filler)")
        #expect(meaning?.excluded.isEmpty ?? true, "\(filler)")
      }
    }
  }

  @Test(arguments: ["", " ", ",", "?", "\"", "\"\"", "e", "la", "per favore"])
  func nothingButFillersIsLookedForAsItStands(text: String) {
    let typed = TypedQuery(text)
    #expect(typed.without == [] && !typed.isUndecided)
    #expect(typed.isEmpty == text.allSatisfy { " ,?\"".contains($0) })
  }
}

extension AllergenSet {
  /// The words of the allergens in the order of the annex.
  var words: String { allergens.map(\.rawValue).joined(separator: " ") }
}
