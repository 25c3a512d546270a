/// An object of a menu file, as messages name it.
package enum FileObject: CaseIterable, Hashable, Sendable {
  /// The file itself; a heading; an entry of a list of dishes.
  case file, group, dish
  /// The parts of a dish.
  case size, ingredient, addOn, addOnGroup, choose, price, statement

  /// The object with a set of keys.
  init(_ keys: KeySet) {
    self =
      switch keys {
      case .file: .file
      case .group: .group
      case .size: .size
      case .ingredient: .ingredient
      case .addOn: .addOn
      case .addOnGroup: .addOnGroup
      case .choose: .choose
      case .price: .price
      case .statement: .statement
      default: .dish
      }
  }

  /// Its English name: `a dish`
  var english: String {
    switch self {
    case .file: "the file"
    case .group: "a group"
    case .dish: "a dish"
    case .size: "a size"
    case .ingredient: "an ingredient"
    case .addOn: "an add-on"
    case .addOnGroup: "a group of add-ons"
    case .choose: "\"choose\""
    case .price: "a price"
    case .statement: "\"allergens\""
    }
  }

  /// Its Italian name after "chiave": `di un piatto`
  var italian: String {
    switch self {
    case .file: "del file"
    case .group: "di un gruppo"
    case .dish: "di un piatto"
    case .size: "di un formato"
    case .ingredient: "di un ingrediente"
    case .addOn: "di un'aggiunta"
    case .addOnGroup: "di un gruppo di aggiunte"
    case .choose: "di \"choose\""
    case .price: "di un prezzo"
    case .statement: "di \"allergens\""
    }
  }
}
