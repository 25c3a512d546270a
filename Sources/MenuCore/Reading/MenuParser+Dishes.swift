internal import LocatedJSON

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
    judgeUnreadWords(of: &draft)
    judgeUnreadMembers(of: &draft)
    DishValidator(log: log, named: named).validate(
      &draft, of: .init(groups: groups, all: menu.groups), against: &notes.fileNotes)
    notes.note(draft, object)
  }

  /// Takes back what a member that nothing reads makes untrue: options that must be taken may hold
  /// anything.
  private mutating func judgeUnreadMembers(of draft: inout DishDraft) {
    if draft.unread.contains(where: { areLostAddOns($0, of: draft.list) }) {
      draft.lose(AllergenStatement())
    }
  }

  /// Reads the price of a dish.
  mutating func readPrice(_ value: JSONValue, _ draft: inout DishDraft) {
    draft.price = value
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
