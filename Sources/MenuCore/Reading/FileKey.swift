internal import LocatedJSON

/// Every key of the format. `FileKey.table` finds one by its bytes; an object has a set of them.
package enum FileKey: String, CaseIterable, Hashable, Sendable {
  case schema = "$schema"
  case formatVersion, name, description, language, currency, cover, address, phone, hours
  case notes, allergenKey, allergensComplete, groups, pizzas, beverages, desserts, other
  case id, title, parent
  case number, group, ingredients, price, sizes, allergens, diets, spicy, frozen, calories, image
  case soldOut, addOns, base, dough, volumeMl, alcoholPercent, serving, homemade
  case diameterCm, choose, items, min, max
  case amount, from, to, text, per, was
  case contains, mayContain, freeFrom, complete

  /// The key as it is written in a file.
  package var name: String { rawValue }

  static let table = NameTable(allCases.map { ($0.name, $0) })
}

/// The keys that the objects of a file may have.
extension KeySet {
  static let file: KeySet = [
    .schema, .formatVersion, .name, .description, .language, .currency, .cover, .address, .phone,
    .hours, .notes, .allergenKey, .allergensComplete, .groups, .pizzas, .beverages, .desserts,
    .other,
  ]
  static let group: KeySet = [.id, .title, .description, .parent]
  static let dish: KeySet = [
    .id, .number, .name, .description, .group, .ingredients, .price, .sizes, .allergens, .diets,
    .spicy, .frozen, .calories, .notes, .image, .soldOut, .addOns,
  ]
  static let size: KeySet = [.name, .price, .diameterCm, .volumeMl, .calories, .allergens]
  static let ingredient: KeySet = [.name, .frozen, .allergens]
  static let addOn: KeySet = [.name, .price, .allergens, .diets]
  static let addOnGroup: KeySet = [.title, .choose, .items]
  static let choose: KeySet = [.min, .max]
  static let price: KeySet = [.amount, .from, .to, .text, .per, .was]
  static let statement: KeySet = [.contains, .mayContain, .freeFrom, .complete]

  /// The keys of a dish of a list.
  static func dish(of list: MenuList) -> KeySet {
    switch list {
    case .pizzas: dish.union([.base, .dough])
    case .beverages: dish.union([.volumeMl, .alcoholPercent, .serving])
    case .desserts: dish.union([.homemade])
    case .other: dish
    }
  }

  /// The keys that promise something: no advice and no edit ever leads to one of them.
  package static let promises: KeySet = [
    .complete, .allergensComplete, .freeFrom, .diets, .homemade,
  ]
  /// The keys without which an object says nothing, those of a statement, and that of the signs.
  static let needed: KeySet = [
    .name, .title, .id, .items, .amount, .from, .to, .text, .contains, .mayContain, .allergenKey,
  ]
  /// The keys of a dish that hold a number or a flag.
  static let facts: KeySet = [
    .frozen, .homemade, .soldOut, .spicy, .calories, .volumeMl, .alcoholPercent,
  ]
  /// The keys of the file whose values are joined if they occur twice.
  static let lists: KeySet = [
    .notes, .allergenKey, .groups, .pizzas, .beverages, .desserts, .other,
  ]
  /// The keys of the lists of dishes.
  static let listsOfDishes: KeySet = [.pizzas, .beverages, .desserts, .other]
  /// The keys of the file that cannot say anything about the contents of a dish.
  static let ofTheHouse: KeySet = [
    .schema, .formatVersion, .name, .language, .currency, .cover, .address, .phone, .hours,
  ]
}

extension FileKey {
  /// The list of dishes that it holds; nil for any other key.
  var list: MenuList? { MenuList(rawValue: name) }
}

extension MenuList {
  /// The key of the file that holds the dishes of this list.
  package var key: FileKey { FileKey(rawValue: rawValue) ?? .other }
}

/// The keys of an object.
package struct KeySet: CaseSet {
  package typealias Element = FileKey
  package let rawValue: UInt64

  package init(rawValue: UInt64) { self.rawValue = rawValue }
}

extension FileKey {
  /// The key that an everyday word means, exact apart from case and accents; nil for any other word.
  /// `Öffnungszeiten` → hours
  package static func named(_ word: String, among keys: KeySet) -> FileKey? {
    keys.intersection(OwnerWords.shared.keys[OwnerWords.letters(of: word)] ?? []).first
  }

  /// True for a word for the availability of a dish: `inStock`
  static func speaksOfStock(_ word: String) -> Bool { OwnerWords.shared.has(word, about: .stock) }
}
