/// The keys of the file itself.
enum FileKey: String, CaseIterable {
  case schema = "$schema"
  case formatVersion, name, description, address, phone, hours, language, currency, cover, notes
  case allergenKey, groups, pizzas, beverages, desserts, other

  static let table = WordTable<FileKey> { _ in .file }
}

/// The keys of a group.
enum GroupKey: String, CaseIterable {
  case id, title, description, parent

  static let table = WordTable<GroupKey> { _ in .group }
}

/// The keys of a dish, of whatever list.
enum DishKey: String, CaseIterable {
  case id, number, name, description, group, ingredients, price, sizes, allergens, diets, addOns
  case spicy, frozen, calories, notes, image, soldOut
  case base, dough
  case volumeMl, alcoholPercent, serving
  case homemade

  static let table = WordTable<DishKey> { .dish(of: $0 ?? .other) }

  /// The list whose dishes alone have the key, nil for all.
  var list: MenuList? {
    switch self {
    case .base, .dough: .pizzas
    case .volumeMl, .alcoholPercent, .serving: .beverages
    case .homemade: .desserts
    default: nil
    }
  }
}

/// The keys of a size.
enum SizeKey: String, CaseIterable {
  case name, price, diameterCm, volumeMl, calories, allergens

  static let table = WordTable<SizeKey> { _ in .size }
}

/// The keys of an ingredient that is more than a text.
enum IngredientKey: String, CaseIterable {
  case name, frozen

  static let table = WordTable<IngredientKey> { _ in .ingredient }
}

/// The keys of an add-on.
enum AddOnKey: String, CaseIterable {
  case name, price, allergens, diets

  static let table = WordTable<AddOnKey> { _ in .addOn }
}

/// The keys of add-ons that are offered together.
enum AddOnGroupKey: String, CaseIterable {
  case title, choose, items

  static let table = WordTable<AddOnGroupKey> { _ in .addOnGroup }
}

/// The keys of a choice.
enum ChooseKey: String, CaseIterable {
  case min, max

  static let table = WordTable<ChooseKey> { _ in .choose }
}

/// The keys of a price that is more than an amount.
enum PriceKey: String, CaseIterable {
  case amount, from, to, per, was, text

  static let table = WordTable<PriceKey> { _ in .price }
}

/// The keys of an allergen statement that is more than a list.
enum StatementKey: String, CaseIterable {
  case contains, mayContain, freeFrom, complete

  static let table = WordTable<StatementKey> { _ in .statement }
}
