internal import OldLocatedJSON

/// A note of the file that says what is, or may be, in all dishes, or in all of a list.
struct FileNote {
  let range: SourceRange
  let text: String
  /// What it says of the dishes of each list.
  var said: ValuesOfLists<SaidOfDishes>
  /// What dishes promise of it, and how many do.
  var promised = AllergenSet()
  var count = 0

  /// What it says of a dish of a list; what is a pizza is one wherever it stands.
  func said(of list: MenuList, isPizza: Bool) -> SaidOfDishes {
    var said = said[list]
    if isPizza, list != .beverages { said.formUnion(self.said[.pizzas]) }
    return said
  }

  fileprivate mutating func add(_ other: ValuesOfLists<SaidOfDishes>) {
    for list in MenuList.allCases { said[list].formUnion(other[list]) }
  }
}

/// What is said of all dishes together: a promise of one of them is not stronger.
struct FileNotes {
  private(set) var all: [FileNote] = []

  /// No menu has more notes; each dish is compared with all of them.
  private static let limit = 16

  /// Keeps what a text of the file, or a list of them, says is in all dishes; false where it says
  /// nothing of them.
  @discardableResult
  mutating func note(_ value: JSONValue, _ named: NamedAllergens) -> Bool {
    guard value.kind == .array else { return noteTexts(of: value, named) }
    var isNote = false
    for note in value.elements { isNote = noteTexts(of: note, named) || isNote }
    return isNote
  }

  /// Keeps what is stated of all dishes under a key that nothing reads.
  mutating func note(_ allergens: AllergenSet, under key: JSONValue) {
    let said = ValuesOfLists(SaidOfDishes(allergens: allergens))
    if all.count >= Self.limit {
      all[all.count - 1].add(said)
    } else {
      all.append(FileNote(range: SourceRange(key), text: key.excerpt, said: said))
    }
  }

  private mutating func noteTexts(of note: JSONValue, _ named: NamedAllergens) -> Bool {
    var isNote = false
    note.forEachText { text in
      guard text.length <= 4_096 else { return }
      let written = text.string ?? ""
      let said = named.ofAllDishes(in: written)
      guard MenuList.allCases.contains(where: { !said[$0].isEmpty }) else { return }
      isNote = true
      // What the other languages say is the same note.
      if let last = all.indices.last,
        all.count >= Self.limit || note.kind == .object && all[last].range.offset > note.offset
      {
        all[last].add(said)
      } else {
        all.append(
          FileNote(
            range: SourceRange(text), text: written.cut(to: Diagnostic.excerptLength), said: said))
      }
    }
    return isNote
  }

  /// Discards what a dish promises of what the notes say is in all dishes.
  mutating func discardPromises(of dish: inout Dish, of list: MenuList, isPizza: Bool) {
    for index in all.indices {
      let allergens = all[index].said(of: list, isPizza: isPizza).allergens
      let promised = dish.promised(of: allergens)
      guard !promised.isEmpty else { continue }
      dish.namedAllergens.formUnion(allergens)
      all[index].promised.formUnion(promised)
      all[index].count += 1
    }
  }
}
