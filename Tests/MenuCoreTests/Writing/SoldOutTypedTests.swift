import OldMenuCore
import Testing

/// Dishes as they are typed in a hurry.
@Suite(.timeLimit(.minutes(5))) struct SoldOutTypedTests {
  private static let menu = Array(
    #"""
    {"pizzas": [
      {"name": "Margherita", "number": "12"}, {"name": "Pizza bianca"}, {"name": "Diavola"},
      {"name": "Quattro formaggi", "number": 13},
      {"name": "'Nduja e burrata"}, {"name": "Capricciosa", "id": "quattro-stagioni"},
      {"name": "Norma", "number": "A3"}, {"name": "Nove", "number": "n9"}, {"name": "Otto"}],
     "beverages": [{"name": "Caffè"}, {"name": "Birra 0,4"}, {"name": "Acqua +"},
      {"name": "Acqua -"}, {"name": "#13", "number": "9"}],
     "desserts": [{"name": {"it": "Tiramisù", "fr": "L’œuf à la neige"}}]}
    """#.utf8)

  private func outcome(_ wanted: SoldOut.Wanted) throws -> SoldOut.Outcome {
    try #require(try SoldOut.mark(true, [wanted], in: Self.menu).outcomes.first)
  }

  @Test(
    arguments: [
      // An apostrophe for an accent, or none where there is one.
      ("caffe'", "Caffè"), ("TIRAMISU'", "Tiramisù"), ("tiramisu`", "Tiramisù"),
      ("nduja e burrata", "'Nduja e burrata"), ("l oeuf a la neige", "Tiramisù"),
      ("birra 0.4", "Birra 0,4"),
      // An id in capitals, and with another sign between its words.
      ("QUATTRO-STAGIONI", "Capricciosa"), ("quattro stagioni", "Capricciosa"),
      // A number with a sign for it.
      ("n. 12", "Margherita"), ("n.12", "Margherita"), ("N° 12", "Margherita"),
      ("nº12", "Margherita"), ("nr 12", "Margherita"), ("№12", "Margherita"),
      ("# 12", "Margherita"), ("numero 13", "Quattro formaggi"), ("n. a3", "Norma"),
      // What is called so itself.
      ("#13", "#13"), ("n9", "Nove"), ("n. 9", "#13"),
    ])
  func whatCanBeOneDishOnlyIsTaken(typed: String, name: String) throws {
    guard case .changed(let place, _) = try outcome(.anything(typed)) else {
      Issue.record("\(typed): \(try outcome(.anything(typed)))")
      return
    }
    #expect(place.name == name)
  }

  @Test func aNumberAloneMayHaveASignToo() throws {
    guard case .changed(let place, _) = try outcome(.number("#13")) else {
      Issue.record("#13 is no number")
      return
    }
    #expect(place.name == "Quattro formaggi")
    #expect(try outcome(.id("QUATTRO-STAGIONI")).isDone == false)
  }

  @Test(
    arguments: [
      ("4 formaggi", ["Quattro formaggi"]), ("pizza margherita", ["Margherita"]),
      ("pizza margarita", ["Margherita"]), ("la diavola", ["Diavola"]), ("8", ["Otto"]),
      ("n. 99", []), ("zuppa", []),
    ] as [(String, [String])])
  func whatMayBeMeantIsSuggested(typed: String, near: [String]) throws {
    #expect(try outcome(.anything(typed)) == .unknown(near: near))
  }

  @Test(arguments: ["acqua", "ACQUA!"])
  func whatCanBeSeveralIsNotTaken(typed: String) throws {
    guard case .ambiguous(let places) = try outcome(.anything(typed)) else {
      Issue.record("one of two")
      return
    }
    #expect(places.map(\.name) == ["Acqua +", "Acqua -"])
  }
}
