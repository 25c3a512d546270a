import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// Editing in the line in which a search is typed.
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
}
