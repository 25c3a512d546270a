import OldMenuCore
import Testing

/// Words such as `may contain nuts` among what a dish contains: they warn, and check parts them.
@Suite(.timeLimit(.minutes(5))) struct TracesTests {
  private func reading(_ statement: String) throws -> MenuReading {
    let text = #"{"pizzas": [{"name": "A", "allergens": \#(statement)}]}"#
    return try MenuReader.read(Array(text.utf8))
  }

  @Test(arguments: [
    ("può contenere noci", ["nuts"]), ("tracce di latte", ["milk"]), ("tracce d'uovo", ["eggs"]),
    ("può contenere tracce di soia", ["soy"]), ("eventuali tracce di sesamo", ["sesame"]),
    ("latte in tracce", ["milk"]), ("soia (tracce)", ["soy"]), ("tracce: senape", ["mustard"]),
    ("traces of nuts", ["nuts"]), ("may contain milk and soy", ["milk", "soy"]),
    ("May contain: peanuts", ["peanuts"]), ("possible traces of celery", ["celery"]),
    ("kann Spuren von Nüssen enthalten", ["nuts"]), ("kann Milch enthalten", ["milk"]),
    ("Spuren von Soja", ["soy"]), ("kann Spuren von Eier und Soja enthalten", ["eggs", "soy"]),
    ("peut contenir des traces de lait", ["milk"]), ("peut contenir du soja", ["soy"]),
    ("traces d'arachides", ["peanuts"]), ("puede contener trazas de soja", ["soy"]),
    ("milk (may contain traces)", ["milk"]), ("latte (può contenere tracce)", ["milk"]),
    ("Milch (kann Spuren enthalten)", ["milk"]), ("lait (peut contenir des traces)", ["milk"]),
    ("leche (puede contener trazas)", ["milk"]), ("noci (tracce)", ["nuts"]),
    ("Contiene: latte (tracce)", ["milk"]), ("contains milk (traces)", ["milk"]),
    ("trazas de leche", ["milk"]), ("puede contener huevos y leche", ["eggs", "milk"]),
  ])
  func whatMayBeContainedBelongsIntoItsOwnList(entry: String, possible: [String]) throws {
    for statement in [#"["gluten", "\#(entry)"]"#, #"{"contains": ["gluten", "\#(entry)"]}"#] {
      let reading = try reading(statement)
      #expect(
        reading.diagnostics.map(\.rule) == [
          .allergen(
            .tracesAmongContained(text: entry, contained: [], possible: possible, isAlone: false))
        ])
      let dish = try #require(reading.menu.pizzas.first?.dish)
      for word in possible {
        let allergen = try #require(Allergen(rawValue: word))
        #expect(dish.state(of: allergen) == .contains, "no weaker than it was")
      }
    }
  }

  @Test(
    arguments: [
      (#""gluten, evtl. Nüsse""#, ["gluten"], ["nuts"], true),
      (#""Gluten und evtl. Nüsse, ggf. Soja""#, ["gluten"], ["nuts", "soy"], true),
      (#""gluten, possibly nuts""#, ["gluten"], ["nuts"], true),
      (#""glutine, eventualmente frutta a guscio""#, ["gluten"], ["nuts"], true),
      (#""gluten, éventuellement fruits à coque""#, ["gluten"], ["nuts"], true),
      (#""gluten, peut-être lait""#, ["gluten"], ["milk"], true),
      (#""gluten, quizás frutos secos""#, ["gluten"], ["nuts"], true),
      (#""may contain nuts""#, [], ["nuts"], true), (#"["tracce di noci"]"#, [], ["nuts"], true),
      (#""Contiene: latte (tracce), uova""#, ["eggs"], ["milk"], true),
      (#"["milk, may contain nuts"]"#, ["milk"], ["nuts"], true),
      (#"["latte, tracce di soia e uova", "fish"]"#, ["milk"], ["soy", "eggs"], false),
    ] as [(String, [String], [String], Bool)])
  func whatIsContainedStaysSo(
    statement: String, contained: [String], possible: [String], isAlone: Bool
  ) throws {
    let rules = try reading(statement).diagnostics.map(\.rule)
    guard case .allergen(.tracesAmongContained(_, contained, possible, isAlone)) = rules.first
    else {
      Issue.record("\(rules)")
      return
    }
  }

  @Test(arguments: [
    (#"{"mayContain": ["tracce di soia"]}"#, "unknown-allergen"),
    (#"{"mayContain": ["may contain milk and soy"]}"#, "several-allergens"),
    (#"{"freeFrom": ["tracce di latte"]}"#, "unclear-allergens"),
    (#"["tracce di cocco"]"#, "unknown-allergen"), (#"["latte"]"#, "unknown-allergen"),
    (#"["senza tracce di latte"]"#, "unclear-allergens"), (#"["tracce"]"#, "unknown-allergen"),
  ])
  func elsewhereNothingIsParted(statement: String, rule: String) throws {
    #expect(try reading(statement).diagnostics.first?.rule.name == rule)
  }

  @Test func onlyTheOwnerTakesAWarningBackInPart() {
    let text = #"{"pizzas": [{"name": "A", "allergens": ["gluten", "tracce di noci"]}]}"#
    #expect(MenuFixer.mend(Array(text.utf8)).count == 0)
  }
}
