internal import MenuCore

/// The words of a name as a guest types them: in any order, without articles. `the half litre`
struct NameWords {
  private let words: [[UInt8]]

  init(_ text: String) {
    words = FoldedText(text).words.map(Array.init).filter {
      !TypedQuery(String(decoding: $0, as: UTF8.self)).asksForNothing
    }
  }

  /// True if a text contains all of the words. False if there are none.
  func areAll(in text: String) -> Bool {
    let others = FoldedText(text).words.map(Array.init)
    return !words.isEmpty && words.allSatisfy(others.contains)
  }
}

extension StringProtocol {
  /// The text without articles and polite words at its beginning. `una margherita` → `margherita`
  var withoutFillers: SubSequence {
    var rest = self[...]
    while let word = rest.split(separator: " ", maxSplits: 1).first,
      word.endIndex < endIndex, TypedQuery(String(word)).asksForNothing
    {
      rest = rest[word.endIndex...].drop { $0 == " " }
    }
    return rest
  }
}

/// A name after a number. `2 margherita`, `vorrei due margherite`
struct CountedName {
  let count: Int
  let name: String

  /// Parses a text; nil without a number or without a name after it.
  init?(_ text: String) {
    let words = text.withoutFillers.split(separator: " ", maxSplits: 1)
    guard words.count == 2, let count = GuestWords.number(words[0]), count > 0 else { return nil }
    self.count = count
    name = String(words[1])
  }
}
