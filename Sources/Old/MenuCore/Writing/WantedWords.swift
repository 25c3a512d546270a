/// Words that somebody typed for a name, whole or not, and perhaps not as it is spelt.
struct WantedWords {
  /// How much of a name is among the words.
  struct Share: Comparable {
    static let none = Share(count: 0, isWhole: false)
    /// How many of the words it has.
    let count: Int
    /// Whether it has no others.
    let isWhole: Bool

    static func < (left: Share, right: Share) -> Bool {
      (left.count, left.isWhole ? 1 : 0) < (right.count, right.isWhole ? 1 : 0)
    }
  }

  private let words: [[Unicode.Scalar]]
  /// What is longer is no mistyped word.
  private static let longest = 64

  init(_ typed: String) {
    words = typed.foldedWords.map { Array($0.unicodeScalars) }
  }

  /// Whether each of them begins a word of a name; a few letters out of the midst of one mean nothing.
  func begin(_ name: String) -> Bool {
    has(name) { typed, word in word.starts(with: typed) }
  }

  /// Whether each of them is a word of a name but for one mistake in three letters, two at most.
  func areNear(_ name: String) -> Bool {
    has(name) { typed, word in
      max(typed.count, word.count) <= Self.longest
        && EditDistance.between(typed, word, limit: min(2, typed.count / 3)) != nil
    }
  }

  /// How much of a name is meant where other words are typed too: `la diavola`, and `4 formaggi` for
  /// what is written in letters. A word of two letters alone means nothing.
  func share(in name: String) -> Share {
    let others = name.foldedWords
    guard others.count <= Self.longest else { return .none }
    let count = words.count { typed in others.contains { isMeant(typed, by: $0) } }
    return Share(count: count, isWhole: count == others.count)
  }

  private func isMeant(_ typed: [Unicode.Scalar], by word: String) -> Bool {
    let text = String(String.UnicodeScalarView(typed))
    if let number = Int(text) ?? NumberWord.value(of: text),
      number == Int(word) ?? NumberWord.value(of: word)
    {
      return true
    }
    let word = Array(word.unicodeScalars)
    return typed.count > 2 && max(typed.count, word.count) <= Self.longest
      && EditDistance.between(typed, word, limit: min(2, typed.count / 4)) != nil
  }

  private func has(
    _ name: String, where isMeant: ([Unicode.Scalar], [Unicode.Scalar]) -> Bool
  ) -> Bool {
    guard !words.isEmpty else { return false }
    let others = name.foldedWords.map { Array($0.unicodeScalars) }
    return words.allSatisfy { typed in others.contains { isMeant(typed, $0) } }
  }
}

/// A number of a menu as people say it, with a sign or a word for "number" before it.
enum PrintedNumber {
  /// The number after `n.`, `no`, `nr.`, `#` and their like; nil where nothing of that stands before
  /// it, or nothing behind.
  static func number(afterSignIn text: String) -> String? {
    let text = text.folded
    let word = text.prefix { $0.isLetter && $0 != "º" }
    let rest = text.dropFirst(word.count)
    let sign = rest.prefix { " .:#°º№".contains($0) }
    let isSaid =
      word.isEmpty
      ? sign.contains { "#№".contains($0) }
      : words.contains(String(word)) && (!sign.isEmpty || rest.first?.isNumber == true)
    return isSaid && rest.count > sign.count ? String(rest.dropFirst(sign.count)) : nil
  }

  private static let words: Set = ["n", "no", "nr", "num", "numero", "number", "nummer"]
}
