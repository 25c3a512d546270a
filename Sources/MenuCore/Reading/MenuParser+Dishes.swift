internal import LocatedJSON

extension MenuParser {
  /// Reads the members of a dish, then judges what concerns several of them.
  mutating func read(_ object: JSONValue, into entry: inout Entry) {
    let list = entry.list
    readMembers(
      of: object, DishKey.table, isKnown: { $0.list == nil || $0.list == list },
      mayHoldStatement: .sometimes,
      lost: { parser, member in entry.lose(parser.lostWarnings(member)) }
    ) { parser, step, value in
      switch step {
      case .first(let key): parser.read(key, value, into: &entry)
      case .again(let key): parser.withdraw(key, value, from: &entry)
      }
    }
    judge(object, &entry)
  }

  private mutating func read(_ key: DishKey, _ value: JSONValue, into entry: inout Entry) {
    switch key {
    case .id:
      entry.id = value
      entry.dish.id = identifier(value, "id")
    case .number: entry.dish.number = number(value)
    case .name:
      entry.name = value
      entry.dish.name = text(value, "name") ?? ""
    case .description:
      entry.description = value
      entry.dish.description = text(value, "description", mayBreakLines: true)
    case .group: entry.dish.group = group(value)
    case .ingredients:
      entry.ingredients = value
      entry.dish.ingredients = ingredients(value, &entry)
    case .price:
      entry.price = value
      entry.dish.price = price(value, at: .dish)
      survey.note(entry.dish.price, at: value, position: entry.position, entry.list)
    case .sizes:
      entry.sizes = value
      entry.dish.sizes = sizes(value, &entry)
    case .allergens:
      entry.hasStatement = true
      entry.dish.allergens = statement(value, &entry.isStatementFaulty)
    case .diets:
      entry.diets = value
      entry.dish.diets = diets(value)
    case .addOns: entry.dish.addOns = addOns(value)
    case .notes:
      entry.notes = value
      entry.dish.notes = texts(value, "notes")
    default: readDetail(key, value, into: &entry)
    }
  }

  private mutating func readDetail(_ key: DishKey, _ value: JSONValue, into entry: inout Entry) {
    switch key {
    case .spicy: entry.dish.spiciness = wholeNumber(value, "spicy", in: 0...3) ?? 0
    case .frozen: entry.dish.isFrozen = boolean(value, "frozen") ?? false
    case .calories: entry.dish.calories = wholeNumber(value, "calories", in: 0...99_999)
    case .image: entry.dish.image = image(value)
    case .soldOut: entry.dish.isSoldOut = boolean(value, "soldOut") ?? false
    case .base: entry.base = text(value, "base")
    case .dough: entry.dough = text(value, "dough")
    case .volumeMl: entry.volumeMl = wholeNumber(value, "volumeMl", in: 1...999_999)
    case .alcoholPercent: entry.alcohol = alcohol(value, "alcoholPercent")
    case .serving: entry.serving = serving(value)
    case .homemade: entry.isHomemade = boolean(value, "homemade") ?? false
    default: break
    }
  }

  /// A key that is given twice has no value; a warning of either statement stays.
  private mutating func withdraw(_ key: DishKey, _ value: JSONValue, from entry: inout Entry) {
    switch key {
    case .id: entry.dish.id = nil
    case .number: entry.dish.number = nil
    case .name: entry.dish.name = ""
    case .description: entry.dish.description = nil
    case .group: entry.dish.group = nil
    case .ingredients:
      entry.dish.ingredients = []
      if holdsPlainAllergens(value) || entry.ingredients.map({ holdsPlainAllergens($0) }) == true {
        entry.lose(AllergenStatement())
      }
    case .price: entry.dish.price = nil
    case .sizes:
      for size in entry.dish.sizes { entry.lose(size.allergens ?? AllergenStatement()) }
      entry.dish.sizes = []
      entry.lose(lostWarnings(inSizes: value))
    case .allergens:
      entry.dish.allergens.warn(of: statement(value, &entry.isStatementFaulty))
      entry.isStatementFaulty = true
    case .diets: entry.dish.diets = []
    case .addOns: entry.dish.addOns = []
    case .spicy: entry.dish.spiciness = 0
    case .frozen: entry.dish.isFrozen = false
    case .calories: entry.dish.calories = nil
    case .notes: entry.dish.notes = []
    case .image: entry.dish.image = nil
    case .soldOut: entry.dish.isSoldOut = false
    case .base: entry.base = nil
    case .dough: entry.dough = nil
    case .volumeMl: entry.volumeMl = nil
    case .alcoholPercent: entry.alcohol = nil
    case .serving: entry.serving = nil
    case .homemade: entry.isHomemade = false
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
