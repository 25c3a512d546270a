import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

/// The hint about what can be typed, after every notice and every answer without a row.
@Suite(.timeLimit(.minutes(5))) struct QueryHintTests {
  private static let texts = [
    "xyzzy", "senza", "senza cipolla", "without onion", "ohne Fleisch", "not vegan", "latte",
    "Milch",
    "milk eggs", "senza lattte", "pizza hawaii", "fino a 0", "up to 0",
    "vegana senza glutine fino a 1",
    "gluten free mlik", "margerita", "\"", "my son only eats plain cheese", "carne", "arachidi",
    "sesamo",
  ]

  private static func session(
    _ menu: MenuDataSource, _ text: String, _ language: InterfaceLanguage
  ) -> MenuSession {
    MenuSession(menu, query: MenuQuery().typing(text, in: language))
  }

  @Test(
    "notices and empty answers have examples that give rows, and so does every suggestion",
    arguments: InterfaceLanguage.allCases)
  func examples(_ language: InterfaceLanguage) throws {
    let place = InterfaceLanguage.allCases.firstIndex(of: language) ?? 0
    for (number, file) in Fixture.searched.enumerated() {
      let menu = MenuDataSource(menu: file, language: file.language, words: language).indexed()
      // Each text on each menu, in one of the languages.
      for (other, text) in Self.texts.enumerated() where (number + other) % 5 == place {
        let session = Self.session(menu, text, language)
        if let offer = session.offer { expectRows(offer, for: text, menu, language) }
        let isAnswered = session.shown.notice == nil && session.shown.counts.shown > 0
        guard !isAnswered else { continue }
        let hint = try #require(session.hint(separator: "¦"), "\(text) \(menu.menu.name as Any)")
        let frame = session.strings.canType.filled("¦").split(separator: "¦")
        for example in hint.dropFirst(frame.first?.count ?? 0).split(separator: "¦") {
          expectRows(String(example), for: text, menu, language)
        }
      }
    }
  }

  @Test(
    "a word for allergens leads to the filters, and any other word to the filters and the order")
  func filters() throws {
    let menu = MenuDataSource(menu: try MenuReader.read(Repository.bytes("Menu.json")).menu)
    let hints = ["allergeni", "xyzzy"].map {
      Self.session(menu, $0, .italian).filterHints(key: "f").first
    }
    #expect(hints == ["f: Filtri.", "f: filtri e ordine."])
  }

  @Test("a notice does not mention dishes that a filter hides")
  func notices_besideAFilter_nameWhatIsShown() throws {
    func notice(_ text: String, without allergen: Allergen) throws -> String {
      let session = try Kitchen.session(text)
      var query = session.query
      query.filter.without = AllergenSet(allergen)
      return MenuSession(session.source, query: query).notice ?? ""
    }
    #expect(try Kitchen.session("senza cipolla").notice?.contains("Tonno e cipolla") ?? false)
    let named = try notice("senza cipolla", without: .gluten)
    #expect(named.hasPrefix("Nessun piatto dichiara") && !named.contains("lo nomina"))
    for text in ["Käse", "latte"] {
      let hidden = try notice(text, without: .milk)
      #expect(hidden.contains("Nessuna voce con questi filtri."), "\(hidden)")
      #expect(!hidden.contains("Questi contengono") && !hidden.contains("Nominano"))
    }
  }

  private func expectRows(
    _ offer: String, for text: String, _ menu: MenuDataSource, _ language: InterfaceLanguage
  ) {
    let asked = Self.session(menu, offer, language)
    #expect(asked.shown.counts.shown > 0, "“\(text)” offers “\(offer)”")
  }

  @Test("the parts of an offer are separated")
  func parts() throws {
    let session = try Kitchen.session("vegetarische Pizzen xyzzy", words: .german)
    #expect(session.offer == "vegetarisch, Pizzen")
    #expect(try Kitchen.session("vegetarisch, Pizzen", words: .german).shown.counts.shown > 0)
  }

  @Test("the notice of an allergen covers dishes that only may contain it")
  func traces() throws {
    let session = try Kitchen.session("barley", language: "en")
    #expect(Kitchen.items(session).contains { $0.title.hasPrefix("Chips") })
    let notice = session.notice(showsKey: false)
    #expect(notice?.hasPrefix("These name or may contain barley.") ?? false)
  }

  @Test("no exclusion is offered if it would hide every dish")
  func offerOfNothing() throws {
    let menu = Kitchen.menu([#"{"name":"Bianca","allergens":["milk"]}"#])
    let session = try Kitchen.session(of: menu, "latte")
    #expect(session.offer == nil)
    #expect(session.notice == "Nominano o possono avere latte.")
    #expect(session.hint() == "Si può scrivere, per esempio: Bianca")
  }

  @Test(
    "excluding meat offers the vegetarian filter, and excluding a food the filter of its allergen",
    arguments: [
      ("no meat", InterfaceLanguage.english, "vegetarian"),
      ("ohne Fleisch", .german, "vegetarisch"),
      ("senza carne", .italian, "vegetariana"), ("senza prosciutto", .italian, "vegetariana"),
      ("senza mozzarella", .italian, "senza latte"), ("sans viande", .french, "végétarienne"),
      ("sin carne", .spanish, "vegetariana"),
    ])
  func nearestFilter(_ typed: String, _ language: InterfaceLanguage, _ offer: String) throws {
    let session = try Kitchen.session(typed, words: language)
    #expect(session.offer == offer && session.notice?.hasSuffix("\(offer) ↵") ?? false)
    #expect(session.shown.counts.shown == 0)
  }

  @Test(
    "a sentence with a known allergen that is not understood offers to exclude the allergen",
    arguments: [
      ("I love nuts", "nuts", "peanuts, nuts"), ("nuts are ok", "nuts", "peanuts, nuts"),
      ("is there nuts in the sorbet", "nuts", "peanuts, nuts"),
      ("is there gluten in the beer", "gluten", "gluten"), ("milk eggs", "milk eggs", "eggs, milk"),
    ])
  func unclearAllergen(_ typed: String, _ word: String, _ names: String) throws {
    let session = try Kitchen.session(typed, words: .english)
    #expect(
      session.notice
        == "What is said of “\(word)” is not understood. To leave it out: without \(names) ↵")
    #expect(session.shown.counts.shown == 0 && session.offer == "without \(names)")
    let italian = try Kitchen.session("c'è il glutine nella birra?")
    #expect(italian.notice?.hasPrefix("Non capisco che cosa si dice di “glutine”.") ?? false)
  }

  @Test(
    "an understood exclusion is offered or named beside one that is not understood",
    arguments: [
      ("no onion no milk", "The nearest filter: without milk ↵"),
      ("without onion and milk", "The nearest filter: without milk ↵"),
      (
        "my wife can't eat gluten and I don't eat meat",
        "The nearest filter: vegetarian, without gluten ↵"
      ),
      ("no milk not vegan", "“not vegan” is not understood. Understood: without milk ↵"),
      ("vegan but not pizza", "“but not pizza” is not understood. Understood: vegan ↵"),
      ("vegan or vegetarian", "“or vegetarian” is not understood. Understood: vegan ↵"),
      (
        "everything except fish",
        "What is said of “fish” is not understood. To leave it out: without fish ↵"
      ),
    ])
  func exclusionBeside(_ typed: String, _ end: String) throws {
    let session = try Kitchen.session(typed, words: .english)
    #expect(session.notice?.hasSuffix(end) ?? false, "\(session.notice ?? "")")
  }

  @Test(
    "an exclusion is offered as one clause, however it was worded",
    arguments: [
      ("everything except fish", InterfaceLanguage.english, "without fish"),
      ("tutto tranne il pesce", .italian, "senza pesce"),
      ("alles außer Fisch", .german, "ohne Fisch"),
      ("tout sauf poisson", .french, "sans poissons"),
      ("todo menos pescado", .spanish, "sin pescado"),
      ("lactose-free milk", .english, "without milk"), ("pork free", .english, "vegetarian"),
      ("pork-free tomato", .english, "vegetarian, “tomato”"),
      ("schweinefrei", .german, "vegetarisch"), ("cheese free", .english, "without milk"),
    ])
  func leftOut(_ typed: String, _ language: InterfaceLanguage, _ offer: String) throws {
    let menu = Kitchen.menu([
      #"{"name":"Rossa","ingredients":["tomato"],"price":8,"allergens":"none","diets":["vegetarian"]}"#
    ])
    let session = try Kitchen.session(of: menu, typed, words: language)
    #expect(session.offer == offer)
    #expect(session.notice?.hasSuffix("\(offer) ↵") ?? false, "\(session.notice ?? "")")
  }

  @Test("a corrected word whose rows are hidden offers the query without it")
  func correctedAndHidden() throws {
    let session = try Kitchen.session("vegan margerita", language: "en")
    #expect(
      session.notice
        == "No dish names “margerita”. Perhaps: margherita. Without this word: vegan ↵")
    #expect(session.clauses == ["vegan", "“margherita”"])
    #expect(session.shown.counts.numberOfHidden == 1 && session.shown.counts.shown == 0)
    #expect(try Kitchen.session("very spicy", language: "en").offer == "spicy")
    let shown = try Kitchen.session("margerita", language: "en")
    #expect(shown.notice == "No dish names “margerita”. Perhaps: margherita")
  }

  @Test("a word that only resembles a word of the menu is not corrected to it")
  func otherWord() throws {
    let session = try Kitchen.session("vegan friend", language: "en")
    #expect(session.notice == "No dish names “friend”. Without this word: vegan ↵")
  }

  @Test(
    "a letter or a number in a query that is not understood is not offered",
    arguments: ["kid's menu", "more than 10", "over 10", "4 xyzzy"])
  func pieces(_ typed: String) throws {
    let session = try Kitchen.session(typed, language: "en")
    #expect(session.offer == nil && session.notice != nil)
  }

  @Test("a short word is not corrected, and is found in the plural")
  func shortWord() throws {
    #expect(try Kitchen.session("coke", language: "en").shown.counts.shown == 0)
    let session = try Kitchen.session("meat board", language: "en")
    #expect(session.notice == nil && session.shown.counts.shown == 1)
  }

  @Test(
    "excluding traces of an allergen offers its filter, and traces alone offer none",
    arguments: [
      ("senza tracce di noci", InterfaceLanguage.italian), ("without traces of nuts", .english),
      ("ohne Spuren von Nüssen", .german), ("sans traces de noix", .french),
      ("sin trazas de nueces", .spanish),
    ])
  func traces(_ typed: String, _ language: InterfaceLanguage) throws {
    let session = try Kitchen.session(typed, words: language)
    #expect(session.shown.counts.shown == 0)
    let offered = TypedQuery(try #require(session.offer), preferring: language)
    #expect(!offered.filter.without.isDisjoint(with: [.nuts, .walnut]))
    #expect(try Kitchen.session("senza tracce").offer == nil)
  }

  @Test("examples are of this menu: an exclusion, a diet, a price, an ingredient")
  func exampleKinds() throws {
    let menu = Kitchen.menu([
      #"{"name":"Orto","ingredients":["carote"],"price":7.50,"allergens":{"contains":["milk"],"complete":true},"diets":["vegetarian"]}"#
    ])
    let session = try Kitchen.session(of: menu, "xyzzy")
    #expect(
      session.hint()
        == "Si può scrivere, per esempio: senza glutine · vegetariana · fino a 8 · carote")
  }

  @Test("the hint is about the chosen filters if they leave no row")
  func chosenFilters() throws {
    let menu = try Kitchen.session().source
    let nothing = MenuQuery(filter: QueryFilter(limit: .upTo(0)))
    #expect(MenuSession(menu, query: nothing).hint() == "Con meno filtri si vedono altre voci.")
  }

  @Test(
    "the understood part of a text is offered in the words of its clauses",
    arguments: [
      ("my son only eats tomato and xyzzy", "“tomato”"),
      ("no milk tomato pizza under 9 xyzzy qwerty", "up to 9, pizzas, “tomato”, without milk"),
      ("pizza xyzzy", "pizzas"),
      ("milk free pizza with a lot of xyzzy", "pizzas, without milk"), ("xyzzy qwerty", nil),
    ])
  func understood(_ typed: String, _ offer: String?) throws {
    let menu = Kitchen.menu([
      #"{"name":"Rossa","ingredients":["tomato"],"price":8,"allergens":"none"}"#
    ])
    let session = try Kitchen.session(of: menu, typed, words: .english)
    #expect(session.offer == offer)
    #expect(session.notice?.hasSuffix(offer.map { "\($0) ↵" } ?? "understood.") ?? false)
  }

  @Test("a phrase with an allergen in it is one clause, which is removed as a whole")
  func phraseClause() throws {
    var query = try Kitchen.session("fior di latte pizza").query
    #expect(query.clauses == [.list(.pizzas), .word("fior di latte")])
    var other = query
    other.chooseTyped(in: .italian, without: .list(.pizzas))
    #expect(other.clauses == [.word("fior di latte")] && !other.typed.namedAllergens.isEmpty)
    query.chooseTyped(in: .italian, without: .word("fior di latte"))
    #expect(query.clauses == [.list(.pizzas)] && query.typed.namedAllergens.isEmpty)
  }
}
