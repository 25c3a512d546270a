/// The exclusions of the grammar, and what they exclude.
extension QueryParser {
  /// WITHOUT item { [AND] item }. After the first item, a word is an item only after *and* or a comma, a food
  /// also in an allergy; otherwise it is a word to search. `senza latte, uova con funghi` → without milk and
  /// eggs; funghi
  mutating func exclusionByItems(from start: Int, isAllergy: Bool = false) {
    cursor.skipJoints(withTo: .anywhere)
    if cursor.isAtEnd { return expectEnd(.item) }
    guard item() else { return unclearItem(from: start) }
    while true {
      var ahead = cursor
      let isJoined = ahead.skipJoints(withTo: placeOfTo(inAllergy: isAllergy))
      guard let next = ahead.peek() else { return cursor = ahead }
      // `senza latte, 9 euro`
      if ahead.isBeforePrice { return }
      switch next.kind {
      case .meaning(.allergens): break
      case .word, .phrase, .meaning(.free), .meaning(.fact), .meaning(.number),
        .meaning(.health), .meaning(.animal):
        guard isJoined || isAllergy && next.isSubstance else { return }
      default: return
      }
      cursor = ahead
      guard item() else { return reportUnclear(from: start, to: cursor) }
    }
  }

  /// Marks the query as unclear up to something that cannot be excluded, such as a limit: `no under 9`
  private mutating func unclearItem(from start: Int) {
    guard cursor.peek()?.meaning == .under else { return reportUnclear(from: start, to: cursor) }
    skipAmount()
    reportUnclear(cursor.text(from: start))
  }

  /// A *to* may be before each item of an allergy: `allergic to milk, to eggs`
  private func placeOfTo(inAllergy isAllergy: Bool) -> QueryCursor.PlaceOfTo {
    guard isAllergy else { return .nowhere }
    return cursor.previous?.endsWithComma ?? false ? .anywhere : .afterConjunction
  }

  /// item = ALLERGEN | WORD; false for any other term.
  private mutating func item() -> Bool {
    guard let term = cursor.peek() else { return false }
    switch term.kind {
    // A single letter is not a food: `senza l a t t e`
    case .word where term.text.unicodeScalars.count == 1 && !term.isBeginning: return false
    // `doesn't have to be vegan`
    case .word where !term.isSubstance && leadsToFilter: return false
    case .meaning(.allergens(let allergens)): query.filter.without.formUnion(allergens)
    case .word, .meaning(.free), .meaning(.fact), .meaning(.number), .meaning(.health),
      .meaning(.animal):
      query.withoutWords.append(term.text)
      if term.isBeginning, term.meaning == nil { expectEnd(.item) }
    default: return false
    }
    cursor.take()
    return true
  }

  /// True if words lead from the next term to a filter.
  private var leadsToFilter: Bool {
    var ahead = cursor
    ahead.take()
    return ahead.afterFilterBehindWord != nil
  }

  /// ALLERGIC TO item { [AND] item } | ALLERGIC ALLERGEN { [AND] item }. At the end of a text it may be about
  /// an unknown word before it, so that the rows with this word would be wrong: `rucola allergy`
  mutating func exclusionByAllergy(from start: Int) {
    if case .to? = cursor.peek()?.meaning { return exclusionByItems(from: start, isAllergy: true) }
    let isAfterWord = cursor.isAfterWord(at: start)
    cursor.skipJoints(withTo: .anywhere)
    guard let first = cursor.peek() else {
      if isAfterWord { return reportUnclear(cursor.text(from: start - 1)) }
      return expectEnd(.item)
    }
    if first.namesAllergen || first.isSubstance {
      return exclusionByItems(from: start, isAllergy: true)
    }
    guard first.isBeginning else { return reportUnclear(from: start, to: cursor) }
    cursor.take()
    expectEnd(.item)
  }

  /// A word before an allergen: to search, or a compound that ends in ALLERGIC, whose own food is excluded
  /// too. `Kreuzallergie auf Nüsse`, `Tomatenallergie Milch`
  mutating func compoundOrWord(_ term: QueryTerm, from start: Int) {
    guard let stem = QueryWords.stem(ofAllergy: term.text) else {
      return query.words.append(term.text)
    }
    if QueryTerm.isSubstance(stem) { query.withoutWords.append(stem) }
    exclusionByAllergy(from: start)
  }

  /// ALLERGEN { [AND] ALLERGEN } (FREE | ALLERGIC). Without that ending the allergens are only named.
  mutating func exclusionByEnding(_ first: AllergenSet, from start: Int) {
    var named = first
    var ahead = cursor
    search: while true {
      let isApart = ahead.skipJoints()
      guard let term = ahead.take(), let meaning = term.meaning else { break }
      switch meaning {
      case .allergens(let more): named.formUnion(more)
      case .allergic where isApart && !ahead.isAtEnd: break search
      case .allergic where ahead.isBeforeAllergen:
        if exclude(named, withClauseAt: ahead) { return }
        reportUnclear(from: start, to: ahead)
        break search
      case .excluded(let more) where isApart || term.endsWithFree:
        cursor = ahead
        return exclude(named.union(more))
      case .free, .allergic,
        .no where ahead.isAtEnd:
        cursor = ahead
        return exclude(named)
      default: break search
      }
    }
    nameAllergens(first)
  }

  /// Excludes allergens if those after them form an exclusion too: `nut allergy, milk allergy`. In
  /// `nut allergy and gluten` it is unclear whether gluten is excluded too.
  private mutating func exclude(_ named: AllergenSet, withClauseAt ahead: QueryCursor) -> Bool {
    var trial = self
    trial.cursor = ahead
    trial.cursor.skipJoints()
    let start = trial.cursor.index
    guard case .allergens(let next)? = trial.cursor.take()?.meaning else { return false }
    trial.exclusionByEnding(next, from: start)
    guard trial.query.namedWords.count == query.namedWords.count,
      trial.query.state == query.state
    else { return false }
    trial.query.filter.without.formUnion(named)
    self = trial
    return true
  }

  /// Excludes allergens. Further allergens that are joined after the clause are unclear, because nothing is
  /// said about them: `glutenfrei und Nüsse`
  mutating func exclude(_ allergens: AllergenSet) {
    query.filter.without.formUnion(allergens)
    var ahead = cursor
    guard ahead.skipJoints() else { return }
    let start = ahead.index
    guard let term = ahead.take(), case .allergens(let more)? = term.meaning else { return }
    cursor = ahead
    let count = query.namedWords.count
    exclusionByEnding(more, from: start)
    if query.namedWords.count > count { reportUnclear(term.text) }
  }
}
