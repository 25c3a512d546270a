/// A text whose end is still being typed.
extension TypedQuery {
  /// True if the last clause may still change: `senza`, `senza lat`, and `senz` if no dish has such a word.
  /// O(words of the grammar).
  func isAwaited(with notice: MenuQuery.Notice?) -> Bool {
    if expectation != nil { return true }
    guard unclear == nil, let lastWord, QueryWords.isBeginning(lastWord) else { return false }
    switch notice {
    case .noSuchWord(let word, _), .corrected(let word, _), .meant(let word, _):
      return word.hasSameUTF8(as: lastWord)
    case .notUnderstood, .allergenUnclear, .allergensAsked: return true
    default: return false
    }
  }

  /// The query without the clause that is being typed. `funghi senza lat` → `funghi`
  var withoutUnfinishedClause: TypedQuery {
    var query = self
    if expectation != nil { query.state = .complete }
    if query.withoutWords.last?.hasSameUTF8(as: lastWord ?? "") ?? false {
      query.withoutWords.removeLast()
    } else if query.words.last?.hasSameUTF8(as: lastWord ?? "") ?? false {
      query.words.removeLast()
    }
    return query
  }
}
