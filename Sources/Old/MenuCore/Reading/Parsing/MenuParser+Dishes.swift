internal import OldLocatedJSON

extension MenuParser {
  /// Reads the members of a dish, has what concerns several of them judged, and notes what concerns
  /// several dishes.
  mutating func read(_ object: JSONValue, into draft: inout DishDraft) {
    read(object, DishKey.tables[draft.list], into: &draft)
    if draft.dish.name.isBlank, !isSection(object),
      draft.name != nil || !isMeant("name", in: object, .dish(of: draft.list))
    {
      report(.text(.missingName), at: draft.name ?? object)
    }
    validateColumns(of: &draft)
    validateUnreadWords(of: &draft)
    validateUnreadMembers(of: &draft)
    reportSoldOutPrice(in: object, of: draft)
    if draft.price == nil, draft.sizes == nil, !draft.isPriceLost {
      draft.isPriceLost = reportPrice(in: draft.name)
    }
    if !comments.isEmpty { validateComments(in: object, of: &draft) }
    let legend = allergens.legend.isGiven ? allergens.legend : nil
    let headings = DishValidator.Headings(groups: groups, all: menu.groups)
    DishValidator(log: log, named: named, legend: legend).validate(
      &draft, of: headings, against: &notes.fileNotes)
    notes.note(draft, object, under: headings, named)
  }

  /// Takes back what a member that nothing reads makes untrue: options that must be taken may hold
  /// anything, of two prices nobody knows which holds, and who calls a dish sold out by another word
  /// does not sell it.
  private mutating func validateUnreadMembers(of draft: inout DishDraft) {
    guard !draft.unread.isEmpty else { return }
    if draft.unread.contains(where: { areLostAddOns($0, of: draft.list) }) {
      draft.lose(AllergenStatement())
    }
    for member in draft.unread { warn(by: member, of: &draft) }
    if let price = draft.price, isContradicted(price, by: draft.unread, in: draft.list) {
      draft.dish.price = nil
    }
    guard !log.isFull, draft.price == nil, draft.sizes == nil, let dish = log.dish else { return }
    let columns = priceColumns(of: dish)
    draft.isPriceLost = draft.unread.contains { member in
      if case .price = keys.priceKey(member.key.excerpt, of: dish.list) { return true }
      return columns.contains(member)
    }
  }

  /// Has a member that nothing reads hold where it warns as a known key does.
  private mutating func warn(by member: JSONMember, of draft: inout DishDraft) {
    let place = KeyWords.Place.dish(of: draft.list)
    let key = meaning(of: member.key, place)
    if MeantMembers.isSoldOut(member, as: key, in: place) { draft.dish.isSoldOut = true }
    let frozen = DishKey.frozen.rawValue
    if key == frozen, MeantMembers.isTrue(member.value, for: frozen) { draft.dish.isFrozen = true }
  }

  /// Whether another member plainly is a price too, and another one.
  mutating func isContradicted(_ price: JSONValue, by unread: [JSONMember], in list: MenuList)
    -> Bool
  {
    let currency = menu.currency
    func source(_ value: JSONValue) -> String? {
      guard let source = PriceSource(of: value, currency: currency) else { return nil }
      let amount = Amount(source.text.filter { $0 != "\"" })
      return amount.map { "\($0.tenThousandths)" } ?? source.text
    }
    guard !unread.isEmpty, let own = source(price) else { return false }
    return unread.contains { member in
      guard case .price(let word) = keys.priceKey(member.key.excerpt, of: list), word.isPlain,
        let other = source(member.value)
      else { return false }
      return !own.hasSameUTF8(as: other)
    }
  }

  /// Reports a price that says that the dish is sold out.
  private mutating func reportSoldOutPrice(in dish: JSONValue, of draft: DishDraft) {
    guard let price = draft.price, MeantMembers.saysSoldOut(price),
      let member = dish.members.first(where: { $0.value.offset == price.offset })
    else { return }
    let isThere = dish.members.contains { $0.key.holds(DishKey.soldOut.rawValue) }
    report(
      .key(.unknownMember(key: member.key.excerpt, meant: .soldOut, isThere: isThere)),
      at: member.key)
  }

  /// Reads the price of a dish.
  mutating func readPrice(_ value: JSONValue, _ draft: inout DishDraft) {
    draft.price = value
    guard !MeantMembers.saysSoldOut(value) else { return draft.dish.isSoldOut = true }
    draft.dish.price = price(value, at: .dish)
    notes.note(draft.dish.price, at: value, position: draft.position, draft.list)
  }

  /// What names something: a text, or a number as written.
  mutating func identifier(_ value: JSONValue, _ key: String) -> String? {
    value.kind == .number ? value.written : plainText(value, key)
  }

  /// The path or address of a picture; one inside the file is reported.
  mutating func image(_ value: JSONValue, _ key: String) -> String? {
    let image = plainText(value, key)
    if let image, image.utf8.starts(with: "data:".utf8) {
      report(.text(.dataURL(key: key, byteCount: image.utf8.count)), at: value)
    }
    return image
  }

  /// How a beverage comes to the table; nil with a diagnostic for anything else.
  mutating func serving(_ value: JSONValue) -> Serving? {
    if let match = Serving.table.match(value) { return match.word }
    guard value.kind == .string else {
      reportType("serving", .text, at: value)
      return nil
    }
    let text = value.excerpt
    report(
      .value(.unknownServing(text: text, suggestion: MeasureWords.serving(meantBy: text))),
      at: value)
    return nil
  }

  /// The diets of a list; nothing is read from anything else.
  mutating func diets(_ value: JSONValue) -> DietSet {
    guard value.kind == .array else {
      reportType("diets", .list, at: value)
      return []
    }
    var diets = DietSet()
    for element in value.elements {
      if let match = Diet.table.match(element) {
        diets.formUnion(DietSet(index: match.index))
      } else if element.kind == .string {
        let text = element.excerpt
        if let diet = DoubtedDiet(text)?.diet {
          report(.diet(.unclearDiet(text: text, diet: diet)), at: element)
          continue
        }
        report(
          .diet(.unknownDiet(text: text, suggestion: DietWords.suggestion(for: text))), at: element)
      } else {
        reportType("diets", .text, at: element)
      }
    }
    return diets
  }
}
