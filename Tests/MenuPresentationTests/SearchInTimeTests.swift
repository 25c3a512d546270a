import OldMenuCore
import MenuTestSupport
import OldMenuTesting
import Testing

@testable import OldMenuPresentation

/// On a large menu a key is answered before it is searched for.
@Suite(.timeLimit(.minutes(5))) struct SearchInTimeTests {
  let launcher = FakePeriodicTaskLauncher()
  let browser = Browser(.sample(), text: TerminalText(cellWidth: testCellWidth))

  @Test func theFirstKeyAndTheLastAreSearchedFor() {
    var searches = 0
    browser.limitSearching(above: 8, launcher: launcher) { searches += 1 }
    type("/d")
    let first = titles
    #expect(first.count == 6)
    type("iav")
    #expect(browser.state.searchLine?.typed == "diav")
    #expect(browser.state.searchLine?.result == "…")
    #expect(titles == first)
    launcher.tick()
    #expect(titles == ["Diavola"])
    #expect(browser.state.searchLine?.result.contains("1") == true)
    #expect(searches == 2)
    launcher.tick()
    #expect(!launcher.isRunning)
  }

  @Test func nothingIsSaidOfATextThatIsStillToBeSearchedFor() {
    browser.limitSearching(above: 8, launcher: launcher) {}
    paste("diavolo")
    #expect(browser.state.emptyListWords.count == 2)
    type(.backspace)
    #expect(browser.state.emptyListWords == [])
    launcher.tick()
    #expect(titles == ["Diavola"])
  }

  @Test func whoLeavesTheFieldFindsWhatWasTyped() {
    browser.limitSearching(above: 8, launcher: launcher) {}
    type("/diavolo")
    type(.enter)
    #expect(browser.state.session.query.search == "diavola")
    #expect(titles == ["Diavola"])
    launcher.tick()
    #expect(titles == ["Diavola"])
  }

  @Test func aClickBesideTheFieldForgetsNothingThatWasTyped() {
    browser.limitSearching(above: 8, launcher: launcher) {}
    type("/diav")
    type(.escape)
    #expect(browser.state.session.query.isEmpty)
    type("/diav")
    type(.control("l"))
    launcher.tick()
    #expect(titles == ["Diavola"])
  }

  @Test func escForgetsNothingThatWasNotSearchedForYet() {
    browser.limitSearching(above: 8, launcher: launcher) {}
    type("/di")
    type("av")
    type(.escape)
    type("U")
    #expect(browser.state.session.query.search == "diav")
  }

  @Test func aSmallMenuIsSearchedAtEachKey() {
    browser.limitSearching(above: 9, launcher: launcher) {}
    type("/diav")
    #expect(titles == ["Diavola"])
    #expect(!launcher.isRunning)
  }

  private func type(_ text: String) {
    for character in text { type(.character(character)) }
  }

  private func paste(_ text: String) {
    type("/")
    type(.paste(text))
  }

  private func type(_ key: Key) {
    var screen = RecordingScreen(size: Size(columns: 80, lines: 24))
    _ = browser.handle(.key(key), on: &screen)
  }

  private var titles: [String] {
    let presenter = MenuPresenter(browser.state.session)
    return (0..<presenter.numberOfSections).flatMap { section in
      (0..<presenter.numberOfRows(inSection: section)).compactMap {
        presenter.name(forRow: $0, inSection: section)
      }
    }
  }
}
