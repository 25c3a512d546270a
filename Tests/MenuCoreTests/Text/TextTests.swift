import TestSupport
import Testing

@testable import MenuCore

/// Folding, distances and comparisons of texts.
struct TextTests {
  private static let long = String(repeating: "a", count: 41)

  @Test(
    "folding removes case, accents and ligatures, and folds no further",
    arguments: [
      ("Caffè", "caffe"), ("CAFFE\u{300}", "caffe"), ("Straße", "strasse"), ("Œufs", "oeufs"),
      ("Ærø", "aero"), ("ﬁ", "fi"), ("Ｌａ", "la"), ("𝐋𝐚", "la"), ("İstanbul", "istanbul"),
      ("L’Ortolana", "l'ortolana"),
      ("crème\u{A0}brûlée", "creme brulee"), ("piz\u{AD}za\u{FE0F}", "pizza"), ("ΑΒΓ", "αβγ"),
      ("Ḿệ", "me"), ("饺子", "饺子"), ("🍕", "🍕"), ("", ""),
    ])
  func text_folded_hasNoCaseAndNoAccents(_ text: String, _ folded: String) {
    #expect(FoldedText(text).text == folded)
    #expect(FoldedText(folded).text == folded)
  }

  @Test(
    "an entity is read as its character",
    arguments: [
      ("cr&egrave;me", "crème"), ("caf&#233;", "café"), ("a&zwnj;b&zwj;c", "a\u{200C}b\u{200D}c"),
      ("R&B; &none;", "R&B; &none;"),
    ])
  func text_withEntities_hasTheirCharacters(_ text: String, _ expected: String) {
    #expect(text.withoutEntities.unicodeScalars.elementsEqual(expected.unicodeScalars))
  }

  @Test(
    "a range of folded text is mapped to the same place of the original", arguments: seeds)
  func range_ofAFoldedText_isAPlaceOfTheText(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    let pieces = ["a", "É", "e\u{301}", "ß", "Œ", "🍕", "字", " ", "\u{AD}", "\u{1E9E}", "'", "ŉ"]
    for _ in 0..<50 {
      let parts = (0..<8).map { _ in pieces.randomElement(using: &random) ?? "" }
      let text = parts.joined()
      let folded = FoldedText(text)
      var start = 0
      for part in parts {
        let end = start + FoldedText(part).bytes.count
        // A piece that folds to nothing belongs to the one before it.
        let found = FoldedText(String(text[folded.range(of: start..<end, in: text)]))
        #expect(found.bytes == Array(folded.bytes[start..<end]), "\(part) of \(text)")
        start = end
      }
      #expect(folded.range(of: 0..<start, in: text).upperBound == text.endIndex)
    }
  }

  @Test(
    "a misspelled word finds the one nearest candidate, or none",
    arguments: [
      ("mergherita", ["margherita", "marinara"], "margherita"),
      ("margherita", ["margherita"], "margherita"),
      ("Margheríta", ["margherita"], "margherita"), ("mrgherta", ["margherita"], "margherita"),
      ("ingredeints", ["ingredients", "id"], "ingredients"), ("ab", ["ac"], nil),
      ("abc", ["abd"], "abd"),
      ("abcd", ["xyzw"], nil), ("cats", ["bats", "rats"], nil), ("", ["a", ""], ""),
      ("milk", [], nil),
      ("mrghrta", ["margherita"], nil), ("id", ["ids"], "ids"),
      ("nane", ["name", "notes"], "name"),
      (long, [long + "b"], nil),
    ] as [(String, [String], String?)])
  func word_withATypo_isTheNearestOne(_ word: String, _ candidates: [String], _ near: String?) {
    #expect(EditDistance.nearest(to: word, among: candidates) == near)
  }

  /// The distance is symmetric, 0 for equal words only, and at most the number of edits made.
  @Test(
    "the edit distance is symmetric, 0 for equal words, at most the edits made", arguments: seeds)
  func distance_ofTwoWords_isThatOfTheSlipsMade(_ seed: Int) {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<200 {
      let word = (0..<Int.random(in: 6...12, using: &random)).map { _ in
        UInt8.random(in: 0x61...0x66, using: &random)
      }
      var other = word
      let slips = Int.random(in: 0...2, using: &random)
      for _ in 0..<slips {
        let place = Int.random(in: 1..<other.count, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: other.remove(at: place)
        case 1: other.insert(0x67, at: place)
        default: other[place] = 0x68
        }
      }
      let distance = EditDistance.distance(word[...], other[...])
      #expect(distance == EditDistance.distance(other[...], word[...]))
      #expect((distance == 0) == (word == other))
      if max(word.count, other.count) >= 3 * slips { #expect(distance.map { $0 <= slips } == true) }
    }
  }

  @Test("texts and dishes are equal only if their bytes are")
  func texts_thatAreEquivalent_areEqualByTheirBytesAlone() {
    #expect("é" == "e\u{301}" && UTF8Text("é") != UTF8Text("e\u{301}"))
    #expect(LocalizedText("é") != LocalizedText("e\u{301}"))
    #expect(Dish(name: "é") != Dish(name: "e\u{301}") && Dish(name: "é") == Dish(name: "é"))
    var (left, right) = (Dish(name: "a"), Dish(name: "a"))
    left.id = nil
    right.id = ""
    #expect(left != right)
    left.id = "é"
    right.id = "e\u{301}"
    #expect(left != right && Set([left, right, left]).count == 2)
  }

  @Test("texts with 500000 combining marks are compared and folded")
  func texts_ofAMegabyteOfMarks_areCompared() {
    let marks = "a" + String(repeating: "\u{301}\u{316}", count: 250_000)
    var left = Dish(name: marks)
    var right = Dish(name: marks + "\u{301}")
    left.id = marks
    right.id = marks
    #expect(left != right && Set([left, right]).count == 2)
    #expect(FoldedText(marks).text == "a")
  }
}
