import OldMenuCore

/// What costs least, and what costs most.
extension LinearMenu {
  /// The row that comes first in an order that was asked for, and behind it all the others.
  ///
  /// Asked for a list it is that list, and not what is called like it in another one.
  func showFirst(in order: MenuQuery.Order, of typed: TypedQuery) -> [String] {
    let isOfLists = typed.isOnlyLists && !typed.isWithoutAlcohol
    let named = isOfLists ? session.sections(of: typed.lists) : []
    session.change { query in
      query.search = named.isEmpty ? typed.rest : ""
      query.order = order
    }
    let front = order == .dearest ? linearWords.dearest : linearWords.cheapest
    let first = session.path(by: order, in: typed.lists).map { "\(front) \(row(at: $0))" }
    let isWhole = !session.dataSource.hasPricesByMeasure(in: typed.lists)
    let all = Array(0..<session.dataSource.numberOfSections)
    return [first ?? linearWords.sorted(order)] + (isWhole ? [] : [linearWords.notByMeasure])
      + (session.query.search.isEmpty ? rows(of: named.isEmpty ? all : named) : foundRows())
  }
}

extension MenuSession {
  /// The sections of some lists that have dishes, whether they are shown or not.
  func sections(of lists: [MenuList]) -> [Int] {
    (0..<menu.numberOfSections).filter { section in
      menu.list(forSection: section).map(lists.contains) ?? false
        && menu.numberOfRows(inSection: section) > 0
    }
  }
}
