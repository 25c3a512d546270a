extension LocalizedText {
  /// A text, or the map of its translations.
  var tree: JSONTree {
    languages.isEmpty
      ? .text(text(in: nil, fileLanguage: nil))
      : .object(translations.map { ($0.language.tag, .text($0.text)) })
  }
}

extension Amount {
  /// The amount in quotes, so that every program keeps its zeros.
  func tree(in currency: Currency?) -> JSONTree { .text(text(for: currency)) }
}

extension Price {
  /// An amount, or an object that says more of it.
  func tree(in currency: Currency?) -> JSONTree {
    var members = Members()
    switch value {
    case .exactly(let amount):
      if per == nil, was == nil { return amount.tree(in: currency) }
      members.add(PriceKey.amount, amount.tree(in: currency))
    case .from(let amount): members.add(PriceKey.from, amount.tree(in: currency))
    case .range(let low, let high):
      members.add(PriceKey.from, low.tree(in: currency))
      members.add(PriceKey.to, high.tree(in: currency))
    case .text(let text): members.add(PriceKey.text, text.tree)
    }
    members.add(PriceKey.per, per?.tree)
    members.add(PriceKey.was, was?.tree(in: currency))
    return .object(members)
  }
}

extension AllergenStatement {
  /// `"none"`, a list of what is contained, or an object that says more.
  var tree: JSONTree {
    let isList = mayContain.isEmpty && freeFrom.isEmpty
    if isList, !isComplete { return .list(contains.trees) }
    if isList, contains.isEmpty { return .text("none") }
    var members = Members()
    members.add(StatementKey.contains, list: contains.trees)
    members.add(StatementKey.mayContain, list: mayContain.trees)
    members.add(StatementKey.freeFrom, list: freeFrom.trees)
    members.add(StatementKey.complete, flag: isComplete)
    return .object(members)
  }
}

extension AllergenSet {
  fileprivate var trees: [JSONTree] { allergens.map { .text($0.rawValue) } }
}

extension DietSet {
  var trees: [JSONTree] { diets.map { .text($0.rawValue) } }
}
