import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

struct PlainMenuTests {
  /// The name of each record, the query, the language, the columns, and true for ASCII.
  @Test(
    "the printed shipped menu is as recorded",
    arguments: [
      ("menu.it.72", "", "it", 72, false), ("menu.en.40", "", "en", 40, false),
      ("without-milk.it.72", "senza latte fino a 9", "it", 72, false),
      ("not-understood.en.72.ascii", "not vegan", "en", 72, true),
    ])
  func print_ofTheShippedMenu_isAsRecorded(
    name: String, search: String, language: String, columns: Int, isASCII: Bool
  ) throws {
    let session = try Kitchen.session(search, language: language)
    let text = Self.text(session, columns: columns, isASCII ? Kitchen.ascii : Kitchen.typesetter)
    expectGolden(text, "Golden/Print/\(name).txt")
  }

  @Test(
    "the printed menu of a fixture is as recorded",
    arguments: ["full", "hostile", "right-to-left", "wide", "no-prices"])
  func print_ofAFixture_isAsRecorded(name: String) throws {
    let session = try Kitchen.session(of: Repository.menu("\(name).json"))
    expectGolden(Self.text(session, columns: 60), "Golden/Print/\(name).txt")
  }

  @Test(
    "a printed menu fits its columns and holds every name", arguments: Fixture.readable)
  func print_ofAnyFixture_fitsItsColumnsAndHoldsEveryName(fixture: Fixture) {
    let session = MenuSession(MenuDataSource(menu: fixture.menu, language: "it"))
    for columns in [10, 33, 72] {
      let text = Self.text(session, columns: columns)
      for line in text.split(separator: "\n") {
        #expect(Kitchen.typesetter.width(of: line) <= columns, "\(line)")
      }
      let letters = text.filter { !$0.isWhitespace }
      for item in Kitchen.items(session) {
        let name = Kitchen.typesetter.safe(item.title).string.filter { !$0.isWhitespace }
        #expect(letters.contains(name), "\(name)")
      }
    }
  }

  @Test("a menu ordered by price has one heading and begins with the cheapest dish")
  func print_inTheOrderOfPrices_isOneList() throws {
    var session = try Kitchen.session()
    var query = session.query
    query.order = .price
    session.ask(query)
    let lines = Self.text(session, columns: 72).split(separator: "\n")
    let heading = try #require(lines.firstIndex(of: "IN ORDINE DI PREZZO"))
    let cheapest = try #require(Kitchen.items(session).first)
    #expect(lines[heading + 1].contains(cheapest.title))
    #expect(!lines.contains { $0.hasPrefix("PIZZE") || $0.hasPrefix("BEVANDE") })
  }

  @Test("a dish number of four characters is not cut")
  func number_ofThreeDigits_isPrintedWhole() throws {
    let menu = Kitchen.menu([#"{"name": "Acht Schätze", "number": "128a", "price": "9.00"}"#])
    let text = Self.text(try Kitchen.session(of: menu), columns: 40)
    #expect(text.contains("\n128a  Acht Schätze"))
  }

  @Test("a huge menu is printed in pieces")
  func print_ofAHugeMenu_isWrittenInPieces() throws {
    let dishes = (0..<2_000).map { "{\"name\": \"Pizza \($0)\", \"price\": \"7.00\"}" }
    let session = try Kitchen.session(of: Kitchen.menu(dishes))
    var sizes: [Int] = []
    PlainMenu(session, typesetter: Kitchen.typesetter, columns: 72).write {
      sizes.append($0.string.utf8.count)
    }
    #expect(sizes.count > 3)
    #expect(sizes.allSatisfy { $0 < 40_000 })
  }

  private static func text(
    _ session: MenuSession, columns: Int, _ typesetter: Typesetter = Kitchen.typesetter
  ) -> String {
    var text = ""
    PlainMenu(session, typesetter: typesetter, columns: columns).write { text += $0.string }
    return text
  }

  @Test("allergens are sentences, and whom to ask is printed once below all dishes")
  func allergens() throws {
    var text = ""
    PlainMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: 100)
      .write { text += $0.string }
    #expect(
      text.contains("\n    Contiene glutine (frumento), latte. Può contenere frutta a guscio.\n"))
    #expect(text.contains("Aggiunte: bufala +2,50 € (contiene latte)\n"))
    #expect(text.matches(of: /chiedere/).count == 1)
    #expect(text.contains("\nPer gli allergeni non dichiarati chiedere al personale.\n"))
  }

  @Test("a menu that states nothing says so once")
  func nothingStated() throws {
    let session = try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#, #"{"name": "B"}"#]))
    var text = ""
    PlainMenu(session, typesetter: Kitchen.typesetter, columns: 100).write { text += $0.string }
    #expect(text.matches(of: /Allergen/).count == 1)
    #expect(text.hasSuffix("Allergeni non dichiarati: chiedere al personale.\n"))
  }
}
