import MenuFiles
import MenuPresentation
import TerminalText
import Testing

struct TextPartsTests {
  private static let arguments: [[UInt8]] = [
    [], Array("Menu.json".utf8), Array("caffè/🍕.json".utf8), [0xFF], Array("c\u{FFFD}".utf8),
    [0x63, 0xFF, 0x2E, 0x6A], [0xC3], [0xC3, 0x28], [0xE2, 0x82], [0xF0, 0x9F, 0x8D, 0x41],
    [0xED, 0xA0, 0x80], [0xC0, 0xAF], [0xF4, 0x90, 0x80, 0x80], [0x80, 0x80], [0xFF, 0xC3, 0xA8],
    Array("a\u{10FFFF}b\u{10FF80}\u{10FF7F}".utf8), Array("\u{10FFFF}".utf8) + [0xFF],
  ]

  @Test(
    "a path of any bytes survives the conversion to text and back", arguments: arguments)
  func localPath_ofAnyArgument_isFoundBack(bytes: [UInt8]) {
    #expect(LocalPath(argument: LocalPath.text(ofArgument: bytes)).bytes == bytes)
  }

  @Test("different arguments have different texts, which are not normalized")
  func textOfArgument_ofTwoArguments_isNeverTheSame() {
    let texts = Self.arguments.map { Array(LocalPath.text(ofArgument: $0).utf8) }
    #expect(Set(texts).count == texts.count)
    #expect(
      LocalPath.text(ofArgument: Array("cafe\u{300}".utf8)).utf8.elementsEqual("cafe\u{300}".utf8))
  }

  @Test(
    "the last component of a path is the text after the last slash",
    arguments: [
      ("a/b.json", "b.json"), ("b.json", "b.json"), ("a/b/", "b"), ("/", "/"), ("", ""),
      ("a/\u{301}b", "\u{301}b"), ("/\u{FE0F}", "\u{FE0F}"),
    ])
  func lastComponent_ofAPath_isAfterTheLastSlash(path: String, name: String) {
    #expect(LocalPath(path).lastComponent == LocalPath(name))
  }

  @Test("a path of bytes is shown as text and passed to C NUL-terminated")
  func localPath_ofBytes_isShownAsTextAndEndsWithNUL() {
    #expect(LocalPath(bytes: [0x63, 0xFF]).description == "c\u{FFFD}")
    #expect(LocalPath(bytes: [0x63]).withCString { ($0[0], $0[1]) } == (0x63, 0))
  }

  @Test("a line is exactly as wide as its columns, cut or filled with blanks")
  func line_ofAnyTexts_isAsWideAsItsColumns() {
    let typesetter = Typesetter { _ in 1 }
    func line(_ columns: Int, _ build: (inout LineBuilder) -> Void) -> [Span] {
      var line = LineBuilder(columns: columns, typesetter: typesetter)
      build(&line)
      return line.spans
    }
    #expect(line(6) { $0.add("abc", .name) } == [Span("abc", .name), Span("   ")])
    #expect(line(4) { $0.add("abcdef") } == [Span("abc…")])
    #expect(line(5) { $0.add("a\u{1B}b") } == [Span("a\u{FFFD}b  ")])
    #expect(
      line(3) {
        $0.add("a", .quiet)
        $0.add("b", .quiet)
        $0.add("c")
      } == [Span("ab", .quiet), Span("c")])
    #expect(
      line(12) {
        $0.add("Margherita", atMost: 5)
        $0.addAtEnd("6,00 €")
      } == [Span("Marg…6,00 € ")])
    #expect(
      line(0) {
        $0.add("abc")
        $0.addAtEnd("x")
      } == [])
  }

  @Test(
    "the found part of a line is marked, even if it is cut",
    arguments: [
      (10, ["ai ", "fungh", "i", " "]), (9, ["ai ", "fungh", "i"]), (8, ["ai ", "fung…"]),
      (5, ["ai ", "f…"]), (3, ["ai…"]),
    ])
  func line_withAFoundPart_underlinesIt(columns: Int, texts: [String]) {
    var line = LineBuilder(columns: columns, typesetter: Typesetter { _ in 1 })
    let text = "ai funghi"
    line.add(text, found: text.firstRange(of: "fungh").map { [$0] } ?? [], .quiet)
    #expect(line.spans.map(\.text.string) == texts)
    #expect(
      line.spans.map { $0.style.contains(.found) }.prefix(2) == [false, true].prefix(texts.count))
  }
}
