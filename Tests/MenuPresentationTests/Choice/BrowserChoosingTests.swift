import MenuCore
import MenuTestSupport
import Testing

@testable import MenuPresentation

/// What a guest chooses in the browser, by keys.
@Suite(.timeLimit(.minutes(5))) struct BrowserChoosingTests {
  private static func guest(_ menu: Menu = .choiceSample, in language: Language = "it") -> Guest {
    Guest(dataSource: MenuDataSource(menu: menu, language: language))
  }

  private func summary(_ guest: Guest) -> String? {
    guest.choiceSummary?.replacing("\u{A0}", with: " ")
  }

  private func text(_ guest: Guest) -> String {
    guest.frame().text.joined(separator: "\n").replacing("\u{A0}", with: " ")
  }

  @Test func plusTakesTheDishAndMinusPutsItBack() {
    let guest = Self.guest()
    #expect(summary(guest) == nil)
    guest.perform(.take, .take)
    #expect(summary(guest) == "2 · 12,00 €" && guest.mode == .list)
    #expect(text(guest).contains("2 · 12,00 €"))
    guest.perform(.putBack, .putBack, .putBack)
    #expect(summary(guest) == nil && guest.choice.lines.isEmpty)
  }

  @Test func onANarrowScreenASizeIsToldBeforeItsPrice() {
    let guest = Self.guest()
    guest.perform(.move(.down), .take)
    let lines = guest.frame(for: Size(columns: 10, lines: 4)).text
    #expect(lines.contains { $0.hasPrefix("▸ normale") })
  }

  @Test func theSizeIsAsked() {
    let guest = Self.guest()
    guest.perform(.move(.down), .take)
    #expect(guest.context == .asking && text(guest).contains("Quale formato?"))
    #expect(text(guest).contains("▸ normale"))
    guest.perform(.move(.down), .move(.down), .confirm)
    #expect(guest.mode == .list && summary(guest) == "1 · 11,50 €")
    guest.perform(.take, .confirm, .take, .back)
    #expect(guest.mode == .list && summary(guest) == "2 · 18,50 €")
    guest.perform(.putBack)
    #expect(summary(guest) == "1 · 11,50 €")
  }

  @Test func whatMustBeTakenWithItIsAsked() {
    let guest = Self.guest()
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.open, .take)
    #expect(text(guest).contains("Formato (una a scelta)"))
    guest.perform(.move(.down), .confirm)
    #expect(guest.context == .dish)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["spaghetti"]])
  }

  @Test func anotherMenuEndsTheQuestionAndSaysSo() {
    let guest = Self.guest()
    guest.perform(.move(.down), .take)
    #expect(guest.context == .asking)
    var changed = Menu.choiceSample
    changed.name = "Da Pino"
    guest.follow(.menu(MenuReading(menu: changed, diagnostics: [])), file: "Menu.json")
    #expect(guest.mode == .list && guest.noticeText == "Il menu è cambiato.")
  }

  @Test func ofSeveralSomeAreTicked() {
    var menu = Menu.choiceSample
    menu.other[2].addOns = [
      AddOnGroup(choose: 2...3, items: ["a", "b", "c", "d"].map { AddOn(name: $0) })
    ]
    let guest = Self.guest(menu)
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.take, .confirm)
    #expect(guest.context == .asking && text(guest).contains("[x] a"))
    // One is not enough, and a fourth is too much.
    #expect(guest.noticeText == "Aggiunte: da 2 a 3", "\(guest.noticeText ?? "")")
    #expect(text(guest).contains("Aggiunte: da 2 a 3"))
    guest.perform(.move(.down), .toggle, .move(.down), .toggle)
    #expect(guest.noticeText == nil)
    guest.perform(.move(.down), .toggle)
    #expect(text(guest).contains("[x] c") && text(guest).contains("[ ] d"))
    #expect(guest.noticeText == "Aggiunte: da 2 a 3")
    guest.perform(.confirm)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["a", "b", "c"]])
  }

  /// A dish with sauces, two of them with milk; of the second group one must be taken.
  private static func sauces() -> Menu {
    var menu = Menu.choiceSample
    let free = AllergenStatement(freeFrom: [.milk])
    menu.other[2].addOns = [
      AddOnGroup(items: [AddOn(name: "burro", allergens: AllergenStatement(contains: [.milk]))]),
      AddOnGroup(
        choose: 1...1,
        items: [
          AddOn(name: "panna", allergens: AllergenStatement(contains: [.milk])),
          AddOn(name: "olio", allergens: free), AddOn(name: "aglio", allergens: free),
        ]),
    ]
    menu.other[2].allergens = free
    return menu
  }

  @Test func whatAFilterExcludesIsNeitherAskedNorTaken() {
    var query = MenuQuery()
    query.filter.without = [.milk]
    let guest = Guest(dataSource: MenuDataSource(menu: Self.sauces()), query: query)
    guest.perform(.move(.last), .take)
    #expect(guest.context == .asking && !text(guest).contains("panna"))
    #expect(text(guest).contains("▸ olio"))
    guest.perform(.confirm, .take, .move(.down), .confirm)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["olio"], ["aglio"]])
  }

  @Test(arguments: [10, 20, 30, 46, 80])
  func noWarningOfAnOptionIsLeftOutWithoutASign(columns: Int) {
    let guest = Self.guest(Self.sauces())
    guest.perform(.move(.last), .move(.up), .move(.up), .move(.up), .move(.up), .take)
    #expect(guest.context == .asking)
    let lines = guest.frame(for: Size(columns: columns, lines: 12)).text
    let panna = lines.first { $0.contains("panna") } ?? ""
    #expect(panna.contains("latte") || panna.contains("…"), "\(lines)")
    #expect(columns < 20 || lines.contains { $0.contains("panna: latte") } || columns > 40)
  }

  @Test(arguments: [(20, 8), (30, 8), (20, 6), (46, 7)])
  func onALowScreenWhatIsMarkedStillSaysWhatIsInIt(columns: Int, lines: Int) {
    let guest = Self.guest(Self.sauces())
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.take)
    let shown = guest.frame(for: Size(columns: columns, lines: lines)).text.joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(shown.contains("latte") && shown.contains("panna"), "\(shown)")
  }

  @Test func aSizeSaysWhatIsInIt() {
    var menu = Menu.choiceSample
    menu.pizzas[1].dish.sizes[1].allergens = AllergenStatement(contains: [.nuts, .milk])
    let guest = Self.guest(menu)
    guest.perform(.move(.down), .take)
    let shown = text(guest)
    #expect(shown.contains("  maxi  glutine (frumento), latte, frutta a guscio · "), "\(shown)")
  }

  @Test func onItsPageWhatCanBeAddedIsAskedToo() {
    let guest = Self.guest(Self.sauces())
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.take, .confirm)
    #expect(guest.mode == .list && guest.choice.lines.count == 1)
    guest.perform(.open, .take, .confirm)
    #expect(text(guest).contains("▸ [ ] burro  latte · altri: chiedere "))
    #expect(text(guest).contains("↵ pronto  Space scegli"))
    guest.perform(.confirm)
    #expect(guest.context == .dish && guest.choice.lines.map(\.count) == [2])
    guest.perform(.take, .move(.down), .confirm, .toggle)
    #expect(text(guest).contains("▸ [x] burro"))
    guest.perform(.confirm)
    #expect(guest.context == .dish)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["panna"], ["burro", "olio"]])
  }

  @Test func whatIsSoldOutIsNotTaken() {
    let guest = Self.guest()
    guest.select(RowPath(section: 1, row: 0))
    guest.perform(.take)
    #expect(guest.choice.lines.isEmpty && guest.noticeText == "Olive: esaurita")
    guest.perform(.move(.down))
    #expect(guest.noticeText == nil)
    for _ in 0..<100 { guest.perform(.take) }
    #expect(guest.noticeText == "Di più non si può scegliere." && guest.choice.count == 99)
  }

  @Test func thePageShowsItAndAsksForPeopleOnce() {
    let guest = Self.guest(in: "en")
    guest.perform(.take, .choice)
    #expect(guest.context == .choice)
    #expect(text(guest).contains("La mia scelta · My choice"))
    #expect(text(guest).contains("1 × Marinara") && text(guest).contains("6,00 €"))
    #expect(text(guest).contains("How many are you?"))
    #expect(text(guest).contains("Non è un ordine") && text(guest).contains("Show this screen"))
    guest.perform(.people(1), .people(2))
    #expect(guest.choice.people == 12 && summary(guest)?.contains("30") == true)
    #expect(!text(guest).contains("How many are you?") && text(guest).contains("12 × Coperto"))
    guest.perform(.people(5))
    #expect(guest.choice.people == 5)
    guest.perform(.deleteBackward)
    #expect(guest.choice.people == nil && guest.query.search.isEmpty)
    guest.perform(.putBack, .back)
    #expect(guest.mode == .list && guest.choice.lines.isEmpty)
  }

  @Test func theLineAtTheCursorIsTakenAwayAndOneMoreOfIt() {
    let guest = Self.guest()
    guest.perform(.take, .take, .move(.down), .take, .confirm, .choice)
    #expect(text(guest).contains("▸2 × Marinara") && !text(guest).contains("▸1 ×"))
    guest.perform(.putBack)
    #expect(guest.choice.lines.map(\.count) == [1, 1])
    guest.perform(.move(.down))
    #expect(text(guest).contains("▸1 × n. 4 Diavola (normale)"))
    guest.perform(.take)
    #expect(guest.choice.lines.map(\.count) == [1, 2])
    guest.perform(.putBack, .putBack)
    #expect(guest.choice.lines.map { $0.dish.name } == ["Marinara"])
    guest.perform(.putBack, .putBack)
    #expect(guest.choice.lines.isEmpty && guest.context == .choice)
  }

  @Test func theCursorIsSeenAndWhatStandsBelowCanBeRead() {
    let guest = Self.guest(in: "en")
    let size = Size(columns: 40, lines: 9)
    guest.perform(.take, .move(.down), .take, .confirm, .take, .move(.down), .confirm)
    guest.perform(.choice)
    _ = guest.frame(for: size)
    for _ in 0..<2 {
      guest.perform(.move(.down))
      let frame = guest.frame(for: size)
      #expect(frame.text[frame.cursor.line].contains("▸"))
    }
    var seen = ""
    for _ in 0..<20 {
      guest.perform(.move(.down))
      seen += guest.frame(for: size).text.joined(separator: "\n")
    }
    #expect(seen.contains("Show this screen"))
    for _ in 0..<30 { guest.perform(.move(.up)) }
    #expect(guest.frame(for: size).text[1].contains("▸1 × Marinara"))
    guest.perform(.move(.last), .move(.first))
    #expect(guest.frame(for: size).text[1].contains("▸1 × Marinara"))
  }

  @Test func theFooterOfTheChoiceTellsHowToPutBack() {
    let guest = Self.guest()
    guest.perform(.take, .choice)
    #expect(guest.hints.map(\.text).contains("- togli"))
    guest.perform(.putBack)
    #expect(!guest.hints.map(\.text).contains("- togli"))
  }

  @Test func theCoverAloneIsNoTotal() {
    let guest = Self.guest()
    guest.perform(.choice, .people(4))
    #expect(text(guest).contains("4 × Coperto") && !text(guest).contains("Totale"))
    #expect(!text(guest).contains("In quanti siete"))
    guest.perform(.back, .take, .choice)
    #expect(text(guest).contains("Totale indicativo"))
    guest.perform(.putBack)
    #expect(!text(guest).contains("Totale"))
  }

  @Test func withoutACoverNobodyIsCounted() {
    var menu = Menu.choiceSample
    menu.cover = nil
    let guest = Self.guest(menu)
    guest.perform(.take, .choice, .people(4))
    #expect(guest.choice.people == nil && !text(guest).contains("In quanti siete"))
  }

  @Test func aReloadKeepsItMarked() {
    let guest = Self.guest()
    guest.perform(.take, .move(.down), .take)
    var menu = Menu.choiceSample
    menu.pizzas[0].dish.price = Amount("6.50").map { Price(.exactly($0)) }
    guest.show(menu)
    #expect(guest.mode == .list, "what was asked may be asked otherwise")
    guest.perform(.choice)
    #expect(text(guest).contains("6,50 € (prima 6,00 €)"))
    menu.pizzas.removeFirst()
    guest.show(menu)
    #expect(guest.context == .choice && text(guest).contains("non è più nel menu"))
    #expect(summary(guest) == nil && guest.choice.lines.count == 1)
    guest.perform(.putBack)
    #expect(guest.choice.lines.isEmpty && text(guest).contains("Non hai ancora scelto niente."))
  }

  @Test func theNextGuestHasNone() {
    let guest = Self.guest()
    guest.perform(.take, .choice, .people(3))
    guest.reset()
    #expect(guest.choice.lines.isEmpty && guest.choice.people == nil && guest.mode == .list)
  }

  @Test(arguments: [(10, 3), (11, 4), (22, 9), (46, 19), (80, 24), (120, 40), (200, 60)])
  func everyFrameIsExactlyAsWide(columns: Int, lines: Int) {
    let size = Size(columns: columns, lines: lines)
    let steps: [[Command]] = [
      [.take], [.move(.down), .take], [.confirm], [.choice], [.people(9), .people(9)],
      [.move(.last)], [.back, .move(.last), .take], [.choice], [.help],
      [.back, .back, .open, .take],
      [.search, .insert("m"), .accept],
    ]
    let guest = Self.guest(in: "de")
    for step in steps {
      for command in step { guest.perform(command) }
      let frame = guest.frame(for: size)
      #expect(frame.lines.count == lines)
      #expect(frame.text.allSatisfy { $0.count == columns }, "\(step) \(frame.text)")
    }
  }

  @Test(arguments: ["JPY", "KWD", "EUR"]) func aSumIsNeverCut(code: String) {
    var menu = Menu.choiceSample
    menu.currency = Currency(code: code)
    let guest = Self.guest(menu)
    for _ in 0..<99 { guest.perform(.take) }
    for columns in 10...30 {
      let head = guest.frame(for: Size(columns: columns, lines: 8)).text[0]
      #expect(head.contains("99") && !head.contains("…"), "\(head)")
    }
  }
}
