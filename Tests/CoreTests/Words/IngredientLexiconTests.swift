import TestSupport
import Testing

@testable import MenuCore

/// The ingredients that are known, and those that only look like one.
struct IngredientLexiconTests {
  static let texts: [(text: String, allergens: AllergenSet, traits: IngredientTraits)] = [
    ("fior di latte", [.milk], []), ("Fior Di Latte", [.milk], []), ("latte", [.milk], []),
    ("saumon", [.fish], []), ("Jambon", [], [.meat, .pork]),
    ("Brot", [.gluten], []), ("oeuf", [.eggs], []), ("uova", [.eggs], []),
    ("crème fraîche", [.milk], []), ("creme fraiche", [.milk], []), ("nocciolata", [.hazelnut], []),
    ("prosciutto crudo", [], [.meat, .pork]), ("speck", [], [.meat, .pork]),
    ("bresaola", [], [.meat, .beef]), ("Speckwürfel", [], [.meat, .pork]), ("miele", [], [.honey]),
    ("vino rosso", [.sulphites], [.alcohol]), ("acciughe", [.fish], []),
    ("Garnelen", [.crustaceans], []),
    ("gambas", [.crustaceans], []), ("œufs", [.eggs], []), ("huevo", [.eggs], []),
    ("peanut butter", [.peanuts], []), ("🥜", [.peanuts], []),
    ("pane e burro", [.gluten, .milk], []),
    // Denials are entries, and take from the whole text.
    ("pasta senza glutine", [], []), ("mozzarella vegana", [], []), ("vegan cheese", [], []),
    ("Brot glutenfrei", [], []), ("gluten free pasta with egg", [.eggs], []),
    ("senza lattosio mozzarella", [.milk], []), ("birra analcolica", [.barley], []),
    // False friends.
    ("beef tomatoes", [], []), ("beef tomato", [], []), ("latte di cocco", [], []),
    ("coconut milk", [], []), ("almond milk", [.almond], []), ("noce moscata", [], []),
    ("nutmeg", [], []),
    ("butternut squash", [], []),
    ("buckwheat", [], []), ("grano saraceno", [], []), ("eggplant", [], []),
    ("burro di cacao", [], []),
    ("oyster mushrooms", [], []), ("wine vinegar", [], []), ("lait de coco", [], []),
    ("champignons", [], []), ("cream of tartar", [], []), ("ginger beer", [], []),
    ("Buttermilch", [.milk], []), ("pomodoro, basilico", [], []), ("", [], []), ("🍕", [], []),
    ("Butter\u{AD}milch", [.milk], []), ("milk", [.milk], []), ("mil k", [], []),
  ]

  @Test(arguments: texts)
  func text_ofAnIngredient_hasItsAllergensAndKinds(
    _ text: String, _ allergens: AllergenSet, _ traits: IngredientTraits
  ) {
    var lexicon = IngredientLexicon()
    let finding = lexicon.finding(in: text)
    #expect(Array(finding.allergens) == Array(allergens))
    #expect(finding.traits == traits)
    #expect(lexicon.finding(in: text) == finding)
  }

  @Test func texts_ofOneLexicon_doNotDisturbEachOther() {
    var shared = IngredientLexicon()
    for number in 0..<5_000 {
      let text = Self.texts[number % Self.texts.count].text + " \(number)"
      var own = IngredientLexicon()
      #expect(shared.finding(in: text) == own.finding(in: text), "\(text)")
    }
  }

  @Test(arguments: seeds.prefix(5))
  func text_ofRandomLetters_neverTraps(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "latte", "&", ";", "&#", "x41", "&egrave;", "&#99999999999;", "🥛", "\u{301}", " ", "_", "-",
      ":",
      "\0", "senza", "fior di ", "\u{FFFD}", "字", "𠀀",
    ]
    var lexicon = IngredientLexicon()
    for _ in 0..<300 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let finding = lexicon.finding(in: text)
      // Blanks at the ends mean nothing.
      #expect(lexicon.finding(in: " \(text) ") == finding, "\(text.debugDescription)")
    }
  }
}
