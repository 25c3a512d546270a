import MenuCore
import TestSupport
import Testing

/// Dishes are found by id, position, number and name, and only the sold-out mark changes.
struct SoldOutTests {
  private static let file = """
    {"pizzas": [
      {"id": "marg", "number": "1", "name": {"it": "Margherita", "en": "Daisy"}},
      {"number": 2, "name": "Caffè", "soldOut": true},
      {"number": "2", "name": "Diavola", "soldOut": false},
      {},
      {"name": "Diavola", "soldOut": "yes"},
      {"name": "1", "soldOut": true, "soldOut": false},
      {"number": "9", "name": "Zucca"}],
     "desserts": [{"id": "pizzas/1", "name": "marg"}, {"id": "9", "name": "Torta"},
      {"number": "A1", "name": "Ananas"}, {"number": "B2", "name": "x"}, {"number": "b2", "name": "y"},
      {"name": "Mare*"}]}
    """

  static let requests: [(request: String, outcome: String)] = [
    ("marg", "changed pizzas/1"), ("MARGHERITA", "changed pizzas/1"), ("daisy", "changed pizzas/1"),
    ("daisy*", "changed pizzas/1"), ("1", "changed pizzas/1"), ("pizzas/3", "changed pizzas/3"),
    ("caffe", "unchanged pizzas/2"), ("2", "ambiguous pizzas/2 pizzas/3"),
    ("Diavola", "ambiguous pizzas/3 pizzas/5"), ("pizzas/4", "changed pizzas/4"),
    ("pizzas/5", "unclear pizzas/5 in 6"), ("pizzas/6", "repeated pizzas/6 in 7"),
    ("pizzas/1", "ambiguous pizzas/1 desserts/1"), ("pizzas/0", "unknown"), ("pizzas/8", "unknown"),
    ("9", "changed desserts/2"), ("#9", "changed pizzas/7"), ("n. 9", "changed pizzas/7"),
    ("Margarita", "unknown Margherita"), ("la diavola", "unknown Diavola Diavola"),
    ("diavol", "unknown Diavola Diavola"),
    ("", "unknown"), ("MARG", "changed desserts/1"), ("quattro formaggi", "unknown"),
    ("a1", "changed desserts/3"), ("A1", "changed desserts/3"), ("b2", "changed desserts/5"),
    (" daisy ", "changed pizzas/1"), ("009", "changed pizzas/7"), ("0", "unknown"),
    (" marg ", "changed pizzas/1"), (" pizzas/3", "changed pizzas/3"),
    (" n. 9 ", "changed pizzas/7"), (" A1\t", "changed desserts/3"),
    ("Mare*", "changed desserts/6"), ("mare", "changed desserts/6"),
  ]

  @Test(
    "a dish is found by id, position, number or name, or a reason is given", arguments: requests)
  func request_forADish_findsItOrSaysWhyNot(_ request: String, _ expected: String) throws {
    let answer = try SoldOut.mark([request], soldOut: true, in: Array(Self.file.utf8))
    #expect(answer.outcomes.map(\.line) == [expected])
    #expect((answer.bytes != nil) == expected.hasPrefix("changed"))
    guard let bytes = answer.bytes else { return }
    let marked = try SoldOut.marked(in: bytes).map(\.line)
    let before = try SoldOut.marked(in: Array(Self.file.utf8)).map(\.line)
    #expect(marked.count == before.count + 1)
    let again = try SoldOut.mark([request], soldOut: true, in: bytes)
    #expect(again.bytes == nil && again.outcomes.allSatisfy(\.isDone))
  }

  @Test("no dish is marked if one of several is not found")
  func requests_withOneThatFails_changeNothing() throws {
    let answer = try SoldOut.mark(["marg", "gnocchi"], soldOut: true, in: Array(Self.file.utf8))
    #expect(answer.bytes == nil && answer.outcomes.map(\.isDone) == [true, false])
    let both = try SoldOut.mark(["marg", "marg"], soldOut: true, in: Array(Self.file.utf8))
    let once = try SoldOut.mark(["marg"], soldOut: true, in: Array(Self.file.utf8))
    #expect(both.bytes == once.bytes)
  }

