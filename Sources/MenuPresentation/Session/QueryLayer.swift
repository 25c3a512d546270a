package import MenuCore

/// The part of a query that one press of Esc removes, in the order of removal. Excluded allergens stay when a
/// search or a price is removed, and chosen conditions stay when typed ones are removed.
package enum QueryLayer: CaseIterable, Hashable, Sendable {
  /// Words, lists, and a text that is not understood.
  case search
  /// Typed diets, and a typed price limit.
  case typedConditions
  /// Chosen diets, the price limit, the section and the order.
  case conditions
  /// The typed exclusions of allergens.
  case typedAllergens
  /// The chosen exclusions of allergens.
  case allergens
}

/// A removed layer, the query from before, and the query that was left.
package struct RemovedLayer: Hashable, Sendable {
  package let layer: QueryLayer
  package let query: MenuQuery
  package let rest: MenuQuery

  package init(_ layer: QueryLayer, of query: MenuQuery, leaving rest: MenuQuery) {
    self.layer = layer
    self.query = query
    self.rest = rest
  }
}

extension QueryClause {
  /// The layer of the clause if it was chosen.
  var layer: QueryLayer {
    switch self {
    case .list, .spicy, .word, .named: .search
    case .diet, .upTo, .order, .section: .conditions
    case .without: .allergens
    }
  }
}

extension MenuQuery {
  /// The layer that is removed first, nil for an empty query.
  package var topLayer: QueryLayer? { QueryLayer.allCases.first(where: has) }

  private func has(_ layer: QueryLayer) -> Bool {
    switch layer {
    case .search: typed.isSearch
    default: !clauses(of: layer).isEmpty
    }
  }

  /// The clauses of a layer.
  func clauses(of layer: QueryLayer) -> [QueryClause] {
    switch layer {
    case .search: clauses.filter { $0.layer == .search }
    case .conditions, .allergens: chosenClauses.filter { $0.layer == layer }
    case .typedConditions: typedClauses(like: .conditions)
    case .typedAllergens: typedClauses(like: .allergens)
    }
  }

  /// The clauses of a layer that were typed and not chosen as well.
  private func typedClauses(like layer: QueryLayer) -> [QueryClause] {
    let chosen = chosenClauses
    return clauses.filter { $0.layer == layer && !chosen.contains($0) }
  }

  /// Removes a layer. The other conditions stay, typed or chosen as they were.
  package mutating func remove(_ layer: QueryLayer, in context: MenuContext) {
    switch layer {
    case .search: keepTyped([.conditions, .allergens], in: context)
    case .typedConditions: keepTyped([.allergens], in: context)
    case .conditions:
      keepTyped([.allergens], in: context)
      filter.diets = []
      filter.limit = .any
      section = nil
      order = .menu
    case .typedAllergens: typed = TypedQuery("")
    case .allergens:
      typed = TypedQuery("")
      filter.without = []
    }
    if combinedFilter.without.isEmpty { filter.showsUndeclared = false }
  }

  /// Removes the typed clauses of the other layers, and a text that is not understood.
  private mutating func keepTyped(_ layers: Set<QueryLayer>, in context: MenuContext) {
    let language = context.interfaceLanguage
    let clauses = typed.state == .complete ? typed.clauses : []
    let kept = clauses.filter { layers.contains($0.layer) }
    let texts = kept.map { Strings[language].text(of: $0, in: context, isTyped: true) }
    typed = TypedQuery(texts.joined(separator: ", "), preferring: language)
  }

  /// Restores a layer, and keeps the conditions that were added meanwhile. A restored search replaces the words
  /// of another one: together they would hardly match a row.
  package mutating func restore(_ removed: RemovedLayer) {
    let old = removed.query
    guard self != removed.rest else { return self = old }
    switch removed.layer {
    case .search:
      if typed.state == .complete { filter = combinedFilter }
      typed = old.typed
    case .typedConditions, .conditions:
      filter.diets.formUnion(old.combinedFilter.diets)
      if filter.limit == .any { filter.limit = old.combinedFilter.limit }
      if section == nil { section = old.section }
      if order == .menu { order = old.order }
    case .typedAllergens, .allergens:
      // Dishes that state nothing stay hidden if an allergen has been excluded meanwhile.
      if combinedFilter.without.isEmpty { filter.showsUndeclared = old.filter.showsUndeclared }
      filter.without.formUnion(old.combinedFilter.without)
    }
  }
}

extension TypedQuery {
  /// True if the text contains more than conditions.
  fileprivate var isSearch: Bool {
    hasMore || !namedAllergens.isEmpty || !isEmpty && filter.isEmpty
  }

  /// True if the text contains only words and lists besides conditions.
  fileprivate var isPlain: Bool {
    state == .complete && withoutWords.isEmpty && namedAllergens.isEmpty
  }
}

extension Strings {
  /// The clauses of a layer, in words that can be typed. A search that is not only words is named as it was
  /// typed. `“funghi”`, `“non vegana”`, `senza glutine · senza latte`
  package func names(
    of layer: QueryLayer, in query: MenuQuery, _ context: MenuContext
  ) -> [String] {
    let typed = quoted(query.typed.text.trimmed)
    if layer == .search, !query.typed.isPlain { return [typed] }
    return query.clauses(of: layer).map { text(of: $0, in: context) }.nonEmpty ?? [typed]
  }

  /// The name of a layer if there is no room for all its clauses: the only clause, their number or their
  /// kind. `senza latte`, `senza 3 allergeni`, `filtri`
  package func briefName(of layer: QueryLayer, in query: MenuQuery) -> String {
    switch layer {
    case .search: return keys.searchNoun
    case .typedConditions, .conditions: return keys.filters
    case .typedAllergens, .allergens:
      let excluded = query.clauses(of: layer)
      if case .without(let allergen)? = excluded.only {
        return "\(without) \(language.name(of: allergen))"
      }
      return "\(without) \(excluded.count) \(inText(allergens))"
    }
  }

  /// The verbs of a key that removes a layer, the longest first. They name its clauses if these are short,
  /// the number of allergens, or the kind of clauses. `togli senza latte, uova`, `senza latte, uova ×`,
  /// `togli senza 2 allergeni`, `togli filtri`, `filtri ×`
  package func hints(
    ofRemoving layer: QueryLayer, in query: MenuQuery, _ context: MenuContext
  ) -> [String] {
    var names = [names(of: layer, in: query, context).only].compactMap(\.self)
    var kind = briefName(of: layer, in: query)
    var excluded: [String] = []
    for case .without(let allergen) in query.clauses(of: layer) {
      excluded.append(language.name(of: allergen))
    }
    if !excluded.isEmpty {
      names = ["\(without) \(excluded.joined(separator: ", "))", kind]
      kind = keys.filters
    }
    let short = names.filter { $0.count <= Self.longestNameInHint } + [kind]
    return short.flatMap { [keys.clear.filled($0), "\($0) ×"] }
  }

  private static let longestNameInHint = 26
}
