package import MenuCore

/// The part of a query that one press of Esc takes away. Excluded allergens are a layer of their own: they
/// stay when a search or a price goes.
package enum QueryLayer: Hashable, Sendable {
  /// Words, lists, and a text that is not understood.
  case search
  /// Diets, the most that is paid, the section and the order.
  case conditions
  /// The excluded allergens.
  case allergens
}

/// A layer that was taken away, and the query that had it.
package struct RemovedLayer: Hashable, Sendable {
  package let layer: QueryLayer
  package let query: MenuQuery

  package init(_ layer: QueryLayer, of query: MenuQuery) {
    self.layer = layer
    self.query = query
  }
}

extension QueryClause {
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
  package var topLayer: QueryLayer? {
    let filter = combinedFilter
    let hasConditions =
      !filter.diets.isEmpty || filter.limit != .any || section != nil || order != .menu
    if typed.isSearch { return .search }
    if hasConditions { return .conditions }
    return filter.without.isEmpty ? nil : .allergens
  }

  /// Takes a layer away; what is typed beside it stays as if it were chosen.
  package mutating func remove(_ layer: QueryLayer) {
    chooseTypedConditions()
    typed = TypedQuery("")
    switch layer {
    case .search: break
    case .conditions:
      filter.diets = []
      filter.limit = .any
      section = nil
      order = .menu
    case .allergens:
      filter.without = []
      filter.showsUndeclared = false
    }
  }

  /// Brings a layer back, beside all that was chosen meanwhile.
  package mutating func restore(_ removed: RemovedLayer) {
    let old = removed.query
    switch removed.layer {
    case .search:
      chooseTypedConditions()
      typed = old.typed
    case .conditions:
      filter.diets.formUnion(old.combinedFilter.diets)
      if filter.limit == .any { filter.limit = old.combinedFilter.limit }
      if section == nil { section = old.section }
      if order == .menu { order = old.order }
    case .allergens:
      // Dishes that state nothing are not shown beside an allergen that is excluded by now.
      if combinedFilter.without.isEmpty { filter.showsUndeclared = old.filter.showsUndeclared }
      filter.without.formUnion(old.combinedFilter.without)
    }
  }

  /// Makes chosen conditions of the typed ones, unless their text is not understood.
  private mutating func chooseTypedConditions() {
    if typed.state == .complete { filter = combinedFilter }
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

/// A clause of a layer in words.
private struct ClauseName {
  let text: String
  /// True if it has the quotes of a word already.
  let isQuoted: Bool
}

extension Strings {
  /// The clauses of a layer, in the words that can be typed; a search that is more than words as it was
  /// typed. `“funghi”`, `“non vegana”`, `senza glutine · senza latte`
  package func names(of layer: QueryLayer, in query: MenuQuery, _ context: MenuContext) -> [String]
  {
    clauseNames(of: layer, in: query, context).map(\.text)
  }

  private func clauseNames(
    of layer: QueryLayer, in query: MenuQuery, _ context: MenuContext
  ) -> [ClauseName] {
    let typed = ClauseName(text: quoted(query.typed.text), isQuoted: true)
    if layer == .search, !query.typed.isPlain { return [typed] }
    let names = query.clauses.filter { $0.layer == layer }.map { clause in
      var isWord = false
      if case .word = clause { isWord = true }
      return ClauseName(text: text(of: clause, in: context), isQuoted: isWord)
    }
    guard names.isEmpty else { return names }
    if layer == .search { return [typed] }
    return [ClauseName(text: query.section ?? "", isQuoted: false)]
  }

  /// The hints of a key that takes a layer away, the longest first: they name the clauses where that is short
  /// and not brief, or their number. `togli “senza latte, uova”`, `togli “senza 3 allergeni”`,
  /// `togli “senza”`
  package func hints(
    ofRemoving layer: QueryLayer, in query: MenuQuery, _ context: MenuContext, isBrief: Bool
  ) -> [String] {
    var hints: [String] = []
    let excluded = query.combinedFilter.without.map { language.name(of: $0) }
    if layer == .allergens, excluded.count > 1 {
      let all = "\(without) \(excluded.joined(separator: ", "))"
      if !isBrief, all.count <= Self.longestListInHint { hints.append(all) }
      hints.append("\(without) \(excluded.count) \(inText(allergens))")
    }
    return hints.map { keys.clear.filled(quoted($0)) }
      + [hint(ofRemoving: layer, in: query, context, isBrief: isBrief)]
  }

  /// The hint that names the only clause where that is short, or the kind of clauses.
  private func hint(
    ofRemoving layer: QueryLayer, in query: MenuQuery, _ context: MenuContext, isBrief: Bool
  ) -> String {
    let names = clauseNames(of: layer, in: query, context)
    if !isBrief, let name = names.only, name.text.count <= Self.longestNameInHint {
      return keys.clear.filled(name.isQuoted ? name.text : quoted(name.text))
    }
    switch layer {
    case .search: return keys.clear.filled(keys.searchNoun)
    case .conditions: return keys.clear.filled(keys.filters)
    case .allergens: return keys.clear.filled(quoted(without))
    }
  }

  private static let longestNameInHint = 16
  private static let longestListInHint = 24
}
