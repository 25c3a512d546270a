import TestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct InitTests {
  @Test(
    "init writes a menu without faults and never overwrites a file",
    arguments: [
      ("it", "Contiene glutine (frumento), latte."), ("en", "Contains gluten (wheat), milk."),
      ("de", "Enthält Gluten (Weizen), Milch."), ("fr", "Contient gluten (blé), lait."),
      ("es", "Contiene gluten (trigo), leche."),
    ])
  func init_ofANewMenu_writesOneWithoutFaults(language: String, sentence: String) throws {
    let run = try ProgramRunner()
    let answer = try run.sh("$P init --language \(language) new.json && $P check new.json")
    #expect(answer.status == 0 && answer.output.contains("giuseppe-menu check new.json"))
    #expect(answer.output.contains("no errors, no warnings"), "\(answer)")
    let text = run.text("new.json")
    let printed = try run.sh("$P --print new.json --language \(language) --search margherita")
    #expect(printed.output.contains(sentence), "\(printed)")
    #expect(try run.sh("$P init new.json").status == 74)
    #expect(run.text("new.json") == text)
    let local = ["LC_ALL": "\(language)_XX.UTF-8"]
    #expect(try run.sh("$P init local.json", environment: local).status == 0)
    #expect(run.text("local.json") == text)
  }
}
