import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Cases of pages of paper.
@Suite(.timeLimit(.minutes(5)))
struct PaperPagesTests {
  private func pages(_ pieces: [String], linesPerPage: Int = 10) -> [[Substring]] {
    let text = TerminalText { _ in 1 }
    var pages = PaperPages(linesPerPage: linesPerPage)
    // A line of its own each, for `safe` knows no line feeds.
    let placed = pieces.map { piece in
      pages.add(
        piece.split(separator: "\n", omittingEmptySubsequences: false).map { text.safe(String($0)) }
          .joined(separator: "\n"))
    }
    let whole = (placed + [pages.end()]).map(\.string).joined()
    return whole.split(separator: "\u{C}", omittingEmptySubsequences: false).map {
      $0.split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
  }

  private func entry(_ name: String) -> String { "\(name) ... 1\n  with\n\n" }

  @Test("What stands together stays together")
  func together() {
    let pages = pages((1...4).map { entry("a\($0)") })
    #expect(pages.map(\.count) == [9, 3])
    #expect(pages[1].first == "a4 ... 1")
  }

  @Test("No heading is the last on its page")
  func heading() {
    let pages = pages([entry("a"), entry("b"), "HEADING\n\n", "c ... 1\n  with\n  more\n\n"])
    #expect(pages.map { $0.first } == ["a ... 1", "HEADING"])
  }

  @Test("What is longer than a page goes on on the next")
  func long() {
    let pages = pages([(1...25).map { "line \($0)\n" }.joined() + "\n"])
    #expect(pages.map(\.count) == [10, 10, 6])
  }

  @Test("Every line of the menu is there, and no page is too long")
  func whole() {
    let page = PlainMenu(.sample(), text: TerminalText { _ in 1 }, columns: 40)
    var (plain, paged) = ("", "")
    var pages = PaperPages(linesPerPage: 20)
    page.write { piece in
      plain += piece.string
      paged += pages.add(piece).string
    }
    paged += pages.end().string
    let lines = paged.split { $0 == "\n" || $0 == "\u{C}" }
    #expect(lines == plain.split(separator: "\n"))
    let lengths = paged.split(separator: "\u{C}").map { $0.count { $0 == "\n" } }
    #expect(lengths.count > 2)
    #expect(lengths.allSatisfy { $0 <= 20 })
  }
}
