package import MenuCore

/// A condition of a query that a guest can remove separately.
package enum QueryClause: Hashable {
  case without(Allergen)
  case diet(Diet)
  case upTo(Amount)
  case list(MenuList)
  case spicy
  case word(String)
  /// An allergen that was typed without saying what about it.
  case named(Allergen)
  case order(MenuQuery.Order)
  case section(String)
}

extension TypedQuery {
  /// The conditions of the text.
  package var clauses: [QueryClause] {
    var query = MenuQuery()
    query.typed = self
    return query.clauses
  }

  /// The allergens that the text names without saying what about them.
  var allergensOnTheirOwn: AllergenSet {
    var named = namedPhrase == nil ? namedAllergens : []
    // The word for nuts means peanuts too.
    if named.contains(.nuts) { named.remove(.peanuts) }
    return named
  }
}

extension MenuQuery {
  /// The current conditions, chosen or typed.
  package var clauses: [QueryClause] {
    let filter = combinedFilter
    var clauses = filter.without.map(QueryClause.without) + filter.diets.map(QueryClause.diet)
    if case .upTo(let amount) = filter.limit { clauses.append(.upTo(amount)) }
    clauses += typed.lists.map(QueryClause.list)
    if typed.isSpicy { clauses.append(.spicy) }
    if let phrase = typed.namedPhrase { clauses.append(.word(phrase)) }
    for word in typed.wordsBesidePhrase where !clauses.contains(.word(word)) {
      clauses.append(.word(word))
    }
    if order != .menu { clauses.append(.order(order)) }
    return clauses
  }

  /// The chosen conditions, without the typed ones.
  package var chosenClauses: [QueryClause] { sectionClause + withoutText.clauses }

  /// The section, empty without one.
  var sectionClause: [QueryClause] { [section.map(QueryClause.section)].compactMap(\.self) }

  /// The query without the typed text.
  var withoutText: MenuQuery {
    var query = self
    query.typed = TypedQuery("")
    return query
  }

  /// Removes a chosen condition and keeps what is typed.
  package mutating func removeChosen(_ clause: QueryClause) {
    switch clause {
    case .without(let allergen):
      filter.without.subtract(AllergenSet(allergen))
      if combinedFilter.without.isEmpty { filter.showsUndeclared = false }
    case .diet(let diet): filter.diets.subtract(DietSet(diet))
    case .upTo: filter.limit = .any
    case .order: order = .menu
    case .section: section = nil
    case .list, .spicy, .word, .named: break
    }
  }

  /// Turns typed conditions into chosen ones if a filter can express them. The rest stays typed.
  ///
  /// - Parameters:
  ///   - language: the language in which the rest is written.
  ///   - clause: a condition to remove at the same time, nil for none.
  package mutating func chooseTyped(
    in language: InterfaceLanguage, without clause: QueryClause? = nil
  ) {
    // A text that is not understood is kept unchanged, like an allergen on its own.
    let isPlain =
      typed.unclear == nil && typed.withoutWords.isEmpty && typed.namedAllergens.isEmpty
    guard clause != nil || isPlain else { return }
    filter = combinedFilter
    var lists = typed.lists
    var phrase = typed.namedPhrase
    var named = typed.allergensOnTheirOwn
    var words = typed.wordsBesidePhrase
    var spicyWord = typed.spicyWord
    // `removeChosen` keeps the unstated rows while an exclusion is typed, and these are chosen now.
    typed = TypedQuery("")
    if let clause { removeChosen(clause) }
    switch clause {
    case .list(let list)?: lists.removeAll { $0 == list }
    case .spicy?: spicyWord = nil
    case .word(let word)?:
      if phrase?.hasSameUTF8(as: word) ?? false { phrase = nil }
      words.removeAll { $0.hasSameUTF8(as: word) }
    case .named(let allergen)?: named.remove(allergen)
    case .without?, .diet?, .upTo?, .order?, .section?, nil: break
    }
    let left =
      named.map { language.name(of: $0) } + [phrase].compactMap(\.self)
      + lists.map { language.name(of: $0) }
      + [spicyWord].compactMap(\.self)
      + words.map { TypedQuery($0, preferring: language).words == [$0] ? $0 : "\"\($0)\"" }
    typed = TypedQuery(left.joined(separator: " "), preferring: language)
  }
}
