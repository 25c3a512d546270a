internal import MenuCore

/// The words of a name as a guest says it: in any order, without articles. `the half litre`
struct NameWords {
  private let words: [[UInt8]]

  init(_ text: String) {
    words = FoldedText(text).words.map(Array.init).filter {
      !TypedQuery(String(decoding: $0, as: UTF8.self)).asksForNothing
    }
  }

  /// True if a text has all of the words; never for no word.
  func areAll(in text: String) -> Bool {
    let others = FoldedText(text).words.map(Array.init)
    return !words.isEmpty && words.allSatisfy(others.contains)
  }
}

/// A name with a number in front of it. `2 margherita`, `due margherite`
struct CountedName {
  let count: Int
  let name: String

  /// Reads a text; nil for one without a number, or without a name behind it.
  init?(_ text: String) {
    let words = text.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let count = GuestWords.number(words[0]), count > 0 else { return nil }
    self.count = count
    name = String(words[1])
  }
}
