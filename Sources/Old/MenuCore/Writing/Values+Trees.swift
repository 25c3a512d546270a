extension LocalizedText {
  /// A text, or the map of its translations.
  var tree: JSONTree {
    languages.isEmpty
      ? .text(text(in: nil, fileLanguage: nil))
      : .object(translations.map { ($0.language.tag, .text($0.text)) })
  }
}

extension Address {
  /// A text, or an object of its parts.
  var tree: JSONTree {
    switch self {
    case .text(let text): text.tree
    case .postal(let parts): AddressKey.table.tree(of: parts, in: nil)
    }
  }
}

extension Amount {
  /// The amount in quotes, so that every program keeps its zeros.
  func tree(in currency: Currency?) -> JSONTree { .text(text(for: currency)) }
}

extension Price {
  /// An amount, or an object that says more of it.
  func tree(in currency: Currency?) -> JSONTree {
    var members: [(PriceKey, JSONTree?)]
    switch value {
    case .exactly(let amount):
      if per == nil, was == nil { return amount.tree(in: currency) }
      members = [(.amount, amount.tree(in: currency))]
    case .from(let amount): members = [(.from, amount.tree(in: currency))]
    case .range(let low, let high):
      members = [(.from, low.tree(in: currency)), (.to, high.tree(in: currency))]
    case .text(let text): members = [(.text, text.tree)]
    }
    members += [(.per, per?.tree), (.was, was?.tree(in: currency))]
    return .object(of: members)
  }
}

extension AllergenStatement {
  /// `"none"`, a list of what is contained, or an object that says more.
  var tree: JSONTree {
    let isList = mayContain.isEmpty && freeFrom.isEmpty
    if isList, !isComplete { return .list(contains.trees) }
    if isList, contains.isEmpty { return .text("none") }
    return .object(of: [
      (StatementKey.contains, .list(unlessEmpty: contains.trees)),
      (.mayContain, .list(unlessEmpty: mayContain.trees)),
      (.freeFrom, .list(unlessEmpty: freeFrom.trees)),
      (.complete, isComplete ? .word("true") : nil),
    ])
  }

  /// The same, nil where nobody said anything.
  var treeUnlessSilent: JSONTree? { saysNothing ? nil : tree }
}

extension Hours {
  /// A text, or a list of days and times.
  var tree: JSONTree {
    switch self {
    case .text(let text): text.tree
    case .week(let hours): .list(hours.spans.map(\.tree))
    }
  }
}

extension OpeningHours.Span {
  fileprivate var tree: JSONTree {
    let days = Weekday.allCases.filter(self.days.contains).map { JSONTree.text($0.rawValue) }
    return .object(of: [
      (SpanKey.days, .list(days)), (.from, .text(opens.description)),
      (.to, .text(opens == closes ? SpanKey.endOfDay : closes.description)),
    ])
  }
}

extension JSONTree {
  /// A list, nil for one without entries.
  static func list(unlessEmpty entries: [JSONTree]) -> JSONTree? {
    entries.isEmpty ? nil : .list(entries)
  }

  /// An object of the members that have a value, in this order.
  static func object(of members: [(some RawRepresentable<String>, JSONTree?)]) -> JSONTree {
    .object(members.compactMap { key, value in value.map { (key.rawValue, $0) } })
  }
}

extension AllergenSet {
  fileprivate var trees: [JSONTree] { allergens.map { .text($0.rawValue) } }
}

extension DietSet {
  var trees: [JSONTree] { diets.map { .text($0.rawValue) } }
}
