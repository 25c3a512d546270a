/// A text cancels what silence would mean.
extension Safety {
  mutating func doubt(
    _ dish: inout Dish, _ ingredients: [NamedIngredient], comments: [String]
  ) -> [SafetyFinding] {
    var named = names(in: dish, comments: comments)
    // Of the ingredients, which count for more, only the signs are read.
    for ingredient in ingredients { named.allergens.formUnion(ingredient.meaning.signed) }
    var above = fileNames
    if let group = dish.group { above.formUnion(names(inGroup: group)) }
    guard !named.isEmpty || !above.isEmpty else { return [] }
    let kinds = Self.doubts(
      about: dish.statements(addingUnread: false), by: named.allergens, above: above.allergens,
      hasUnreadSigns: hasUnreadSigns(dish))
    var findings = kinds.map { SafetyFinding($0, at: .texts) }
    for diet in dish.diets where diet.excludes(named) || diet.excludes(above) {
      findings.append(SafetyFinding(.textBesideDiet(diet), at: .diets))
    }
    let doubted = named.allergens.union(above.allergens)
    if !doubted.isEmpty { dish.forEachOwnStatement { $0.doubted.formUnion(doubted) } }
    return findings
  }

  /// What texts cast doubt on in some statements: those of the dish or add-on itself, and those above it,
  /// of its group and of the file.
  static func doubts(
    about statements: [AllergenStatement], by named: AllergenSet, above: AllergenSet,
    hasUnreadSigns: @autoclosure () -> Bool
  ) -> [SafetyFinding.Kind] {
    let promises = Promises(of: statements)
    var kinds: [SafetyFinding.Kind] = []
    let silent = promises.silent.intersection(named)
    if silent.count > 1, named.isSuperset(of: .groups) {
      kinds.append(.textBesideEveryPromise(hasSigns: hasUnreadSigns()))
    } else {
      kinds += silent.map { .textBesidePromise($0) }
    }
    kinds += promises.free(among: named).map { .textBesideFreeFrom($0) }
    let others = above.subtracting(named)
    let general = promises.silent.intersection(others)
    if general.count > 1, others.isSuperset(of: .groups) {
      kinds.append(.textAboveEveryPromise)
    } else {
      kinds += general.map { .textAbovePromise($0) }
    }
    return kinds + promises.free(among: others).map { .textBesideFreeFrom($0) }
  }

  /// What the texts of a dish name. Its ingredients have their own rule, and add-ons their own statements.
  mutating func names(in dish: Dish, comments: [String]) -> Lexicon.Finding {
    var named = Lexicon.Finding()
    dish.forEachText { kind, text in
      switch kind {
      case .name, .description, .note, .size: named.formUnion(names(in: text))
      // A title counts if one of its add-ons must be taken, a price if it is not that of an add-on.
      case .ingredient, .base, .dough, .addOnTitle, .addOn, .price, .priceUnit: break
      }
    }
    for price in dish.payablePrices { price.forEachText { named.formUnion(names(in: $1)) } }
    for case let title? in dish.addOns.lazy.filter(\.isRequired).map(\.title) {
      named.formUnion(names(in: title))
    }
    for comment in comments { named.formUnion(names(in: LocalizedText(comment))) }
    return named
  }

  /// True if a text of the dish has signs of allergens that nothing explains.
  private func hasUnreadSigns(_ dish: Dish) -> Bool {
    var hasUnread = false
    dish.forEachText { _, text in
      hasUnread = hasUnread || signs.allergens(in: text).isSuperset(of: .groups)
    }
    return hasUnread
  }

  /// What a text names, in words or by the signs of the house.
  mutating func names(in text: LocalizedText) -> Lexicon.Finding {
    let signed = signs.allergens(in: text)
    var named = lexicon.finding(in: text, hasSigns: !signed.isEmpty)
    named.allergens.formUnion(signed)
    return named
  }

  mutating func names(inGroup id: String) -> Lexicon.Finding {
    if let known = namesOfGroups[UTF8Text(id)] { return known }
    var named = Lexicon.Finding()
    var next: String? = id
    var depth = 0
    while let id = next, let group = groups[UTF8Text(id)], depth < GroupTable.depth {
      for text in [group.title, group.description].compactMap(\.self) {
        named.formUnion(names(in: text))
      }
      next = group.parent
      depth += 1
    }
    namesOfGroups[UTF8Text(id)] = named
    return named
  }
}

/// A text in another script is not searched for allergens. No promise is withdrawn for that, because an
/// unknown text has no effect in any script. But its owner has to know that it was not searched.
extension Safety {
  /// The first such text among the name and the ingredients of a dish; nil if all can be read.
  static func unreadableText(
    of dish: Dish, _ ingredients: [NamedIngredient]
  ) -> SafetyFinding? {
    if dish.name.isUnreadable { return SafetyFinding(.unreadableText(dish.name), at: .texts) }
    guard let ingredient = ingredients.first(where: \.meaning.isUnreadable) else { return nil }
    return SafetyFinding(.unreadableText(ingredient.name), at: ingredient.place)
  }
}

extension LocalizedText {
  /// True if it has letters, but in no language a Latin one.
  var isUnreadable: Bool {
    var isLatin = false
    var hasLetter = false
    forEachText { text in
      isLatin = isLatin || text.utf8.contains(where: \.isASCIILetter)
      if isLatin { return }
      for scalar in text.unicodeScalars where !isLatin && scalar.properties.isAlphabetic {
        hasLetter = true
        var letters: [UInt8] = []
        isLatin = FoldingTables.letters(of: scalar, into: &letters) == .letters
      }
    }
    return hasLetter && !isLatin
  }
}
