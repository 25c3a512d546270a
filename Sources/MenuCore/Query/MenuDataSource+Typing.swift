extension MenuDataSource {
  /// The rows of the text without the word that is being typed, where it may become another one and has no
  /// rows yet: `ma`, on the way to *margherita*. Nil where the answer is that of the whole text.
  func rowsOfBefore(_ answer: MenuDataSource, _ query: MenuQuery) -> MenuDataSource? {
    guard !answer.isAwaiting, let word = query.typed.lastWord, !answer.isFound, mayGoOn(word) else {
      return nil
    }
    var before = query
    before.isBeingTyped = false
    before.isOpenEnded = false
    before.typed = TypedQuery(
      query.typed.textBeforeLastWord, preferring: context.interfaceLanguage)
    // The word may be what a guest goes without: its rows are not shown again.
    guard before.typed.filter == query.typed.filter else { return nil }
    var rows = before.isEmpty ? answerOfAll(before) : matching(before)
    rows.applied?.answer.isAwaiting = true
    return rows
  }

  /// True if an answer has rows, and they are those of the words as they were typed.
  private var isFound: Bool {
    guard counts.shown > 0 else { return false }
    switch notice {
    case nil, .allergenNamed?: return true
    default: return false
    }
  }

  private func answerOfAll(_ query: MenuQuery) -> MenuDataSource {
    var result = self
    result.applied = QueryAnswer(
      filter: query.combinedFilter, answer: SearchAnswer(), counts: counts)
    return result
  }

  /// True if a word of the grammar or of the menu is longer and begins with one.
  private func mayGoOn(_ word: String) -> Bool {
    QueryWords.isBeginning(word)
      || indexed(texts: true, facts: false).texts?.hasLongerWord(than: FoldedText(word).bytes)
        ?? false
  }
}

extension TypedQuery {
  /// The text up to its last blank.
  fileprivate var textBeforeLastWord: String {
    var scalars = text.unicodeScalars
    while let last = scalars.last, !last.properties.isWhitespace { scalars.removeLast() }
    return String(scalars)
  }
}
