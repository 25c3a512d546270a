import MenuCore
import MenuPresentation
import MenuScreens
import MenuTesting
import TerminalText
import Testing
import TestSupport

struct BoardTests {
  private let launcher = FakePeriodicTaskLauncher()

  @Test(
    "the pages of the board are as recorded at each size",
    arguments: [(80, 24), (120, 32), (30, 12), (10, 3)])
  func board_atASize_isAsRecorded(columns: Int, lines: Int) throws {
    // The smallest screen has many more; only the first sixty are recorded.
    let pages = pages(of: try board(), Size(columns: columns, lines: lines), atMost: 60)
    let text = pages.map { $0.joined(separator: "|\n") + "|\n" }
      .joined(separator: String(repeating: "-", count: columns) + "\n")
    expectGolden(text, "Golden/Board/\(columns)x\(lines).txt")
  }

  @Test(
    "a frame of the board has exactly the size of the screen",
    arguments: [(1, 1), (2, 2), (4, 3), (20, 5), (46, 19), (160, 45), (512, 200)])
  func frame_atAnySize_isExactlyThatSize(columns: Int, lines: Int) throws {
    let board = try board()
    for _ in 0..<5 {
      let frame = board.frame(for: Size(columns: columns, lines: lines))
      #expect(frame.lines.count == lines)
      for line in frame.text { #expect(Kitchen.typesetter.width(of: line) == columns) }
      #expect(frame.cursorShape == .hidden)
      launcher.tick()
    }
  }

  @Test("the pages of the board show every dish exactly once")
  func pages_together_showEveryDishOnce() throws {
    let text = pages(of: try board(), Size(columns: 80, lines: 24)).joined()
    for item in Kitchen.items(try Kitchen.session()) {
      let name = "\(item.number ?? "")  \(item.title) ".trimmed
      let count = text.count { $0.trimmed.hasPrefix(name) }
      #expect(count == 1, "\(item.title)")
    }
  }

  @Test(
    "on a small screen the name, prices and allergens of every dish are complete",
    arguments: [(46, 5), (30, 3)])
  func pages_onASmallScreen_holdEverything(columns: Int, lines: Int) throws {
    let pages = pages(of: try board(), Size(columns: columns, lines: lines))
    // The first line of each page is the heading.
    let rows = pages.flatMap { $0.dropFirst() }
    // A price beside the first line of a name splits it, so the rows follow once more without prices.
    let unpriced = rows.flatMap { $0.split(separator: "  ") }.filter { !$0.contains("€") }
    let all = rows + ["|"] + unpriced.map(String.init)
    let letters = all.joined().filter { !$0.isWhitespace }
    let session = try Kitchen.session()
    for item in Kitchen.items(session) {
      let remark = session.strings.sentence(item.allergens, isBrief: true)
      let prices = item.sizes.isEmpty ? [item.price ?? ""] : item.sizes.map { $0.price ?? "" }
      for part in [item.title, remark] + (item.isSoldOut ? [] : prices) {
        let part = Kitchen.typesetter.safe(part).string.filter { !$0.isWhitespace }
        #expect(part.isEmpty || letters.contains(part), "\(item.title): \(part)")
      }
    }
  }

  @Test("a continued group repeats its heading, and a blank line precedes the next group")
  func headings_ofAPage_areRepeatedAndSetApart() throws {
    let pages = pages(of: try board(), Size(columns: 80, lines: 24))
    #expect(pages[1][0].hasPrefix("  Da Giuseppe   Pizze"))
    #expect(pages[1][2].hasPrefix("  Le classiche   segue "))
    let next = try #require(pages[1].firstIndex { $0.hasPrefix("  Le bianche   Senza pomodoro") })
    #expect(pages[1][next - 1].allSatisfy { $0 == " " })
  }

  @Test("sizes have their names, and prices end in the same column as the page number")
  func prices_ofTheBoard_endInOneColumn() throws {
    let pages = pages(of: try board(), Size(columns: 80, lines: 24))
    let lines = pages.joined().filter { $0.contains("€") && !$0.contains("Coperto") }
    #expect(lines.contains { $0.hasSuffix("normale 7,00 €   maxi 11,50 € ") })
    for line in lines { #expect(line.hasSuffix(" ") && !line.hasSuffix("  "), "\(line)") }
    #expect(pages[0][0].hasSuffix("pagina 1 di \(pages.count) "))
  }

  @Test("the price, or the first size, is on the first line of a name, as in the list")
  func price_ofALongName_isOnItsFirstLine() throws {
    let long = #"{"name": "Tagliere di salumi e formaggi con mostarda di pere", "price": "10"}"#
    let sizes = ["mezza porzione", "porzione intera", "da dividere in quattro"]
    let prices = sizes.map { #"{"name": "\#($0)", "price": "7"}"# }.joined(separator: ",")
    let menu = Kitchen.menu([long, #"{"name": "Ragù", "sizes": [\#(prices)]}"#])
    let board = board(of: try Kitchen.session(of: menu))
    let page = board.frame(for: Size(columns: 46, lines: 24)).text.map(\.trimmed)
    #expect(page.contains { $0.hasPrefix("Tagliere") && $0.hasSuffix("  10 ") }, "\(page)")
    let first = try #require(page.firstIndex { $0.hasPrefix("Ragù  ") })
    #expect(zip(page[first...], sizes).allSatisfy { $0.hasSuffix("\($1) 7 ") }, "\(page)")
  }

  @Test("whom to ask is shown once at the end of a page, or with each dish on a low screen")
  func advice_onAPage_isSaidOnce() throws {
    let strings = Strings.italian
    for page in pages(of: try board(), Size(columns: 80, lines: 24)) {
      let text = page.joined(separator: " ")
      #expect(text.contains(strings.allergenFoot) && !text.contains(strings.askOthers.sentence))
      #expect(!page.contains { $0.trimmed.hasPrefix("·") } && !text.contains(" · "))
    }
    let small = pages(of: try board(), Size(columns: 80, lines: 5)).joined().joined()
    #expect(small.contains(strings.askOthers.sentence) && !small.contains(strings.allergenFoot))
  }

  @Test("a page with a star has the note that explains it", arguments: [(30, 12), (80, 24)])
  func page_withAStar_hasItsNote(columns: Int, lines: Int) throws {
    let pages = pages(of: try board(), Size(columns: columns, lines: lines))
    let starred = pages.filter { $0.contains { $0.contains("gamberi*") } }
    #expect(!starred.isEmpty)
    for page in starred {
      #expect(page.contains { $0.contains("* prodotto surgelato") }, "\(page)")
    }
  }

  @Test("a dish longer than a page repeats its name, and has its allergens on one page")
  func dish_thatIsLongerThanAPage_hasItsNameAgain() throws {
    let ingredients = (1...14).map { "\"ingrediente\($0)\"" }.joined(separator: ",")
    let dish = """
      {"number": "7", "name": "Lunghissima", "ingredients": [\(ingredients)],
       "allergens": {"contains": ["gluten", "milk", "nuts"], "mayContain": ["sesame"]}}
      """
    let session = try Kitchen.session(of: Kitchen.menu([dish]))
    let pages = pages(of: board(of: session), Size(columns: 30, lines: 12))
    #expect(pages.count > 1)
    for page in pages.dropFirst() {
      #expect(page[1].contains("7  Lunghissima   segue"), "\(page)")
    }
    let statement = Set(["glutine", "guscio", "sesamo"])
    let holding = pages.filter { page in
      page.contains { line in statement.contains { line.contains($0) } }
    }
    #expect(holding.count == 1)
  }

  @Test(
    "the foot has a blank line above it and is the same on every page",
    arguments: [(80, 24), (120, 32), (46, 19), (30, 12)])
  func foot_ofAPage_isSetApart(columns: Int, lines: Int) throws {
    var feet: Set<[String]> = []
    for page in pages(of: try board(), Size(columns: columns, lines: lines)) {
      let foot = try #require(page.firstIndex { $0.hasPrefix("  ! Per gli allergeni non ") })
      #expect(page[foot - 1].allSatisfy { $0 == " " }, "\(page)")
      feet.insert(Array(page[foot...]))
    }
    #expect(feet.count == 1 && feet.joined().contains { $0.contains("* prodotto surgelato") })
  }

  @Test("a dish that fits on a page is not split", arguments: [8, 12, 19, 24])
  func dish_thatFits_isWhole(lines: Int) throws {
    let dishes = (1...40).map { number in
      let words = (0...number % 8).map { "\"ingrediente\($0)\"" }.joined(separator: ",")
      return """
        {"name": "Nome\(number)", "group": "g", "ingredients": [\(words)], "allergens": ["milk"]}
        """
    }
    let groups = #"{"language": "it", "groups": [{"id": "g", "title": "Gruppo"}], "pizzas": ["#
    let menu = Array("\(groups)\(dishes.joined(separator: ","))]}".utf8)
    let size = Size(columns: 40, lines: lines)
    let pages = pages(of: board(of: try Kitchen.session(of: menu)), size)
    let rows = pages[0].firstIndex { $0.contains("allergeni") } ?? lines
    for page in pages {
      let names = page.count { $0.contains("Nome") && !$0.contains("segue") }
      let statements = page.count { $0.contains("latte") }
      // Only a dish that is longer than a page, with the heading of the first dish, is split.
      if rows > 8 { #expect(names == statements, "\(page)") }
    }
  }

  @Test("a board without dishes says so")
  func board_withoutDishes_saysSo() throws {
    let session = try Kitchen.session(of: Array("{}".utf8))
    let text = board(of: session).frame(for: Size(columns: 80, lines: 24)).text.joined()
    #expect(text.contains(session.strings.noItems))
  }

  @Test("a board for a query without a match says so")
  func board_ofAQueryWithoutDishes_saysThatNonePasses() throws {
    let session = try Kitchen.session("\"xyzzy\"")
    let text = board(of: session).frame(for: Size(columns: 80, lines: 24)).text.joined()
    #expect(text.contains(session.strings.nothingPasses))
  }

  @Test(
    "a board with an outdated menu says since when and promises nothing",
    arguments: InterfaceLanguage.allCases)
  func board_ofAnOutdatedMenu_saysSinceWhenAndPromisesNothing(language: InterfaceLanguage) throws {
    let board = board(of: try Kitchen.session(words: language))
    let size = Size(columns: 80, lines: 24)
    let before = board.frame(for: size)
    board.follow(.broken)
    #expect(board.frame(for: size) == before, "a problem of the file is no matter of guests")
    board.withdrawPromises()
    let strings = Strings[language]
    let words = strings.outdated.filled("19:41").split(separator: " ")
    for page in pages(of: board, size) {
      #expect(page.joined(separator: " ").split(separator: " ").holds(words))
    }
    let text = pages(of: board, Size(columns: 200, lines: 200)).joined().joined(separator: " ")
    let clauses = [strings.noOther, strings.noAllergen]
    for promise in Diet.allCases.map(language.name) + clauses + clauses.map(\.capitalized) {
      #expect(!text.contains(promise), "\(promise)")
    }
    #expect(text.contains("€"))
    board.follow(.recovered(try MenuReader.read(Repository.bytes("Menu.json"))))
    #expect(pages(of: board, size).contains(before.text))
  }

  @Test(
    "every page of an outdated board shows the time at any size",
    arguments: [(80, 24), (46, 19), (30, 12), (24, 6), (80, 3), (10, 3), (10, 2)])
  func board_ofAnOutdatedMenu_hasTheTimeOnEveryPageOfAnySize(columns: Int, lines: Int) throws {
    let board = board(of: try Kitchen.session())
    board.follow(.broken)
    board.withdrawPromises()
    for page in pages(of: board, Size(columns: columns, lines: lines), atMost: 9) {
      #expect(page.count == lines)
      #expect(page.contains { $0.contains("19:41") }, "\(page)")
    }
  }

  @Test("an outdated board with a filter offers no dish")
  func board_ofAFilterAndAnOutdatedMenu_offersNothing() throws {
    let board = board(of: try Kitchen.session("senza glutine"))
    board.follow(.broken)
    board.withdrawPromises()
    let text = board.frame(for: Size(columns: 80, lines: 24)).text.joined()
    #expect(text.contains(Strings.italian.nothingPasses) && !text.contains("Le classiche"))
  }

  @Test("a board that hides sold-out dishes does not show any")
  func soldOut_hidden_isOnNoPage() throws {
    let board = try board(hidesSoldOut: true)
    let size = Size(columns: 120, lines: 200)
    #expect(!board.frame(for: size).text.joined().contains("esaurito"))
    #expect(try self.board().frame(for: size).text.joined().contains("esaurito"))
  }

  @Test("the smallest board shows the name and the price of a dish on one page")
  func page_ofTheSmallestBoard_hasNameAndPrice() throws {
    let pages = pages(of: try board(), Size(columns: 10, lines: 3))
    for item in Kitchen.items(try Kitchen.session()) {
      let price = item.isSoldOut ? "esaurito" : item.lowestPrice ?? ""
      let lines = [item.title, price].map { text in
        Kitchen.typesetter.cut(Kitchen.typesetter.safe(text), to: 10).string
      }
      let isShown = pages.contains { page in
        lines.allSatisfy { line in page.contains { $0.hasPrefix(line) } }
      }
      #expect(isShown, "\(lines)")
    }
  }

  /// The pages of a board until the first one is shown again.
  private func pages(of board: Board, _ size: Size, atMost most: Int = 400) -> [[String]] {
    var pages: [[String]] = []
    while pages.count < most {
      let page = board.frame(for: size).text
      if page == pages.first { break }
      pages.append(page)
      launcher.tick()
    }
    return pages
  }

  private func board(hidesSoldOut: Bool = false) throws -> Board {
    board(of: try Kitchen.session(), hidesSoldOut: hidesSoldOut)
  }

  private func board(of session: MenuSession, hidesSoldOut: Bool = false) -> Board {
    Board(
      session, typesetter: Kitchen.typesetter, hidesSoldOut: hidesSoldOut,
      interval: .seconds(12), launcher: launcher, onTurn: {})
  }
}

extension String {
  /// The text without the blanks before it.
  fileprivate var trimmed: Substring { drop { $0 == " " } }
}

extension Collection where Element == Substring {
  /// True if it contains the words of another text in sequence.
  fileprivate func holds(_ words: [Substring]) -> Bool { Array(self).firstRange(of: words) != nil }
}
