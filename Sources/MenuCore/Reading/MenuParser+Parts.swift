internal import LocatedJSON

extension MenuParser {
  /// What is in a dish; a text alone is reported and taken as the only ingredient.
  mutating func ingredients(_ value: JSONValue, _ draft: inout DishDraft) -> [Ingredient] {
    guard value.kind == .array else {
      reportType("ingredients", .list, at: value)
      if value.kind == .object, holdsPlainAllergens(value) { draft.lose(AllergenStatement()) }
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
    guard value.kind == .object else { return text(value, "name").map { Ingredient(name: $0) } }
    if !value.members.contains(where: { isKeyOfIngredient($0) }),
      value.members.contains(where: { IngredientKey.table.match($0.key) == nil })
    {
      // `{"it": "pomodoro"}`: a text in several languages stands for itself.
      return text(value, "name").map { Ingredient(name: $0) }
    }
    var ingredient = Ingredient(name: "")
    readMembers(
      of: value, IngredientKey.table, mayHoldStatement: .sometimes,
      lost: { parser, member in draft.lose(parser.lostWarnings(member)) }
    ) { parser, step, value in
      switch step {
      case .first(.name): ingredient.name = parser.text(value, "name") ?? ""
      case .first(.frozen): ingredient.isFrozen = parser.boolean(value, "frozen") ?? false
      case .again(.name): ingredient.name = ""
      case .again(.frozen): ingredient.isFrozen = false
      }
    }
    guard ingredient.name.isBlank else { return ingredient }
    if isMeant("name", in: value, .ingredient) { return nil }
    report(.missingKey(key: "name"), at: value)
    return nil
  }

  /// Whether a member is one of an ingredient, in whatever words, and no language of a text.
  private func isKeyOfIngredient(_ member: JSONMember) -> Bool {
    if IngredientKey.table.match(member.key) != nil { return true }
    guard !member.isOwnersOwn, member.key.length > 4 else { return false }
    return KeyWords.Place.ingredient.exactKey(meantBy: member.key.excerpt) != nil
      || MeantMembers.meaning(of: member, in: .ingredient) != nil
  }

  /// The sizes of a dish, in the order to show.
  mutating func sizes(_ value: JSONValue, _ draft: inout DishDraft) -> [DishSize] {
    guard value.kind == .array else {
      reportNoList("sizes", at: value)
      draft.lose(lostWarnings(inSizes: value))
      return []
    }
    var sizes: [DishSize] = []
    var unpriced: [(place: JSONValue, name: String)] = []
    sizes.reserveCapacity(capacity(for: value, MemoryLayout<DishSize>.stride))
    var hasStatement = false
    var isFaulty = false
    let (position, list) = (draft.position, draft.list)
    readElements(of: value, size: MemoryLayout<DishSize>.stride) { parser, element in
      guard element.kind == .object else {
        parser.reportEntry("sizes", .object, at: element)
        draft.lose(parser.lostWarnings(inSizes: element))
        return
      }
      var size = DishSize(name: "")
      var hasPrice = false
      var lost: AllergenStatement?
      parser.readMembers(
        of: element, SizeKey.table, mayHoldStatement: .sometimes,
        lost: { parser, member in
          lost = lost ?? AllergenStatement()
          lost?.warn(of: parser.lostWarnings(member))
        }
      ) { parser, step, value in
        if case .first(.price) = step { hasPrice = true }
        if case .first(.allergens) = step { hasStatement = true }
        parser.read(step, value, into: &size, &isFaulty)
        if case .first(.price) = step {
          parser.survey.note(size.price, at: value, position: position, list)
        }
      }
      if let lost {
        (hasStatement, isFaulty) = (true, true)
        size.allergens = size.allergens ?? AllergenStatement()
        size.allergens?.warn(of: lost)
      }
      if size.name.isBlank, !parser.isMeant("name", in: element, .size) {
        parser.report(.missingKey(key: "name"), at: element)
      }
      if !hasPrice, unpriced.count < MenuReading.limit {
        let name = size.name.text(in: nil, fileLanguage: parser.menu.language)
        unpriced.append((element, name.cut(to: Diagnostic.excerptLength)))
      }
      sizes.append(size)
    }
    draft.hasStatement = draft.hasStatement || hasStatement
    // Sizes for which there is no room are lost with what they say.
    draft.isStatementFaulty = draft.isStatementFaulty || isFaulty || isOutOfRoom
    if unpriced.count < sizes.count {
      for size in unpriced { report(.sizeWithoutPrice(size: size.name), at: size.place) }
    }
    return sizes
  }

  private mutating func read(
    _ step: Step<SizeKey>, _ value: JSONValue, into size: inout DishSize, _ isFaulty: inout Bool
  ) {
    switch step {
    case .first(.name): size.name = text(value, "name") ?? ""
    case .first(.price): size.price = price(value, at: .size)
    case .first(.diameterCm): size.diameterCm = wholeNumber(value, "diameterCm", in: 1...999)
    case .first(.volumeMl): size.volumeMl = wholeNumber(value, "volumeMl", in: 1...999_999)
    case .first(.calories): size.calories = wholeNumber(value, "calories", in: 0...99_999)
    case .first(.allergens): size.allergens = statement(value, &isFaulty)
    case .again(.name): size.name = ""
    case .again(.price): size.price = nil
    case .again(.diameterCm): size.diameterCm = nil
    case .again(.volumeMl): size.volumeMl = nil
    case .again(.calories): size.calories = nil
    case .again(.allergens):
      size.allergens?.warn(of: statement(value, &isFaulty))
      isFaulty = true
    }
  }

  /// How many elements of a list to make room for at once.
  func capacity(for value: JSONValue, _ size: Int) -> Int {
    min(value.elements.reduce(0) { count, _ in count + 1 }, max(0, room) / size)
  }
}
