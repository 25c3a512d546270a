import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct BrowserPagesTests {
  let browser = Browser(
    .sample(),
    text: TerminalText(cellWidth: testCellWidth))

  @Test func enterOpensTheDishOnItsOwnPage() {
    let frame = frame(after: [.down, .enter])
    #expect(frame.text.first?.hasPrefix(" 2  Margherita  V ") == true)
    for words in ["normale 7,00", "maxi 45 cm 11,50", "basilico", "Può contenere", "bufala"] {
      #expect(frame.text.contains { $0.contains(words) }, "\(words)")
    }
    #expect(!frame.text.contains { $0.contains("Marinara") })
  }

  @Test(arguments: [Key.escape, .character("q")])
  func backLeadsToTheListWhereOneWas(key: Key) {
    let frame = frame(after: [.down, .right, key])
    #expect(frame.text[frame.cursor.line].hasPrefix("▸ 2 Margherita"))
  }

  @Test func aNameThatIsCutStandsBelowInFull() {
    var menu = Menu.sample()
    let words = (1...20).map { "parola\($0)" }
    menu.pizzas[0].dish.name = LocalizedText(words.joined(separator: " "))
    browser.follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
    let seen = frame(after: [.home, .enter], size: Size(columns: 46, lines: 19)).text.joined()
    for word in words { #expect(seen.contains("\(word) "), "\(word)") }
  }

  @Test(arguments: [Key.enter, .character("?"), .character("i")])
  func onlyAPageThatIsTooLongOffersToScroll(key: Key) {
    let fitting = frame(after: [.down, key], size: Size(columns: 80, lines: 90)).text.last
    #expect(fitting?.hasPrefix(" Esc indietro ") == true)
    #expect(fitting?.contains("scorri") == false)
    let long = frame(after: [], size: Size(columns: 60, lines: 8)).text.last
    #expect(long?.contains("↑↓ scorri") == true)
  }

  @Test(arguments: [Key.enter, .character("?"), .character("i")])
  func aLineOfAirStandsBelowTheTitleWhereThePageHasRoom(key: Key) {
    let page = frame(after: [.down, key], size: Size(columns: 80, lines: 90)).text
    #expect(page[1].allSatisfy { $0 == " " })
    #expect(page[2].contains { !$0.isWhitespace })
    let low = frame(after: [], size: Size(columns: 60, lines: 6)).text
    #expect(low[1].contains { !$0.isWhitespace })
  }

  @Test func theCursorStaysOnWhatIsMarkedBelowTheAir() {
    for lines in 6...24 {
      let size = Size(columns: 80, lines: lines)
      let keys: [Key] = [.home, .character("+"), .end, .character("+"), .character("o")]
      let page = frame(after: keys, size: size)
      #expect(page.text[page.cursor.line].hasPrefix("▸"), "\(lines)")
      _ = frame(after: [.character("-"), .character("-"), .character("q")], size: size)
    }
  }

  @Test func thePageOfADishGoesOnToTheNext() {
    #expect(frame(after: [.enter, .character("n")]).text[0].hasPrefix(" 2  Margherita  V"))
    #expect(frame(after: [.right]).text[0].hasPrefix(" 4  Diavola"))
    #expect(frame(after: [.left, .character("p"), .left]).text[0].hasPrefix(" 1  Marinara"))
    #expect(frame(after: [.character("2")]).text[0].hasPrefix(" Acqua"))
    let list = frame(after: [.character("q")])
    #expect(list.text[list.cursor.line].contains("Acqua"))
  }

  @Test func whatIsSoldOutIsNotOfferedToTake() {
    let size = Size(columns: 120, lines: 60)
    #expect(frame(after: [.home, .enter], size: size).text.last?.contains("+ prendi") == true)
    let typed: [Key] = [.escape, .character("/"), .paste("tartufo"), .enter, .enter]
    let page = frame(after: typed, size: size)
    #expect(page.text[0].contains("Tartufo"))
    #expect(page.text.last?.contains("+ prendi") == false)
  }

  @Test func theHouseIsAPage() {
    var menu = Menu.sample()
    menu.phone = "+39 081 000000"
    browser.follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
    let page = frame(after: [.character("i")]).text
    #expect(page[0].hasPrefix(" Da Giuseppe"))
    for words in ["+39 081 000000", "Coperto 2,00", "* prodotto surgelato", "V vegetariana"] {
      #expect(page.contains { $0.contains(words) }, "\(words)")
    }
    #expect(frame(after: [.character("q")]).text[0].hasSuffix("italiano L "))
  }

  @Test func whatEscRemovedCanBeTakenBack() {
    let found = frame(after: [.character("/"), .character("f"), .character("i"), .enter])
    let all = frame(after: [.escape])
    #expect(all != found)
    #expect(frame(after: [.character("U")]) == found)
    #expect(frame(after: [.character("U")]) == found)
  }

  @Test func aPageThatIsLongerThanTheScreenScrolls() {
    let size = Size(columns: 30, lines: 8)
    let top = frame(after: [.down, .enter], size: size)
    let further = frame(after: [.down], size: size)
    #expect(top.text[1] != further.text[1])
    #expect(top.text[2].dropLast() == further.text[1].dropLast())
    #expect(further.text[1].hasSuffix("↑"))
    let end = frame(after: [.end], size: size)
    #expect(end.text.contains { $0.contains("Aggiunte") })
    #expect(frame(after: [.pageDown, .pageDown], size: size) == end)
    #expect(frame(after: [.home], size: size) == top)
  }

  @Test func helpShowsEveryBindingAndScrolls() {
    var seen = ""
    let size = Size(columns: 80, lines: 12)
    var frame = frame(after: [.character("?")], size: size)
    for _ in 0..<60 {
      seen += frame.text.joined(separator: "\n")
      frame = self.frame(after: [.down], size: size)
    }
    for binding in KeyMap.standard.bindings {
      switch binding.command {
      case .move(.list), .move(.by), .people: continue
      default: break
      }
      for key in binding.keys {
        #expect(seen.contains(" \(key.label(in: .italian)) "), "\(key.label)")
      }
    }
    #expect(seen.contains("  1–9 ") && seen.contains("  0–9 "))
    #expect(seen.contains("nella lingua seguente"))
  }

  @Test func helpBeginsAtItsTopAlsoFromAPageThatWasScrolled() {
    let size = Size(columns: 30, lines: 8)
    let top = frame(after: [.character("?")], size: size)
    let again = frame(after: [.escape, .down, .enter, .end, .character("?")], size: size)
    #expect(again == top)
  }

  @Test func fromHelpOneComesBackToTheLinesOneWasReading() {
    let size = Size(columns: 30, lines: 8)
    let before = frame(after: [.down, .enter, .down, .down], size: size)
    #expect(frame(after: [.character("?"), .down, .escape], size: size) == before)
  }

  @Test func helpAndBackAndHelpAgainBeginAtTheTop() {
    let size = Size(columns: 80, lines: 8)
    let first = frame(after: [.character("?")], size: size)
    _ = frame(after: [.end, .escape], size: size)
    #expect(frame(after: [.character("?")], size: size) == first)
  }

  @Test func theLanguageCyclesAndTheSelectionStays() {
    let english = frame(after: [.down, .character("L")])
    #expect(english.text[english.cursor.line].contains("tomato, mozzarella, basil"))
    #expect(english.text.first?.hasSuffix("English L ") == true)
    let italian = frame(after: [.character("L")])
    #expect(italian.text[italian.cursor.line].contains("fior di latte"))
  }

  @Test func theThemeCycles() {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    screen.play(Array(repeating: .key(.character("t")), count: 3), to: browser)
    #expect(screen.themes == [.mono, .contrast, .standard])
  }

  @Test func inEveryViewTheCursorIsOnTheScreenAndEveryLineIsFull() {
    let text = TerminalText(cellWidth: testCellWidth)
    for size in [Size(columns: 80, lines: 24), Size(columns: 10, lines: 3)] {
      for keys: [Key] in [[], [.enter], [.escape, .character("?")], [.escape]] {
        let frame = frame(after: keys, size: size)
        #expect(frame.lines.count == size.lines)
        #expect(frame.text.allSatisfy { text.width(of: $0) == size.columns })
        #expect((0..<size.lines).contains(frame.cursor.line))
      }
    }
  }

  private func frame(after keys: [Key], size: Size = Size(columns: 80, lines: 24)) -> Frame {
    var screen = RecordingScreen(size: size)
    screen.play(keys.map(ScreenEvent.key), to: browser)
    return screen.frames.last ?? Frame(lines: [], cursor: Position(line: 0, column: 0))
  }
}
