/// A text whose end is still being typed.
extension TypedQuery {
  /// True if the last clause may still become another: `senza`, `senza lat`, and `senz` where no dish has
  /// such a word; O(words of the grammar).
  package func isAwaited(with notice: QueryNotice?) -> Bool {
    if isUnfinished { return true }
    guard unclear == nil, let last = lastWord else { return false }
    switch notice {
    case .noSuchWord(let word, _), .corrected(let word, _):
      return word.hasSameUTF8(as: last) && QueryWords.isBeginning(last)
    case .notUnderstood: return QueryWords.isBeginning(last)
    default: return false
    }
  }

  /// True while an amount is awaited: `fino a`
  package var awaitsAmount: Bool {
    isUnfinished && limit == .any && withoutWords.isEmpty
      && QueryWords.isLimit(QueryToken.tokens(of: text))
  }

  /// The clauses that are complete. `funghi senza lat` → `funghi`
  package var settled: TypedQuery {
    var query = self
    query.isUnfinished = false
    guard let last = lastWord else { return query }
    if query.withoutWords.last.map({ $0.hasSameUTF8(as: last) }) ?? false {
      query.withoutWords.removeLast()
    } else if query.words.last.map({ $0.hasSameUTF8(as: last) }) ?? false {
      query.words.removeLast()
    }
    return query
  }

  /// The text without a word, nil where nothing to ask for is left. `senza latte xyz` → `senza latte`
  func text(without word: String) -> String? {
    let rest = QueryToken.tokens(of: text).filter { !$0.text.hasSameUTF8(as: word) }.map { token in
      if case .phrase(let phrase) = token.kind { return "\"\(phrase)\"" }
      return token.endsWithComma ? token.text + "," : token.text
    }.concatenated(separator: " ")
    let query = TypedQuery(rest)
    let isNothing = query.words.isEmpty && query.filter.isEmpty && query.lists.isEmpty
    return isNothing && query.namedAllergens.isEmpty ? nil : rest
  }

  /// The word at the end, nil where a blank stands behind it.
  private var lastWord: String? {
    guard let end = text.unicodeScalars.last, !end.properties.isWhitespace else { return nil }
    return QueryToken.tokens(of: text).last?.text
  }
}

extension QueryWords {
  /// True if a word is the beginning of one of the grammar. `veg` → vegan
  static func isBeginning(_ word: String) -> Bool {
    let folded = FoldedText(word).bytes
    return InterfaceLanguage.allCases.contains { language in
      language.words.query.entries.contains {
        $0.word.utf8.count > folded.count && $0.word.utf8.starts(with: folded)
      }
    }
  }

  /// True if a text ends with the word of a limit, and what may stand behind it. `fino a`
  fileprivate static func isLimit(_ tokens: [QueryToken]) -> Bool {
    let words = QueryWords(preferring: nil)
    let end = tokens.suffix(3).compactMap { token -> ArraySlice<UInt8>? in
      if case .word(let word) = token.kind { return word }
      return nil
    }
    return end.indices.contains { words.meaning(of: end[$0...])?.meaning == .under }
  }
}
