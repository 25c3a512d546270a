import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// What a guest chooses in the browser, by keys.
@Suite(.timeLimit(.minutes(5))) struct BrowserChoosingTests {
  @Test func plusTakesTheDishAndMinusPutsItBack() {
    let guest = Guest.choosing()
    #expect(guest.plainSummary == nil)
    guest.perform(.take, .take)
    #expect(guest.plainSummary == "2 · 12,00 €" && guest.mode == .list)
    #expect(guest.plainText.contains("2 · 12,00 €"))
    guest.perform(.putBack, .putBack, .putBack)
    #expect(guest.plainSummary == nil && guest.choice.lines.isEmpty)
  }

  @Test func whatIsSoldOutIsNotTaken() {
    let guest = Guest.choosing()
    guest.select(RowPath(section: 1, row: 0))
    guest.perform(.take)
    #expect(guest.choice.lines.isEmpty && guest.noticeText == "Olive: esaurita")
    guest.perform(.move(.down))
    #expect(guest.noticeText == nil)
    for _ in 0..<100 { guest.perform(.take) }
    #expect(guest.noticeText == "Di più non si può scegliere." && guest.choice.count == 99)
  }

  /// Who comes back to the page and types 4 means four, and not fourteen.
  @Test(arguments: [[.back, .choice], [.move(.down)], [.take]] as [[Command]])
  func aNumberOfBeforeIsNotGoneOnWith(between: [Command]) {
    let guest = Guest.choosing(in: "en")
    guest.perform(.take, .choice, .people(1))
    between.forEach { guest.perform($0) }
    guest.perform(.people(4))
    #expect(guest.choice.people == 4)
  }

  @Test func thePageShowsItAndAsksForPeopleOnce() {
    let guest = Guest.choosing(in: "en")
    guest.perform(.take, .choice)
    #expect(guest.context == .choice)
    #expect(guest.plainText.contains("La mia scelta · My choice"))
    #expect(guest.plainText.contains("1 × Marinara") && guest.plainText.contains("6,00 €"))
    #expect(guest.plainText.contains("How many are you?"))
    #expect(
      guest.plainText.contains("Non è un ordine") && guest.plainText.contains("Show this screen"))
    guest.perform(.people(1), .people(2))
    #expect(guest.choice.people == 12 && guest.plainSummary?.contains("30") == true)
    #expect(
      !guest.plainText.contains("How many are you?") && guest.plainText.contains("12 × Coperto"))
    guest.perform(.people(5))
    #expect(guest.choice.people == 12)
    guest.perform(.deleteBackward)
    #expect(guest.choice.people == 1)
    guest.perform(.people(3))
    #expect(guest.choice.people == 13)
    guest.perform(.deleteBackward, .deleteBackward)
    #expect(guest.choice.people == nil && guest.query.search.isEmpty)
    guest.perform(.putBack, .back)
    #expect(guest.mode == .list && guest.choice.lines.isEmpty)
  }

  @Test func theOnlyLineHasTheCursorToo() {
    let guest = Guest.choosing()
    guest.perform(.take, .choice)
    let frame = guest.frame()
    #expect(frame.text[frame.cursor.line].contains("▸1 × Marinara"))
  }

  @Test func whatWasPutBackIsToldAndCanBeHadAgain() {
    let guest = Guest.choosing()
    guest.perform(.take, .move(.down), .take, .move(.down), .move(.down), .confirm)
    guest.perform(.putBack)
    #expect(guest.noticeText == "Tolta dalla scelta: n. 4 Diavola (maxi) · U la rimette")
    #expect(guest.plainText.contains("Tolta dalla scelta: n. 4 Diavola (maxi)"))
    guest.perform(.choice, .putBack)
    #expect(guest.choice.lines.isEmpty)
    guest.perform(.undo)
    #expect(guest.choice.lines.map { $0.dish.name } == ["Marinara"] && guest.noticeText == nil)
    guest.perform(.undo, .undo)
    #expect(guest.choice.lines.map { $0.size?.name } == [nil, "maxi"])
  }

  @Test func whatWasPutBackOfAnotherMenuIsNotHadAgain() {
    let guest = Guest.choosing()
    guest.perform(.take, .putBack)
    var changed = Menu.choiceSample
    changed.pizzas.removeFirst()
    guest.show(changed)
    guest.perform(.undo)
    #expect(guest.choice.lines.isEmpty)
  }

  @Test func onANarrowPageAtLeastTheNumberIsTold() {
    let guest = Guest.choosing()
    guest.perform(.open, .take)
    let lines = guest.frame(for: Size(columns: 20, lines: 8)).text
    #expect(lines[0].hasPrefix(" Marinara") && lines[0].hasSuffix("1 "))
  }

  @Test func theLineAtTheCursorIsTakenAwayAndOneMoreOfIt() {
    let guest = Guest.choosing()
    guest.perform(.take, .take, .move(.down), .take, .confirm, .choice)
    #expect(guest.plainText.contains("▸2 × Marinara") && !guest.plainText.contains("▸1 ×"))
    guest.perform(.putBack)
    #expect(guest.choice.lines.map(\.count) == [1, 1])
    guest.perform(.move(.down))
    #expect(guest.plainText.contains("▸1 × n. 4 Diavola (normale)"))
    guest.perform(.take)
    #expect(guest.choice.lines.map(\.count) == [1, 2])
    guest.perform(.putBack, .putBack)
    #expect(guest.choice.lines.map { $0.dish.name } == ["Marinara"])
    guest.perform(.putBack, .putBack)
    #expect(guest.choice.lines.isEmpty && guest.context == .choice)
  }

  @Test func theCursorIsSeenAndWhatStandsBelowCanBeRead() {
    let guest = Guest.choosing(in: "en")
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
    let guest = Guest.choosing()
    guest.perform(.take, .choice)
    #expect(guest.hints.map(\.text).contains("- togli"))
    guest.perform(.putBack)
    #expect(!guest.hints.map(\.text).contains("- togli"))
  }

  @Test func theCoverAloneIsNoTotal() {
    let guest = Guest.choosing()
    guest.perform(.choice, .people(4))
    #expect(guest.plainText.contains("4 × Coperto") && !guest.plainText.contains("Totale"))
    #expect(!guest.plainText.contains("In quanti siete"))
    guest.perform(.back, .take, .choice)
    #expect(guest.plainText.contains("Totale indicativo"))
    guest.perform(.putBack)
    #expect(!guest.plainText.contains("Totale"))
  }

  @Test func withoutACoverNobodyIsCounted() {
    var menu = Menu.choiceSample
    menu.cover = nil
    let guest = Guest.choosing(menu)
    guest.perform(.take, .choice, .people(4))
    #expect(guest.choice.people == nil && !guest.plainText.contains("In quanti siete"))
  }

  @Test func aReloadKeepsItMarked() {
    let guest = Guest.choosing()
    guest.perform(.take, .move(.down), .take)
    var menu = Menu.choiceSample
    menu.pizzas[0].dish.price = Amount("6.50").map { Price(.exactly($0)) }
    guest.show(menu)
    #expect(guest.mode == .list, "what was asked may be asked otherwise")
    guest.perform(.choice)
    #expect(guest.plainText.contains("6,50 € (prima 6,00 €)"))
    menu.pizzas.removeFirst()
    guest.show(menu)
    #expect(guest.context == .choice && guest.plainText.contains("non è più nel menu"))
    #expect(guest.plainSummary == nil && guest.choice.lines.count == 1)
    guest.perform(.putBack)
    #expect(guest.choice.lines.isEmpty && guest.plainText.contains("Non hai ancora scelto niente."))
  }

  @Test(arguments: [
    ("it", "Nella lista, + prende il piatto."), ("en", "In the list, + takes the dish."),
    ("de", "In der Liste nimmt + das Gericht."), ("fr", "Dans la liste, + prend le plat."),
    ("es", "En la lista, + toma el plato."),
  ])
  func anEmptyChoiceSaysHowOneChooses(language: Language, how: String) {
    let guest = Guest.sample(in: language)
    guest.perform(.choice)
    #expect(guest.plainText.contains(how))
    guest.perform(.back)
    guest.perform(.take)
    guest.perform(.choice)
    #expect(!guest.plainText.contains(how))
  }

  @Test func noMoreIsTakenOfWhatIsHadOtherwiseNow() {
    let guest = Guest.choosing()
    guest.perform(.move(.down), .take, .confirm)
    let wish = Choice.Wish(
      DishIndex(list: .pizzas, position: 1), size: 0, addOns: [.init(group: 0, item: 0)])
    guest.take(wish)
    guest.perform(.choice, .move(.down))
    var menu = Menu.choiceSample
    menu.pizzas[1].dish.addOns[0].items[0].name = "gamberi"
    guest.show(menu)
    #expect(guest.choice.lines.map(\.change) == [nil, .otherwise])
    guest.perform(.take)
    #expect(guest.choice.lines.map(\.count) == [1, 1], "shrimps stand where the cheese stood")
    guest.perform(.move(.up), .take)
    #expect(guest.choice.lines.map(\.count) == [2, 1])
  }

  @Test func theNextGuestHasNone() {
    let guest = Guest.choosing()
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
    let guest = Guest.choosing(in: "de")
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
    let guest = Guest.choosing(menu)
    for _ in 0..<99 { guest.perform(.take) }
    for columns in 10...30 {
      let head = guest.frame(for: Size(columns: columns, lines: 8)).text[0]
      #expect(head.contains("99") && !head.contains("…"), "\(head)")
    }
  }
}
