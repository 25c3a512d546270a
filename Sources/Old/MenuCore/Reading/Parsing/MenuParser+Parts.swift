internal import OldLocatedJSON

extension MenuParser {
  /// Reads what is in a dish.
  mutating func readIngredients(_ value: JSONValue, _ draft: inout DishDraft) {
    draft.ingredients = value
    draft.dish.ingredients = ingredients(value, &draft)
  }

  /// Discards what is in a dish; the promise may be about what either list holds.
  mutating func discardIngredients(_ value: JSONValue, _ draft: inout DishDraft) {
    draft.dish.ingredients = []
    if holdsPlainAllergens(value) || draft.ingredients.map({ holdsPlainAllergens($0) }) == true {
      draft.lose(AllergenStatement())
    }
  }

  /// What is in a dish; a text alone is reported and taken as the only ingredient.
  private mutating func ingredients(_ value: JSONValue, _ draft: inout DishDraft) -> [Ingredient] {
    guard value.kind == .array else {
      let lists = ListsByLanguage(value, mayHaveCommas: true)
      if let lists {
        report(lists.rule(of: DishKey.ingredients.rawValue), at: value)
      } else {
        reportType("ingredients", .list, at: value)
      }
      if value.kind == .object, holdsPlainAllergens(value) { draft.lose(AllergenStatement()) }
      if let lists { return lists.texts(in: menu.language).map { Ingredient(name: $0) } }
      guard value.kind == .string, let name = text(value, "name") else { return [] }
      return [Ingredient(name: name)]
    }
    var ingredients: [Ingredient] = []
    ingredients.reserveCapacity(capacity(for: value, MemoryLayout<Ingredient>.stride))
    readElements(of: value, size: MemoryLayout<Ingredient>.stride) { parser, element in
      if let ingredient = parser.ingredient(element, &draft) {
        ingredients.append(ingredient)
      } else if parser.holdsPlainAllergens(element) {
        draft.lose(AllergenStatement())
      }
    }
    return ingredients
  }

  private mutating func ingredient(_ value: JSONValue, _ draft: inout DishDraft) -> Ingredient? {
    guard value.kind == .object else { return ingredient(called: value) }
    if !value.members.contains(where: { isKeyOfIngredient($0) }),
      value.members.contains(where: { IngredientKey.table.names.match($0.key) == nil })
    {
      // `{"it": "pomodoro"}`: a text in several languages stands for itself.
      return ingredient(called: value)
    }
    var part = IngredientDraft()
    read(value, IngredientKey.table, into: &part)
    if let lost = part.lost { draft.lose(lost) }
    draft.unreadWords += part.unreadWords
    let ingredient = part.ingredient
    guard ingredient.name.isBlank else { return ingredient }
    if isMeant("name", in: value, .ingredient) { return nil }
    report(.key(.missingKey(key: "name")), at: value)
    return nil
  }

  /// An ingredient that is a text alone; one that says nothing is not shown.
  private mutating func ingredient(called value: JSONValue) -> Ingredient? {
    guard let name = text(value, "name") else { return nil }
    guard name.isBlank else { return Ingredient(name: name) }
    report(.text(.emptyEntry(key: DishKey.ingredients.rawValue)), at: value)
    return nil
  }

  /// Whether a member is one of an ingredient, in whatever words, and no language of a text.
  private func isKeyOfIngredient(_ member: JSONMember) -> Bool {
    if IngredientKey.table.names.match(member.key) != nil { return true }
    guard !member.isOwnersOwn, member.key.length > 4 else { return false }
    return KeyWords.Place.ingredient.exactKey(meantBy: member.key.excerpt) != nil
      || MeantMembers.meaning(of: member, in: .ingredient) != nil
  }

  /// Reads the sizes of a dish, in the order to show.
  mutating func readSizes(_ value: JSONValue, _ draft: inout DishDraft) {
    draft.sizes = value
    draft.dish.sizes = sizes(value, &draft)
  }

  /// Discards the sizes of a dish, but not what they or further ones warn of.
  mutating func discardSizes(_ value: JSONValue, _ draft: inout DishDraft) {
    for size in draft.dish.sizes { draft.lose(size.allergens ?? AllergenStatement()) }
    draft.dish.sizes = []
    draft.lose(lostWarnings(inSizes: value))
  }

  private mutating func sizes(_ value: JSONValue, _ draft: inout DishDraft) -> [DishSize] {
    let areLonePrices = reportSizes(in: value)
    guard value.kind == .array, !areLonePrices else {
      if !areLonePrices { reportNoList("sizes", at: value) }
      draft.lose(lostWarnings(inSizes: value))
      return []
    }
    var sizes: [DishSize] = []
    var unpriced: [(object: JSONValue, name: String)] = []
    sizes.reserveCapacity(capacity(for: value, MemoryLayout<DishSize>.stride))
    readElements(of: value, size: MemoryLayout<DishSize>.stride) { parser, element in
      guard element.kind == .object else {
        parser.reportEntry("sizes", .object, at: element)
        draft.lose(parser.lostWarnings(inSizes: element))
        return
      }
      let size = parser.size(element, of: &draft)
      if size.price == nil, unpriced.count < MenuReading.limit {
        let name = size.size.name.text(in: nil, fileLanguage: parser.menu.language)
        unpriced.append((element, name.cut(to: Diagnostic.excerptLength)))
      }
      sizes.append(size.size)
    }
    // Sizes for which there is no room are lost with what they say.
    draft.isStatementFaulty = draft.isStatementFaulty || memoryBudget.isExhausted
    if unpriced.count < sizes.count {
      for size in unpriced { report(.price(.sizeWithoutPrice(size: size.name)), at: size.object) }
    }
    return sizes
  }

  private mutating func size(_ object: JSONValue, of dish: inout DishDraft) -> SizeDraft {
    var draft = SizeDraft(position: dish.position, list: dish.list)
    read(object, SizeKey.table, into: &draft)
    if let lost = draft.lost { draft.statement.warn(of: lost) }
    if let price = draft.price, isContradicted(price, by: draft.unread, in: dish.list) {
      draft.size.price = nil
    }
    dish.lostTexts += draft.lostTexts
    dish.unreadWords += draft.unreadWords
    if draft.size.name.isBlank, !isMeant("name", in: object, .size) {
      report(.key(.missingKey(key: "name")), at: object)
    }
    dish.hasStatement = dish.hasStatement || draft.hasStatement
    dish.isStatementFaulty = dish.isStatementFaulty || draft.isStatementFaulty
    return draft
  }

  /// Reads the price of a size.
  mutating func readPrice(_ value: JSONValue, _ draft: inout SizeDraft) {
    draft.price = value
    draft.size.price = price(value, at: .size)
    notes.note(draft.size.price, at: value, position: draft.position, draft.list)
  }

  /// How many elements of a list to make room for at once.
  func capacity(for value: JSONValue, _ size: Int) -> Int {
    min(value.elements.reduce(0) { count, _ in count + 1 }, memoryBudget.capacity(of: size))
  }
}
