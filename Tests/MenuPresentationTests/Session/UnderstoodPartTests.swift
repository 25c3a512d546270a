import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// What is offered and shown of a text that is partly understood.
struct UnderstoodPartTests {
  @Test(
    "the part of a text that is understood is offered beside the piece that is not",
    arguments: [
      ("vegano ma non pizza", InterfaceLanguage.italian, "vegana"),
      ("vegan aber keine Pizza", .german, "vegan"),
      ("végan mais pas de pizza", .french, "végane"),
      ("vegano pero no pizza", .spanish, "vegana"),
      ("vegetarian under 8, not spicy", .english, "vegetarian, up to 8"),
    ])
  func understoodPart(_ typed: String, _ language: InterfaceLanguage, _ offer: String) throws {
    let session = try Kitchen.session(typed, words: language)
    #expect(session.offer == offer && session.notice?.hasSuffix("\(offer) ↵") ?? false)
    #expect(session.shown.counts.shown == 0)
    #expect(try Kitchen.session("not vegan", words: .english).offer == nil)
  }

  @Test(
    "a filter that is denied or excepted is not offered",
    arguments: [
      ("salvo senza glutine", InterfaceLanguage.italian), ("non deve essere vegano", .italian),
      ("niemals vegan", .german), ("muss nicht unbedingt vegan sein", .german),
      ("doesn't have to be vegan", .english), ("vegan never", .english), ("vegan nope", .italian),
      ("pas forcément végan", .french), ("sauf sans gluten", .french),
      ("no hace falta que sea vegano", .spanish), ("salvo sin gluten", .spanish),
    ])
  func filter_thatIsDenied_isNotOffered(_ typed: String, _ language: InterfaceLanguage) throws {
    let session = try Kitchen.session(typed, words: language)
    #expect(session.offer == nil && session.shown.counts.shown == 0 && !session.isUnderstood)
    #expect(session.hint() != nil)
  }

  @Test(
    "a word for low prices offers the lowest price of the rows that the rest asks for",
    arguments: [
      ("the cheapest pizza", InterfaceLanguage.english, "pizzas, up to 6.00"),
      ("pizza meno cara", .italian, "pizze, fino a 6,00"),
      ("günstigste vegane Pizza", .german, "vegan, Pizzen, bis 6,00"),
      ("la pizza la moins chère sans poisson", .french, "pizzas, jusqu’à 6,00, sans poissons"),
      ("la pizza más barata", .spanish, "pizzas, hasta 6,00"),
    ])
  func cheapest(_ typed: String, _ language: InterfaceLanguage, _ offer: String) throws {
    let session = try Kitchen.session(typed, words: language)
    #expect(session.offer == offer && session.notice?.contains("\(offer) ↵") ?? false)
    let found = try Kitchen.session(offer, words: language).shown
    #expect(found.counts.shown > 0 && found.notice == nil)
  }

  @Test(
    "without a list, the offered price is the lowest at which every list has a row",
    arguments: [
      ("cheap", InterfaceLanguage.english, "up to 6.00"),
      ("la più economica", .italian, "fino a 6,00"),
      ("nicht so teuer", .german, "bis 6,00"), ("pas trop cher", .french, "jusqu’à 6,00"),
      ("vegano y no muy caro", .spanish, "vegana, hasta 6,00"),
      ("not too expensive", .english, "up to 6.00"),
    ])
  func cheap(_ typed: String, _ language: InterfaceLanguage, _ offer: String) throws {
    #expect(try Kitchen.session(typed, words: language).offer == offer)
  }

  @Test(
    "an exclusion of everything from animals offers vegan, with the allergens beside it",
    arguments: [
      ("without animal products", InterfaceLanguage.english, "vegan"),
      ("pizza senza prodotti di origine animale", .italian, "vegana, pizze"),
      ("senza derivati animali", .italian, "vegana"), ("ohne tierische Produkte", .german, "vegan"),
      ("sans produits d'origine animale", .french, "végane"),
      ("sin productos animales", .spanish, "vegana"),
      ("no animal products, nuts", .english, "vegan, without peanuts, without nuts"),
    ])
  func animalProducts(_ typed: String, _ language: InterfaceLanguage, _ offer: String) throws {
    let session = try Kitchen.session(typed, words: language)
    #expect(session.shown.counts.shown == 0 && session.offer == offer)
  }

  @Test("an offer excludes each allergen once")
  func allergenOnce() throws {
    let flan = #"{"name": "Flan", "allergens": ["gluten", "milk"]}"#
    let menu = Kitchen.menu([flan, #"{"name": "Mais", "allergens": "none"}"#])
    let session = try Kitchen.session(of: menu, "senza glutine besciamella")
    #expect(session.offer == "senza glutine, senza latte")
  }

  @Test("an offer keeps the apostrophes and commas of the text")
  func textAsTyped() throws {
    let session = try Kitchen.session("l'orto vegetarain", words: .english)
    #expect(session.offer == "l'orto vegetarian")
  }

  @Test("a menu without prices offers no price")
  func cheapestWithoutPrices() throws {
    let menu = Kitchen.menu([#"{"name":"Bianca"}"#])
    #expect(try Kitchen.session(of: menu, "il meno caro").offer == nil)
  }

  @Test("how many a guest wants is not one of the clauses")
  func count() throws {
    #expect(try Kitchen.session("3 margherita").clauses == ["“margherita”"])
    #expect(try Kitchen.session("quattro formaggi").clauses == ["“quattro”", "“formaggi”"])
    #expect(try Kitchen.session("10").clauses == ["“10”"])
  }

  @Test("on a menu in another language the example of a word is the name of a dish")
  func wordOfOtherLanguage() throws {
    for language in [InterfaceLanguage.german, .french, .spanish] {
      let hint = try Kitchen.session("xyzzy", language: "en", words: language).hint() ?? ""
      #expect(!hint.contains("tomato") && hint.contains("Marinara"), "\(hint)")
    }
    #expect(try Kitchen.session("xyzzy", language: "en").hint()?.contains("tomato") ?? false)
  }
}
