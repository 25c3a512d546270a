internal import MenuCore

/// The sentences about one dish.
extension LinearMenu {
  /// A row: name, price, number on the menu, signs, ingredients.
  func rowText(_ item: MenuItem) -> String {
    var parts = [item.title]
    if item.isSoldOut { parts.append(strings.soldOut) }
    if let price = item.lowestPrice ?? item.price { parts.append(price) }
    if let number = item.number { parts.append("\(strings.linear.number) \(number)") }
    parts += strings.marks(of: item, spoken: true)

    var sentences = [parts.joined(separator: ", ") + "."]
    if !item.summary.isEmpty { sentences.append("\(item.summary.capitalized).") }
    if item.isUndeclared { sentences.append("\(strings.askStaff.capitalized).") }
    return sentences.joined(separator: " ")
  }

  /// A dish in at most five lines: the row, its allergens, sizes, extras, notes.
  func card(_ item: MenuItem) -> [String] {
    var lines = [rowText(item), strings.sentence(item.allergens)]
    if !item.sizes.isEmpty {
      let sizes = item.sizes.map(text(of:)).joined(separator: "; ")
      lines.append(strings.sizes + strings.colon + sizes + ".")
    }

    let extras = item.addOns.flatMap(\.items)
    if !extras.isEmpty {
      let texts = extras.map(text(of:)).joined(separator: "; ")
      lines.append(strings.addOns + strings.colon + texts + ".")
    }

    // Without ingredients, the row has the details and the description.
    var more: [String] = []
    if !item.ingredients.isEmpty {
      more += [item.description].compactMap(\.self)
      more += item.details
    }
    if item.isFrozen { more.append(strings.frozen.capitalized) }
    more += item.notes
    if !more.isEmpty { lines.append(more.joined(separator: ". ") + ".") }
    return lines
  }

  func text(of size: MenuItem.Size) -> String {
    var parts = [size.name] + size.details
    if let price = size.price { parts.append(price) }
    if let own = size.allergens { parts.append("(\(strings.remark(own, isWhole: true)))") }
    return parts.joined(separator: " ")
  }

  func text(of addOn: MenuItem.AddOns.Item) -> String {
    var name = addOn.name
    if let surcharge = addOn.surcharge { name += " \(surcharge)" }
    return "\(name) (\(remark(on: addOn)))"
  }

  private func remark(on addOn: MenuItem.AddOns.Item) -> String {
    if addOn.allergens.saysNothing { return strings.askStaff }
    return strings.sentence(addOn.allergens, isUndeclared: addOn.isUndeclared).withoutStop
      .lowercasedFirst
  }
}
