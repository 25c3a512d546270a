public import OldMenuCore

/// A Menu.json of what is shown, in all its languages; read again, it is the same menu.
public struct JSONExport: ExportFormat {
  /// Makes the format.
  public init() {}

  /// Writes the file. It is laid out as a whole, so that all of it is held.
  public func render(_ menu: ExportedMenu, to sink: ([UInt8]) throws -> Void) rethrows {
    try sink(Array(MenuWriter.json(of: menu.shownMenu).utf8))
  }
}

extension ExportedMenu {
  /// The menu with the dishes and add-ons that are shown, in the order of the file unless another was asked for,
  /// and the headings that they stand under.
  public var shownMenu: Menu {
    guard !query.isEmpty else { return menu }
    var rows: [MenuList: [ExportedRow]] = [:]
    forEachRow { rows[$0.list, default: []].append($0) }
    if query.order == .menu {
      rows = rows.mapValues { $0.sorted { $0.position < $1.position } }
    }
    func dishes<Item>(
      _ list: MenuList, of all: [Item], _ dish: WritableKeyPath<Item, Dish>
    ) -> [Item] {
      rows[list, default: []].map { row in
        var item = all[row.position]
        item[keyPath: dish] = row.dish
        return item
      }
    }
    var shown = menu
    shown.pizzas = dishes(.pizzas, of: menu.pizzas, \.dish)
    shown.beverages = dishes(.beverages, of: menu.beverages, \.dish)
    shown.desserts = dishes(.desserts, of: menu.desserts, \.dish)
    shown.other = dishes(.other, of: menu.other, \.self)
    shown.keepGroups(
      of: MenuList.allCases.flatMap { list in
        (0..<shown.numberOfDishes(in: list)).compactMap { shown.dish(at: $0, in: list)?.group }
      })
    return shown
  }
}

extension Menu {
  /// Takes away each group that has no dish and stands above no group that has one.
  fileprivate mutating func keepGroups(of ids: [String]) {
    let parents = Dictionary(
      groups.map { ($0.id, $0.parent) }, uniquingKeysWith: { first, _ in first })
    var kept: Set<String> = []
    for id in ids {
      var next: String? = id
      while let group = next, kept.insert(group).inserted { next = parents[group] ?? nil }
    }
    groups.removeAll { !kept.contains($0.id) }
  }
}
