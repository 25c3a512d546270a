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

/// The keys of an object.
struct KeySet: CaseSet {
  typealias Element = FileKey
  let rawValue: UInt64

  init(rawValue: UInt64) { self.rawValue = rawValue }

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

  /// The keys that promise: no advice and no edit ever leads to one of them.
  static let promises: KeySet = [.complete, .allergensComplete, .freeFrom, .diets, .homemade]
  /// The keys of the file whose values are put together where they are given twice.
  static let lists: KeySet = [
    .notes, .allergenKey, .groups, .pizzas, .beverages, .desserts, .other,
  ]
  /// The keys of the file that cannot speak of what is in a dish.
  static let ofTheHouse: KeySet = [
    .schema, .formatVersion, .name, .language, .currency, .cover, .address, .phone, .hours,
  ]
}

extension MenuList {
  /// The key of the file that has its dishes.
  package var key: FileKey { FileKey.allCases.first { $0.name == rawValue } ?? .other }
}

/// Names of at most 24 bytes with their values: `milk` → `.milk`. Nothing is hashed, and no `String` is
/// made of a key: with a dictionary of strings, large menus take a quarter longer to read.
struct NameTable<Value: Sendable>: Sendable {
  private var byLength = [[(name: ShortName, value: Value)]](
    repeating: [], count: ShortName.longest + 1)

  /// Makes a table; O(*n*) in the number of names.
  init(_ names: some Sequence<(String, Value)>) {
    for (name, value) in names {
      guard let name = name.withBytes(ShortName.init) else { continue }
      byLength[name.count].append((name, value))
    }
  }

  /// The value of a name, nil for one that is not in the table; O(names of that length).
  subscript(_ name: UnsafeBufferPointer<UInt8>) -> Value? {
    guard let name = ShortName(name) else { return nil }
    return byLength[name.count].first { $0.name == name }?.value
  }

  /// The value of a text of a JSON file, nil for any other value.
  subscript(_ value: JSONValue) -> Value? {
    value.kind == .string ? value.withUTF8 { self[$0] } : nil
  }
}

/// A name of at most 24 bytes as three numbers, so that it is compared in one step.
struct ShortName: Equatable, Sendable {
  let count: Int
  /// The most bytes of a name.
  static let longest = 24
  /// Its first, its second and its last eight bytes, which together are all of it.
  private var first: UInt64 = 0
  private var second: UInt64 = 0
  private var last: UInt64 = 0

  /// Makes a name of bytes, nil of more than `longest`.
  init?(_ bytes: UnsafeBufferPointer<UInt8>) {
    count = bytes.count
    guard count <= Self.longest else { return nil }
    if count < 8 {
      for byte in bytes { first = first << 8 | UInt64(byte) }
    } else {
      let bytes = UnsafeRawBufferPointer(bytes)
      first = bytes.loadUnaligned(as: UInt64.self)
      last = bytes.loadUnaligned(fromByteOffset: count - 8, as: UInt64.self)
      if count > 16 { second = bytes.loadUnaligned(fromByteOffset: 8, as: UInt64.self) }
    }
  }
}