  @Test(
    "marking a dish changes no other byte, and the mark can be removed",
    arguments: [
      (#"{"pizzas":[{"name":"A"}]}"#, #"{"pizzas":[{"soldOut": true, "name":"A"}]}"#),
      (#"{"pizzas":[{"name":"A","soldOut":false}]}"#, #"{"pizzas":[{"name":"A","soldOut":true}]}"#),
      (#"{"pizzas":[{"name":"A","soldOut":null}]}"#, #"{"pizzas":[{"name":"A","soldOut":true}]}"#),
      (
        "{\"pizzas\":[{ // mine\n\"name\":\"A\",}]}",
        "{\"pizzas\":[{\"soldOut\": true,  // mine\n\"name\":\"A\",}]}"
      ),
    ])
  func mark_ofADish_changesNoOtherByte(_ before: String, _ after: String) throws {
    let bytes = try SoldOut.mark(["A"], soldOut: true, in: Array(before.utf8)).bytes
    #expect(bytes.map { String(decoding: $0, as: UTF8.self) } == after)
    let back = try SoldOut.markAllAvailable(in: Array(after.utf8)).bytes
    let menu = try MenuReader.read(#require(back)).menu
    #expect(try menu == MenuReader.read(before).menu)
  }

  @Test(
    "marking a dish as sold out and removing the mark leaves the file unchanged",
    arguments: [
      #"{"pizzas":[{"name":"A"}]}"#, "{\"pizzas\":[{\n  \"name\": \"A\"\n}]}",
      "{\"pizzas\":[{ // mine\n\"name\":\"A\",}]}", #"{"pizzas":[{  "name":"A"  }]}"#,
    ])
  func markAndBack(file: String) throws {
    let marked = try #require(try SoldOut.mark(["A"], soldOut: true, in: Array(file.utf8)).bytes)
    let back = try #require(try SoldOut.mark(["A"], soldOut: false, in: marked).bytes)
    #expect(String(decoding: back, as: UTF8.self) == file)
  }

  @Test(
    "the key is removed with its comma, and comments stay",
    arguments: [
      (#"{"name":"A", "soldOut": true}"#, #"{"name":"A"}"#),
      (#"{"name":"A", "diets":["vegan"], "soldOut": true}"#, #"{"name":"A", "diets":["vegan"]}"#),
      (#"{"name":"A","soldOut":true,"price":1}"#, #"{"name":"A","price":1}"#),
      ("{\n  \"name\": \"A\",\n  \"soldOut\": true\n}", "{\n  \"name\": \"A\"\n}"),
      (
        "{\n  \"soldOut\": true,\n  \"name\": \"A\"\n}", "{\n  \"name\": \"A\"\n}"
      ),
      (
        "{\"name\":\"A\", /* until eight */ \"soldOut\": true}",
        "{\"name\":\"A\", /* until eight */ \"soldOut\": false}"
      ),
    ])
  func keyIsRemoved(before: String, after: String) throws {
    let file = Array("{\"pizzas\":[\(before)]}".utf8)
    let back = try #require(try SoldOut.mark(["A"], soldOut: false, in: file).bytes)
    #expect(String(decoding: back, as: UTF8.self) == "{\"pizzas\":[\(after)]}")
  }

  @Test(
    "a mark in a random menu changes that dish alone", arguments: seeds)
  func mark_inAGeneratedMenu_changesThatDishAlone(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let generated = GeneratedMenu(&random, count: 6)
    let bytes = Array(generated.json.utf8)
    let before = try MenuReader.read(bytes).menu
    for place in generated.dishes.indices {
      let list = try #require(MenuList(rawValue: generated.dishes[place].list))
      let position = generated.position(of: place)
      let answer = try SoldOut.mark(["\(list)/\(position + 1)"], soldOut: true, in: bytes)
      var expected = before
      expected[list][position].isSoldOut = true
      #expect(try MenuReader.read(answer.bytes ?? bytes).menu == expected)
    }
  }

  @Test("a thousand names of three thousand dishes are found at once", .timeLimit(.minutes(1)))
  func marksOfManyDishes() throws {
    let dishes = (1...3_000).map { "{\"number\": \"\($0)\", \"name\": \"Piatto numero \($0)\"}" }
    let file = Array("{\"pizzas\": [\(dishes.joined(separator: ","))]}".utf8)
    let names = (1...1_000).map { "piatto numero \($0)" }
    let bytes = try #require(try SoldOut.mark(names, soldOut: true, in: file).bytes)
    #expect(try SoldOut.marked(in: bytes).count == 1_000)
    let marks = try SoldOut.Marks(of: bytes)
    let remarked = try SoldOut.setting(
      Dictionary(uniqueKeysWithValues: marks.soldOut.map { ($0, true) }), in: file)
    #expect(remarked.bytes == bytes && remarked.lost.isEmpty)
  }

  @Test(
    "a mark stays with its dish, or is lost",
    arguments: [
      (#"{"name":"12"}"#, #"{"number":"12","name":"Diavola"}, {"name":"12"}"#, "12"),
      (#"{"id":"a","name":"A"}"#, #"{"id":"b","name":"A"}, {"id":"a","name":"B"}"#, "B"),
      (#"{"name":"a"}"#, #"{"id":"a","name":"B"}"#, nil),
      (#"{"id":"a","name":"A"}"#, #"{"name":"a"}, {"id":"b","name":"A"}"#, nil),
      (#"{"name":"A"}"#, #"{"name":"A"}, {"name":"A"}"#, nil),
      (#"{"id":"a"}"#, #"{"id":"a","name":"A","soldOut":"yes"}"#, nil),
    ] as [(String, String, String?)])
  func marksOfAnotherFile(marked: String, dishes: String, name: String?) throws {
    let old = try SoldOut.mark(
      ["pizzas/1"], soldOut: true, in: Array("{\"pizzas\":[\(marked)]}".utf8))
    let marks = try SoldOut.Marks(of: #require(old.bytes)).soldOut
    let new = try SoldOut.setting(
      Dictionary(uniqueKeysWithValues: marks.map { ($0, true) }),
      in: Array("{\"pizzas\":[\(dishes)]}".utf8))
    #expect(try SoldOut.marked(in: new.bytes).map(\.name) == [name].compactMap(\.self))
    #expect(new.lost == Set(name == nil ? marks : []))
  }

  @Test("a file that the reader refuses cannot be marked or listed")
  func file_thatIsRefused_isRefusedHereToo() {
    for json in ["", "[]", #"{"formatVersion":2}"#, "{\"pizzas\":["] {
      #expect(throws: MenuFileError.self) {
        try SoldOut.mark(["A"], soldOut: true, in: Array(json.utf8))
      }
      #expect(throws: MenuFileError.self) { try SoldOut.marked(in: Array(json.utf8)) }
    }
  }
}

extension SoldOut.Place {
  fileprivate var line: String { "\(list.rawValue)/\(number)" }
}

extension SoldOut.Outcome {
  /// `changed pizzas/1`
  fileprivate var line: String {
    switch self {
    case .changed(let place): "changed \(place.line)"
    case .unchanged(let place): "unchanged \(place.line)"
    case .ambiguous(let places): (["ambiguous"] + places.map(\.line)).joined(separator: " ")
    case .unknown(let near): (["unknown"] + near).joined(separator: " ")
    case .repeated(let place, let line): "repeated \(place.line) in \(line)"
    case .unclear(let place, let line): "unclear \(place.line) in \(line)"
    }
  }
}
