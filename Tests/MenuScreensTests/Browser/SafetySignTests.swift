import MenuCore
import MenuPresentation
import MenuScreens
import MenuTesting
import TerminalText
import TestSupport
import Testing

/// Safety messages have a sign, and are not cut on a phone.
struct SafetySignTests {
  private func guest(_ search: String = "", words: InterfaceLanguage) throws -> Guest {
    Guest(try Kitchen.session(search, words: words), columns: 46, lines: 19)
  }

  /// The words of the screen, with one blank between them.
  private func words(of guest: Guest) -> String {
    let text = guest.screen.joined(separator: " ").replacing("▌", with: " ")
    return text.split(separator: " ").joined(separator: " ")
  }

  @Test(
    "the warning about losing the choice has the safety sign", arguments: InterfaceLanguage.allCases
  )
  func loss(_ language: InterfaceLanguage) throws {
    let guest = try guest(words: language)
    guest.press("+q")
    #expect(words(of: guest).contains("! " + guest.state.strings.leavingWarning), "\(guest.screen)")
  }

  @Test(
    "the notice about a text that is not understood has the safety sign",
    arguments: InterfaceLanguage.allCases)
  func notUnderstood(_ language: InterfaceLanguage) throws {
    let guest = try guest("xyzzy qwerty", words: language)
    #expect(words(of: guest).contains("! " + guest.state.strings.partlyUnderstood))
  }

  @Test(
    "the notice about a problem of the file has the safety sign",
    arguments: InterfaceLanguage.allCases)
  func problem(_ language: InterfaceLanguage) throws {
    let guest = try guest(words: language)
    guest.browser.follow(.broken)
    let sentence = try #require(guest.state.session.fileProblem)
    #expect(words(of: guest).contains("! " + sentence), "\(guest.screen)")
  }

  @Test(
    "the statement of an undeclared dish has the safety sign", arguments: InterfaceLanguage.allCases
  )
  func nothingStated(_ language: InterfaceLanguage) throws {
    let session = try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#]), words: language)
    let guest = Guest(session, columns: 46, lines: 19)
    let item = try #require(Kitchen.items(session).first)
    let sentence = session.strings.sentence(item.allergens, isBrief: true)
    #expect(words(of: guest).contains("! " + sentence), "\(guest.screen)")
  }

  /// The words of the screen that are drawn in the safety style.
  private func safetyWords(of guest: Guest) -> String {
    let spans = guest.frame.lines.flatMap { line in line.filter { $0.style.contains(.safety) } }
    return spans.map(\.text.string).joined(separator: " ").split(separator: " ")
      .joined(separator: " ")
  }

  @Test(
    "the advice to ask the staff is a safety message in the list, on the page and in the choice",
    arguments: InterfaceLanguage.allCases, [(80, 24), (46, 19), (30, 24)])
  func advice(_ language: InterfaceLanguage, size: (columns: Int, lines: Int)) throws {
    let dish = """
      {"name": "A", "price": "5", "allergens": {"contains": ["milk"]},
       "addOns": [{"items": [{"name": "b"}]}]}
      """
    let session = try Kitchen.session(of: Kitchen.menu([dish]), words: language)
    let strings = session.strings
    let guest = Guest(session, columns: size.columns, lines: size.lines)
    let isNarrow = size.columns < 60
    let briefly = strings.askOthers.sentence
    let sentence = strings.linear.askOthers.sentence
    let inTheList = "! " + (isNarrow ? briefly : sentence)
    #expect(safetyWords(of: guest).hasSuffix(inTheList), "\(guest.screen)")
    guest.press("↵")
    #expect(safetyWords(of: guest).contains("! " + strings.allergenFoot), "\(guest.screen)")
    let statement = AllergenStatement(contains: [.milk])
    let advice = "! " + (isNarrow ? sentence : strings.labelled(statement).last?.text ?? "")
    #expect(safetyWords(of: guest).contains(advice), "\(guest.screen)")
    guest.press("+o")
    #expect(safetyWords(of: guest).contains(advice), "\(guest.screen)")
  }

