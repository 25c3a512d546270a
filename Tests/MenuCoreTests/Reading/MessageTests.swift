import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MessageTests {
  @Test func aDiagnosticSaysWhatIsWrongAndHowToMendIt() throws {
    let reading = try MenuReader.read(#"{"pizzas": [{"name": "Diavola", "price": "8,50"}]}"#)
    #expect(
      reading.diagnostics.map(\.message).contains(
        #""8,50" for "Diavola" is read as 8.50; write "8.50""#))
  }

  /// A cure that is followed to the letter leads to no other fault.
  @Test(arguments: [
    (
      #""hours": [{"from": "19:00", "to": "23:00"}]"#,
      #"; add "days": ["…"], or take the entry away: "#
    ),
    (
      #""hours": [{"days": ["mon"], "to": "23:00"}]"#,
      #"; add "from": "…", or take the entry away: "#
    ),
    (
      #""hours": [{"days": "mon-wed", "from": "19:00", "to": "23:00"}]"#,
      #"must be a list of days in [ ]; write ["mon", "tue", "wed"]"#
    ),
    (
      #""pizzas": [{"name": "A", "price": "12.345"}]"#,
      #"could be 12.345 or 12345; write "12345", or an amount with two decimals"#
    ),
    (
      #""pizzas": [{"name": "A", "price": "12.300"}]"#,
      #"could be 12.30 or 12300; write "12.30" or "12300""#
    ),
    (
      #""hours": [{"days": ["sat"], "from": "20:00", "to": "04:00"},"#
        + #"{"days": ["sun"], "from": "03:00", "to": "06:00"}]"#,
      #"20:00–04:00 of "sat" and 03:00–06:00 of "sun" overlap in one night; guests read both"#
    ),
  ])
  func aCureLeadsToNoOtherFault(member: String, words: String) throws {
    let messages = try MenuReader.read("{\(member)}").diagnostics.map(\.message)
    #expect(messages.contains { $0.contains(words) }, "\(messages)")
  }

  @Test(arguments: Diagnostic.Rule.samples)
  func everyRuleHasASentence(rule: Diagnostic.Rule) {
    #expect(!Diagnostic.sample(rule).message.isEmpty)
  }

  @Test func anErrorNamesTheFileAndTheReason() {
    let error = MenuFileError.unreadable(path: "Menu.json", reason: .missing)
    #expect("\(error)" == "Menu.json: there is no such file")
    let full = FileProblem(kind: .diskFull, code: 28, text: "No space left on device")
    #expect(
      "\(MenuFileError.unwritable(path: "a", reason: .failed(full)))"
        == "a: it cannot be written: the disk is full")
  }

  @Test func whatIsRefusedSaysWhere() {
    let error = #expect(throws: MenuFileError.self) { try MenuReader.read("[1]") }
    let said = error.map { "\($0)" } ?? ""
    #expect(said.hasPrefix("1:1: "), "\(said)")
    #expect("\(MenuFileError.refused([]))" == "there is no menu in it")
  }
}
