import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The hint about what can be typed, after every notice of every front end.
struct SearchHintTests {
  @Test("filters without a row name the key that shows undeclared dishes")
  func filters_thatLeaveNothing_nameTheKey() throws {
    let menu = Kitchen.menu([#"{"name": "A"}"#, #"{"name": "B", "allergens": ["milk"]}"#])
    let guest = Guest(try Kitchen.session(of: menu))
    guest.press("f ↵")
    let row = "f: anche le 2 voci di cui non sappiamo:"
    #expect(guest.sees(row), "\(guest.screen)")
    guest.press("fG ↵")
    #expect(guest.state.space.rows == 2 && !guest.sees(row))
  }

  @Test("a finished search without a result names the key of the filters and the order")
  func search_withoutResult_namesTheKeyOfTheOrder() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/economico")
    #expect(!guest.sees("f: "), "\(guest.screen)")
    guest.press("↵")
    #expect(guest.sees("f: filtri e ordine."), "\(guest.screen)")
    guest.press("⎋/funghi↵")
    #expect(!guest.sees("f: "), "\(guest.screen)")
  }

  @Test("the browser, the printed menu and the linear menu end a notice with the hint")
  func frontEnds() throws {
    let hint = "Si può scrivere, per esempio: senza latte"
    let guest = Guest(try Kitchen.session())
    guest.press("/xyzzy↵")
    #expect(guest.sees(hint))
    var linear = LinearMenu(try Kitchen.session(), typesetter: Kitchen.typesetter, columns: nil)
    let lines = linear.answer(to: "xyzzy").string.split(separator: "\n")
    let advice = lines.dropLast().last ?? ""
    #expect(advice.hasPrefix(hint + ", ") && advice.hasSuffix("."))
    let page = PlainMenu(try Kitchen.session("xyzzy"), typesetter: Kitchen.typesetter, columns: 200)
    var text = ""
    page.write { text += $0.string }
    #expect(text.contains(hint))
  }

  @Test("every front end says that a menu is empty, with or without a search")
  func emptyMenu() throws {
    func session() throws -> MenuSession {
      try Kitchen.session(of: Array(#"{"name":"Da Carlo","language":"it","pizze":[]}"#.utf8))
    }
    let empty = "Il menu è vuoto."
    for isKiosk in [false, true] {
      let guest = Guest(try session(), isKiosk: isKiosk)
      #expect(guest.sees(empty))
      guest.press("/pizza")
      #expect(guest.sees(empty))
      guest.press("↵")
      #expect(guest.sees(empty) && !guest.sees("Nessun"))
    }
    var linear = LinearMenu(try session(), typesetter: Kitchen.typesetter, columns: nil)
    #expect(linear.greet().string.contains(empty))
    #expect(linear.answer(to: "pizza").string.contains(empty))
    let page = PlainMenu(try session(), typesetter: Kitchen.typesetter, columns: 72)
    var text = ""
    page.write { text += $0.string }
    #expect(text.contains(empty))
  }

  @Test(
    "a phone shows examples too, in the empty field and for an unknown word",
    arguments: InterfaceLanguage.allCases, [(46, 19), (30, 12)])
  func examples_onAPhone_areSeen(
    language: InterfaceLanguage, size: (columns: Int, lines: Int)
  ) throws {
    let guest = Guest(
      try Kitchen.session(words: language), columns: size.columns, lines: size.lines)
    guest.press("/")
    let example = try #require(guest.state.session.examplesToType.first)
    #expect(guest.sees(example), "\(guest.screen)")
    guest.press("zzzz")
    let words = guest.screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(words.contains(example), "\(guest.screen)")
  }

  @Test(
    "an empty answer says what is wrong and what can be typed, while a guest is typing too",
    arguments: ["prosciutto noci", "acciughe latte", "acciughe latte senza"])
  func notice_whileTyping_isThere(text: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/" + text)
    #expect(guest.state.space.rows == 0)
    #expect(guest.sees("! Non capisco che cosa si dice di"), "\(guest.screen)")
    #expect(guest.sees("Si può scrivere, per esempio:") && !guest.sees("↵ mostra"))
  }

  @Test("filters that leave nothing to type for name the key of the filters")
  func filters_withoutExamples_nameTheKey() throws {
    let menu = Kitchen.menu([#"{"name": "A", "price": "5", "allergens": "none"}"#])
    var session = try Kitchen.session(of: menu)
    session.ask(MenuQuery(filter: QueryFilter(without: [.milk], limit: .upTo(1))))
    #expect(Guest(session).sees("f: filtri e ordine."))
  }

  @Test("on a small screen the examples come before the key of the filters")
  func examples_onASmallScreen_comeFirst() throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    for script in ["/zzzz", "↵"] {
      guest.press(script)
      let words = guest.screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
      #expect(words.contains("per esempio: senza latte"), "\(guest.screen)")
    }
  }

  @Test("examples do not repeat a filter that is on, and are set apart from typed text")
  func examples_ofTheEmptyField_areNew() throws {
    var session = try Kitchen.session()
    session.ask(MenuQuery(filter: QueryFilter(without: [.milk], diets: [.vegan])))
    let guest = Guest(session)
    guest.press("/")
    let field = try #require(guest.screen.first { $0.contains("cerca:") })
    #expect(!field.contains("senza latte") && !field.contains("vegana"), "\(field)")
    #expect(field.contains("cerca: (senza "), "\(field)")
  }

  @Test(
    "a notice without rows is whole where there is room, else it ends with an ellipsis",
    arguments: [(10, 3, "…"), (12, 4, "sushi”."), (12, 6, "nomina…"), (20, 4, "sushi”.")])
  func notice_onASmallScreen_isNotCut(columns: Int, lines: Int, end: String) throws {
    let guest = Guest(try Kitchen.session("sushi"), columns: columns, lines: lines)
    let text = guest.screen.joined(separator: " ").split(separator: " ").joined(separator: " ")
    #expect(text.contains("! Nessun piatto") && text.contains(end), "\(guest.screen)")
  }

  @Test("on a small screen the key of the filters has its short text")
  func key_onASmallScreen_isNamedBriefly() throws {
    let menu = Kitchen.menu([#"{"name": "A"}"#, #"{"name": "B", "allergens": ["milk"]}"#])
    let guest = Guest(try Kitchen.session(of: menu), columns: 30, lines: 12)
    guest.press("f ↵")
    #expect(guest.sees("f: filtri e ordine."), "\(guest.screen)")
  }
}
