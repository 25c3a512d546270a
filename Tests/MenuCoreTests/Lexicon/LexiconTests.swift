import TestSupport
import Testing

@testable import MenuCore

/// What texts say about allergens, as people type them.
struct LexiconTests {
  /// A text, the allergens that it names, and the kinds of ingredients.
  struct Case: Sendable, CustomTestStringConvertible {
    let text: String
    let allergens: AllergenSet
    let traits: IngredientTraits

    init(_ text: String, _ allergens: AllergenSet, _ traits: IngredientTraits = []) {
      self.text = text
      self.allergens = allergens
      self.traits = traits
    }

    var testDescription: String { text }
  }

  private func expect(_ row: Case) {
    var lexicon = Lexicon()
    let finding = lexicon.finding(in: row.text)
    #expect(Array(finding.allergens) == Array(row.allergens))
    #expect(finding.traits == row.traits)
    #expect(lexicon.finding(in: row.text) == finding, "the second time")
  }

  @Test(
    "a word is recognized whatever is glued to it",
    arguments: [
      Case("Nutella®", [.milk, .soy, .hazelnut]), Case("latte⁷", [.milk]), Case("uova³", [.eggs]),
      Case("latte1", [.milk]), Case("“burro”", [.milk]), Case("pomodoro·latte", [.milk]),
      Case("ﬁsh", [.fish]), Case("«latte»", [.milk]), Case("latte…", [.milk]),
      Case("d′uovo", [.eggs]), Case("ｌａｔｔｅ", [.milk]), Case("l\u{430}tt\u{435}", [.milk]),
      Case("pomodoro\u{2028}latte", [.milk]), Case("lat&shy;te", [.milk]),
      Case("pomodoro&shy;latte", [.milk]), Case("pomodoro\u{200B}latte", [.milk]),
      Case("lat\u{200B}te", [.milk]), Case("𝐥𝐚𝐭𝐭𝐞", [.milk]), Case("latte乳", [.milk]),
      Case("_latte_", [.milk]), Case("latteᵃ", [.milk]), Case("pomodoro/latte", [.milk]),
      Case("Ka\u{308}se", [.milk]), Case("KÄSE", [.milk]), Case("🥛", [.milk]),
      Case("latte🥜", [.milk, .nuts, .peanuts]),
    ])
  func gluedSign(_ row: Case) { expect(row) }

  @Test(
    "a denial covers only its own phrase",
    arguments: [
      Case("pomodoro, mozzarella, acciughe, olio vegetale", [.milk, .fish]),
      Case("Käse und pflanzliches Öl", [.milk]), Case("bread (gluten free available)", [.gluten]),
      Case("mozzarella olio vegetale", [.milk]), Case("pasta senza glutine, uova", [.eggs]),
      Case("pasta senza glutine", []), Case("senza burro", []), Case("gluten free bread", []),
      Case("gluten-free pasta with egg", [.eggs]), Case("nut free", []),
      Case("mozzarella vegana", []),
      Case("vegan cheese, butter", [.milk]), Case("Brot glutenfrei; Milch", [.milk]),
      Case("senza lattosio mozzarella", [.milk]), Case("laktosefreie Milch", [.milk]),
      Case("birra analcolica", [.barley]), Case("pane senza frumento", [.gluten]),
      // "Without" covers the names right after it, and nothing after another word.
      Case("senza cipolla mozzarella", [.milk]), Case("ohne Zwiebel Käse", [.milk]),
      Case("senza troppo formaggio", [.milk]), Case("senza il latte", []),
      // "Vegan" covers the name next to it; between two names it is ambiguous and covers neither.
      Case("vegan base cheese", [.milk]), Case("vegan-style cheese", [.milk]),
      Case("salame vegano mozzarella", [.milk], [.meat, .pork]),
      Case("ricotta mozzarella vegana", [.milk]), Case("vegan cheese", []),
      // A denial by the name of a food covers that food, not one named before it.
      Case("mozzarella senza panna", [.milk]), Case("cheese without butter", [.milk]),
      Case("Käse ohne Sahne", [.milk]), Case("fromage sans beurre", [.milk]),
      Case("queso sin mantequilla", [.milk]), Case("mozzarella butter-free", [.milk]),
      Case("formaggio senza latte vaccino", [.milk]), Case("cheese without cow's milk", [.milk]),
      Case("mozzarella dairy-free", []), Case("pesto nut-free", [.milk]),
    ])
  func denial(_ row: Case) { expect(row) }

