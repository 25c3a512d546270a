/// Who left something out and changes his mind: `actually milk is fine`.
extension QueryParser {
  /// The allergens that a text says to be fine and says nothing else of; nothing where any word
  /// stands beside that may mean something: whoever loses what he leaves out by a misunderstanding
  /// may fall ill.
  func fineAfterAll() -> AllergenSet {
    guard !text.isQuestion, !text.chunks.contains(where: \.isQuoted) else { return [] }
    var (found, open): (AllergenSet, AllergenSet) = ([], [])
    var (place, mayName) = (0, true)
    while place < tokens.count {
      let match = lexicon.match(tokens[place...])
      let roles = match?.meaning.roles ?? []
      // `eggs, milk is fine` may leave out eggs.
      if !open.isEmpty, tokens[place].beginsSentence || tokens[place].isComma {
        return []
      }
      if let match, roles.contains(.fine), !open.isEmpty {
        found.formUnion(open)
        (open, mayName) = ([], true)
        place += match.length
      } else if let match, mayName, let own = allergen(match.meaning, place..<place + match.length)
      {
        open.formUnion(AllergenSet(own))
        mayName = false
        place += match.length
      } else if let beside = lexicon.besideFine.match(tokens[place...]) {
        place += beside.length
      } else if let match, roles.contains(.contrast) && place == 0 || isAnd(roles) {
        mayName = true
        place += match.length
      } else if !open.isEmpty, lexicon.beforeFine.contains(tokens[place].text) {
        place += 1
      } else {
        return []
      }
    }
    return open.isEmpty ? found : []
  }

  /// Whether all are meant that a word joins.
  private func isAnd(_ roles: Lexicon.Roles) -> Bool {
    roles.contains(.joint) && roles.isDisjoint(with: [.negation, .negationBehind, .either])
  }

  /// The allergen that some tokens name as the program does, be it of one or of many. Who eats goat's
  /// milk, or can stand lactose, has not said that he may have milk.
  private func allergen(_ meaning: Lexicon.Meaning, _ range: Range<Int>) -> Allergen? {
    let named = meaning.named.allergens
    guard named.count == 1, let allergen = named.first else { return nil }
    let typed = phrase(range)
    let forms = [typed] + WordNumber.others(of: typed)
    let isOwn = OwnNames.all[allergen]?.isDisjoint(with: forms) == false
    return isOwn ? allergen : nil
  }
}

/// What the program itself calls the allergens, in whatever language.
private enum OwnNames {
  static let all: [Allergen: Set<[UInt8]>] = Dictionary(
    Allergen.allCases.map { allergen in
      let names = InterfaceLanguage.allCases.map { $0.terms.name(of: allergen)[...] }
      let tokens = names.map { TypedText.tokens(of: $0) }
      return (allergen, Set(tokens.map { Array($0.joined(separator: [.space])) }))
    }, uniquingKeysWith: { first, _ in first })
}
