import OldMenuCore
import OldMenuPresentation
import Testing

/// What an owner reads who marked a dish.
@Suite(.timeLimit(.minutes(5))) struct SoldOutReportTests {
  private func lines(
    _ isSoldOut: Bool, _ wanted: String..., of dishes: String, _ language: InterfaceLanguage
  ) throws -> [String] {
    let wanted = wanted.map { SoldOut.Wanted.anything($0) }
    let answer = try SoldOut.mark(isSoldOut, wanted, in: Array(#"{"pizzas":[\#(dishes)]}"#.utf8))
    return SoldOutReport(
      answer, wanted: wanted, isSoldOut: isSoldOut, file: "n.json", in: language
    ).lines
  }

  @Test(arguments: ["{}", #"{"name":7}"#, #"{"name":" "}"#])
  func aDishWithoutANameIsCalledAsTheScreensCallIt(dish: String) throws {
    let english = try lines(true, "pizzas/1", of: dish, .english)
    #expect(english == ["(no name) is sold out now (n.json:1)"])
    let italian = try lines(false, "pizzas/1", of: dish, .italian)
    #expect(italian.first?.hasPrefix("(senza nome)") == true)
  }

  @Test func severalDishesInOneArgumentAreToBeNamedOneByOne() throws {
    let (wanted, dishes) = ("a, b", #"{"name":"A"},{"name":"B"}"#)
    #expect(
      try lines(true, wanted, of: dishes, .english).first?
        .hasSuffix("; name several dishes one by one, each in its own quotes") == true)
    #expect(
      try lines(true, wanted, of: dishes, .italian).first?
        .hasSuffix("; scrivi più piatti uno per uno, ognuno tra le sue virgolette") == true)
    #expect(try lines(true, "c", of: dishes, .english).first?.contains("one by one") == false)
  }

  @Test func whyAFileIsNotWritten() {
    let reason = UnwritableReason.notPermitted
    #expect(
      reason.words(in: .english) == "it cannot be written: you may not write to its folder")
    #expect(
      reason.words(in: .italian)
        == "non si può scrivere: non hai il permesso di scrivere nella sua cartella")
    let failed = UnwritableReason.failed(FileProblem(code: 5, text: ""))
    #expect(failed.words(in: .english) == "it cannot be written: error 5")
    #expect(failed.words(in: .italian) == "non si può scrivere: errore 5")
  }

  @Test(arguments: [
    (
      true, "false", "Calzone: non più disponibile (n.json:1)", "Calzone is sold out now (n.json:1)"
    ),
    (
      false, "true", "Calzone: di nuovo disponibile (n.json:1)", "Calzone is there again (n.json:1)"
    ),
    (true, "true", "Calzone: già non disponibile", "Calzone was sold out already"),
    (false, "false", "Calzone: è già disponibile", "Calzone was not sold out"),
  ])
  func theWordsAreThoseOfTheScreens(
    isSoldOut: Bool, said: String, italian: String, english: String
  ) throws {
    let dish = #"{"name":"Calzone","soldOut":\#(said)}"#
    #expect(try lines(isSoldOut, "calzone", of: dish, .italian) == [italian])
    #expect(try lines(isSoldOut, "calzone", of: dish, .english) == [english])
  }

  private static let calzoni = #"""
    {"name":"Calzone","id":"calzone"},{"name":"Calzone fritto","id":"fritto"},
    {"name":"Calzone ai funghi"},{"name":"fritto"}
    """#

  @Test func theOthersOfTheWordAreNamedAsTheyAreTyped() throws {
    #expect(
      try lines(true, "calzone", of: Self.calzoni, .english) == [
        "Calzone is sold out now (n.json:1)",
        "  \"calzone\" is also in Calzone fritto (pizzas/2), Calzone ai funghi (pizzas/3)",
      ])
    #expect(
      try lines(true, "calzone", of: Self.calzoni, .italian)[1]
        == "  \"calzone\" sta anche in Calzone fritto (pizzas/2), Calzone ai funghi (pizzas/3)")
  }

  @Test func whatCanMeanSeveralListsThem() throws {
    #expect(
      try lines(true, "fritto", of: Self.calzoni, .english) == [
        "\"fritto\" can mean 2 dishes; say which:", "  pizzas/2  Calzone fritto  n.json:1",
        "  pizzas/4  fritto  n.json:2",
      ])
    #expect(
      try lines(true, "fritto", of: Self.calzoni, .italian)[0]
        == "\"fritto\" può indicare 2 piatti; scrivi quale:")
  }

  @Test func ofSeveralWishesOnlyWhatHindersThemIsTold() throws {
    #expect(
      try lines(true, "calzone", "Boh", "calzone ai funghi", of: Self.calzoni, .italian) == [
        "nessun piatto ha nome, numero o id \"Boh\"", "non è cambiato nulla",
      ])
    #expect(
      try lines(true, "calzone", "Boh", of: Self.calzoni, .english) == [
        "no dish has the name, number or id \"Boh\"", "nothing is changed",
      ])
  }

  @Test func aDishThatIsNamedTwiceIsToldOnce() throws {
    #expect(
      try lines(true, "pizzas/3", "calzone ai funghi", of: Self.calzoni, .english)
        == ["Calzone ai funghi is sold out now (n.json:1)"].map {
          $0.replacing("n.json:1", with: "n.json:2")
        })
  }

  @Test func whatIsMarkedIsListed() throws {
    let bytes = Array(#"{"pizzas":[{"name":"A","id":"a","soldOut":true},{"name":"B"}]}"#.utf8)
    let marked = try SoldOut.marked(in: bytes)
    #expect(
      SoldOutReport(marked: marked, file: "n.json", in: .italian).lines == ["  a  A  n.json:1"])
    #expect(
      SoldOutReport(marked: [], file: "n.json", in: .italian).lines
        == ["n.json: nessun piatto è segnato come esaurito"])
    let back = try SoldOut.bringAllBack(in: bytes)
    #expect(
      SoldOutReport(broughtBack: back, file: "n.json", in: .italian).lines
        == ["A: di nuovo disponibile (n.json:1)"])
    let none = try SoldOut.bringAllBack(in: try #require(back.bytes))
    #expect(
      SoldOutReport(broughtBack: none, file: "n.json", in: .english).lines
        == ["n.json: no dish is marked as sold out"])
  }

  @Test func noneIsBroughtBackWhereOneSaysItTwice() throws {
    let bytes = Array(
      #"{"pizzas":[{"name":"A","soldOut":true},{"name":"B","soldOut":false,"stato":"esaurito"}]}"#
        .utf8)
    let back = try SoldOut.bringAllBack(in: bytes)
    let report = SoldOutReport(broughtBack: back, file: "n.json", in: .english)
    #expect(
      report.lines == [
        #"n.json:1: "B" says more than once whether it is sold out; keep one "soldOut""#,
        "nothing is changed",
      ])
    #expect(!report.isDone)
  }
}
