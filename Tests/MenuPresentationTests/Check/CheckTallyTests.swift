import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CheckTallyTests {
  private let error = Diagnostic.sample(.text(.missingName))
  private let warning = Diagnostic.sample(.price(.missingCurrency(suggestion: nil)))

  private func tally(_ diagnostics: [Diagnostic], dishes: Int = 46, omitted: Int = 0) -> CheckTally
  {
    var tally = CheckTally()
    let menu = Menu(pizzas: (0..<dishes).map { Pizza(name: "\($0)") })
    tally.add(
      MenuReading(menu: menu, diagnostics: diagnostics, omittedDiagnosticCount: omitted))
    return tally
  }

  @Test func closesWithTheCounts() {
    let both = tally([error, warning])
    #expect(both.summary(in: .english) == "1 error, 1 warning in 46 dishes")
    #expect(both.summary(in: .italian) == "1 errore, 1 avviso in 46 piatti")
    let many = tally([error, error, warning, warning], dishes: 1)
    #expect(many.summary(in: .english) == "2 errors, 2 warnings in 1 dish")
    #expect(many.summary(in: .italian) == "2 errori, 2 avvisi in 1 piatto")
    #expect(tally([warning]).summary(in: .english) == "1 warning in 46 dishes")
  }

  @Test func saysNothingOfAGoodMenu() {
    #expect(tally([]).summary(in: .english) == nil)
  }

  @Test func whatIsNotListedIsNotCalledAnError() {
    let many = tally([warning], omitted: 7)
    #expect(many.summary(in: .english) == "1 warning, 7 more problems in 46 dishes")
    #expect(many.summary(in: .italian) == "1 avviso, altri 7 problemi in 46 piatti")
    #expect(many.exitStatus == .negative)
    #expect(many.praise(in: .english) == nil)
  }

  @Test func theStatusIsThatOfTheWorstFile() {
    var tally = tally([warning])
    #expect(tally.exitStatus == nil)
    tally.add(MenuReading(menu: Menu(), diagnostics: [error]))
    #expect(tally.exitStatus == .negative)
    tally.addRefused([error], file: "b.json")
    #expect(tally.exitStatus == .dataError)
    #expect(tally.summary(in: .english) == "2 errors, 1 warning; b.json cannot be shown")
    #expect(tally.summary(in: .italian) == "2 errori, 1 avviso; b.json non si può mostrare")
    tally.addRefused([error], file: "c.json")
    #expect(tally.summary(in: .english) == "3 errors, 1 warning; b.json, c.json cannot be shown")
    #expect(
      tally.summary(in: .italian) == "3 errori, 1 avviso; b.json, c.json non si possono mostrare")
    tally.addUnreadable()
    #expect(tally.exitStatus == .noInput)
  }

  @Test func saysWhyAFileCannotBeRead() {
    #expect(UnreadableReason.missing.words(in: .english) == "there is no such file")
    #expect(
      UnreadableReason.notAFile(.directory).words(in: .italian) == "è una cartella, non un file")
    let failed = UnreadableReason.failed(FileProblem(code: 5, text: ""))
    #expect(failed.words(in: .english) == "it cannot be read: error 5")
  }
}
