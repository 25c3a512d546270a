import OldMenuCore
import MenuTestSupport
import Testing

/// When a dish can be had, which an owner writes at the dish.
@Suite(.timeLimit(.minutes(5))) struct DishHoursTests {
  private func rules(_ members: String) throws -> [Diagnostic.Rule] {
    try MenuReader.read(
      Array(#"{"pizzas": [{"name": "A", "allergens": "none", \#(members)}]}"#.utf8)
    ).diagnostics.map(\.rule)
  }

  @Test(arguments: [
    ("hours", #""12-15""#), ("hours", #"[{"days": ["mon"], "from": "12:00", "to": "15:00"}]"#),
    ("orario", #""solo a pranzo""#), ("Öffnungszeiten", #""12-15 Uhr""#),
    ("horaires", #""midi""#), ("horario", #"{"es": "mediodía"}"#), ("days", #"["mon", "tue"]"#),
    ("giorni", #""lun-ven""#),
  ])
  func itsHoursBelongToAGroup(key: String, value: String) throws {
    let rules = try rules(#""\#(key)": \#(value)"#)
    guard case .key(.unknownMember(key, .hours, _))? = rules.first else {
      Issue.record("\(rules)")
      return
    }
    #expect(rules.count == 1)
  }

  @Test(arguments: [#""giorno": true"#, #""hours": 2"#, #""x-hours": "12-15""#])
  func whatIsNoHoursIsNone(members: String) throws {
    #expect(
      try !rules(members).contains {
        if case .key(.unknownMember(_, .hours, _)) = $0 { true } else { false }
      })
  }

  @Test func aKeyIsToldOnceOrWhereverItStands() throws {
    let dishes = #"{"name": "A", "foo": 1}, {"name": "B", "foo": 2, "bar": 3}"#
    let bytes = Array(#"{"pizzas": [\#(dishes)]}"#.utf8)
    func count(tellsEach: Bool) throws -> Int {
      try MenuReader.read(bytes, tellsEachKey: tellsEach).diagnostics.count {
        $0.rule.name == "unknown-key"
      }
    }
    #expect(try count(tellsEach: false) == 2)
    #expect(try count(tellsEach: true) == 3)
  }
}
