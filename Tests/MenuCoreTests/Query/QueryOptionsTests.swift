import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct QueryOptionsTests {
  /// What is typed, and the words of the allergens that are meant.
  private static let typed: [(String, String)] = [
    ("milk", "milk"), ("milk,gluten", "gluten milk"), (" Latte , Glutine ", "gluten milk"),
    ("gluten.wheat", "gluten.wheat"), ("frutta a guscio", "nuts"), ("Milch", "milk"),
    ("œufs", "eggs"), ("leche,,", "milk"), ("nuts.brazil", "nuts.brazil"),
    ("Nuts.Walnut", "nuts.walnut"),
  ]

  @Test(arguments: typed)
  func allergensAreNamedByWordKindOrSynonym(text: String, words: String) throws {
    let allergens = try MenuQuery.allergens(from: text).allergens
    #expect(allergens.map(\.rawValue).joined(separator: " ") == words)
  }

  @Test(arguments: [
    ("shellfish", "crustaceans molluscs"), ("nuts", "nuts peanuts"),
    ("frutta secca", "nuts peanuts"), ("noci", "nuts"), ("walnut", "nuts.walnut"),
    ("grano", "gluten"),
    ("wheat", "gluten"), ("seafood", "crustaceans fish molluscs"), ("Milch", "milk"),
    ("macadamia", "nuts.macadamia"), ("latticini", "milk"),
  ])
  func aWordLeavesOutWhatItDoesWhereItIsTyped(word: String, least: String) throws {
    let allergens = try MenuQuery.allergens(from: word)
    for name in least.split(separator: " ") {
      let allergen = try #require(Allergen(rawValue: String(name)))
      #expect(allergens.contains(allergen), "\(word): \(name)")
    }
    #expect(allergens.isSuperset(of: TypedQuery("senza \(word) ").without))
  }

  @Test(arguments: ["", ",", "  ", " , ,"])
  func whatNamesNothingIsRefused(text: String) {
    #expect(throws: QueryFault.self) { try MenuQuery.allergens(from: text) }
    #expect(throws: QueryFault.self) { try MenuQuery.diets(from: text) }
  }

  @Test(arguments: ["none", "None", "nessuno", "niente", "keine", "ninguno", "rien"])
  func nobodyWhoMeansNoneIsAskedAboutNuts(text: String) {
    #expect(throws: QueryFault.unknownAllergen(text, suggestion: nil)) {
      try MenuQuery.allergens(from: text)
    }
  }

  @Test func everyAllergenIsKnownByItsWordAndByItsNamesInTheInterface() throws {
    for allergen in Allergen.allCases {
      let meant = try MenuQuery.allergens(from: allergen.rawValue)
      #expect(allergen == allergen.group || meant == AllergenSet(allergen))
      #expect(meant.contains(allergen))
      for language in InterfaceLanguage.allCases {
        let name = language.name(of: allergen)
        #expect(try MenuQuery.allergens(from: name).contains(allergen), "\(name)")
      }
    }
    for diet in Diet.allCases {
      #expect(try MenuQuery.diets(from: diet.rawValue) == DietSet(diet))
      for language in InterfaceLanguage.allCases {
        #expect(try MenuQuery.diets(from: language.name(of: diet)) == DietSet(diet))
      }
    }
  }

  @Test(arguments: [
    ("7", "\"7\": numbers mean different things in different houses; write the word, such as milk"),
    ("mlik", "\"mlik\" is not an allergen; did you mean milk?"),
  ])
  func whatIsNoAllergenIsRefused(text: String, message: String) {
    let fault = #expect(throws: QueryFault.self) { try MenuQuery.allergens(from: "eggs," + text) }
    #expect(fault?.description == message)
  }

  @Test func whatIsLikeNothingIsToldWhatThereIs() {
    let fault = #expect(throws: QueryFault.self) { try MenuQuery.allergens(from: "xylophone") }
    #expect(fault?.description.contains("known are gluten, crustaceans, eggs") == true)
    let long = #expect(throws: QueryFault.self) {
      try MenuQuery.diets(from: String(repeating: "x", count: 10_000))
    }
    #expect((long?.description.count ?? 0) < 300)
  }

  private static let typedDiets: [(String, String)] = [
    ("vegan", "vegan"), ("Vegana", "vegan"), ("gluten free", "gluten-free"),
    ("senza glutine,bio", "gluten-free organic"),
  ]

  @Test(arguments: typedDiets)
  func dietsAreNamedByWordOrSynonym(text: String, words: String) throws {
    let diets = try MenuQuery.diets(from: text).diets
    #expect(diets.map(\.rawValue).joined(separator: " ") == words)
  }

  @Test func whatIsNoDietIsRefused() {
    let fault = #expect(throws: QueryFault.self) { try MenuQuery.diets(from: "vegn") }
    #expect(fault?.description == "\"vegn\" is not a diet; did you mean vegan?")
  }
}
