/// Small numbers as they are written in letters, in whatever language.
package enum NumberWord {
  /// The number of a folded word, nil for a word that is none; articles count as one only where that
  /// is asked for.
  package static func value(of word: String, orArticle: Bool = false) -> Int? {
    numbers[word] ?? (orArticle && articles.contains(word) ? 1 : nil)
  }

  private static let numbers: [String: Int] = Dictionary(
    Vocabularies.all.flatMap { vocabulary in
      words(vocabulary.typed.numbers).enumerated().map { ($1, $0 + 1) }
        + words(vocabulary.typed.tens).enumerated().map { ($1, ($0 + 2) * 10) }
    }, uniquingKeysWith: { first, _ in first })

  private static let articles = Set(Vocabularies.all.flatMap { words($0.typed.articles) })

  private static func words(_ text: String) -> [String] {
    text.split(separator: ",").map { String($0).folded.filter { $0 != " " } }
  }
}

extension String {
  /// A folded word with the forms that it may have for one and for many.
  package var numberForms: Set<String> {
    Set([self] + WordNumber.others(of: utf8).map { String(decoding: $0, as: UTF8.self) })
  }
}
