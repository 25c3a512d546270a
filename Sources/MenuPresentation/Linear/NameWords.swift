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
