import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// Editing in the search field.
struct SearchFieldTests {
  @Test(
    "Alt edits and moves by words",
    arguments: [
      // What is typed, the keys, and the line with the caret as a bar.
      ("senza aglio", [.alt(.backspace)], "senza |"),
      ("senza aglio ", [.alt(.backspace)], "senza |"),
      ("senza aglio", [.alt(.backspace), .alt(.backspace), .alt(.backspace)], "|"),
      ("senza aglio", [.alt(.character("b"))], "senza |aglio"),
      ("senza aglio", [.alt(.character("b")), .alt(.character("b"))], "|senza aglio"),
      ("senza aglio", [.home, .alt(.character("f"))], "senza| aglio"),
      ("senza aglio", [.home, .alt(.character("f")), .alt(.character("f"))], "senza aglio|"),
      ("senza aglio", [.alt(.character("f"))], "senza aglio|"),
      ("caffè e tè", [.alt(.character("b")), .alt(.character("b")), .alt(.backspace)], "|e tè"),
      ("a b", [.left, .alt(.backspace)], "|b"),
    ] as [(String, [Key], String)])
  func keys_withAlt_editByWords(typed: String, keys: [Key], line: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/" + typed)
    for key in keys { #expect(guest.browser.handle(key) == nil) }
    guard case .search(let field) = guest.state.page else {
      Issue.record("the search field is closed")
      return
    }
    let text = String(field.text[..<field.caret]) + "|" + String(field.text[field.caret...])
    #expect(text == line)
  }

  @Test(
    "Alt with any other key does nothing",
    arguments: ["", "/aglio", "f", "↵", "?", "+o", "/aglio↵"])
  func key_withAltOnAnyScreen_doesNothing(script: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    let frame = guest.frame
    let keys =
      KeyMap.standard.bindings.flatMap(\.keys) + "abcdefghijklmnopqrstuvwxyz".map { .character($0) }
      + [.backspace, .delete]
    let isTyping = guest.state.context == .search
    let editing: [Key] = [.backspace, .character("b"), .character("f")]
    for key in keys where !(isTyping && editing.contains(key)) {
      #expect(guest.browser.handle(.alt(key)) == nil)
      #expect(guest.frame == frame, "\(key)")
    }
  }

  @Test(
    "the rows and the tabs do not move while an exclusion is typed",
    arguments: [(80, 24), (46, 19)])
  func rows_whileAnExclusionIsTyped_doNotMove(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    guest.press("/")
    let field = try #require(guest.screen.firstIndex { $0.contains("cerca:") })
    let before = guest.screen
    guest.press("senza")
    #expect(guest.screen[field].contains("senza   senza che cosa?"), "\(guest.screen)")
    #expect(guest.screen.dropFirst(field + 1).prefix(6) == before.dropFirst(field + 1).prefix(6))
    #expect(guest.screen[..<field] == before[..<field])
    guest.press(" pesce")
    let heading = before.firstIndex { $0.contains("Le classiche") }
    #expect(guest.screen.firstIndex { $0.contains("Le classiche") } == heading)
    let place = before[1].firstRange(of: "Bevande")?.lowerBound
    #expect(place != nil && guest.screen[1].firstRange(of: "Bevande")?.lowerBound == place)
  }

  @Test("text typed after an earlier search is a new word")
  func search_afterAnother_beginsAWord() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/senza latte↵/vegana↵")
    #expect(guest.state.session.clauses == ["senza latte", "vegana"])
    guest.press("/⎋")
    #expect(guest.state.session.clauses == ["senza latte", "vegana"])
  }

  @Test("the hidden rows are counted on a phone too while a filter is typed")
  func counts_onAPhone_areBesideTheField() throws {
    let phone = Guest(try Kitchen.session(), columns: 46, lines: 19)
    phone.press("/senza latte")
    #expect(phone.sees("senza latte") && phone.sees(" voci, 3"), "\(phone.screen)")
    let smallest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    smallest.press("/senza latte")
    #expect(smallest.screen.contains { $0.contains("senza latte") && $0.contains(" voci") })
  }
}
