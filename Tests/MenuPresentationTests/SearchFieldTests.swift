import Testing

@testable import OldMenuPresentation

/// A line being typed, as every text field does it.
@Suite(.timeLimit(.minutes(5))) struct SearchFieldTests {
  enum Edit: Sendable {
    case type(String), left, right, start, end, back, word, select
  }

  @Test(
    arguments: [
      ([.type("fior")], "fior|"), ([.type("fir"), .left, .type("o")], "fio|r"),
      ([.type("ior"), .start, .type("f")], "f|ior"),
      ([.type("fior"), .start, .left, .right, .end, .right, .type("i")], "fiori|"),
      ([.type("fiior"), .left, .left, .back], "fi|or"),
      ([.type("fior di latte"), .word], "fior di |"),
      ([.type("fior di latte"), .start, .right, .word], "|ior di latte"),
      ([.type("fior"), .select, .type("m")], "m|"), ([.type("fior"), .select, .back], "|"),
      ([.type("fior"), .select, .word], "|"),
      ([.type("fior"), .select, .end, .type("i")], "fiori|"),
      ([.type("fior"), .select, .left, .back], "fi|r"), ([.back, .word, .left, .select], "|"),
    ] as [([Edit], String)])
  func editsAsEveryField(edits: [Edit], line: String) {
    var field = SearchField("")
    for edit in edits {
      switch edit {
      case .type(let text): field.insert(text)
      case .left: field.move(.left)
      case .right: field.move(.right)
      case .start: field.move(.start)
      case .end: field.move(.end)
      case .back: field.deleteBackward()
      case .word: field.deleteWord()
      case .select: field.select()
      }
    }
    #expect("\(field.front)|\(field.rest)" == line)
  }

  @Test(arguments: ["pizza\nsenza noci\n", "pizza\rsenza\tnoci\r"])
  func aPasteOfSeveralLinesIsOne(text: String) {
    var field = SearchField("")
    field.insert(text)
    #expect(field.text == "pizza senza noci ")
  }

  @Test func aPasteIsCutAndTheCaretStaysInTheText() {
    var field = SearchField("ab")
    field.move(.start)
    field.insert(String(repeating: "a\u{1B}[2J", count: 200_000))
    #expect(field.text.unicodeScalars.count == 200)
    #expect(field.front + field.rest == field.text)
  }
}
