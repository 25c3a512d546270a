/// Numbers below a hundred as they are written in letters, in whatever language.
package enum NumberWord {
  /// The number of a folded word, or of several with blanks or hyphens between them; nil for what is
  /// none. Articles count as one only where that is asked for.
  package static func value(of words: String, orArticle: Bool = false) -> Int? {
    numbers[words.withoutHyphens] ?? (orArticle && articles.contains(words) ? 1 : nil)
  }

  /// The number that some folded words begin with, of as many of them as are one: `thirty five`
  /// rather than `thirty`.
  package static func prefix(
    of words: some Sequence<String>, orArticle: Bool = false
  ) -> (value: Int, count: Int)? {
    let words = Array(words.prefix(longest))
    for count in stride(from: words.count, to: 0, by: -1) {
      let number = words.prefix(count).joined(separator: " ")
      if let value = value(of: number, orArticle: orArticle) { return (value, count) }
    }
    return nil
  }

  /// How many words the longest number has: `quatre-vingt-dix-neuf`.
  private static let longest = numbers.keys.map { $0.split(separator: " ").count }.max() ?? 0

  private static let numbers = Dictionary(
    Vocabularies.all.flatMap { spelled($0.spoken) }, uniquingKeysWith: { first, _ in first })

  private static let articles = Set(
    Vocabularies.all.flatMap { words($0.spoken.articles) }.map(\.folded))

  /// Every number of a language, written apart and also in one word: `thirtyfive`.
  private static func spelled(_ terms: SpokenTerms) -> [(String, Int)] {
    let units = words(terms.numbers)
    let longTens = words(terms.longTens)
    var found = units.enumerated().map { ($1, $0 + 1) }
    for (place, tens) in words(terms.tens).enumerated() {
      let value = (place + 2) * 10
      let ones = words(terms.oneBesideTens).map { ($0, 1) }
      let others = units.enumerated().map { ($1, $0 + 1) }
        .filter { 2...(longTens.contains(tens) ? 19 : 9) ~= $0.1 && $0.1 != 10 }
      found.append((tens, value))
      found += (ones + others).map { (terms.betweenTens(tens, $0), value + $1) }
    }
    return found.flatMap { number, value in
      let apart = number.folded.withoutHyphens
      return [(apart, value), (apart.filter { $0 != " " }, value)]
    }
  }

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).trimmed }
  }
}

extension String {
  /// The text with blanks in place of its hyphens.
  fileprivate var withoutHyphens: String {
    utf8.contains(UInt8(ascii: "-")) ? String(map { $0 == "-" ? " " : $0 }) : self
  }

  /// A folded word with the forms that it may have for one and for many.
  package var numberForms: Set<String> {
    Set([self] + WordNumber.others(of: utf8).map { String(decoding: $0, as: UTF8.self) })
  }
}