  @Test(
    "an allergen that a text says it contains is not denied",
    arguments: [
      Case("Not milk-free: contains milk", [.milk]), Case("contiene latte vegetale", [.milk]),
      Case("may contain milk free", [.milk]), Case("può contenere latte senza lattosio", [.milk]),
    ])
  func contained(_ row: Case) { expect(row) }

  @Test(
    "an omission only on request does not deny an allergen",
    arguments: [
      Case("auf Wunsch ohne Käse", [.milk]), Case("senza mozzarella a richiesta", [.milk]),
      Case("sans fromage sur demande", [.milk]), Case("sin queso bajo pedido", [.milk]),
      Case("cheese-free on request", [.milk]), Case("bread, gluten free possible", [.gluten]),
      Case("con o senza acciughe", [.fish]), Case("with or without anchovies", [.fish]),
      Case("mit oder ohne Sardellen", [.fish]), Case("normaler oder veganer Käse", [.milk]),
      Case("vegan cheese or normal", [.milk]), Case("pane senza glutine o classico", [.gluten]),
      Case("fromage végan ou classique", [.milk]), Case("queso vegano o normal", [.milk]),
      Case("togliendo la mozzarella senza lattosio", [.milk]),
    ])
  func conditional(_ row: Case) { expect(row) }

  @Test(
    "a negation makes a denial a warning",
    arguments: [
      Case("Not gluten-free", [.gluten]), Case("Nicht glutenfrei", [.gluten]),
      Case("Non adatta ai celiaci", [.gluten]), Case("No apto para celíacos", [.gluten]),
      Case("We cannot guarantee it is nut-free", [.nuts]),
      Case("Not suitable for coeliacs", [.gluten]),
      Case("Nicht laktosefrei", [.milk]), Case("Non è senza lattosio", [.milk]),
      Case("keine laktosefreie Variante", [.milk]), Case("No es sin lactosa", [.milk]),
      Case("without any guarantee that it is nut-free", [.nuts]),
      Case("senza garanzia di assenza di noci", [.walnut]),
      Case("ohne Garantie auf nussfrei", [.nuts]),
      Case("sin garantizar la ausencia de nueces", [.walnut]),
      Case("better without nuts", [.nuts]), Case("ottima senza noci", [.walnut]),
      Case("try it without nuts", [.nuts]), Case("delattosato", [.milk]),
      Case("guaranteed nut-free", []), Case("garantito senza glutine", []),
      Case("laktosefrei", []), Case("Nicht scharf. Laktosefrei", []),
      Case("suitable for coeliacs", []), Case("Non piccante. Senza glutine", []),
    ])
  func negation(_ row: Case) { expect(row) }

  @Test(
    "a negation after a denial cancels it, and a question denies nothing",
    arguments: [
      Case("senza glutine non disponibile", [.gluten]), Case("Gluten-free: no", [.gluten]),
      Case("glutenfrei leider nicht möglich", [.gluten]), Case("senza lattosio? No", [.milk]),
      Case("Gluten-free? No.", [.gluten]), Case("¿Sin gluten? No", [.gluten]),
      Case("Sans gluten ?", [.gluten]), Case("ohne Nüsse nicht möglich", [.nuts]),
      Case("senza glutine, non piccante", []), Case("senza glutine e non piccante", []),
      Case("senza glutine né lattosio", []), Case("gluten-free, non GMO", []),
      Case("gluten-free non GMO", []), Case("almost gluten-free", [.gluten]),
      Case("nahezu laktosefrei", [.milk]), Case("Still hungry? Gluten-free bread", []),
    ])
  func negationAfterDenial(_ row: Case) { expect(row) }

  @Test(
    "traces without a named allergen may be of all fourteen",
    arguments: [
      Case("Our kitchen handles all 14 allergens; traces are possible", .groups),
      Case("Traces are possible", .groups), Case("Può contenere tracce", .groups),
      Case("Tracce di latte, uova e pesce. Opzioni vegane su richiesta", [.milk, .eggs, .fish]),
      Case("Cross-contamination cannot be excluded", .groups),
      Case("Kreuzkontaminationen können nicht ausgeschlossen werden", .groups),
      Case("Nella nostra cucina si usano tutti i 14 allergeni", .groups),
      Case("Nous ne pouvons garantir l'absence d'allergènes", .groups),
      Case("No podemos garantizar la ausencia de alérgenos", .groups),
      Case("Allergen information: ask the staff", []),
      Case("I piatti che contengono allergeni hanno un segno", []),
    ])
  func traces(_ row: Case) { expect(row) }

