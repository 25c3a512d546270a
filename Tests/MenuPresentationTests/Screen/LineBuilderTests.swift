import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct LineBuilderTests {
  let text = TerminalText(cellWidth: testCellWidth)

  @Test func aLineIsAlwaysAsWideAsTheScreen() {
    var line = LineBuilder(columns: 10, text: text)
    line.add("abc", .bold)
    #expect(line.spans == [Span("abc", .bold), Span("       ")])
    line.add("defghijklmn")
    #expect(line.spans.map(\.text).joined() == "abcdefghi…")
  }

  @Test func whatIsAddedIsMadeSafe() {
    var line = LineBuilder(columns: 5, text: text)
    line.add("a\u{1B}b")
    #expect(line.spans.first?.text == "a\u{FFFD}b  ")
  }

  @Test func aTextAtTheEndLeavesItsRoom() {
    var line = LineBuilder(columns: 12, text: text)
    line.add("Margherita", atMost: 12 - 7)
    line.addAtEnd("6,00 €")
    #expect(line.spans.map(\.text).joined() == "Marg…6,00 € ")
  }

  @Test func theSameStyleIsOneSpan() {
    var line = LineBuilder(columns: 3, text: text)
    line.add("a", .dim)
    line.add("b", .dim)
    line.add("c")
    #expect(line.spans == [Span("ab", .dim), Span("c")])
  }

  @Test func aRuleFillsTheRest() {
    var line = LineBuilder(columns: 6, text: text)
    line.add("ab ")
    line.fill(with: "─", .dim)
    #expect(line.spans.map(\.text).joined() == "ab ───")
  }

  @Test func noColumnsAreNoSpans() {
    var line = LineBuilder(columns: 0, text: text)
    line.add("abc")
    line.addAtEnd("x")
    #expect(line.spans == [])
  }
}
