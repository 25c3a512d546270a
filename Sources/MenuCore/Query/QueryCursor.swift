/// A cursor over the terms of a typed text. It only moves forward; to look ahead, copy it.
struct QueryCursor {
  private let terms: [QueryTerm]
  /// The index of the next term.
  private(set) var index = 0

  init(_ terms: [QueryTerm]) { self.terms = terms }

  /// True if every term was taken.
  var isAtEnd: Bool { index == terms.count }

  /// The next term, nil at the end.
  func peek() -> QueryTerm? { isAtEnd ? nil : terms[index] }

  /// Takes the next term, nil at the end.
  @discardableResult
  mutating func take() -> QueryTerm? {
    guard let term = peek() else { return nil }
    index += 1
    return term
  }

  /// The term that was taken last.
  var previous: QueryTerm? { index == 0 ? nil : terms[index - 1] }

  /// True if the next term, after conjunctions and articles, names an allergen.
  var isBeforeAllergen: Bool {
    var ahead = self
    ahead.skipJoints(withTo: .anywhere)
    return ahead.peek()?.meaning?.namesAllergens ?? false
  }

  /// True if an amount follows, in digits or words, with its currency before it or not: `€9`, `nine`
  var isBeforeAmount: Bool {
    var ahead = self
    if ahead.peek()?.meaning == .currency { ahead.take() }
    return ahead.peek()?.amount != nil
  }

  /// True if an amount with its currency follows: `9 euro`, `€9`
  var isBeforePrice: Bool {
    var ahead = self
    let terms = [ahead.take(), ahead.take()]
    return terms.contains { $0?.amount != nil } && terms.contains { $0?.meaning == .currency }
  }

  /// True if the term before an index is a word that the grammar does not know.
  func isAfterWord(at index: Int) -> Bool {
    guard index > 0, case .word = terms[index - 1].kind else { return false }
    return true
  }

  /// The text from the term at `start` to the last term that was taken.
  func text(from start: Int) -> String {
    QueryTerm.text(of: terms[start..<index].map { ($0.text, $0.gap) })
  }

  /// Where a *to* or *with* continues what precedes it, and is skipped.
  enum PlaceOfTo {
    case anywhere
    /// `allergic to nuts and to milk`
    case afterConjunction
    /// `no milk and with fish`
    case nowhere
  }

  /// Skips conjunctions and articles, and *to* where it continues a list. True if the terms on both
  /// sides are joined by a conjunction or a comma.
  @discardableResult
  mutating func skipJoints(withTo place: PlaceOfTo = .afterConjunction) -> Bool {
    var isJoined = previous?.endsWithComma ?? false
    var hasConjunction = false
    while let meaning = peek()?.meaning {
      switch meaning {
      case .and, .or, .nor:
        hasConjunction = true
        isJoined = true
      case .skip, .ask: break
      case .to where place == .anywhere: break
      case .to where place == .afterConjunction && hasConjunction: break
      default: return isJoined
      }
      take()
    }
    return isJoined
  }

  /// A cursor after the next term that does not only introduce another one, and after a filter to which words
  /// lead from there: `necessarily vegan`
  var afterPiece: QueryCursor {
    var end = self
    while let meaning = end.peek()?.meaning, meaning.isIntroductory { end.take() }
    end.take()
    return end.afterFilterBehindWord ?? end
  }

  /// A cursor after the filter to which the last term leads if it is a word; nil if there is none before a
  /// comma.
  var afterFilterBehindWord: QueryCursor? {
    var end = self
    while let word = end.previous, word.isUnread, !word.endsWithComma, let next = end.take() {
      switch next.meaning {
      case .diet, .excluded: return end
      default: continue
      }
    }
    return nil
  }
}

extension QueryMeaning {
  /// True for words that introduce what they are about.
  fileprivate var isIntroductory: Bool {
    switch self {
    case .not, .except, .but, .nor, .without, .no, .and, .to, .skip, .ask, .free: true
    default: false
    }
  }
}
