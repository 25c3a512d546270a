public import OldMenuCore

/// The order of the rows, by words.
extension LinearMenu {
  /// Tells the rows of the last answer again in the order that is named, or in the next one.
  func sort(by words: String) -> [String] {
    let named = MenuQuery.Order(named: words)
    guard let order = words.isEmpty ? session.query.order.next : named else {
      return [linearWords.sortHelp]
    }
    let sections = sectionsOfTargets
    session.change { $0.order = order }
    let isList = session.query.search.isEmpty && !sections.isEmpty
    return [linearWords.sorted(order)] + (isList ? rows(of: sections) : showCurrent())
  }

  /// The sections of the rows that are numbered now, each once: after a change of the menu the
  /// numbers of one may lie apart.
  private var sectionsOfTargets: [Int] {
    Set(targets.compactMap(\.section)).sorted()
  }
}

extension MenuQuery.Order {
  /// The order that the last of some words names, in any language of the interface.
  public init?(named words: String) {
    let word = words.split(separator: " ").last.map(String.init) ?? ""
    let order = MenuQuery.Order.choosable.first { order in
      LinearStrings.all.contains { $0.orders(order).contains(word) }
    }
    guard let order else { return nil }
    self = order
  }
}
