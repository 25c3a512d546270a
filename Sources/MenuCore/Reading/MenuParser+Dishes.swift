internal import LocatedJSON

/// Dishes, built in place: the errors within a dish are counted, and its promises are checked before the
/// next dish is read.
extension MenuParser {
  /// Reads the dishes of a list; a comment between two dishes may be about both.
  func readDishes(_ value: JSONValue, _ key: FileKey, of list: MenuList) {
    if let dishes = dishesMeant(byRows: value) {
      return reportType(key, .dish, at: value, .certain(value.writing(.list(dishes))))
    }
    let isMapOfSections = value.kind == .object && isSection(value)
    if isMapOfSections, !value.members.contains(where: { Language($0.key.text) != nil }) {
      return reportType(key, .list, at: value, .certain(grouping(sectionsIn: value)))
    }
    var objects = objects(value, key, .dish).makeIterator()
    var start = value.whole.lowerBound
    var next = objects.next()
    while let object = next {
      next = objects.next()
      let end = next?.offset ?? value.whole.upperBound
      if object.count < 4, isHeading(object, in: value) {
        reportHeading(object, in: value, key, grouping(value))
      } else {
        readDish(object, of: list, around: start..<max(start, end))
      }
      start = object.whole.upperBound
    }
  }

  /// Reads a dish; `around` is the range of bytes from the previous dish to the next one.
  private func readDish(_ object: JSONValue, of list: MenuList, around: Range<Int>) {
    let position = menu.numberOfDishes(in: list)
    let entry = DishEntry(list: list, position: position, object: object)
    if isForOwner { entries.append(entry) }
    log.dish = entry
    var parts = DishParts()
    addOnValues = []
    faultyAddOns = []
    let errors = log.countErrors { read(object, of: list, into: &parts) }
    parts.hasErrors = errors > 0
    log.withoutCountingErrors { withdrawUnreliablePromises(of: &parts, in: object, around: around) }
    log.dish = nil
    // Swapped in: a copy would retain all texts.
    menu[list].append(Dish(name: ""))
    swap(&menu[list][position], &parts.dish)
  }

  private func read(_ object: JSONValue, of list: MenuList, into parts: inout DishParts) {
    let members = members(of: object, KeySet.dish(of: list))
    parts.dish.name = name(in: members, of: object)
    for (key, value) in members.once { read(key, value, into: &parts) }
    for (key, value) in members.twice {
      // Neither value is believed, but the warnings of both count.
      var other = DishParts()
      log.withoutCountingErrors { read(key, value, into: &other) }
      parts.warn(of: other)
    }
    if parts.dish.price != nil, !parts.dish.sizes.isEmpty {
      parts.dish.price = nil
      reportPriceBesideSizes(of: object)
    }
  }

  private func read(_ key: FileKey, _ value: JSONValue, into parts: inout DishParts) {
    switch key {
    case .id: parts.dish.id = dishID(value)
    case .number: parts.dish.number = number(value)
    case .description: parts.dish.description = text(value, key)
    case .group: readGroup(value, into: &parts)
    case .ingredients: parts.dish.ingredients = ingredients(value)
    case .price: parts.dish.price = price(value)
    case .sizes: parts.dish.sizes = sizes(value)
    case .allergens: parts.dish.allergens = statementOfPart(value)
    case .diets: parts.dish.diets = diets(value)
    case .spicy: parts.dish.spiciness = number(value, key, 0...3) ?? 0
    case .frozen: parts.dish.isFrozen = flag(value, key) ?? false
    case .calories: parts.dish.calories = number(value, key, 0...99_999)
    case .notes: parts.dish.notes = texts(value, key)
    case .image: parts.dish.image = plainText(value, key)
    case .soldOut: parts.dish.isSoldOut = flag(value, key) ?? false
    case .addOns: parts.dish.addOns = addOns(value)
    case .base: parts.dish.base = text(value, key)
    case .dough: parts.dish.dough = text(value, key)
    case .volumeMl: parts.dish.volumeMl = number(value, key, 1...1_000_000)
    case .alcoholPercent: parts.dish.alcoholPercent = percent(value)
    case .serving: parts.dish.serving = serving(value)
    case .homemade: parts.dish.isHomemade = flag(value, key) ?? false
    default: break
    }
  }

