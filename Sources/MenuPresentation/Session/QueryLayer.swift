package import MenuCore

/// The part of a query that one press of Esc takes away, in the order in which they go. Excluded allergens
/// stay when a search or a price goes, and what was chosen stays when what is typed beside it goes.
package enum QueryLayer: CaseIterable, Hashable, Sendable {
  /// Words, lists, and a text that is not understood.
  case search
  /// Diets and the most that is paid, as far as they were typed.
  case typedConditions
  /// Chosen diets, the most that is paid, the section and the order.
  case conditions
  /// The excluded allergens that were typed.
  case typedAllergens
  /// The excluded allergens that were chosen.
  case allergens
}

/// A layer that was taken away, the query that had it, and what was left.
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
  /// The layer of the clause where it was chosen.
  var layer: QueryLayer {
    switch self {
    case .list, .spicy, .word: .search
    case .diet, .upTo, .order: .conditions
    case .without: .allergens
    }
  }
}

extension MenuQuery {
  /// The layer that goes first, nil where nothing is asked.
  package var topLayer: QueryLayer? { QueryLayer.allCases.first(where: has) }

  private func has(_ layer: QueryLayer) -> Bool {
    switch layer {
    case .search: typed.isSearch
    case .conditions where section != nil: true
    default: !clauses(of: layer).isEmpty
    }
  }

  /// The clauses that a layer takes away.
  func clauses(of layer: QueryLayer) -> [QueryClause] {
    switch layer {
    case .search: clauses.filter { $0.layer == .search }
    case .conditions, .allergens: chosenClauses.filter { $0.layer == layer }
    case .typedConditions: typedClauses(like: .conditions)
    case .typedAllergens: typedClauses(like: .allergens)
    }
  }

  /// The clauses of a kind that were not chosen as well.
  private func typedClauses(like layer: QueryLayer) -> [QueryClause] {
    let chosen = chosenClauses
    return clauses.filter { $0.layer == layer && !chosen.contains($0) }
  }

  /// Takes a layer away; the other conditions stay, typed or chosen as they were.
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

  /// Takes the typed clauses of other layers away, and a text that is not understood.
  private mutating func keepTyped(_ layers: Set<QueryLayer>, in context: MenuContext) {
    let language = context.interfaceLanguage
    var own = MenuQuery()
    if typed.state == .complete { own.typed = typed }
    let kept = own.clauses.filter { layers.contains($0.layer) }
    let texts = kept.map { Strings[language].text(of: $0, in: context, isTyped: true) }
    typed = TypedQuery(texts.joined(separator: ", "), preferring: language)
  }

  /// Brings a layer back, beside all that was asked meanwhile.
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
      // Dishes that state nothing are not shown beside an allergen that is excluded by now.
      if combinedFilter.without.isEmpty { filter.showsUndeclared = old.filter.showsUndeclared }
      filter.without.formUnion(old.combinedFilter.without)
    }
  }
}

extension TypedQuery {
  /// True if something is typed that is more than conditions.
  fileprivate var isSearch: Bool {
    saysMore || !namedAllergens.isEmpty || !isEmpty && filter.isEmpty
  }

  /// True if its words and lists are all that it says beside conditions.
  fileprivate var isPlain: Bool {
    state == .complete && withoutWords.isEmpty && namedAllergens.isEmpty
  }
}

extension Strings {
  /// The clauses of a layer, in the words that can be typed; a search that is more than words as it was
  /// typed. `“funghi”`, `“non vegana”`, `senza glutine · senza latte`
  package func names(
    of layer: QueryLayer, in query: MenuQuery, _ context: MenuContext
  ) -> [String] {
    let typed = quoted(query.typed.text)
    if layer == .search, !query.typed.isPlain { return [typed] }
    let names = query.clauses(of: layer).map { text(of: $0, in: context) }
    guard names.isEmpty else { return names }
    if layer == .search { return [typed] }
    return [query.section ?? ""]
  }

  /// The name of a layer where all its clauses have no room: the only clause, or their number or kind.
  /// `senza latte`, `senza 3 allergeni`, `filtri`
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

  /// The verbs of a key that takes a layer away, the longest first: they name its clauses where these are
  /// short, the number of allergens, and the kind of clauses. `togli senza latte, uova`,
  /// `senza latte, uova ×`, `togli senza 2 allergeni`, `togli filtri`
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
    return names.filter { $0.count <= Self.longestNameInHint }
      .flatMap { [keys.clear.filled($0), "\($0) ×"] } + [keys.clear.filled(kind)]
  }

  private static let longestNameInHint = 26
}
