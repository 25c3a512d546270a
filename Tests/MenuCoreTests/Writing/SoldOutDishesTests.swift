import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

/// Which dishes are meant, one or several, and that nothing is done by halves.
@Suite(.timeLimit(.minutes(5))) struct SoldOutDishesTests {
  private static let menu = Array(
    #"""
    {"pizzas": [
      {"name": "Calzone", "id": "calzone", "number": "4"},
      {"name": "Calzone fritto", "id": "calzone-fritto", "number": 5},
      {"name": "Calzone ai funghi", "number": "12a"},
      {"name": "Diavola", "id": "5"},
      {"name": "Quattro", "id": "Q", "soldOut": true}, {"name": "Cinque", "id": "q"}],
     "beverages": [
      {"name": "12A", "soldOut": true}, {"name": "Vino rosso", "number": "7", "id": "-7"},
      {"name": "Vino bianco", "number": "7", "id": "uno due"}, {"name": "diavola", "id": 40}]}
    """#.utf8)

  /// Ids that nobody sees, with words that several dishes have in their names.
  private static let namesakes = Array(
    #"""
    {"pizzas": [
      {"name": "Calzone classico", "id": "calzone"}, {"name": "Calzone fritto", "id": "fritto"},
      {"name": {"it": "Calzone con scarola", "en": "Escarole calzone"}},
      {"name": "Diavola", "id": "diavola"}, {"name": "Verde", "id": "scarola"},
      {"name": "Rossa", "id": "con-scarola"}, {"name": "Bianca", "id": "scar"}]}
    """#.utf8)

  private func outcomes(
    _ wanted: [SoldOut.Wanted], in menu: [UInt8] = menu
  ) throws -> [SoldOut.Outcome] {
    try SoldOut.mark(true, wanted, in: menu).outcomes
  }

  /// The labels of the dishes that are meant.
  private func labels(_ wanted: SoldOut.Wanted, in menu: [UInt8] = menu) throws -> [String] {
    try outcomes([wanted], in: menu).flatMap { outcome in
      switch outcome {
      case .changed(let place, _), .unchanged(let place, _), .repeated(let place): [place.label]
      case .ambiguous(let places): places.map(\.label)
      case .unknown: [String]()
      }
    }
  }

  @Test(
    arguments: [
      // A number of the menu, as a text or not.
      (.anything("4"), ["calzone"]), (.number("4"), ["calzone"]), (.number("5"), ["pizzas/2"]),
      (.number("12A"), ["pizzas/3"]),
      // A number, an id and a name that mean different dishes.
      (.anything("5"), ["pizzas/2", "pizzas/4"]), (.anything("12a"), ["pizzas/3", "beverages/1"]),
      (.id("5"), ["pizzas/4"]), (.anything("7"), ["beverages/2", "beverages/3"]),
      (.anything("diavola"), ["pizzas/4", "40"]), (.anything("40"), ["40"]), (.id("40"), ["40"]),
      // Ids that differ in case.
      (.anything("Q"), ["pizzas/5"]), (.anything("q"), ["pizzas/6"]), (.id("Q"), ["pizzas/5"]),
      // One means itself only.
      (.id("calzone"), ["calzone"]), (.anything("calzone"), ["calzone"]), (.id("Calzone"), []),
      (.number("calzone"), []), (.id("4"), []), (.anything("pizzas/4"), ["pizzas/4"]),
      // What a parser would take for an option, or a shell for two words.
      (.id("-7"), ["beverages/2"]), (.id("uno due"), ["beverages/3"]),
    ] as [(SoldOut.Wanted, [String])])
  func aDishIsMeantOrSeveralAre(wanted: SoldOut.Wanted, labels: [String]) throws {
    // The ids 5 and Q are called otherwise, since something else is called so.
    let places = ["calzone-fritto": "pizzas/2"]
    #expect(try self.labels(wanted).map { places[$0] ?? $0 } == labels)
  }

  @Test(
    arguments: [
      ("calzone", ["pizzas/1", "fritto", "pizzas/3"]),
      ("CALZONE", ["pizzas/1", "fritto", "pizzas/3"]),
      ("scarola", ["pizzas/3", "pizzas/5"]), ("con scarola", ["pizzas/3", "pizzas/6"]),
      // The name of one, or the words of no other.
      ("calzone fritto", ["fritto"]), ("fritto", ["fritto"]), ("diavola", ["diavola"]),
      // No word of another, but its beginning.
      ("scar", ["scar"]),
    ] as [(String, [String])])
  func anIdIsNotMeantAloneWhereOthersAreCalledSo(typed: String, labels: [String]) throws {
    #expect(try self.labels(.anything(typed), in: Self.namesakes) == labels)
  }

  @Test func whoNamesAnIdMeansIt() throws {
    #expect(try labels(.id("calzone"), in: Self.namesakes) == ["pizzas/1"])
  }

  @Test func oneOfTheFourCalzoniHasToBeNamed() throws {
    let menu = Array(try Data(contentsOf: URL(filePath: BuiltProgram.menu)))
    guard case .ambiguous(let places) = try outcomes([.anything("calzone")], in: menu)[0] else {
      Issue.record("one was chosen")
      return
    }
    #expect(places.count == 4)
    for place in places { #expect(try labels(.anything(place.label), in: menu) == [place.label]) }
  }

  @Test func aDishInAListInAListCountsAsTheMenuShowsIt() throws {
    let text =
      #"{"pizzas": [[{"name":"A"}, {"name":"B"}], {"name":"C"}, ["D"], {"name":"E"}]}"#
    for (place, name) in [("pizzas/2", "B"), ("pizzas/3", "C"), ("pizzas/5", "E")] {
      let marked = try SoldOut.mark(true, [.anything(place)], in: Array(text.utf8)).bytes
      let menu = try MenuReader.read(marked ?? []).menu
      #expect(menu.pizzas.filter(\.isSoldOut).map(\.name) == [LocalizedText(name)])
    }
  }

  @Test func everyLabelMeansItsDishOnly() throws {
    for (menu, list, count) in [
      (Self.menu, MenuList.pizzas, 6), (Self.menu, .beverages, 4), (Self.namesakes, .pizzas, 7),
    ] {
      for number in 1...count {
        let place = "\(list.rawValue)/\(number)"
        let label = try #require(try labels(.anything(place), in: menu).first)
        #expect(try labels(.anything(label), in: menu) == [label])
        let both = try [place, label].map { try outcomes([.anything($0)], in: menu)[0] }
        #expect(self.place(both[0]) == self.place(both[1]))
      }
    }
  }

  private func place(_ outcome: SoldOut.Outcome) -> SoldOut.Place? {
    switch outcome {
    case .changed(let place, _), .unchanged(let place, _): place
    default: nil
    }
  }

  @Test func ofSeveralThatHaveTheWordTheOthersAreTold() throws {
    guard case .changed(let place, let others) = try outcomes([.anything("calzone")])[0] else {
      Issue.record("not changed")
      return
    }
    #expect(place.number == 1)
    #expect(others.map(\.name) == ["Calzone fritto", "Calzone ai funghi"])
    #expect(others.map(\.label) == ["calzone-fritto", "pizzas/3"])
    for wanted in ["4", "pizzas/1"] {
      guard case .changed(_, others: []) = try outcomes([.anything(wanted)])[0] else {
        Issue.record("others of \(wanted)")
        continue
      }
    }
  }

  @Test func severalAreMarkedAtOnce() throws {
    let wanted: [SoldOut.Wanted] = [.anything("12a".uppercased()), .anything("4")]
    #expect(try SoldOut.mark(true, wanted, in: Self.menu).bytes == nil, "one can be two dishes")
    let answer = try SoldOut.mark(
      true, [.anything("calzone fritto"), .anything("4"), .id("Q"), .anything("calzone")],
      in: Self.menu)
    let menu = try MenuReader.read(try #require(answer.bytes)).menu
    #expect(menu.pizzas.map(\.dish.isSoldOut) == [true, true, false, false, true, false])
    #expect(answer.outcomes.count == 4)
  }

  @Test(arguments: ["nessuno", "7", "5"])
  func oneThatIsNotFoundLeavesAllAsTheyAre(wanted: String) throws {
    let answer = try SoldOut.mark(
      true, [.anything("4"), .anything(wanted), .anything("Cinque")], in: Self.menu)
    #expect(answer.bytes == nil)
    #expect(answer.outcomes.map(\.isDone) == [true, false, true])
  }

  @Test func whatIsMarkedIsListedAndBroughtBack() throws {
    #expect(try SoldOut.marked(in: Self.menu).map(\.name) == ["Quattro", "12A"])
    let answer = try SoldOut.bringAllBack(in: Self.menu)
    let bytes = try #require(answer.bytes)
    #expect(answer.outcomes.count == 2)
    #expect(try SoldOut.marked(in: bytes) == [])
    #expect(
      String(decoding: bytes, as: UTF8.self)
        == String(decoding: Self.menu, as: UTF8.self)
        .replacing(#", "soldOut": true"#, with: ""))
    #expect(try SoldOut.bringAllBack(in: bytes).bytes == nil)
  }

  @Test func theLinesAreThoseOfTheChangedFile() throws {
    let menu = "{\"pizzas\": [\n  {\n    \"name\": \"A\"\n  },\n  {\n    \"name\": \"B\"\n  }\n]}"
    let answer = try SoldOut.mark(true, [.anything("B"), .anything("A")], in: Array(menu.utf8))
    #expect(answer.outcomes.map { place($0)?.line } == [6, 2])
  }

  @Test func aMenuOfOneNameIsAnsweredInLinearTime() throws {
    let dishes = (0..<20_000).map { #"{"name":"A","id":"i\#($0)"}"# }
    let menu = Array(#"{"pizzas":[\#(dishes.joined(separator: ","))]}"#.utf8)
    guard
      case .ambiguous(let places) = try SoldOut.mark(true, [.anything("a")], in: menu)
        .outcomes[0]
    else {
      Issue.record("one was chosen")
      return
    }
    #expect(places.count == 20_000)
    #expect(places.last?.label == "i19999")
  }
}
