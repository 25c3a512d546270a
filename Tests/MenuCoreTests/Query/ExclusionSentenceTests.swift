import Testing

@testable import MenuCore

/// Sentences in which guests exclude something or limit the price.
struct ExclusionSentenceTests {
  @Test(
    "a sentence excludes the allergens that it names",
    arguments: [
      ("no shell fish", [.crustaceans, .molluscs]), ("allergia alimentare al latte", [.milk]),
      ("allergia grave noci", [.nuts]), ("allergie alimentaire aux oeufs", [.eggs]),
      ("alergia grave al pescado", [.fish]), ("she is allergic to milk", [.milk]),
      ("senza frutta secca", [.nuts, .peanuts]), ("sans fruits secs", [.nuts, .peanuts]),
      ("sin frutos secos", [.nuts, .peanuts]),
      ("allergic to seafood", [.fish, .crustaceans, .molluscs]), ("glutenfri", [.gluten]),
      ("laktosefre", [.milk]), ("senza latte e suoi derivati", [.milk]),
      ("senza latte né uova neanche noci", [.milk, .eggs, .nuts]),
      ("che non contenga latte", [.milk]), ("esente da glutine", [.gluten]),
      ("doesn't contain milk", [.milk]), ("non-dairy", [.milk]), ("eggless", [.eggs]),
      ("que no tenga leche", [.milk]), ("ne contient pas de lait", [.milk]),
      ("exempt de gluten", [.gluten]), ("latte no", [.milk]),
      ("Milch nein", [.milk]), ("APLV", [.milk]),
      ("il latte mi fa male", [.milk]), ("senza glutine o lattosio", [.gluten, .milk]),
      ("Milchbrei", []), ("no 5", []),
    ] as [(String, AllergenSet)])
  func exclusion(_ text: String, _ excluded: AllergenSet) {
    let query = TypedQuery(text, preferring: nil, isFinished: true)
    #expect(Array(query.filter.without) == Array(excluded))
    #expect(query.unclear == nil)
  }

  @Test(
    "a minimum price is not understood, and never taken for a maximum",
    arguments: [
      "da nove euro", "from €9", "ab neun Euro", "non meno di 9 euro", "no under 9",
      "non sotto 9 euro", "> 9 €", ">9€", "from 9 €", "ab 9 Euro", "da 9 euro", "between 5 and 9 €",
      "desde 9 €",
    ])
  func priceFromBelow(_ text: String) {
    let query = TypedQuery(text)
    #expect(query.unclear != nil && query.filter.isEmpty, "\(text)")
  }

  @Test(
    "a price after an exclusion is a limit, also after a comma",
    arguments: [
      "senza latte, 9 euro", "ohne Milch, 9 Euro", "senza latte e 9 euro", "no milk, €9",
      "senza latte, nove euro",
    ])
  func priceAfterAComma(_ text: String) {
    let query = TypedQuery(text)
    let limit = TypedQuery("fino a 9").filter.limit
    #expect(query.filter.without == [.milk] && query.filter.limit == limit, "\(text)")
    #expect(query.state == .complete && query.withoutWords.isEmpty)
  }

  @Test(
    "a comparative before an amount begins a limit, as *up to* does",
    arguments: [
      "cheaper than 9", "meno caro di 9", "billiger als 9", "moins cher que 9", "más barato que 9",
    ])
  func otherLimits(_ text: String) {
    #expect(TypedQuery(text).filter == TypedQuery("fino a 9").filter)
  }

  @Test(
    "a food in the language of the interface is searched as it was typed",
    arguments: [
      ("Mais", InterfaceLanguage.german), ("mais", .italian), ("tè", .italian), ("thé", .french),
    ])
  func food(_ text: String, _ language: InterfaceLanguage) {
    #expect(TypedQuery(text, preferring: language).words == [text])
  }

  @Test("an allergen before a disease is named, and excluded if a comma joins them")
  func disease() {
    let apart = TypedQuery("milk coeliac")
    #expect(apart.filter.without == [.gluten])
    #expect(apart.namedAllergens == [.milk])
    #expect(TypedQuery("milk, coeliac").filter.without == [.gluten, .milk])
  }

  @Test("with ends the list of an allergy, unless it follows a comma")
  func with() {
    #expect(TypedQuery("allergic to nuts with milk").filter.without == [.nuts, .peanuts])
    #expect(TypedQuery("allergic to nuts, with milk").filter.without == [.nuts, .peanuts, .milk])
  }

  @Test("a comma after a bracket joins what is excluded")
  func bracket() {
    #expect(TypedQuery("no (onion), garlic").withoutWords == ["onion", "garlic"])
  }

  @Test("a number after `no` is the number of a dish")
  func number() {
    #expect(TypedQuery("no 5").words == ["5"])
  }

  @Test(
    "a price in words is a limit, and typographic hyphens and dashes are read",
    arguments: [
      ("unter neun Euro", "<9"), ("sotto nove euro", "<9"), ("dieci euro", "<10"),
      ("under ten", "<10"), ("pizza moins de douze €", "<12 pizzas"),
      ("quattro formaggi", "“quattro” “formaggi”"), ("due birre", "“due” “birre”"),
      ("gluten\u{2011}free", "-gluten"), ("dairy\u{2013}free pizza", "-milk pizzas"),
      ("nut\u{2014}free", "-peanuts -nuts"), ("latte no", "-milk"), ("Milch nein", "-milk"),
      ("no 5", "“5”"),
    ])
  func wordsOfPhones(_ typed: String, _ expected: String) {
    expectClauses(expected, of: typed, preferring: .italian)
  }
}
