/// Writes a menu as a Menu.json, laid out to be read and edited by a person.
public enum MenuWriter {
  /// The file of a menu; read again, it gives an equal menu, with prices as they were written, or
  /// with as many decimals as are read in the menu's currency.
  ///
  /// That holds for every menu that was read from a file, and for every other in which `MenuReader`
  /// would find no error.
  ///
  /// - Complexity: O(*n*) in the size of the file.
  public static func json(of menu: Menu) -> String {
    JSONTree.object(menu.members).text(width: 100) + "\n"
  }
}

/// The members of an object in the order to write, without those that say nothing.
typealias Members = [(key: String, value: JSONTree)]

extension Members {
  /// Adds a member, unless there is no value.
  mutating func add(_ key: some RawRepresentable<String>, _ value: JSONTree?) {
    if let value { append((key.rawValue, value)) }
  }

  /// Adds a list, unless it is empty.
  mutating func add(_ key: some RawRepresentable<String>, list: [JSONTree]) {
    if !list.isEmpty { append((key.rawValue, .list(list))) }
  }

  /// Adds `true`, unless the value is false.
  mutating func add(_ key: some RawRepresentable<String>, flag: Bool) {
    if flag { append((key.rawValue, .word("true"))) }
  }
}

extension Menu {
  fileprivate var members: Members {
    var members: Members = [(FileKey.formatVersion.rawValue, .word("1"))]
    members.add(FileKey.name, name?.tree)
    members.add(FileKey.description, description?.tree)
    members.add(FileKey.language, language.map { .text($0.tag) })
    members.add(FileKey.currency, currency.map { .text($0.code) })
    members.add(FileKey.cover, cover?.tree(in: currency))
    members.add(FileKey.address, address?.tree)
    members.add(FileKey.phone, phone?.tree)
    members.add(FileKey.hours, hours?.tree)
    members.add(FileKey.notes, list: notes.map(\.tree))
    members.add(FileKey.groups, list: groups.map(\.tree))
    members.add(FileKey.pizzas, list: pizzas.map { $0.tree(in: currency) })
    members.add(FileKey.beverages, list: beverages.map { $0.tree(in: currency) })
    members.add(FileKey.desserts, list: desserts.map { $0.tree(in: currency) })
    members.add(FileKey.other, list: other.map { .object($0.members(in: currency)) })
    return members
  }
}

extension DishGroup {
  fileprivate var tree: JSONTree {
    var members = Members()
    members.add(GroupKey.id, .text(id))
    members.add(GroupKey.title, title.tree)
    members.add(GroupKey.description, description?.tree)
    members.add(GroupKey.parent, parent.map { .text($0) })
    return .object(members)
  }
}

extension Pizza {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members = dish.members(in: currency)
    members.add(DishKey.base, base?.tree)
    members.add(DishKey.dough, dough?.tree)
    return .object(members)
  }
}

extension Beverage {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members = dish.members(in: currency)
    members.add(DishKey.volumeMl, volumeMl.map { .word(String($0)) })
    members.add(DishKey.alcoholPercent, alcoholPercent.map { .text($0.description) })
    members.add(DishKey.serving, serving.map { .text($0.rawValue) })
    return .object(members)
  }
}

extension Dessert {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members = dish.members(in: currency)
    members.add(DishKey.homemade, flag: isHomemade)
    return .object(members)
  }
}
