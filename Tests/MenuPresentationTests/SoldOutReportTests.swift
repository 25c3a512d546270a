import MenuCore
import MenuPresentation
import Testing

/// What an owner reads who marked a dish.
struct SoldOutReportTests {
  private func lines(
    _ isSoldOut: Bool, _ wanted: String, of dishes: String, _ language: InterfaceLanguage
  ) throws -> [String] {
    let outcome = try SoldOut.mark(isSoldOut, wanted, in: Array(#"{"pizzas":[\#(dishes)]}"#.utf8))
    return SoldOutReport(
      outcome, wanted: wanted, isSoldOut: isSoldOut, file: "n.json", in: language
    ).lines
  }

  @Test(arguments: ["{}", #"{"name":7}"#, #"{"name":" "}"#])
  func aDishWithoutANameIsCalledAsTheScreensCallIt(dish: String) throws {
    let english = try lines(true, "pizzas/1", of: dish, .english)
    #expect(english == ["(no name) is sold out now (n.json:1)"])
    let italian = try lines(false, "pizzas/1", of: dish, .italian)
    #expect(italian.first?.hasPrefix("(senza nome)") == true)
  }

  @Test func whyAFileIsNotWritten() {
    let reason = UnwritableReason.notPermitted
    #expect(
      reason.words(in: .english) == "it cannot be written: you may not write to its folder")
    #expect(
      reason.words(in: .italian)
        == "non si può scrivere: non hai il permesso di scrivere nella sua cartella")
    let failed = UnwritableReason.failed(code: 5, text: "")
    #expect(failed.words(in: .english) == "it cannot be written: error 5")
    #expect(failed.words(in: .italian) == "non si può scrivere: errore 5")
  }

  @Test(arguments: [
    (true, "false", "Calzone: ora esaurita (n.json:1)", "Calzone is sold out now (n.json:1)"),
    (
      false, "true", "Calzone: di nuovo disponibile (n.json:1)", "Calzone is there again (n.json:1)"
    ),
    (true, "true", "Calzone: già esaurita", "Calzone was sold out already"),
    (false, "false", "Calzone: non era esaurita", "Calzone was not sold out"),
  ])
  func theWordsAreThoseOfTheScreens(
    isSoldOut: Bool, said: String, italian: String, english: String
  ) throws {
    let dish = #"{"name":"Calzone","soldOut":\#(said)}"#
    #expect(try lines(isSoldOut, "calzone", of: dish, .italian) == [italian])
    #expect(try lines(isSoldOut, "calzone", of: dish, .english) == [english])
  }
}