  private func dishID(_ value: JSONValue) -> String? {
    guard let id = plainText(value, .id) else { return nil }
    guard dishIDs.insert(UTF8Text(id)).inserted else {
      log.report(
        .repeatedID(value.excerpt), at: value.range,
        .advised(value.writing(.text(id + "-2"))))
      return nil
    }
    return id
  }

  /// The printed number, with or without quotes.
  private func number(_ value: JSONValue) -> String? {
    if let digits = value.number, digits.utf8.allSatisfy(\.isASCIIDigit) { return digits }
    return plainText(value, .number)
  }

  private func readGroup(_ value: JSONValue, into parts: inout DishParts) {
    guard let id = plainText(value, .group) else { return }
    guard let index = groups.index(of: id) else { return reportUnknownGroup(value) }
    parts.dish.group = id
    parts.group = index
  }

  /// Reads diets. For a wrong word that may mean a diet, the diet is offered as well as its deletion,
  /// since it promises something.
  func diets(_ value: JSONValue) -> DietSet {
    elements(of: value, .diets).reduce(into: DietSet()) { diets, word in
      if let diet = Diet.table[word] {
        diets.insert(diet)
      } else if word.kind != .null {
        reportUnknownDiet(word, in: value)
      }
    }
  }

  private func reportUnknownDiet(_ word: JSONValue, in list: JSONValue) {
    if log.skipsError() { return }
    let text = word.excerpt
    if text.meansUnknown, menu.signs[text] == nil {
      let isOnly = list.count == 1
      return log.report(
        .unknownDiet(text), at: word.range,
        .advised(isOnly ? self.deletion(of: list) : list.deleting(entry: word)))
    }
    let isOfState = FileKey.named(text, among: [.spicy, .frozen]) != nil
    if let excluded = Self.allergensExcluded(by: text) {
      let diet = excluded == [.gluten] ? Diet.glutenFree.rawValue : nil
      return reportPromise(.unknownDiet(text), of: word, in: list, near: diet)
    }
    if mayWarn(word) || word.isSign || menu.signs[text] != nil || isOfState {
      return log.report(
        .unknownDiet(text), at: word.range, .advised(self.moving(word, outOfDiets: list)))
    }
    let near = QueryWords.diet(named: text) ?? Diet.nearest(to: text)
    reportPromise(.unknownDiet(text), of: word, in: list, near: near?.rawValue)
  }

  /// The allergens that a word for a diet excludes, and nothing else; nil for any other text, and for a
  /// question. `celiaci` → gluten
  private static func allergensExcluded(by text: String) -> AllergenSet? {
    let query = TypedQuery(text, preferring: nil, isFinished: true)
    let isAlone = query.filter == QueryFilter(without: query.filter.without)
    guard isAlone, !query.filter.isEmpty, !query.hasMore, query.namedAllergens.isEmpty,
      !text.contains("?")
    else { return nil }
    return query.filter.without
  }

  /// Moves a word out of the diets to the key that reads it: a warning into the statement of its object,
  /// or into the notes of the dish if it names no allergen; a state under its key.
  /// `["vegan", "con panna"]` → `"diets": ["vegan"], "allergens": ["milk"]`
  func moving(_ word: JSONValue, outOfDiets list: JSONValue) -> FileEdit? {
    guard list.length < FileEdit.longestRewritten, let dish = log.dish?.object,
      let object = dish.object(around: list), let diets = object.member(.diets)
    else { return nil }
    let text = word.texts.nonEmpty?.joined(separator: ", ") ?? word.written
    // `vegan option` doubts all that vegans avoid.
    let isNote = namesDiet(text) || deniesAllergen(text)
    let named = isNote ? [] : findingInWords(of: text).allergens
    let allergens = menu.signs[text] ?? named
    let left = list.elements.filter { $0.offset != word.offset }.map(\.tree)
    let state = FileKey.named(text, among: [.spicy, .frozen])
    let key = state ?? (allergens.isEmpty ? .notes : .allergens)
    let old = object.member(key)
    let new: JSONTree
    if let state {
      guard object.offset == dish.offset, old == nil else { return nil }
      new = .word(state == .frozen ? "true" : "1")
    } else if !allergens.isEmpty {
      let part = text.speaksOfTraces ? FileKey.mayContain : .contains
      new = JSONValue.statement(old?.value, adding: allergens.map(\.rawValue), to: part)
    } else if object.offset == dish.offset, !word.isSign, old?.value.kind ?? .array == .array {
      new = .list((old?.value.elements.map(\.tree) ?? []) + [.text(text)])
    } else {
      return nil
    }
    let members = JSONTree.members([(.diets, .list(unlessEmpty: left)), (key, new)])
    return rewriting([diets, old], of: object, as: members.lineInside).edit
  }

