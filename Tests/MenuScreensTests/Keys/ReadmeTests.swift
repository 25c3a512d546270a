import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import Testing
import TestSupport

/// The keys, queries and screen in the README and the manual, compared with the program.
struct ReadmeTests {
  @Test("the keys in the README are the rows of help")
  func readme_keys_areTheRowsOfHelp() throws {
    let lines = try text("README.md").split(separator: "\n")
    let rows = lines.drop { $0 != "| key | what it does |" }.dropFirst(2).prefix { $0.first == "|" }
    let help = KeyMap.standard.help(Strings[.english].keys)
    #expect(rows.map(String.init) == help.map { "| `\($0.keys)` | \($0.text) |" })
  }

  @Test("the screen in the README is that of the list")
  func readme_screen_isThatOfTheList() throws {
    let block = try text("README.md").split(separator: "```\n", maxSplits: 2)[1]
    let golden = try text("Tests/Golden/Screens/80x24/list.txt")
    #expect(golden.hasPrefix(block))
  }

  @Test("each query in the README is answered or not understood, as the README says")
  func readme_queries_areAnsweredOrNotUnderstoodAsStated() throws {
    let menu = MenuDataSource(menu: try MenuReader.read(Repository.bytes("Menu.json")).menu)
    var isAnswered = true
    var count = 0
    for row in try text("README.md").split(separator: "\n").drop(while: { $0 != "## Searching" }) {
      if row.hasPrefix("| **typed**") { isAnswered = false }
      guard row.hasPrefix("| `") else { continue }
      let typed = row.split(separator: "|")[0].split(separator: "`").filter { $0.contains(/\w/) }
      for query in typed {
        let found = menu.matching(MenuQuery(search: String(query)))
        let notice = found.notice.map { "\($0)" } ?? "none"
        #expect((notice == "none") == isAnswered, "\(query): \(notice)")
        count += 1
      }
      if row.contains("the Capricciosa") { break }
    }
    #expect(count > 15)
  }

  @Test("the keys in the manual are those that are bound")
  func manual_keys_areAllThatAreBound() throws {
    let page = try text("Sources/giuseppe-menu/giuseppe-menu.1").replacing("\\", with: "")
    let section = page.split(separator: ".SH ").first { $0.hasPrefix("KEYS") } ?? ""
    let lines = section.split(separator: "\n")
    let tags = zip(lines, lines.dropFirst()).filter { $0.0 == ".TP" }.map { $0.1.dropFirst(3) }
    let words = tags.flatMap { $0.split(separator: " ") }
    let written = words.map { word in word.filter { !"\",".contains($0) } }
    let bound = KeyMap.standard.bindings.flatMap(\.keys).map(name(of:))
    #expect(Set(written.filter { !$0.isEmpty }) == Set(bound))
  }

  @Test("the manual says what q does at a kiosk")
  func manual_qAtTheKiosk_closesPages() throws {
    let page = try text("Sources/giuseppe-menu/giuseppe-menu.1")
    let plain = page.split { $0.isWhitespace }.joined(separator: " ")
    let isBack = KeyMap.kiosk.command(for: .character("q"), in: .dish) == .back
    #expect(isBack && KeyMap.kiosk.command(for: .character("q"), in: .list) == nil)
    #expect(
      plain.contains("In a kiosk .B q only closes a page, and .B r and .B Ctrl\\-Z do nothing."))
  }

  @Test("the manual has every allergen, diet and serving of the format")
  func manual_wordsOfTheFormat_areAllThere() throws {
    let page = try text("Sources/giuseppe-menu/giuseppe-menu.1").replacing("\\", with: "")
    let words = Set(page.split(whereSeparator: \.isWhitespace).map(String.init))
    let format =
      Allergen.allCases.map(\.rawValue) + Diet.allCases.map(\.rawValue)
      + Dish.Serving.allCases.map(\.rawValue)
    #expect(Set(format).subtracting(words) == [])
  }

  @Test(
    "a paragraph of a manual is not repeated",
    arguments: ["giuseppe-menu/giuseppe-menu.1", "giuseppe-feed/giuseppe-feed.1"])
  func manual_paragraphs_areNotRepeated(page: String) throws {
    let paragraphs = try text("Sources/\(page)").split(separator: /\n\.(TP|PP|IP|SH|SS).*\n/)
      .filter { $0.count > 80 }
    #expect(paragraphs.count > 10)
    for (index, paragraph) in paragraphs.enumerated() {
      #expect(!paragraphs[..<index].contains(paragraph), "\(paragraph)")
    }
  }

  private func text(_ path: String) throws -> String {
    String(decoding: try Repository.bytes(path), as: UTF8.self)
  }

  private func name(of key: Key) -> String {
    switch key {
    case .character(" "): "Space"
    case .character(let character): "\(character)"
    case .control(let letter): "Ctrl-\(letter.uppercased())"
    case .function(let number): "F\(number)"
    case .pageUp: "PgUp"
    case .pageDown: "PgDn"
    case .backTab: "Shift-Tab"
    case .escape: "Esc"
    default: "\(key)".prefix(1).uppercased() + "\(key)".dropFirst()
    }
  }
}
