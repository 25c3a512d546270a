import MenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct MessageTests {
  @Test func aDiagnosticSaysWhatIsWrongAndHowToMendIt() throws {
    let reading = try MenuReader.read(#"{"pizzas": [{"name": "Diavola", "price": "8,50"}]}"#)
    #expect(
      reading.diagnostics.map(\.message).contains(
        #""8,50" for "Diavola" is read as 8.50; write "8.50""#))
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
