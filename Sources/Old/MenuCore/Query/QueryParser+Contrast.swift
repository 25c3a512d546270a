/// What is set apart from what is left out: `ma le uova vanno bene`, `tutto tranne il latte`.
extension QueryParser {
  /// What a text says behind `ma`.
  private struct Clause {
    var end: Int
    var hasAllergens = false
    var hasUnknown = false
    var isFine = false
    var endsFine = false
  }

  /// `but`, behind something that is left out; nil for any other word, and where nothing follows.
  mutating func takeContrast(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard meaning.roles.contains(.contrast), range.upperBound < tokens.count, negation != .none,
      negation != .begun
    else { return nil }
    let clause = clause(from: range.upperBound)
    let isLast = clause.end == tokens.count
    let isCertain = clause.hasAllergens && !clause.hasUnknown && !text.isQuestion
    named = []
    if isCertain, clause.isFine, isLast || clause.endsFine {
      use(range.lowerBound..<clause.end, as: .filter)
      negation = .none
      return clause.end - range.lowerBound
    }
    use(range, as: .filter)
    if isCertain, isLast, !isJoint(range.upperBound) {
      // `no milk but fish`
      (isWanted, isAsked, negation) = (true, true, .none)
    } else if clause.hasAllergens {
      // In doubt it is left out too.
      negation.join()
    } else {
      negation = .none
    }
    return range.count
  }

  /// What a text says up to the next word that leaves something out.
  private func clause(from start: Int) -> Clause {
    var clause = Clause(end: start)
    while clause.end < tokens.count {
      let match = lexicon.match(tokens[clause.end...])
      let roles = match?.meaning.roles ?? []
      let isFine =
        match.map { self.isFine(clause.end..<clause.end + $0.length, $0.meaning) } ?? false
      if !isFine,
        !roles.isDisjoint(with: [.negation, .negationBehind, .coeliac, .exception, .contrast])
      {
        break
      }
      let isAllergen = match?.meaning.excluded.isEmpty == false
      if isAllergen { clause.hasAllergens = true }
      if isFine { clause.isFine = true }
      if isFine || isAllergen { clause.endsFine = isFine }
      if !isAllergen, roles.isDisjoint(with: [.fine, .filler, .joint, .question]) {
        clause.hasUnknown = true
      }
      clause.end += match?.length ?? 1
    }
    return clause
  }

  /// `eggs ok`: what was named just before need not be left out; nil where nothing was.
  mutating func takeFine(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Int? {
    guard isFine(range, meaning), !text.isQuestion else { return nil }
    if negation == .none {
      isSaidFine = true
      for place in named.indices { named[place].isFine = true }
      // `posso mangiare la diavola` is a question all the same.
      guard meaning.roles.isDisjoint(with: [.question]) else { return nil }
    } else if negation == .going(joined: false), let leftOut, isOnlyFillers(leftOut.tokens, range) {
      guard isBehindComma(leftOut.tokens) else {
        resolveUnparted(by: leftOut.tokens)
        return nil
      }
      query.without = leftOut.before
    } else {
      return nil
    }
    use(range, as: .filler)
    return range.count
  }

  /// `fish not eggs yes`: without a comma nobody knows which of them is denied.
  private mutating func resolveUnparted(by leftOut: Range<Int>) {
    guard let lastNegation,
      lexicon.match(tokens[lastNegation.lowerBound...])?.meaning.roles.contains(.forward) != true,
      unaskedPlaces.contains(where: { $0 < leftOut.lowerBound && uses[$0] != .filter })
    else { return }
    query.isNotUnderstood = true
  }

  /// Whether something is said to be fine: not in `vertrage ich nicht`, and `sì` only at an end.
  private func isFine(_ range: Range<Int>, _ meaning: Lexicon.Meaning) -> Bool {
    let next = lexicon.match(tokens[afterFillers(range.upperBound)...])?.meaning.roles ?? []
    if meaning.roles.contains(.yes) {
      return range.upperBound == tokens.count || isJoint(range.upperBound)
    }
    return meaning.roles.contains(.fine)
      && (next.isDisjoint(with: [.negation, .negationBehind]) || next.contains(.forward))
  }

  /// `Ich kann Milch essen, aber keine Eier`: the verb that says so stands behind what is fine.
  mutating func takeFineBehind(_ place: Int) -> Int? {
    let word = tokens[place].text
    if lexicon.fineAround.before.contains(word) { mayBeFine = negation == .none && named.isEmpty }
    guard mayBeFine, negation == .none, !named.isEmpty, !text.isQuestion,
      lexicon.fineAround.behind.contains(word)
    else { return nil }
    (isSaidFine, mayBeFine) = (true, false)
    use(place..<place + 1, as: .filler)
    return 1
  }

  /// `I can eat milk but not eggs`: what is fine is not looked for.
  mutating func dropFine(_ range: Range<Int>, _ roles: Lexicon.Roles) {
    guard isSaidFine, negation == .none, range.upperBound < tokens.count else { return }
    // `I can eat eggs, milk I can't have`: what stands just before the denial is not fine.
    let isApart = named.last.map { last in
      tokens[last.tokens.upperBound..<range.lowerBound].contains { token in
        let roles = lexicon.meaning(of: token.text)?.roles ?? []
        return !roles.isDisjoint(with: [.joint, .contrast])
      }
    }
    guard isApart != false || named.last?.isFine == true || !holdsBefore(range, roles) else {
      return
    }
    query.saidFine.formUnion(AllergenSet(named.map(\.meaning.excluded)))
    takeBackNamed()
    isSaidFine = false
  }

  /// `Mia moglie è vegana, io no`: what was asked for stays, and nothing more is left out.
  func isOnlySaidOfSomebody(_ range: Range<Int>, _ roles: Lexicon.Roles) -> Bool {
    roles.contains(.negation) && roles.isDisjoint(with: [.ill, .exception])
      && range.upperBound == tokens.count && pronounEnd == range.lowerBound && named.isEmpty
      && !(query.dietTerms.isEmpty && query.without.isEmpty)
  }

  /// Whether an illness is denied: `non sono allergico`.
  func isDenied(_ range: Range<Int>) -> Bool {
    lastNegation.map { isOnlyFillers($0, range) } ?? false
  }

  /// Whether nothing but fillers stands between.
  func isOnlyFillers(_ first: Range<Int>, _ last: Range<Int>) -> Bool {
    guard first.upperBound <= last.lowerBound else { return false }
    return tokens[first.upperBound..<last.lowerBound].allSatisfy { token in
      let roles = lexicon.meaning(of: token.text)?.roles ?? []
      return roles.contains(.filler) && !roles.contains(.joint)
    }
  }

  func isJoint(_ place: Int) -> Bool {
    lexicon.match(tokens[place...])?.meaning.roles.contains(.joint) == true
  }

  private func isBehindComma(_ range: Range<Int>) -> Bool {
    let before = tokens[..<range.lowerBound].last { token in
      lexicon.meaning(of: token.text)?.roles.contains(.filler) != true
    }
    return before?.isComma ?? false
  }
}
