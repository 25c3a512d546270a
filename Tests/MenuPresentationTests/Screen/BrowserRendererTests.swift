import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowserRendererTests {
  let text = TerminalText(cellWidth: testCellWidth)

  @Test func theWholeScreenAt80x24() {
    let guest = Guest()
    expect(
      guest.frame(for: Size(columns: 80, lines: 24)),
      """
       Da Giuseppe                                                         italiano L
       1 Pizze 5   2 Bevande 2   3 Dolci 1   4 Altro 1
       Le classiche ────────────────────────────────────────────────────────── 1 di 5
      ▸ 1 Marinara  VG            pomodoro, aglio, origano, olio extravergine  6,00 €
        2 Margherita  V           pomodoro, fior di latte, basilico    7,00 – 11,50 €
        4 Diavola  ••             pomodoro, fior di latte, salame piccante     9,00 €
       Le bianche ───────────────────────────────────────────────────────────────────
        9 Tartufo  V              fior di latte, crema di tartufo, funghi…   esaurita
       10 Mare*                   gamberi*, cozze, vongole                    13,00 €
       Bevande ──────────────────────────────────────────────────────────────────────
          Acqua                   75 cl                                        2,00 €
          Birra                   4,7 % vol                                    4,50 €
       Dolci ────────────────────────────────────────────────────────────────────────
          Tiramisù                fatto in casa                                5,50 €
       Altro ────────────────────────────────────────────────────────────────────────
          Olive all'ascolana      ripiene di carne                    1,00 € al pezzo
      ────────────────────────────────────────────────────────────────────────────────
       Marinara                                                                6,00 €
       pomodoro, aglio, origano, olio extravergine
       Contiene glutine (frumento). Nessuno degli altri allergeni è un ingrediente.
       Vegana.

       9 voci   Coperto 2,00 €   * prodotto surgelato
       ↵ dettagli  ? aiuto  q esci  / cerca  f filtri  + prendi  ↑↓ muovi  n p sezione
      """)
  }

  @Test func withoutNumbersTheNameStandsABlankBehindTheMark() {
    let guest = Guest(dataSource: MenuDataSource(pizzas: [.fixture(name: "Diavola")]))
    #expect(guest.frame(for: Size(columns: 80, lines: 24)).text[3].hasPrefix("▸ Diavola "))
  }

  @Test func theCursorStandsOnTheSelectedRow() {
    let guest = Guest()
    let size = Size(columns: 80, lines: 24)
    #expect(guest.frame(for: size).cursor == Position(line: 3, column: 0))
    guest.perform(.move(.nextSection))
    #expect(guest.frame(for: size).cursor == Position(line: 7, column: 0))
  }

  @Test func onAWideScreenThePanelStandsAtTheRight() {
    let guest = Guest()
    guest.perform(.move(.down))
    let frame = guest.frame(for: Size(columns: 120, lines: 30))
    #expect(frame.text[3].contains("1 Marinara"))
    #expect(frame.text[4].hasPrefix("▸ 2 Margherita"))
    let panel = frame.text.map { $0.split(separator: "│").dropFirst().joined() }
    #expect(panel.contains { $0.hasPrefix("  2  Margherita") })
    #expect(panel.contains { $0.hasPrefix("  Contiene       glutine (frumento), latte") })
    #expect(panel.contains { $0.hasPrefix("  Può contenere  frutta a guscio") })
    #expect(frame.text.allSatisfy { text.width(of: $0) == 120 })
  }

  @Test func aPhoneHasTheListAndNoPanel() {
    let guest = Guest()
    expect(
      guest.frame(for: Size(columns: 46, lines: 12)),
      """
       Da Giuseppe                       italiano L
       1 Pizze 5  2 Bevande 2  3 Dolci 1  4 Altro 1
       Le classiche ──────────────────────── 1 di 5
      ▸ 1 Marinara  VG    pomodoro, aglio,…  6,00 €
        2 Margherita  V   pomodoro…  7,00 – 11,50 €
        4 Diavola  ••     pomodoro, fior d…  9,00 €
       Le bianche ─────────────────────────────────
        9 Tartufo  V      fior di latte,…  esaurita
       10 Mare*           gamberi*, cozze…  13,00 €
       Bevande ────────────────────────────────────
          Acqua           75 cl              2,00 €
       ↵ dettagli  ? aiuto  q esci  / cerca
      """)
  }

  @Test func theSmallestScreenShowsNameAndPriceOfOneRow() {
    let guest = Guest()
    let size = Size(columns: 10, lines: 3)
    expect(guest.frame(for: size), " Le clas…\n▸ Marinara\n    6,00 €")
    guest.perform(.move(.down))
    expect(guest.frame(for: size), " Le clas…\n▸ Margher…\n da 7,00 €")
  }

  @Test(arguments: [(9, 3), (10, 2), (1, 1), (9, 2)])
  func aScreenThatIsTooSmallSaysWhatItNeeds(columns: Int, lines: Int) {
    let guest = Guest()
    let frame = guest.frame(for: Size(columns: columns, lines: lines))
    #expect(frame.text.first?.hasPrefix(String("10x3".prefix(columns))) == true)
  }

  @Test func everyRowCanBeReachedAndIsSeen() {
    let guest = Guest()
    let size = Size(columns: 80, lines: 10)
    for title in ["Marinara", "Margherita", "Diavola", "Tartufo", "Mare", "Acqua", "Birra", "Tir"] {
      let frame = guest.frame(for: size)
      #expect(frame.text[frame.cursor.line].hasPrefix("▸"))
      #expect(frame.text[frame.cursor.line].contains(title))
      guest.perform(.move(.down))
    }
  }

  @Test func theHeaderAtTheTopIsThatOfTheFirstVisibleRow() {
    let guest = Guest()
    guest.perform(.move(.last))
    let frame = guest.frame(for: Size(columns: 80, lines: 8))
    #expect(frame.text[2].hasPrefix(" Dolci ──"))
    #expect(frame.text[4].hasPrefix(" Altro ──"))
    #expect(frame.text[4].hasSuffix("1 di 1 "))
  }

  @Test func onAnASCIITerminalTheSelectionHasAnASCIIMark() {
    let guest = Guest(text: TerminalText(cellWidth: testCellWidth, isASCII: true))
    let frame = guest.frame(for: Size(columns: 80, lines: 24))
    #expect(frame.text[3].hasPrefix("> 1 Marinara"))
    #expect(frame.text.allSatisfy { $0.allSatisfy(\.isASCII) })
  }

  @Test func everyLineOfEverySmallScreenIsAsWideAsTheScreen() {
    let guest = Guest()
    for columns in 1...40 {
      for lines in 1...14 {
        let frame = guest.frame(for: Size(columns: columns, lines: lines))
        #expect(frame.lines.count == lines)
        #expect(frame.text.allSatisfy { text.width(of: $0) == columns }, "\(columns)x\(lines)")
        #expect((0..<lines).contains(frame.cursor.line))
        #expect((0..<columns).contains(frame.cursor.column))
      }
    }
  }

  /// Compares a frame with a drawing, blanks at the ends of lines apart.
  private func expect(
    _ frame: Frame, _ drawing: String, sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let seen = frame.text.map { line in
      String(line.reversed().drop { $0 == " " }.reversed())
    }
    #expect(
      seen == drawing.split(separator: "\n", omittingEmptySubsequences: false).map(String.init),
      sourceLocation: sourceLocation)
  }
}