  @Test(
    "a word with spaces, dots, tags or hyphens between its letters is also read as one word",
    arguments: [
      Case("m o z z a r e l l a", [.milk]), Case("con  K ä s e", [.milk]),
      Case("B.U.R.R.O", [.milk]), Case("<b>l</b>atte", [.milk]), Case("moz-\nzarella", [.milk]),
      Case("bur- ro", [.milk]), Case("a e i", []),
      Case("Käse- und Wurstplatte", [.milk], [.meat, .pork]),
      Case("senza - latte", [.milk]), Case("f.d.l.", [.milk]),
    ])
  func pulledApart(_ row: Case) { expect(row) }

  @Test(
    "one typo in a word of six or more letters is forgiven",
    arguments: [
      Case("mozarella", [.milk]), Case("parmiggiano", [.milk]), Case("gorgonsola", [.milk]),
      Case("aciughe", [.fish]), Case("riccotta", [.milk]), Case("nociole", [.hazelnut]),
      Case("mozzrella", [.milk]), Case("omzzarella", [.milk]), Case("late", []), Case("buro", []),
      Case("pomodoro", []), Case("carciofi", []),
      // A word of five letters may be a word of six letters with one missing.
      Case("buter", [.milk]), Case("samone", [.fish]), Case("aglio", []), Case("paste", []),
    ])
  func slip(_ row: Case) { expect(row) }

  @Test(
    "stems and endings of a compound count together unless they overlap",
    arguments: [
      Case("Buttermilch", [.milk]), Case("Käsebrot", [.milk, .gluten]), Case("Schafskäse", [.milk]),
      Case("Rohschinken", [], [.meat, .pork]), Case("nocciolata", [.hazelnut]),
      Case("latte di cocco", []), Case("latte di soia", [.soy]), Case("fior di latte", [.milk]),
      // Not *aperol* with a typo.
      Case("fior di latte di Agerola", [.milk]), Case("succo di acerola", []),
    ])
  func compound(_ row: Case) { expect(row) }

  @Test("words are still found when the cache of words is full")
  func manyWords() {
    var lexicon = Lexicon()
    var letters: [UInt8] = Array("latteaaaa".utf8)
    for number in 0..<70_000 {
      var rest = number
      for index in 5..<9 {
        letters[index] = UInt8(ascii: "a") + UInt8(rest % 26)
        rest /= 26
      }
      _ = lexicon.finding(in: String(decoding: letters, as: UTF8.self))
    }
    #expect(lexicon.rememberedWords <= Lexicon.mostWords)
    #expect(lexicon.finding(in: "latte, mozzarella").allergens == [.milk])
    #expect(lexicon.finding(in: "pomodoro").isEmpty)
  }

  @Test("a random text is read, and blanks at its ends change nothing", arguments: seeds.prefix(5))
  func randomText(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = [
      "latte", "&", ";", "&#", "x41", "&egrave;", "&#99999999999;", "🥛", "\u{301}", " ", "_", "-",
      ":", "\0", "senza", "fior di ", "\u{FFFD}", "字", "𠀀", "\u{200D}", "ﬁ", ".",
      "abcdefghijklmnopqrst",
    ]
    var lexicon = Lexicon()
    for _ in 0..<300 {
      let text = (0..<12).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      let finding = lexicon.finding(in: text)
      #expect(lexicon.finding(in: " \(text) ") == finding, "\(text.debugDescription)")
    }
  }
}

extension Lexicon {
  /// The allergens that a text names.
  static func allergens(in text: String) -> AllergenSet { finding(in: text).allergens }
}

extension LexiconTests.Case {
  /// Expects its allergens; as arrays, so that a failure lists them.
  func expectAllergens(at place: SourceLocation = #_sourceLocation) {
    #expect(Array(Lexicon.allergens(in: text)) == Array(allergens), sourceLocation: place)
  }
}
