import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct KeyScriptSupportTests {
  @Test(
    arguments: [
      ("Down", .down), ("x", .character("x")), ("C-w", .control("w")), ("Space", .character(" ")),
      ("BTab", .backTab), ("Nonsense", nil), ("", nil),
    ] as [(String, Key?)])
  func aNameIsAKey(name: String, key: Key?) {
    #expect(KeyScript.key(name) == key)
  }

  @Test func aScreenIsWrittenWithItsCursorAndWithoutBlanksAtItsEnds() {
    let text = KeyScript.text(of: ["ab  ", " c ", "   "], cursor: Position(line: 1, column: 0))
    #expect(text == "cursor 1,0\nab\n c\n")
  }
}
