/// What a *no* answers that stands alone behind a colon, a question mark or a bracket: `senza glutine:
/// no` has gluten, `latte: no` has no milk.
enum AnsweredWords {
  /// Reads the answers of a text into the words before them.
  static func mark(_ words: inout [DeniedWords.Word]) {
    guard words.contains(where: { $0.signs.contains(.answering) }) else { return }
    var start = 0
    for place in words.indices where words[place].gap == .end {
      if place > start, isAnswer(place, words) {
        answer(&words, start..<place)
        words[place].signs = .passing
      }
      start = place
    }
  }

  private static func isAnswer(_ place: Int, _ words: [DeniedWords.Word]) -> Bool {
    let isLast = place + 1 == words.count || words[place + 1].gap.parts
    return isLast && words[place].signs.contains(.answering)
  }

  private static func answer(_ words: inout [DeniedWords.Word], _ asked: Range<Int>) {
    let signs = words[asked].reduce(into: SentenceSigns()) { $0.formUnion($1.signs) }
    let isDenied = !signs.isDisjoint(with: SentenceSigns.startsDenial.union([.free, .diet]))
    // Of more than names nobody knows what is not so: `mit Sahne und Speck (nein …)`.
    let isOfNames = words[asked].allSatisfy {
      !$0.allergens.isEmpty || !$0.signs.isDisjoint(with: [.passing, .joint, .containing])
    }
    for place in asked {
      if isDenied {
        words[place].isTakenBack = words[place].signs.contains(.diet)
        words[place].signs.subtract(SentenceSigns.startsDenial.union([.free, .joinedFree]))
      } else if isOfNames {
        words[place].isDenied = true
      }
    }
  }

  /// Where a text goes on behind the answer to what a colon, a question mark or a bracket at `place`
  /// ends, nil where none follows.
  static func end(behind place: Int, in text: UnsafeBufferPointer<UInt8>) -> Int? {
    var next = place + 1
    while next < text.count, text[next] == .space { next += 1 }
    var hash = WordHash()
    let start = next
    while next < text.count, next - start < 5, text[next].isASCIILetter {
      hash.add(text[next] | 0x20)
      next += 1
    }
    guard next > start, SentenceWords.signs[hash].contains(.answering) else { return nil }
    var behind = next
    while behind < text.count, text[behind] == .space { behind += 1 }
    return behind == text.count || ends.contains(text[behind]) ? next : nil
  }

  private static let ends = Array(",.;:!?()|\n".utf8)
}
