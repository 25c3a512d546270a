extension MenuDataSource {
  /// The rows for the text without its last words, if these may become other words and have no rows yet: `ma`
  /// on the way to *margherita*, or `up t`. Nil if the answer to the whole text applies.
  func previousRows(_ answer: MenuDataSource, _ query: MenuQuery) -> MenuDataSource? {
    guard !answer.isAwaiting, !answer.isFound, let count = unfinishedWords(of: query.typed)
    else { return nil }
    var before = query
    before.isBeingTyped = false
    before.typed = TypedQuery(
      query.typed.text(withoutLast: count), preferring: context.interfaceLanguage)
    // If the unfinished words exclude something, its rows must not reappear. A limit may get more digits.
    var filter = query.typed.filter
    filter.limit = before.typed.filter.limit
    guard before.typed.filter == filter else { return nil }
    if before.typed.expectation != nil { before.typed = before.typed.withoutUnfinishedClause }
    var rows = matching(before)
    if before.isEmpty {
      // All rows are an answer that waits for more, too.
      rows.applied = QueryAnswer(
        filter: before.combinedFilter, answer: SearchAnswer(), counts: counts)
    }
    rows.applied?.answer.isAwaiting = true
    return rows
  }

  /// True if an answer has rows that match the words as they were typed.
  private var isFound: Bool {
    guard counts.shown > 0 else { return false }
    switch notice {
    case nil, .allergenNamed?: return true
    default: return false
    }
  }

  /// The number of words at the end of a text that may begin something longer; nil if there are none.
  private func unfinishedWords(of typed: TypedQuery) -> Int? {
    let words = typed.text.unicodeScalars.split { $0.properties.isWhitespace }.map { String($0) }
    let end = typed.lastWord == nil ? " " : ""
    for count in (1...GrammarTable.longestPhrase).reversed() where count <= words.count {
      let tail = words.suffix(count).joined(separator: " ") + end
      if QueryWords.isBeginning(tail) { return count }
    }
    guard let word = typed.lastWord, mayGoOn(word) else { return nil }
    return 1
  }

  /// True if a longer word of the grammar, of a food or of the menu begins with this word, or if it ends in a
  /// digit.
  private func mayGoOn(_ word: String) -> Bool {
    word.last?.isNumber ?? false || QueryWords.isBeginning(word)
      || FoodWords.shared.hasName(beginningWith: FoldedText(word).bytes)
      || indexed(texts: true, facts: false).texts?.hasLongerWord(than: FoldedText(word).bytes)
        ?? false
  }
}

extension TypedQuery {
  /// The text without its last `count` words and the blanks after each of them.
  fileprivate func text(withoutLast count: Int) -> String {
    var scalars = text.unicodeScalars
    for _ in 0..<count {
      while let last = scalars.last, last.properties.isWhitespace { scalars.removeLast() }
      while let last = scalars.last, !last.properties.isWhitespace { scalars.removeLast() }
    }
    return String(scalars)
  }
}