  @Test("the page of an undeclared dish says so with the safety sign")
  func nothingStatedOnThePage() throws {
    let session = try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#]))
    for columns in [46, 80] {
      let guest = Guest(session, columns: columns, lines: 19)
      guest.press("↵")
      let sentence = "! " + session.strings.notStated.sentence
      #expect(words(of: guest).contains(sentence), "\(guest.screen)")
      #expect(safetyWords(of: guest) == sentence)
    }
  }

  @Test("what extras and chosen dishes contain is not drawn like their ingredients")
  func contents_ofExtrasAndTheChoice_areNotQuiet() throws {
    let extra = #"{"name": "burrata", "allergens": {"contains": ["milk"]}}"#
    let dish = """
      {"name": "A", "price": "5", "allergens": {"contains": ["fish"]}, "addOns": [{"items": [\(extra)]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    #expect(style(of: "contiene latte", on: guest) == [])
    guest.press("+o")
    #expect(style(of: "Contiene pesce", on: guest) == [])
  }

  /// The style of the text that contains some words.
  private func style(of words: String, on guest: Guest) -> Style? {
    guest.frame.lines.joined().first { $0.text.string.contains(words) }?.style
  }

  @Test("on every screen the advice about the other allergens has the sign", arguments: 20...60)
  func advice_onEveryScreen_hasTheSign(columns: Int) throws {
    let dish = #"{"name": "A", "allergens": {"contains": ["milk"]}}"#
    for lines in [10, 12, 14, 19] {
      let guest = Guest(
        try Kitchen.session(of: Kitchen.menu([dish])), columns: columns, lines: lines)
      for script in ["", "↵"] {
        guest.press(script)
        #expect(safetyWords(of: guest).hasPrefix("! "), "\(guest.screen)")
      }
    }
  }

  @Test(
    "the advice to ask stays on the screen with the extras that state nothing",
    arguments: [(80, 24), (46, 19), (30, 17), (120, 32)])
  func advice_ofSilentExtras_isSeenWithThem(columns: Int, lines: Int) throws {
    let extras = (1...40).map { "{\"name\": \"extra\($0)\"}" }.joined(separator: ",")
    let dish = """
      {"name": "A", "allergens": {"contains": ["milk"], "complete": true},
       "addOns": [{"title": "Aggiunte di stagione", "items": [\(extras)]}]}
      """
    let guest = Guest(
      try Kitchen.session(of: Kitchen.menu([dish])), columns: columns, lines: lines)
    guest.press("↵")
    for _ in 1...40 {
      let words = guest.screen.joined(separator: " ").split(separator: " ")
      let text = words.joined(separator: " ")
      #expect(text.contains("chiedere al personale") || !text.contains("extra"), "\(guest.screen)")
      guest.press("↓")
    }
  }

  @Test("on the smallest screen a dish that does not state an excluded allergen has the sign")
  func row_onTheSmallestScreen_hasTheSign() throws {
    let open = #"{"name": "Open", "allergens": {"contains": ["gluten"]}}"#
    let stated = #"{"name": "Free", "allergens": {"freeFrom": ["milk"]}}"#
    let menu = try Kitchen.session(of: Kitchen.menu([open, stated])).source
    var query = MenuQuery(filter: QueryFilter(without: [.milk]))
    query.filter.showsUndeclared = true
    let session = MenuSession(menu, query: query)
    let guest = Guest(session, columns: 10, lines: 3)
    #expect(guest.sees("! Open"), "\(guest.screen)")
    guest.press("↓")
    #expect(guest.sees("Free") && !guest.sees("! Free"), "\(guest.screen)")
    let board = Board(
      session, typesetter: Kitchen.typesetter, hidesSoldOut: false, interval: .zero,
      launcher: FakePeriodicTaskLauncher(), onTurn: {})
    let page = board.frame(for: guest.size).text
    #expect(page.contains { $0.hasPrefix("! Open") }, "\(page)")
  }
}
