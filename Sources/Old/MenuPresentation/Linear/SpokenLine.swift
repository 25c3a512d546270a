import OldMenuCore

/// A line of the last answer by what people call it, and how many they would like of it: `number two`,
/// `the third`, `open 3`, `two of the 3`. A number alone is none of these: it means a line anyway, or a count.
struct SpokenLine {
  /// The number of the line in digits.
  let digits: String
  /// Whether it is called a number, as the one is that the menu has printed.
  let isNumber: Bool
  /// How many are wanted, nil where that is not said.
  private(set) var count: Int?
  /// What else was said.
  let rest: String

  /// Reads what is to be taken or put back; nil where it does not begin with a line.
  init?(_ typed: String) {
    let words = Self.words(of: typed)
    let counted = TypedNumber(typed)
    let start = counted.map { words.count - $0.rest.split(separator: " ").count } ?? 0
    let place = [start, 0].lazy.compactMap { Self.place(in: words, from: $0) }.first
    guard let place, [start, 0].contains(place.range.lowerBound) else { return nil }
    self.init(place, in: words, from: place.range.lowerBound)
    if place.range.lowerBound > 0 { count = counted?.value }
  }

  /// Looks for a line anywhere in a sentence; nil where none is named.
  init?(in sentence: String) {
    let words = Self.words(of: sentence)
    guard !sentence.contains(where: \.isQuote), let place = Self.place(in: words, from: 0) else {
      return nil
    }
    self.init(place, in: words)
  }

  /// Takes all words but those of the line itself for what else was said, beginning with the first that
  /// counts.
  private init(_ place: Place, in words: [String], from start: Int = 0) {
    (digits, isNumber) = (place.digits, place.isNumber)
    rest = (words[start..<place.range.lowerBound] + words[place.range.upperBound...])
      .joined(separator: " ")
  }

  /// What was typed without how often it is wanted, and the count in front of it, as other counts
  /// stand: `diavola twice` is `2x diavola`. What says nothing of that stays as it is.
  static func countedInFront(_ typed: String) -> String {
    let words = Self.words(of: typed)
    let keys = words.map(key)
    for isInFront in [true, false] {
      for length in 1...2 where length < words.count {
        let range = isInFront ? 0..<length : words.count - length..<words.count
        guard let count = count(keys[range]) else { continue }
        let rest = isInFront ? words[length...] : words[..<range.lowerBound]
        return "\(count)x \(rest.joined(separator: " "))"
      }
    }
    return typed
  }

  /// How often some words say: `twice`, `two times`, `zweimal`.
  private static func count(_ words: ArraySlice<String>) -> Int? {
    let word = words.joined()
    if words.count == 1, let count = often[word] { return count }
    guard let noun = times.first(where: word.hasSuffix), word.count > noun.count else { return nil }
    let number = String(word.dropLast(noun.count))
    // A word of its own must be the whole noun: `3 animal` says nothing of how often.
    guard words.count == 1 || words.last == noun else { return nil }
    return Int(number) ?? NumberWord.value(of: number, orArticle: true)
  }

  /// Where a line is named, and which.
  private typealias Place = (range: Range<Int>, digits: String, isNumber: Bool)

  private static func place(in words: [String], from start: Int) -> Place? {
    let keys = words.map(key)
    for first in keys.indices.dropFirst(start) {
      var next = first
      while next < keys.endIndex, fronts.contains(keys[next]) { next += 1 }
      let isNumber = next < keys.endIndex && nouns.contains(keys[next])
      if isNumber { next += 1 }
      guard next > first, next < keys.endIndex else { continue }
      if keys[next].count <= 3, keys[next].utf8.allSatisfy(\.isASCIIDigit) {
        return (first..<next + 1, keys[next], isNumber)
      }
      if let number = ordinals[keys[next]] { return (first..<next + 1, "\(number)", isNumber) }
      if isNumber, let number = NumberWord.prefix(of: keys[next...]) {
        return (first..<next + number.count, "\(number.value)", isNumber)
      }
    }
    return nil
  }

  private static func words(of typed: String) -> [String] {
    typed.split(whereSeparator: \.isWhitespace).map(String.init)
  }

  /// A word as it is compared: folded, without the signs around it.
  private static func key(_ word: String) -> String {
    let bare = word.drop { $0.isSentenceSign }.reversed().drop { $0.isSentenceSign }.reversed()
    return String(bare).folded
  }

  private static let strings = LinearStrings.all.map(\.lineWords)
  private static let fronts = Set(strings.flatMap { $0.fronts + $0.openingWords }.map(\.folded))
  private static let nouns = Set(strings.flatMap(\.nouns).map(\.folded))
  private static let times = strings.flatMap(\.times).map(\.folded).sorted { $1.count < $0.count }
  private static let often = Dictionary(
    strings.flatMap { $0.often.enumerated().map { ($1.folded, $0 + 1) } },
    uniquingKeysWith: { first, _ in first })
  private static let ordinals = Dictionary(
    strings.flatMap(\.numberedOrdinals).map { ($0.word, $0.number) },
    uniquingKeysWith: { first, _ in first })
}

extension Character {
  fileprivate var isSentenceSign: Bool { "?!,.;:¿¡".contains(self) }

  fileprivate var isQuote: Bool { "\"“”„«»".contains(self) }
}
