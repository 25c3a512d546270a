internal import MenuCore

/// The sentences about one dish.
extension LinearMenu {
  /// A row: name, price, number on the menu, signs; ingredients, or facts and description.
  func rowText(_ item: MenuItem) -> String {
    let dish = session.source.dish(of: item)
    var parts = [name(of: item)]
    if dish?.isFrozen == true { parts[0] += " (\(strings.frozen))" }
    if item.isSoldOut { parts.append(strings.soldOut) }
    if let price = price(of: item, dish) { parts.append(price) }
    if let was = item.previousPrice { parts.append(strings.previousPrice.filled(was)) }
    if let number = item.number { parts.append("\(strings.linear.number) \(number)") }
    parts += strings.signs(of: item, spoken: true)

    var sentences = [parts, ingredients(of: item, dish)]
    if item.ingredients.isEmpty { sentences += [item.details, [item.description ?? ""]] }
    if let found = session.shown.foundText(of: item) { sentences.append([found]) }
    var text = sentences.map { $0.joined(separator: ", ").capitalized }.filter { !$0.isEmpty }
      .map(\.withStop)
    if item.isUndeclared { text.append(strings.askStaff.sentence) }
    return text.joined(separator: " ")
  }

  /// The name without the star for frozen food, which a voice would read as a sign.
  func name(of item: MenuItem) -> String {
    guard session.source.dish(of: item)?.isFrozen ?? false else { return item.title }
    return item.title.withoutStar
  }

  /// A dish in at most five lines: the row, its allergens, sizes, extras, notes.
  func card(_ item: MenuItem) -> [String] {
    var lines = [rowText(item), strings.sentence(item.allergens, open: .inWords)]
    if !item.sizes.isEmpty {
      let sizes = item.sizes.map(sizeText).joined(separator: "; ")
      lines.append(strings.sizes + strings.colon + sizes + ".")
    }
    if let extras = extrasText(of: item) { lines.append(extras) }

    let more = item.textsBesideSummary(separator: ", ").map(\.capitalized) + item.notes
    if !more.isEmpty { lines.append(more.map(\.withStop).joined(separator: " ")) }
    return lines
  }

  /// The price, for several sizes the lowest, with its unit. `da 7,00 €`, `9,00 € a persona`
  private func price(of item: MenuItem, _ dish: Dish?) -> String? {
    guard item.sizes.count > 1, let dish, let low = dish.lowestPrice else { return item.price }
    guard let unit = dish.sizes.first?.price?.per, item.lowestPrice != nil,
      dish.sizes.allSatisfy({ $0.price?.per == unit })
    else { return item.lowestPrice ?? item.price }
    return session.context.text(of: Price(.from(low), per: unit))
  }

  /// The ingredients, with the word for frozen where it applies.
  private func ingredients(of item: MenuItem, _ dish: Dish?) -> [String] {
    item.ingredients.enumerated().map { number, name in
      guard dish?.ingredients[checked: number]?.isFrozen ?? false else { return name }
      return "\(name.withoutStar) (\(strings.frozen))"
    }
  }

  /// `maxi, 45 cm, 11,50 €`
  func sizeText(_ size: MenuItem.Size) -> String {
    var parts = [size.name] + size.details
    if let price = size.price { parts.append(price) }
    if let own = size.allergens { parts.append(strings.remarkInWords(own)) }
    return parts.joined(separator: ", ")
  }

  /// All extras on one line; if an extra leaves an allergen open, with whom to ask.
  /// `Impasto, una a scelta: classico; integrale, 1,00 € in più.`
  private func extrasText(of item: MenuItem) -> String? {
    let groups = item.addOns.filter { !$0.items.isEmpty }
    guard !groups.isEmpty else { return nil }
    var sentences = groups.map { group in
      title(of: group) + strings.colon + group.items.map(addOnText).joined(separator: "; ") + "."
    }
    let isOpen = groups.contains { group in
      group.items.contains { $0.isUndeclared || $0.allergens.leavesSomeOpen }
    }
    if isOpen { sentences.append(strings.allergenFoot) }
    return sentences.joined(separator: " ")
  }

  /// A group of extras, and how many may be chosen. `Impasto, una a scelta`
  func title(of group: MenuItem.AddOns) -> String {
    strings.title(of: group, before: ", ")
  }

  /// `bufala, 2,50 € in più, contiene latte`
  func addOnText(_ addOn: MenuItem.AddOns.Item) -> String {
    var parts = [addOn.name]
    let surcharge = addOn.amount.map { strings.linear.surcharge.filled($0) } ?? addOn.surcharge
    if let surcharge { parts.append(surcharge) }
    parts.append(strings.remarkInWords(addOn.allergens, isUndeclared: addOn.isUndeclared))
    return parts.joined(separator: ", ")
  }
}
