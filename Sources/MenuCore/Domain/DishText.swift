/// The kinds of texts of a dish that guests read. Code that reads the texts decides about each kind in a
/// `switch`, so that a new one is not forgotten.
package enum DishText: CaseIterable, Hashable, Sendable {
  /// The name and the description of the dish, and the base and the dough of a pizza.
  case name, description, base, dough
  /// A text in place of an amount, of the dish, a size or an add-on; the unit of a price.
  case price, priceUnit
  /// A note; the name of an ingredient, and of a size.
  case note, ingredient, size
  /// The title of a group of add-ons; the name of an add-on.
  case addOnTitle, addOn
}

extension Dish {
  /// Calls `body` with each text that guests read, the name first. Add each new key with a text here.
  @inline(__always)
  package func forEachText(_ body: (DishText, LocalizedText) -> Void) {
    body(.name, name)
    if let description { body(.description, description) }
    if let base { body(.base, base) }
    if let dough { body(.dough, dough) }
    price?.forEachText(body)
    // By index, because a copy of an entry retains everything that it contains.
    for index in notes.indices { body(.note, notes[index]) }
    for index in ingredients.indices { body(.ingredient, ingredients[index].name) }
    for index in sizes.indices {
      body(.size, sizes[index].name)
      sizes[index].price?.forEachText(body)
    }
    for group in addOns.indices {
      if let title = addOns[group].title { body(.addOnTitle, title) }
      for index in addOns[group].items.indices {
        body(.addOn, addOns[group].items[index].name)
        addOns[group].items[index].price?.forEachText(body)
      }
    }
  }

  /// The texts of a kind, in the order of the file.
  package func texts(of kind: DishText) -> [LocalizedText] {
    var texts: [LocalizedText] = []
    forEachText { if $0 == kind { texts.append($1) } }
    return texts
  }
}

extension Price {
  /// Calls `body` with the text in place of an amount, and with the unit.
  @inline(__always)
  func forEachText(_ body: (DishText, LocalizedText) -> Void) {
    if case .text(let text) = value { body(.price, text) }
    if let per { body(.priceUnit, per) }
  }
}
