import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct SoldOutTests {
  struct Layout: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
      (testDescription, self.before, self.after) = (name, before, after)
    }
  }

  static let layouts = [
    Layout("smallest", #"{"pizzas":[{"name":"A"}]}"#, #"{"pizzas":[{"name":"A","soldOut":true}]}"#),
    Layout(
      "said false", #"{"pizzas":[{"soldOut":  false , "name":"A"}]}"#,
      #"{"pizzas":[{"soldOut":  true , "name":"A"}]}"#),
    Layout(
      "said in a way that is no way", #"{"pizzas":[{"name":"A","soldOut":"no","x-y":1}]}"#,
      #"{"pizzas":[{"name":"A","soldOut":true,"x-y":1}]}"#),
    Layout(
      "one line", #"{"other": [ { "id": "o", "name": "A", "price": "1" } ]}"#,
      #"{"other": [ { "id": "o", "name": "A", "price": "1", "soldOut": true } ]}"#),
    Layout(
      "many lines", "{\"desserts\": [\n  {\n    \"name\": \"A\",\n    \"diets\": [\n    ]\n  }\n]}",
      "{\"desserts\": [\n  {\n    \"name\": \"A\",\n    \"diets\": [\n    ],\n"
        + "    \"soldOut\": true\n  }\n]}"),
    Layout(
      "CRLF and tabs", "{\"pizzas\":[{\r\n\t\"price\": 1,\r\n\t\"name\": \"A\"\r\n}]}\r\n",
      "{\"pizzas\":[{\r\n\t\"price\": 1,\r\n\t\"name\": \"A\",\r\n\t\"soldOut\": true\r\n}]}\r\n"),
    Layout(
      "CR alone", "{\"pizzas\":[{\r \"name\": \"A\"\r}]}",
      "{\"pizzas\":[{\r \"name\": \"A\",\r \"soldOut\": true\r}]}"),
    Layout(
      "an empty line above the last key", "{\"pizzas\":[{\n\n \"name\": \"A\"}]}",
      "{\"pizzas\":[{\n\n \"name\": \"A\",\n \"soldOut\": true}]}"),
    Layout(
      "trailing comma", "{\"pizzas\": [{\n  \"name\": \"A\",\n}]}",
      "{\"pizzas\": [{\n  \"name\": \"A\",\n  \"soldOut\": true,\n}]}"),
    Layout(
      "comments", "{\"pizzas\": [{ \"name\": \"A\" /* , */ // new }\n}]}",
      "{\"pizzas\": [{ \"name\": \"A\", \"soldOut\": true /* , */ // new }\n}]}"),
    Layout(
      "byte-order mark", "\u{FEFF}{\"pizzas\":[{\"name\":\"A\"}]}",
      "\u{FEFF}{\"pizzas\":[{\"name\":\"A\",\"soldOut\":true}]}"),
    Layout(
      "comma missing before the next dish", "{\"pizzas\":[{\"name\":\"A\"}\n{\"name\":\"B\"}]}",
      "{\"pizzas\":[{\"name\":\"A\",\"soldOut\":true}\n{\"name\":\"B\"}]}"),
  ]

  /// What becomes of one wish, and the file that it makes.
  private func mark(
    _ isSoldOut: Bool, _ wanted: String, in bytes: [UInt8]
  ) throws -> (outcome: SoldOut.Outcome, bytes: [UInt8]?) {
    let answer = try SoldOut.mark(isSoldOut, [.anything(wanted)], in: bytes)
    return (try #require(answer.outcomes.first), answer.bytes)
  }

  @Test(arguments: layouts)
  func onePlaceOfTheFileIsChanged(layout: Layout) throws {
    let (outcome, changed) = try mark(true, "A", in: Array(layout.before.utf8))
    guard case .changed(let place, others: []) = outcome, let bytes = changed else {
      Issue.record("\(outcome)")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == layout.after)
    #expect(place.name == "A")
    let menu = try MenuReader.read(bytes).menu
    #expect(menu.dish(at: place.number - 1, in: place.list)?.isSoldOut == true)
    let again = try mark(true, "A", in: bytes)
    #expect(again.outcome == .unchanged(place, others: []))
    #expect(again.bytes == nil)
  }

  @Test(arguments: [
    ("{}", #"{"soldOut":true}"#), ("{ }", #"{ "soldOut": true }"#),
    ("{\n  }", "{ \"soldOut\": true\n  }"), ("{\r\n}", "{ \"soldOut\": true\r\n}"),
    ("{// none\n}", "{\"soldOut\":true// none\n}"),
    ("{ /* } */ }", "{ \"soldOut\": true /* } */ }"),
    (#"{"name":" ","name":"B"}"#, #"{"name":" ","name":"B","soldOut":true}"#),
  ])
  func aDishThatSaysNothingIsChangedToo(before: String, after: String) throws {
    let head = #"{"pizzas":[{"name":"A"},"#
    let (outcome, changed) = try mark(true, "pizzas/2", in: Array((head + before + "]}").utf8))
    guard case .changed(let place, _) = outcome, let bytes = changed else {
      Issue.record("\(outcome)")
      return
    }
    #expect(String(decoding: bytes, as: UTF8.self) == head + after + "]}")
    #expect(place.name.isEmpty)
    #expect(try MenuReader.read(bytes).menu.pizzas.map(\.dish.isSoldOut) == [false, true])
  }

  @Test func aNameIsOneThatCanBeSeen() throws {
    let file = #"{"pizzas":[{"name":{"it":" ","en":"A"}}]}"#
    guard case .changed(let place, _) = try mark(true, "a", in: Array(file.utf8)).outcome else {
      Issue.record("not changed")
      return
    }
    #expect(place.name == "A")
  }

  @Test(arguments: layouts)
  func andBackAgain(layout: Layout) throws {
    let (outcome, changed) = try mark(false, "A", in: Array(layout.after.utf8))
    guard case .changed(let place, _) = outcome, let bytes = changed else {
      Issue.record("\(outcome)")
      return
    }
    // Of a file that said it in another way already nothing is left either.
    let before = layout.before.replacing(#""soldOut":  false , "#, with: "")
      .replacing(#","soldOut":"no""#, with: "")
    #expect(String(decoding: bytes, as: UTF8.self) == before)
    #expect(try MenuReader.read(bytes).menu.dish(at: 0, in: place.list)?.isSoldOut == false)
  }

  @Test(arguments: [
    (#"{"soldOut":true}"#, "{}"), (#"{ "soldOut": true }"#, "{ }"),
    ("{ \"soldOut\": true // none\n}", "{ // none\n}"),
    (#"{"soldOut":true,"name":"B"}"#, #"{"name":"B"}"#),
    ("{\n  \"soldOut\": true,\n  \"name\": \"B\"\n}", "{\n  \"name\": \"B\"\n}"),
    (
      "{\"name\": \"B\", // of the day\n \"soldOut\": true}",
      "{\"name\": \"B\" // of the day\n }"
    ),
    // What is said between the two would hang on nothing.
    (
      "{\"name\": \"B\" // of the day\n , \"soldOut\": true}",
      "{\"name\": \"B\" // of the day\n , \"soldOut\": false}"
    ),
  ])
  func whatSaysItIsTakenOutAgain(before: String, after: String) throws {
    let head = #"{"pizzas":[{"name":"A"},"#
    let bytes = try #require(
      try mark(false, "pizzas/2", in: Array((head + before + "]}").utf8)).bytes)
    #expect(String(decoding: bytes, as: UTF8.self) == head + after + "]}")
    #expect(try MenuReader.read(bytes).menu.pizzas.map(\.dish.isSoldOut) == [false, false])
  }

  static let menu = Array(
    #"""
    {"pizzas": [
      {"name": "Margherita", "id": "m"}, {"name": "Margherita"}, 7,
      {"name": {"it": "Tirolese", "en": "Tyrol"}, "soldOut": true},
      {"name": "Caffè"}],
     "desserts": [{"name": "n"}, {"name": "Torta", "soldOut": true, "soldOut": true}]}
    """#.utf8)

  @Test(arguments: [
    ("m", "Margherita"), ("pizzas/2", "Margherita"), ("pizzas/4", "Tirolese"),
    ("tyrol", "Tirolese"), ("CAFFE ", "Caffè"), ("desserts/1", "n"),
  ])
  func aDishIsFoundByIdPlaceOrName(wanted: String, name: String) throws {
    switch try mark(true, wanted, in: Self.menu).outcome {
    case .changed(let place, _), .unchanged(let place, _): #expect(place.name == name)
    case let outcome: Issue.record("\(outcome)")
    }
  }

  static let frozen = Array(
    #"""
    {"pizzas": [{"name": "Mare", "frozen": true}, {"name": "Monti"}, {"name": "monti*"}],
     "beverages": [{"name": "Acqua naturale", "id": "acqua-naturale"}, {"name": "Acqua frizzante"},
      {"name": {"it": "Acqua tonica", "en": "Tonic acqua"}, "id": "tonica"}]}
    """#.utf8)

  @Test(arguments: [
    ("mare*", "Mare"), ("Mare * ", "Mare"), ("Monti*", "monti*"), ("monti", "Monti"),
  ])
  func theStarOfTheScreensIsNoPartOfAName(wanted: String, name: String) throws {
    guard case .changed(let place, _) = try mark(true, wanted, in: Self.frozen).outcome else {
      Issue.record("not found")
      return
    }
    #expect(place.name == name)
  }

  @Test(arguments: [
    ("acqua", ["Acqua naturale", "Acqua frizzante", "Acqua tonica"]),
    ("naturale", ["Acqua naturale"]), ("natur", ["Acqua naturale"]),
    ("acqua-n", ["Acqua naturale"]), ("ma*", ["Mare"]), ("qua", []), ("tur", []),
    ("acqa", ["Acqua naturale", "Acqua frizzante", "Acqua tonica"]),
    ("nturale", ["Acqua naturale"]),
    ("aqua toncia", ["Acqua tonica"]), ("mar e*", ["Mare"]), ("*", []),
  ])
  func aDishIsSuggestedOnce(wanted: String, near: [String]) throws {
    let (outcome, _) = try mark(true, wanted, in: Self.frozen)
    #expect(outcome == .unknown(near: near))
  }

  @Test(arguments: [#"{"pizzas": {}}"#, #"{"pizzas": {}, "pizzas": []}"#])
  func nothingInPlaceOfAListIsNoDish(file: String) throws {
    let (outcome, _) = try mark(true, "pizzas/1", in: Array(file.utf8))
    #expect(outcome == .unknown(near: []))
  }

  @Test func severalOfOneNameAreListedAndNothingIsChanged() throws {
    let (outcome, bytes) = try mark(true, "margherita", in: Self.menu)
    guard case .ambiguous(let places) = outcome else {
      Issue.record("one was chosen")
      return
    }
    #expect(bytes == nil)
    #expect(places.map(\.label) == ["m", "pizzas/2"])
    #expect(places.map(\.line) == [2, 2])
  }

  @Test(arguments: [
    ("Margerita", ["Margherita"]), ("tiro", ["Tirolese"]), ("or", []), ("la", []), ("Hawaii", []),
    ("", []), ("   ", []),
  ])
  func anUnknownNameGetsTheNearest(wanted: String, near: [String]) throws {
    let (outcome, _) = try mark(true, wanted, in: Self.menu)
    #expect(outcome == .unknown(near: near))
  }

  @Test func aDishThatSaysItTwiceIsLeftAlone() throws {
    guard case .repeated(let place) = try mark(true, "Torta", in: Self.menu).outcome else {
      Issue.record("it was changed")
      return
    }
    #expect(place.label == "desserts/2")
  }

  @Test func aBrokenFileIsRefused() {
    #expect(throws: MenuFileError.self) {
      try mark(true, "A", in: Array(#"{"pizzas":[{"name":"A""#.utf8))
    }
  }

  @Test func everyByteOfGiuseppesMenuButOnePlaceStays() throws {
    let bytes = Array(MenuWriter.json(of: .sample()).utf8)
    let sold = try #require(try mark(true, "Marinara", in: bytes).bytes)
    var menu = Menu.sample()
    menu.pizzas[0].dish.isSoldOut = true
    #expect(try MenuReader.read(sold).menu == menu)
  }
}
