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

  /// Its name after "key": `of a dish`
  var phrase: Phrase {
    switch self {
    case .file: Phrase("of the file", "del file")
    case .group: Phrase("of a group", "di un gruppo")
    case .dish: Phrase("of a dish", "di un piatto")
    case .size: Phrase("of a size", "di un formato")
    case .ingredient: Phrase("of an ingredient", "di un ingrediente")
    case .addOn: Phrase("of an add-on", "di un'aggiunta")
    case .addOnGroup: Phrase("of a group of add-ons", "di un gruppo di aggiunte")
    case .choose: Phrase("of \"choose\"", "di \"choose\"")
    case .price: Phrase("of a price", "di un prezzo")
    case .statement: Phrase("of \"allergens\"", "di \"allergens\"")
    }
  }
}
