import OldMenuCore
import Testing

/// Values of beverages and add-ons in an owner's own words.
@Suite(.timeLimit(.minutes(5))) struct MeasureWordsTests {
  private func rules(_ list: String, _ members: String, head: String = "") throws
    -> [Diagnostic.Rule]
  {
    let dish = #"{"name": "A", "allergens": ["milk"], \#(members)}"#
    let text = #"{"language": "it", "currency": "EUR", \#(head)"\#(list)": [\#(dish)]}"#
    return try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
  }

  @Test(
    arguments: [
      ("0,5 l", "500"), ("0.5l", "500"), ("33cl", "330"), ("75 cl", "750"), ("1 litro", "1000"),
      ("1,5 L", "1500"), ("0,33 lt.", "330"), ("0,333 l", "333"), ("500 ml", "500"),
      ("2 dl", "200"),
      ("1 Liter", "1000"), ("330", "330"), ("1.000 ml", nil), ("0,5", nil), ("mezzo litro", nil),
      ("33 o 50 cl", nil), ("0,3333 l", nil), ("1 oz", nil),
    ] as [(String, String?)])
  func aVolumeWithItsUnitIsToldInMillilitres(text: String, number: String?) throws {
    let expected: Diagnostic.Rule =
      number.map { .value(.notANumber(key: "volumeMl", text: text, suggestion: $0)) }
      ?? .key(.wrongType(key: "volumeMl", expected: .wholeNumber))
    #expect(try rules("beverages", #""volumeMl": "\#(text)""#) == [expected])
  }

  @Test(
    arguments: [
      ("calories", "250 kcal", "250"), ("calories", "250 kJ", nil), ("calories", "250 cl", nil),
    ] as [(String, String, String?)])
  func eachKeyHasItsUnits(key: String, text: String, number: String?) throws {
    let expected: Diagnostic.Rule =
      number.map { .value(.notANumber(key: key, text: text, suggestion: $0)) }
      ?? .key(.wrongType(key: key, expected: .wholeNumber))
    #expect(try rules("pizzas", #""\#(key)": "\#(text)""#) == [expected])
  }

  @Test(
    arguments: [
      ("spina", .draught), ("alla spina", .draught), ("Alla Spina", .draught), ("draft", .draught),
      ("on tap", .draught), ("vom Fass", .draught), ("pression", .draught), ("de barril", .draught),
      ("bottiglia", .bottle), ("in bottiglia", .bottle), ("Flasche", .bottle),
      ("bouteille", .bottle),
      ("botella", .bottle), ("lattina", .can), ("Dose", .can), ("canette", .can), ("lata", .can),
      ("bicchiere", .glass), ("calice", .glass), ("Glas", .glass), ("verre", .glass),
      ("copa", .glass), ("botle", .bottle), ("caraffa", nil), ("spinaci", nil),
    ] as [(String, Serving?)])
  func aWayToServeIsUnderstood(text: String, serving: Serving?) throws {
    #expect(
      try rules("beverages", #""serving": "\#(text)""#)
        == [.value(.unknownServing(text: text, suggestion: serving))])
  }

  @Test(arguments: ["EU", "UE", "Eu", "ue", "e.u."])
  func theOrderOfTheLawIsToldOnceAndWarns(word: String) throws {
    let text = #"""
      {"allergenKey": "\#(word)", "pizzas": [
       {"name": "A", "allergens": ["7"]}, {"name": "B", "allergens": {"freeFrom": ["7"]}}]}
      """#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(
      reading.diagnostics.map(\.rule) == [
        .key(.wrongType(key: "allergenKey", expected: .allergenKey))
      ])
    #expect(reading.menu.pizzas.map { $0.dish.state(of: .milk) } == [.contains, .notStated])
    #expect(MenuFixer.mend(Array(text.utf8)).count == 0)
  }

  @Test(arguments: ["us", "e", "italia"])
  func anyOtherLegendIsNone(word: String) throws {
    let text = #"{"allergenKey": "\#(word)", "pizzas": [{"name": "A", "allergens": ["7"]}]}"#
    let dish = try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
    #expect(dish.state(of: .milk) == .notStated)
  }

  @Test(arguments: [
    ("titolo", "items"), ("title", "voci"), ("titolo", "opzioni"), ("Titel", "Optionen"),
    ("nome", "elementi"), ("titre", "articles"), ("título", "opciones"),
  ])
  func aGroupOfAddOnsIsOneUnderWhateverWords(title: String, items: String) throws {
    let group = #"{"\#(title)": "Salse", "\#(items)": [{"name": "x", "allergens": ["milk"]}]}"#
    let expected = [(title, "title"), (items, "items")].filter { $0.0 != $0.1 }
    #expect(
      try rules("pizzas", #""addOns": [\#(group)]"#)
        == expected.map { .key(.unknownKey(key: $0.0, suggestion: $0.1)) })
  }
}
