import MenuCore
import MenuExport
import MenuPresentation
import MenuScreens
import MenuTesting
import TerminalText

/// Every output of a menu for guests or programs, as one text with single blanks.
enum Output: String, CaseIterable {
  case print, page, sheet, table, lines, linked, file, board, linear, dishPages

  /// The outputs that show add-ons: not a table, with a row per size, nor a board, with a row per dish.
  static let withAddOns: [Output] = allCases.filter { ![.table, .board].contains($0) }
  /// The outputs that are made by an export.
  static let exports: [Output] = [.page, .sheet, .table, .lines, .linked, .file]

  private static let typesetter = Typesetter(cellWidth: { _ in 1 })

  /// The text of the rows that match a query; an empty query matches all.
  func text(of menu: MenuDataSource, _ query: MenuQuery = MenuQuery()) -> String {
    let session = MenuSession(menu, query: query)
    let text =
      switch self {
      case .print: plainText(of: session)
      case .page: Bakery.text(session.shown, as: .html)
      case .sheet: Bakery.text(session.shown, as: .html, isSheet: true)
      case .table: Bakery.text(session.shown, as: .csv)
      case .lines: Bakery.text(session.shown, as: .jsonl)
      case .linked: Bakery.text(session.shown, as: .jsonld)
      case .file: Bakery.text(session.shown, as: .json)
      case .board: boardText(of: session)
      case .linear: linearText(of: session)
      case .dishPages: dishPages(of: session)
      }
    // By bytes, since going by characters takes ten times as long.
    let words = text.utf8.split { " \n\r".utf8.contains($0) }
    return words.map { String(Substring($0)) }.joined(separator: " ")
  }

  private func plainText(of session: MenuSession) -> String {
    var text = ""
    PlainMenu(session, typesetter: Self.typesetter, columns: 200).write { text += $0.string }
    return text
  }

  private func boardText(of session: MenuSession) -> String {
    let board = Board(
      session, typesetter: Self.typesetter, hidesSoldOut: false, interval: .zero,
      launcher: FakePeriodicTaskLauncher(), onTurn: {})
    let size = Size(columns: 100, lines: 128)
    var pages: [String] = []
    while true {
      let page = board.frame(for: size).text.joined(separator: "\n")
      guard page != pages.first else { break }
      pages.append(page)
      _ = board.handle(.key(.right))
    }
    return pages.joined(separator: "\n")
  }

  /// All rows, each opened by its number.
  private func linearText(of session: MenuSession) -> String {
    var session = session
    if session.query.isEmpty {
      var all = MenuQuery()
      all.order = .name
      session.ask(all)
    }
    var menu = LinearMenu(session, typesetter: Self.typesetter, columns: nil)
    var text = menu.greet().string
    let count = session.shown.counts.shown
    for number in 0..<count {
      if number > 0, number.isMultiple(of: 15) {
        text += menu.answer(to: session.strings.linear.more).string
      }
      text += menu.answer(to: "\(number + 1)").string
    }
    return text
  }

  /// The page of each dish in the browser.
  private func dishPages(of session: MenuSession) -> String {
    guard session.shown.counts.shown > 0 else { return "" }
    let browser = Browser(session, typesetter: Self.typesetter)
    let size = Size(columns: 100, lines: 200)
    var text = ""
    var last: Int?
    _ = browser.frame(for: size)
    while browser.state.selected != last {
      last = browser.state.selected
      _ = browser.handle(.enter)
      text += browser.frame(for: size).text.joined(separator: "\n")
      _ = browser.handle(.escape)
      _ = browser.handle(.down)
      _ = browser.frame(for: size)
    }
    return text
  }
}
