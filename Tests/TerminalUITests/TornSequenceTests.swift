import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

@testable import TerminalUI

/// The browser on a line that splits sequences: it ends in the same state as if they had arrived at once.
struct TornSequenceTests {
  private static let sizes = Typesetter { $0.isASCII ? 1 : 2 }

  @Test("a split key does the same as the complete one", arguments: TerminalBytes.keys)
  func key_inTwoPieces_doesWhatTheWholeOneDoes(text: String, keys: [Key]) throws {
    try check(text)
  }

  @Test("a split answer changes nothing", arguments: TerminalBytes.answers)
  func answer_inTwoPieces_changesNothing(answer: String) throws {
    try check(answer)
    #expect(try ending(of: [answer]) == ending(of: []))
  }

  @Test("a lone Esc removes the filter, and an Esc that begins an arrow key does not")
  func escape_thatWasPressed_stays() throws {
    let esc = TerminalBytes.esc
    #expect(try ending(of: [esc]).query.isEmpty)
    #expect(try !ending(of: [esc, "[B"]).query.isEmpty)
    #expect(try ending(of: [esc, "\(esc)[B"]).query.isEmpty)
  }

  /// What a guest can see of the browser.
  private struct Ending: Equatable {
    let page: BrowserState.Page
    let query: MenuQuery
    let selected: Int
    let choice: Choice
  }

  private func check(_ text: String) throws {
    let whole = try ending(of: [text])
    let bytes = Array(text.utf8)
    for place in 1..<max(2, bytes.count) {
      let pieces = [bytes[..<place], bytes[place...]].map { String(decoding: $0, as: UTF8.self) }
      guard pieces.joined() == text else { continue }
      for gap in [40, 1_000] {
        let torn = try ending(of: pieces, gap: .milliseconds(gap))
        #expect(torn == whole, "\(text.debugDescription) at \(place), \(gap) ms")
      }
    }
  }

  /// The browser of a guest who excludes milk, after the given pieces of bytes.
  private func ending(
    of pieces: [String], gap: Duration = .milliseconds(40)
  ) throws -> Ending {
    let browser = Browser(try Self.session.get(), typesetter: Self.sizes)
    var decoder = KeyDecoder()
    for piece in pieces {
      decoder.feed(Array(piece.utf8), after: gap)
      handle(&decoder, browser)
      guard let patience = decoder.patience, patience <= gap else { continue }
      decoder.endBegunSequence()
      handle(&decoder, browser)
    }
    let state = browser.state
    return Ending(
      page: state.page, query: state.session.query, selected: state.selected,
      choice: state.choice)
  }

  private func handle(_ decoder: inout KeyDecoder, _ browser: Browser) {
    while let event = decoder.next() {
      switch event {
      case .key(let key): _ = browser.handle(key)
      case .escapeWithdrawn: browser.withdrawEscape()
      }
    }
  }

  /// Just enough dishes for the arrow keys, so that thousands of browsers are quick.
  private static let menu = """
    {"pizzas": [{"name": "Rossa", "allergens": "none"}, {"name": "Verde", "allergens": "none"},
      {"name": "Bianca", "allergens": ["milk"]}], "desserts": [{"name": "Sorbetto", "allergens": "none"}]}
    """

  private static let session = Result {
    let menu = MenuDataSource(menu: try MenuReader.read(Self.menu).menu)
    let query = MenuQuery(filter: QueryFilter(without: [.milk]))
    return MenuSession(menu, query: query)
  }
}
