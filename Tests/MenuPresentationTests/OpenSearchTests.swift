import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// A search for meat or alcohol finds what is called so, and a guest must not take the rest for without.
@Suite(.timeLimit(.minutes(5))) struct OpenSearchTests {
  private static let menu = #"""
    {"name": "X", "pizzas": [
      {"name": "Olive", "ingredients": ["carne di maiale"], "price": 5},
      {"name": "Baba", "description": "vino e rum: alcol", "price": 5},
      {"name": "Crudo", "ingredients": ["prosciutto crudo", "salame"], "price": 9},
      {"name": "Salame", "ingredients": ["salame"], "price": 9}]}
    """#
  private static let remark = "Può essere anche nelle altre voci: chiedere al personale."

  private func session() throws -> MenuSession {
    let menu = try MenuReader.read(Array(Self.menu.utf8)).menu
    return MenuSession(dataSource: MenuDataSource(menu: menu, language: "it", words: .italian))
  }

  @Test(arguments: [
    "maiale", "carne", "alcol", "c'è prosciutto?", "quali pizze contengono maiale?",
  ])
  func whatMayBeInOthersIsToldBesideWhatWasFound(text: String) throws {
    #expect(linear(try session()).told(to: text).hasSuffix(Self.remark + "\n"))
    var session = try session()
    session.search(for: text)
    #expect(session.dataSource.counts.shown > 0)
    #expect(page(session).contains(Self.remark))
  }

  @Test(arguments: ["salame", "baba", "prosciutto", "pizze", "c'è vino?", "c'è glutine nel vino?"])
  func whatIsLookedForByItsOwnNameIsFound(text: String) throws {
    #expect(!linear(try session()).told(to: text).contains("altre voci"))
    var session = try session()
    session.search(for: text)
    #expect(!page(session).contains("altre voci"))
  }

  @Test func theBrowserTellsIt() throws {
    let guest = Guest(dataSource: try session().dataSource)
    guest.perform(.search, .insert("maiale"))
    #expect(guest.countsLine == Self.remark)
    guest.perform(.accept)
    #expect(guest.countsLine == Self.remark)
  }

  private func linear(_ session: MenuSession) -> LinearMenu {
    LinearMenu(session, text: TerminalText(cellWidth: testCellWidth))
  }

  private func page(_ session: MenuSession) -> String {
    var page = ""
    PlainMenu(session, text: TerminalText(cellWidth: testCellWidth), columns: 72).write {
      page += $0.string
    }
    return page
  }
}
