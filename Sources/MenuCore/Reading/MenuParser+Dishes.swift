internal import LocatedJSON

extension MenuParser {
  /// Reads the members of a dish, then judges what concerns several of them.
  mutating func read(_ object: JSONValue, into draft: inout DishDraft) {
    let list = draft.list
    lostTexts = []
    readMembers(
      of: object, DishKey.table, isKnown: { $0.list == nil || $0.list == list },
      mayHoldStatement: .sometimes,
      lost: { parser, member in draft.lose(parser.lostWarnings(member)) }
    ) { parser, step, value in
      switch step {
      case .first(let key): parser.read(key, value, into: &draft)
      case .again(let key): parser.withdraw(key, value, from: &draft)
      }
    }
    draft.lostTexts = lostTexts
    validate(object, &draft)
  }

  private mutating func read(_ key: DishKey, _ value: JSONValue, into draft: inout DishDraft) {
    switch key {
    case .id:
      draft.id = value
      draft.dish.id = identifier(value, "id")
    case .number: draft.dish.number = number(value)
    case .name:
      draft.name = value
      draft.dish.name = text(value, "name") ?? ""
    case .description:
      draft.description = value
      draft.dish.description = text(value, "description", mayBreakLines: true)
    case .group:
      draft.group = value
      draft.dish.group = group(value)
    case .ingredients:
      draft.ingredients = value
      draft.dish.ingredients = ingredients(value, &draft)
    case .price:
      draft.price = value
      draft.dish.price = price(value, at: .dish)
      survey.note(draft.dish.price, at: value, position: draft.position, draft.list)
    case .sizes:
      draft.sizes = value
      draft.dish.sizes = sizes(value, &draft)
    case .allergens:
      draft.hasStatement = true
      draft.dish.allergens = statement(value, &draft.isStatementFaulty)
    case .diets:
      draft.diets = value
      draft.dish.diets = diets(value)
    case .addOns: draft.dish.addOns = addOns(value)
    case .notes:
      draft.notes = value
      draft.dish.notes = texts(value, "notes")
    default: readDetail(key, value, into: &draft)
    }
  }

  private mutating func readDetail(_ key: DishKey, _ value: JSONValue, into draft: inout DishDraft)
  {
    switch key {
    case .spicy: draft.dish.spiciness = wholeNumber(value, "spicy", in: 0...3) ?? 0
    case .frozen: draft.dish.isFrozen = boolean(value, "frozen") ?? false
    case .calories: draft.dish.calories = wholeNumber(value, "calories", in: 0...99_999)
    case .image: draft.dish.image = image(value)
    case .soldOut: draft.dish.isSoldOut = boolean(value, "soldOut") ?? false
    case .base: draft.base = text(value, "base")
    case .dough: draft.dough = text(value, "dough")
    case .volumeMl: draft.volumeMl = wholeNumber(value, "volumeMl", in: 1...999_999)
    case .alcoholPercent: draft.alcohol = alcohol(value, "alcoholPercent")
    case .serving: draft.serving = serving(value)
    case .homemade: draft.isHomemade = boolean(value, "homemade") ?? false
    default: break
    }
  }

  /// A key that is given twice has no value; a warning of either statement stays.
  private mutating func withdraw(_ key: DishKey, _ value: JSONValue, from draft: inout DishDraft) {
    if [.name, .description, .notes].contains(key) { lostTexts.append((key, value)) }
    switch key {
    case .id: draft.dish.id = nil
    case .number: draft.dish.number = nil
    case .name: draft.dish.name = ""
    case .description: draft.dish.description = nil
    case .group: draft.dish.group = nil
    case .ingredients:
      draft.dish.ingredients = []
      if holdsPlainAllergens(value) || draft.ingredients.map({ holdsPlainAllergens($0) }) == true {
        draft.lose(AllergenStatement())
      }
    case .price: draft.dish.price = nil
    case .sizes:
      for size in draft.dish.sizes { draft.lose(size.allergens ?? AllergenStatement()) }
      draft.dish.sizes = []
      draft.lose(lostWarnings(inSizes: value))
    case .allergens:
      draft.dish.allergens.warn(of: statement(value, &draft.isStatementFaulty))
      draft.isStatementFaulty = true
    case .diets: draft.dish.diets = []
    case .addOns: draft.dish.addOns = []
    case .spicy: draft.dish.spiciness = 0
    case .frozen: draft.dish.isFrozen = false
    case .calories: draft.dish.calories = nil
    case .notes: draft.dish.notes = []
    case .image: draft.dish.image = nil
    case .soldOut: draft.dish.isSoldOut = false
    case .base: draft.base = nil
    case .dough: draft.dough = nil
    case .volumeMl: draft.volumeMl = nil
    case .alcoholPercent: draft.alcohol = nil
    case .serving: draft.serving = nil
    case .homemade: draft.isHomemade = false
    }
  }

  /// The number as printed: a text, or a number as written.
  private mutating func number(_ value: JSONValue) -> String? { identifier(value, "number") }

  /// What names something: a text, or a number as written.
  mutating func identifier(_ value: JSONValue, _ key: String) -> String? {
    value.kind == .number ? value.written : plainText(value, key)
  }

  private mutating func image(_ value: JSONValue) -> String? {
    let image = plainText(value, "image")
    if let image, image.utf8.starts(with: "data:".utf8) {
      report(.dataURL(key: "image", byteCount: image.utf8.count), at: value)
    }
    return image
  }

  private mutating func serving(_ value: JSONValue) -> Serving? {
    if let match = Serving.table.match(value) { return match.word }
    guard value.kind == .string else {
      reportType("serving", .text, at: value)
      return nil
    }
    let text = value.excerpt
    report(
      .unknownServing(text: text, suggestion: MeasureWords.serving(meantBy: text)), at: value)
    return nil
  }
}