  private func serving(_ value: JSONValue) -> Dish.Serving? {
    if let serving = Dish.Serving.table[value] { return serving }
    if log.skipsError() { return nil }
    let text = value.excerpt
    let near =
      Dish.Serving.named(text)
      ?? EditDistance.nearest(to: text, among: Dish.Serving.allCases.map(\.rawValue))
      .flatMap(Dish.Serving.init)
    func writing(_ serving: Dish.Serving) -> FileEdit? {
      value.writing(.text(serving.rawValue))
    }
    var remedy: Remedy =
      near.map { .certain(writing($0)) } ?? .oneOf(Dish.Serving.allCases.map(writing))
    if near == nil, mayWarn(value) { remedy = .advised(self.keeping(value, of: .serving)) }
    log.report(.unknownServing(text, near: near), at: value.range, remedy)
    return nil
  }

  /// The alcohol content in percent: a number or digits in quotes, from 0 to 100.
  private func percent(_ value: JSONValue) -> Amount? {
    let isText = value.kind == .number || value.kind == .string
    guard isText, let amount = value.withUTF8(Amount.init(utf8:)) else {
      let text = value.percentMeant
      reportType(.alcoholPercent, .percent, at: value, write: text, isCertain: text != nil)
      return nil
    }
    if amount <= 100 { return amount }
    reportRange(.alcoholPercent, value, 0...100)
    return nil
  }
}

extension Diet {
  static let table = NameTable(allCases.map { ($0.rawValue, $0) })

  /// The diet that a misspelt word means, in the format or in one of the languages; nil for any other
  /// word.
  /// `vgean` → vegan
  fileprivate static func nearest(to word: String) -> Diet? {
    var diets: [String: Diet] = [:]
    for diet in allCases {
      diets[diet.rawValue] = diet
      for language in InterfaceLanguage.allCases { diets[language.name(of: diet)] = diet }
    }
    return EditDistance.nearest(to: word, among: diets).flatMap { diets[$0] }
  }
}

extension Dish.Serving {
  /// The way of serving by its name in one of the languages, exact apart from case and accents.
  static func named(_ word: String) -> Self? {
    let folded = FoldedText(word).text
    return allCases.first { serving in
      OwnerWords.shared.isName(word, of: serving.rawValue)
        || InterfaceLanguage.allCases.contains { FoldedText($0.name(of: serving)).text == folded }
    }
  }

  static let table = NameTable(allCases.map { ($0.rawValue, $0) })
}

/// A dish while it is read.
struct DishParts {
  var dish = Dish(name: "")
  /// True if something between the braces was not read.
  var hasErrors = false
  /// The index of its group.
  var group: Int?

  /// Takes over the warnings of a member that occurs twice.
  mutating func warn(of other: DishParts) {
    dish.allergens.warn(of: other.dish.combinedStatement)
    dish.spiciness = max(dish.spiciness, other.dish.spiciness)
    dish.isFrozen = dish.isFrozen || other.dish.hasFrozen
    dish.isSoldOut = dish.isSoldOut || other.dish.isSoldOut
    dish.alcoholPercent =
      [dish.alcoholPercent, other.dish.alcoholPercent].compactMap(\.self).max()
  }
}
