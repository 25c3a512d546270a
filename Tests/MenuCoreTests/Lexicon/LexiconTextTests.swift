import TestSupport
import TestSupport
import Testing

@testable import MenuCore

/// Texts as words of Latin letters, with the gaps between them.
struct LexiconTextTests {
  private func spelled(_ word: PackedWord) -> String {
    String(decoding: (0..<word.count).map { word[$0] }, as: UTF8.self)
  }

  @Test(
    "a word is a run of Latin letters, folded",
    arguments: [
      ("Crème brûlée⁷", ["creme", "brulee"]), ("d'uovo", ["d", "uovo"]), ("Straße", ["strasse"]),
      ("7up 2x", ["up", "x"]), ("ﬁsh&chips", ["fish", "chips"]), ("Ｌａｔｔｅ", ["latte"]),
      ("l\u{430}tte", ["latte"]), ("乳latte乳", ["latte"]), ("lat\u{AD}te", ["latte"]),
      ("œuf", ["oeuf"]), ("e\u{301}te\u{301}", ["ete"]), ("Ⓐlatteⓑ", ["latte"]), ("", []),
      ("🥛", ["🥛"]), ("a🥛b", ["a", "🥛", "b"]), ("τυρί", []), ("a 2,50 b", ["a", "€", "b"]),
    ])
  func words(_ string: String, _ words: [String]) {
    var text = LexiconText()
    text.read(string)
    #expect(text.words.map { spelled($0.letters) } == words)
  }

  @Test(
    "a comma and a colon end a phrase, a full stop a sentence, and a hyphen neither",
    arguments: [
      ("a, b", LexiconText.Gap.comma), ("a (b", .bracket), ("a) b", .phrase), ("a: b", .colon),
      ("a·b", .phrase),
      ("a - b", .phrase), ("a-b", .word), ("a'b", .word), ("a® b", .word), ("ab. B", .sentence),
      ("ab. b", .point), ("ab. è", .point), ("àb. B", .sentence), ("àb. È", .sentence),
      ("a; b", .sentence), ("a\nb", .sentence), ("a\u{2028}b", .sentence), ("ab,. b", .point),
      ("a. W.", .word), ("à.W", .word), ("n. Absprache", .point), ("à. Ab", .point),
      ("w/o", .word), ("à/o", .word), ("ab/o", .phrase), ("a /b", .phrase),
    ])
  func gaps(_ string: String, _ gap: LexiconText.Gap) {
    var text = LexiconText()
    text.read(string)
    #expect(text.words.map(\.gap) == [.word, gap])
  }

  @Test(
    "a lone è is another word than e, however it is typed",
    arguments: ["è", "È", "e\u{300}", "é", "e'", "E'", "e’", "e`"])
  func verb(_ typed: String) {
    var text = LexiconText()
    text.read("pane \(typed) latte e uova, caffè d'e")
    let words = ["pane", "è", "latte", "e", "uova", "caffe", "d", "e"]
    #expect(text.words.map { spelled($0.letters) } == words)
  }

  @Test(
    "a word with a hyphen and no letter after it is the first part of a compound",
    arguments: ["milch- und eifrei", "milch-, eifrei", "Nüsse- eifrei", "milch‑ und eifrei"])
  func firstPart(_ typed: String) {
    var text = LexiconText()
    text.read(typed)
    #expect(text.words.map(\.isFirstPart).prefix(2) == [true, false])
    text.read("ei-frei - Äpfel -ei nüsse-frei-")
    let firstParts = text.words.filter(\.isFirstPart)
    #expect(firstParts.isEmpty)
  }

  @Test("no pulled apart word of a random text is missed", arguments: seeds.prefix(3))
  func pieces(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "b ", "l", "<b>", "<", ">", " ", ", ", "7", "latte", "-", ".", "è", "е"]
    var text = LexiconText()
    for _ in 0..<3_000 {
      let string = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }.joined()
      text.read(string)
      #expect(text.mayHavePieces || string.withPiecesJoined == nil, "\(string)")
    }
    text.read("crema di latte e 2 uova a parte")
    #expect(!text.mayHavePieces)
  }
}

/// Words of at most 24 letters as numbers.
struct PackedWordTests {
  private static let words = [
    "a", "latte", "mozzarella", "abcdefgh", "abcdefghi", "abcdefghijklmnop", "bergamottenmarmelade",
    "abcdefghijklmnopqrstuvwx",
  ]

  private func packed(_ word: some StringProtocol) -> PackedWord {
    PackedWord(Array(word.utf8)[...])
  }

  @Test("the prefixes and suffixes of a packed word are those of its letters", arguments: words)
  func parts(_ word: String) {
    for length in 0...word.count {
      #expect(packed(word).prefix(length) == packed(word.prefix(length)))
      #expect(packed(word).suffix(length) == packed(word.suffix(length)), "\(length)")
    }
    for (index, letter) in word.utf8.enumerated() { #expect(packed(word)[index] == letter) }
  }

  @Test("a word of more than 24 letters does not equal the word of its first 24")
  func longWord() {
    let long = packed("abcdefghijklmnopqrstuvwxyz")
    #expect(long != packed("abcdefghijklmnopqrstuvwx"))
    #expect(long.prefix(3) == packed("abc"))
    #expect(long.suffix(3) == nil)
  }

  @Test(
    "one typo is an added, missing or different letter, or two swapped ones",
    arguments: [
      ("ricotta", "riccotta", true), ("ricotta", "ricota", true), ("ricotta", "rikotta", true),
      ("ricotta", "ricotat", true), ("ricotta", "rciotta", true), ("ricotta", "icotta", true),
      ("ricotta", "rikkotta", false), ("ricotta", "ricott", true), ("ricotta", "ricottaxx", false),
      ("ricotta", "pomodoro", false),
    ])
  func typos(_ word: String, _ other: String, _ isTypo: Bool) {
    #expect(packed(word).isOneTypo(from: packed(other), asStem: false) == isTypo)
  }

  @Test("a stem with one typo matches the beginning of a word")
  func stemTypos() {
    #expect(packed("ricott").isOneTypo(from: packed("riccottine"), asStem: true))
    #expect(packed("ricott").isOneTypo(from: packed("rictotine"), asStem: true))
    #expect(!packed("ricott").isOneTypo(from: packed("rucola"), asStem: true))
  }
}
