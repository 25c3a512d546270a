import TerminalText
import TestSupport
import Testing

struct TypesetterPhraseTests {
  private let typesetter = Typesetter { _ in 1 }

  private func lines(_ text: String, _ width: Int) -> [String] {
    typesetter.wrappedByPhrases(typesetter.safe(text), to: width).map(\.string)
  }

  @Test(
    "a line breaks after a phrase if it is at least half full",
    arguments: [
      ("Pomodoro, fior di latte, acciughe.", 30, ["Pomodoro, fior di latte,", "acciughe."]),
      ("Pomodoro, fior di latte affumicato.", 22, ["Pomodoro, fior di", "latte affumicato."]),
      ("Marinara, 6,00 €. Pomodoro e aglio.", 26, ["Marinara, 6,00 €.", "Pomodoro e aglio."]),
      ("Breve.", 30, ["Breve."]), ("", 30, []),
    ])
  func phrases(text: String, width: Int, expected: [String]) {
    #expect(lines(text, width) == expected)
  }

  @Test("French quotes stay with their words, whatever mark follows them", arguments: 11...40)
  func quotes(width: Int) {
    let text = "Aucun plat ne nomme «\u{202F}miel de lavande\u{202F}», ni («\u{202F}thym\u{202F}»)."
    let broken = typesetter.wrapped(typesetter.safe(text), to: width).map(\.string)
    for lines in [broken, lines(text, width)] {
      #expect(lines.allSatisfy { $0.last != "«" && $0.first != "»" }, "\(lines)")
    }
  }

  @Test("no line is too long and no word is lost", arguments: seeds)
  func randomTexts(seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "bb,", "ccc.", "dddddddddddd", ";", "ee:", "supercalifragilistico,"]
    for width in [1, 2, 5, 10, 20] {
      let words = (0..<Int.random(in: 0...30, using: &random)).map { _ in
        pieces[Int.random(in: pieces.indices, using: &random)]
      }
      let wrapped = lines(words.joined(separator: " "), width)
      for line in wrapped { #expect(line.count <= width && !line.isEmpty) }
      #expect(wrapped.joined().filter { $0 != " " } == words.joined())
    }
  }
}
