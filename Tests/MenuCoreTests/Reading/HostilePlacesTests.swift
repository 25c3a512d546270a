import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Files that are made to mislead or to take long, place by place.
@Suite(.timeLimit(.minutes(5))) struct HostilePlacesTests {
  private func rules(_ json: String) throws -> [Diagnostic.Rule] {
    try MenuReader.read(json).diagnostics.map(\.rule)
  }

  @Test func whatIsNoDishHasItsPlaceInTheList() throws {
    let reading = try MenuReader.read(
      """
      {"pizzas": [7, "Margherita*",
        {"name": "Diavola"},
        {"name": "Marinara"},
        null,
        {"name": "Diavola"}]}
      """)
    let told = reading.diagnostics.compactMap { diagnostic -> [Int]? in
      guard case .repetition(.repeatedName(_, let first, _, _)) = diagnostic.rule
      else { return nil }
      return [diagnostic.line, first]
    }
    #expect(told == [[5, 2]])
  }

  @Test(arguments: [#""Margherita*""#, #"{"name": "Margherita*"}"#])
  func theStarOfOneDishIsNotThatOfTheNext(dish: String) throws {
    let reading = try MenuReader.read(
      #"{"pizzas": [\#(dish), {"name": "Diavola"}]}"#)
    let stars = reading.diagnostics.filter { diagnostic in
      if case .text(.unexplainedAsterisk) = diagnostic.rule { true } else { false }
    }
    #expect(stars.allSatisfy { $0.dish?.number == 1 })
  }

  @Test func anExplanationInTheNextDishIsNoneOfThisText() throws {
    // What stands for a dish and is none explains nothing, and needs no explanation twice.
    let rules = try rules(
      #"{"pizzas": ["A*", {"name": "B", "notes": ["* frozen"]}, {"name": "C*"}]}"#)
    let stars = rules.filter { if case .text(.unexplainedAsterisk) = $0 { true } else { false } }
    #expect(stars == [.text(.unexplainedAsterisk(text: "C*"))])
  }

  @Test func ofManyStarsEachIsToldOfItsDish() throws {
    let names = (0..<1_500).map { #"{"name": "N\#($0)*"}"# }.joined(separator: ",")
    let reading = try MenuReader.read(#"{"other": [\#(names)]}"#)
    let stars = reading.diagnostics.filter { diagnostic in
      if case .text(.unexplainedAsterisk) = diagnostic.rule { true } else { false }
    }
    #expect(stars.map { $0.dish?.number } == Array(1...1_500))
  }

  @Test func wordsForOneThingOneInAnotherAreReadToTheirEnd() throws {
    for count in [1, 3, 8, 9, 30] {
      let entry = String(repeating: "contiene ", count: count) + "latte"
      let reading = try MenuReader.read(
        #"{"other": [{"name": "A", "allergens": ["\#(entry)"]}]}"#)
      let dish = try #require(reading.menu.dish(at: 0, in: .other))
      // What nobody reads to its end promises nothing.
      #expect(dish.state(of: .eggs) != .notAnIngredient, "\(count)")
    }
  }

  @Test func aHashTableOfWordsGrows() {
    func hash(_ number: Int) -> WordHash { WordHash("word\(number)".utf8) }
    var words = NumberedWords(capacity: 2)
    for number in 1...500 { words.set(number, of: hash(number), at: words.place(of: hash(number))) }
    #expect(words.count == 500 && words[hash(501)] == 0)
    #expect((1...500).allSatisfy { words[hash($0)] == $0 })
    words.set(65_535, of: hash(7), at: words.place(of: hash(7)))
    #expect(words.count == 500 && words[hash(7)] == 65_535 && words[hash(8)] == 8)
  }

  @Test func aWordOfSeveralTextsMeansAllThatTheySay() {
    var words = HashedWords<AllergenSet>(capacity: 2)
    words.add("pane pasta\nbirra", [.gluten])
    words.add(" birra  orzo ", [.barley])
    words.add("pane", [.gluten])
    let meanings = ["pane", "birra", "orzo", "vino", ""].map { words[WordHash($0.utf8)] }
    #expect(meanings == [[.gluten], [.gluten, .barley], [.barley], [], []])
  }

  @Test func onlySingleWordsBetweenCommasAreSingleNames() {
    var names: [String: Int] = [:]
    let known = ["latte", "uovo", "frutti", "mare", "huile", "anacardi"]
    "Latte, uovo,frutti di mare, d'huile,, anacardi".forEachSingleName { hash, length in
      names[known.first { WordHash($0.utf8) == hash } ?? "?"] = length
    }
    #expect(names == ["latte": 5, "uovo": 4, "anacardi": 8])
  }

  @Test(arguments: [
    ("", ""), ("latte", "latte"), (String(repeating: "a", count: 40), nil),
    (String(repeating: "a", count: 41), String(repeating: "a", count: 40) + "…"),
    ("e" + String(repeating: "\u{301}", count: 5_000), nil),
  ])
  func aQuotationIsShortWhateverIsPiledUp(text: String, excerpt: String?) {
    #expect(text.excerpt.unicodeScalars.count <= 41)
    #expect(excerpt.map { text.excerpt == $0 } ?? true)
  }

  @Test func theLongTextOfAGroupIsReadAsThatOfADish() throws {
    // Longer than any sentence, be it denied: all that is mentioned counts.
    for (text, isPromised) in [("senza latte", true), ("con latte", false)] {
      let long = text + String(repeating: " e tanto amore", count: 400)
      for (description, isPromised) in [(text, isPromised), (long, false)] {
        let reading = try MenuReader.read(
          #"""
          {"groups": [{"id": "g", "title": "Pizze", "description": "\#(description)"}],
            "other": [{"name": "A", "group": "g", "allergens": "none"}]}
          """#)
        let dish = try #require(reading.menu.dish(at: 0, in: .other))
        #expect((dish.state(of: .milk) == .notAnIngredient) == isPromised, "\(isPromised)")
      }
    }
  }

  @Test func manyTitlesOfOptionsSayAsMuchAsEachOfThem() throws {
    let titles = (0..<300).map { #""l\#($0)": "Latte""# } + [#""x": "Noci""#]
    let reading = try MenuReader.read(
      #"""
      {"other": [{"name": "A", "addOns": [{"title": {\#(titles.joined(separator: ","))},
        "items": [{"name": "B", "allergens": "none"}, {"name": "C", "allergens": "none"}]}]}]}
      """#)
    let items = reading.menu.other.first?.addOns.first?.items ?? []
    #expect(items.count == 2 && items.allSatisfy { !$0.allergens.promises })
  }

  @Test func aPriceWithManyWordsIsToldOnce() throws {
    let words = (0..<300).map { #""prezzo \#($0)": "7.00""# }.joined(separator: ",")
    let rules = try rules(#"{"currency": "EUR", "pizzas": [{"name": "A", \#(words)}]}"#)
    let scattered = rules.filter { if case .price(.scatteredPrices) = $0 { true } else { false } }
    #expect(scattered.count == 1)
  }
}
