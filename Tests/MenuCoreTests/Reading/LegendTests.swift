import OldMenuCore
import Testing

/// What owners write for the signs of a legend, and how they print these beside a dish.
@Suite(.timeLimit(.minutes(5))) struct LegendTests {
  /// The dish of a file whose legend says one thing of one sign.
  private static func dish(_ meaning: String, _ statement: String) throws -> (Dish, [Diagnostic]) {
    let text =
      #"{"allergenKey": {"1": \#(meaning)}, "other": [{"name": "A", "allergens": \#(statement)}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    return (try #require(reading.menu.other.first), reading.diagnostics)
  }

  static let several: [(text: String, allergens: [Allergen])] = [
    ("crostacei e molluschi", [.crustaceans, .molluscs]), ("uova, latte", [.eggs, .milk]),
    ("Eier und Milch", [.eggs, .milk]), ("Krebstiere & Weichtiere", [.crustaceans, .molluscs]),
    ("eggs and milk", [.eggs, .milk]), ("œufs et lait", [.eggs, .milk]),
    ("huevos y leche", [.eggs, .milk]), ("pesce/crostacei", [.crustaceans, .fish]),
    ("può contenere noci e latte", [.milk, .nuts]),
  ]

  @Test(arguments: several)
  func aSignForSeveralWarnsOfEach(text: String, allergens: [Allergen]) throws {
    let (dish, diagnostics) = try Self.dish("\"\(text)\"", #"["1"]"#)
    #expect(dish.allergens.contains == AllergenSet(allergens))
    let words = allergens.map(\.rawValue)
    #expect(
      diagnostics.map(\.rule) == [
        .allergen(.severalInLegend(text: text, sign: "1", words: words))
      ])
    for word in words { #expect(diagnostics[0].message.contains("\"\(word)\"")) }
  }

  @Test(arguments: several)
  func aSignForSeveralPromisesNone(text: String, allergens: [Allergen]) throws {
    let (dish, _) = try Self.dish("\"\(text)\"", #"{"freeFrom": ["1"], "complete": true}"#)
    for allergen in allergens { #expect(dish.state(of: allergen) == .notStated) }
  }

  /// The words of the law, and other shapes than a text.
  @Test(arguments: [
    ("\"Latte e prodotti a base di latte (incluso lattosio)\"", Allergen.milk),
    ("\"Milch (inkl. Laktose)\"", .milk),
    ("\"Crostacei e prodotti a base di crostacei\"", .crustaceans),
    ("\"Cereali contenenti glutine, cioè: grano, segale, orzo, avena\"", .gluten),
    ("\"Frutta a guscio, vale a dire: mandorle, nocciole, noci\"", .nuts),
    (#"{"it": "latte", "en": "milk"}"#, .milk), (#"["latte"]"#, .milk),
  ])
  func theWordsOfTheLawWarn(meaning: String, allergen: Allergen) throws {
    let (dish, diagnostics) = try Self.dish(meaning, #"["1"]"#)
    #expect(dish.allergens.contains == [allergen])
    #expect(diagnostics.count == 1)
  }

  /// A legend with signs of several kinds.
  private static let head = """
     "allergenKey": {"1": "gluten", "2": "crustaceans", "7": "milk", "A": "fish", "B)": "soy"},
    """

  static let marked: [(text: String, sign: String, allergen: Allergen)] = [
    ("2*", "2", .crustaceans), ("(7)", "7", .milk), ("A)", "A", .fish), ("[1]", "1", .gluten),
    ("7.", "7", .milk), ("*7", "7", .milk), ("2 **", "2", .crustaceans), ("B", "B)", .soy),
  ]

  @Test(arguments: marked)
  func aSignWithAStarOrBracketsIsThatSign(text: String, sign: String, allergen: Allergen) throws {
    let row = ReadingCase(
      text, pizza: #""allergens": {"contains": [«"\#(text)"»], "complete": true}"#, .error,
      .allergen(.markedSign(text: text, sign: sign)), head: Self.head
    ) { pizza in
      pizza.allergens.contains == [allergen] && pizza.dish.state(of: .celery) == .notStated
    }
    try row.check()
  }

  @Test(arguments: marked)
  func aSignWithAStarOrBracketsPromisesNothing(
    text: String, sign: String, allergen: Allergen
  ) throws {
    let row = ReadingCase(
      text, pizza: #""allergens": {"freeFrom": [«"\#(text)"»]}"#, .error,
      .allergen(.markedSign(text: text, sign: sign)), head: Self.head
    ) { $0.allergens == AllergenStatement() }
    try row.check()
  }

  @Test func whatIsFrozenIsSaidElsewhere() throws {
    let text = #"{\#(Self.head) "other": [{"name": "A", "allergens": ["2*"]}]}"#
    let message = try #require(try MenuReader.read(Array(text.utf8)).diagnostics.first?.message)
    #expect(message.contains(#""frozen": true"#))
  }

  @Test(arguments: ["1,7*", "1* 7*", "(1) (7)", "1), 7)", "1 e 7*", "1-7"])
  func severalSignsWithStarsAllWarn(text: String) throws {
    let file = #"{\#(Self.head) "other": [{"name": "A", "allergens": ["\#(text)"]}]}"#
    let reading = try MenuReader.read(Array(file.utf8))
    #expect(reading.menu.other.first?.allergens.contains == [.gluten, .milk])
    #expect(reading.diagnostics.count == 1)
  }

  @Test func aPromiseBesideASignWithAStarIsTold() throws {
    let file = """
      {\(Self.head) "other": [{"name": "A", "description": "senza latte", "diets": ["vegan"],
       "allergens": ["7*", "1"]}]}
      """
    let reading = try MenuReader.read(Array(file.utf8))
    let dish = try #require(reading.menu.other.first)
    #expect(dish.allergens.contains == [.gluten, .milk])
    #expect(dish.diets == [])
    #expect(reading.diagnostics.map(\.rule.name).sorted().first == "contradicted-claim")
  }

  @Test func withoutALegendAStarDoesNotHideTheNumber() throws {
    let row = ReadingCase(
      "a number with a star", pizza: #""allergens": [«"7*"»]"#, .error,
      .allergen(.allergenWithoutKey(text: "7*", meaning: .milk)))
    try row.check()
  }
}
