import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// What a guest is asked in the browser who takes a dish that leaves something open.
@Suite(.timeLimit(.minutes(5))) struct BrowserAskingTests {
  @Test func onANarrowScreenASizeIsToldBeforeItsPrice() {
    let guest = Guest.choosing()
    guest.perform(.move(.down), .take)
    let lines = guest.frame(for: Size(columns: 10, lines: 4)).text
    #expect(lines.contains { $0.hasPrefix("▸ normale") })
  }

  @Test func theSizeIsAsked() {
    let guest = Guest.choosing()
    guest.perform(.move(.down), .take)
    #expect(guest.context == .asking && guest.plainText.contains("Quale formato?"))
    #expect(guest.plainText.contains("▸ normale"))
    guest.perform(.move(.down), .move(.down), .confirm)
    #expect(guest.mode == .list && guest.plainSummary == "1 · 11,50 €")
    guest.perform(.take, .confirm, .take, .back)
    #expect(guest.mode == .list && guest.plainSummary == "2 · 18,50 €")
    guest.perform(.putBack)
    #expect(guest.plainSummary == "1 · 11,50 €")
  }

  @Test func whatMustBeTakenWithItIsAsked() {
    let guest = Guest.choosing()
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.open, .take)
    #expect(guest.plainText.contains("Formato (una a scelta)"))
    guest.perform(.move(.down), .confirm)
    #expect(guest.context == .dish)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["spaghetti"]])
  }

  @Test func anotherMenuEndsTheQuestionAndSaysSo() {
    let guest = Guest.choosing()
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
    let guest = Guest.choosing(menu)
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.take, .confirm)
    #expect(guest.context == .asking && guest.plainText.contains("[x] a"))
    // One is not enough, and a fourth is too much.
    #expect(guest.noticeText == "Aggiunte: da 2 a 3", "\(guest.noticeText ?? "")")
    #expect(guest.plainText.contains("Aggiunte: da 2 a 3"))
    guest.perform(.move(.down), .toggle, .move(.down), .toggle)
    #expect(guest.noticeText == nil)
    guest.perform(.move(.down), .toggle)
    #expect(guest.plainText.contains("[x] c") && guest.plainText.contains("[ ] d"))
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
    #expect(guest.context == .asking && !guest.plainText.contains("panna"))
    #expect(guest.plainText.contains("▸ olio"))
    guest.perform(.confirm, .take, .move(.down), .confirm)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["olio"], ["aglio"]])
  }

  @Test(arguments: [10, 20, 30, 46, 80])
  func noWarningOfAnOptionIsLeftOutWithoutASign(columns: Int) {
    let guest = Guest.choosing(Self.sauces())
    guest.perform(.move(.last), .move(.up), .move(.up), .move(.up), .move(.up), .take)
    #expect(guest.context == .asking)
    let lines = guest.frame(for: Size(columns: columns, lines: 12)).text
    let panna = lines.first { $0.contains("panna") } ?? ""
    #expect(panna.contains("latte") || panna.contains("…"), "\(lines)")
    #expect(columns < 20 || lines.contains { $0.contains("panna: latte") } || columns > 40)
  }

  @Test(arguments: [(20, 8), (30, 8), (20, 6), (46, 7)])
  func onALowScreenWhatIsMarkedStillSaysWhatIsInIt(columns: Int, lines: Int) {
    let guest = Guest.choosing(Self.sauces())
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.take)
    let shown = guest.frame(for: Size(columns: columns, lines: lines)).text.joined(separator: " ")
      .split(separator: " ").joined(separator: " ")
    #expect(shown.contains("latte") && shown.contains("panna"), "\(shown)")
  }

  @Test func aSizeSaysWhatIsInIt() {
    var menu = Menu.choiceSample
    menu.pizzas[1].dish.sizes[1].allergens = AllergenStatement(contains: [.nuts, .milk])
    let guest = Guest.choosing(menu)
    guest.perform(.move(.down), .take)
    let shown = guest.plainText
    #expect(shown.contains("  maxi  glutine (frumento), latte, frutta a guscio · "), "\(shown)")
  }

  @Test func onItsPageWhatCanBeAddedIsAskedToo() {
    let guest = Guest.choosing(Self.sauces())
    guest.select(RowPath(section: 1, row: 2))
    guest.perform(.take, .confirm)
    #expect(guest.mode == .list && guest.choice.lines.count == 1)
    guest.perform(.open, .take, .confirm)
    #expect(guest.plainText.contains("▸ [ ] burro  latte · altri: chiedere "))
    #expect(guest.plainText.contains("↵ pronto  Spazio scegli"))
    guest.perform(.confirm)
    #expect(guest.context == .dish && guest.choice.lines.map(\.count) == [2])
    guest.perform(.take, .move(.down), .confirm, .toggle)
    #expect(guest.plainText.contains("▸ [x] burro"))
    guest.perform(.confirm)
    #expect(guest.context == .dish)
    #expect(guest.choice.lines.map { $0.addOns.map(\.name) } == [["panna"], ["burro", "olio"]])
  }
}
