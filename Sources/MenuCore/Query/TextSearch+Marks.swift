/// The dishes that have a word.
extension TextSearch {
  /// Marks the dishes that have a word or phrase in their texts or in the heading above them, or about which
  /// the interface prints it. An excluded word is always complete.
  func marks(of word: String, isExcluded: Bool = false) -> [Bool] {
    let marks = isExcluded ? marks(ofExcluded: FoldedText(word).bytes) : marks(ofText: word)
    guard let fact = QueryWords.fact(named: word), let facts = menu.facts else { return marks }
    return marks.union(facts.map { $0.printed.contains(fact) })
  }

  /// The fewest letters of a complete word that also matches its plural.
  static let shortestBeginning = 4
  /// The fewest letters of a complete word that also matches longer words in any text. In names,
  /// `shortestBeginning` applies: *form* finds *Quattro Formaggi*, but *cher* does not find *cherry
  /// tomatoes*.
  private static let shortestPart = 5

  /// Marks the dishes that have a word or phrase as a whole, or else in the plural; an unfinished word
  /// matches by its beginning. If no dish has it, marks those that have another form of it.
  private func marks(ofText word: String) -> [Bool] {
    let needle = FoldedText(word).bytes
    let isLast = typed.lastWord?.hasSameUTF8(as: word) ?? false
    let isBeginning = isLast && isOpenEnded
    var marks = marks(of: needle, isWhole: !isBeginning)
    if !isBeginning, needle.count >= Self.shortestBeginning, !marks.hasMark {
      let isPart = isLast && needle.count >= Self.shortestPart
      marks = isPart ? self.marks(of: needle, isWhole: false) : self.marks(ofPlural: needle)
      if isLast, !marks.hasMark {
        marks = texts.marks(of: needle, isWhole: false, inNames: true)
      }
    }
    let forms = otherForms(of: word)
    if forms.isEmpty { return marks }
    markSections(in: &marks) { title in forms.contains { title.holds($0, isWhole: true) } }
    if marks.hasMark { return marks }
    for form in forms { marks.formUnion(texts.marks(of: form, isWhole: true)) }
    return marks
  }

  /// Marks the dishes that have a word as a whole or in the plural: `potato`, but not `porcini` for `porc`.
  func marks(ofExcluded needle: [UInt8]) -> [Bool] {
    let found = marks(of: needle, isWhole: true)
    guard needle.count >= Self.shortestBeginning else { return found }
    return found.union(marks(ofPlural: needle))
  }

  /// Marks the dishes that have a word in the plural. `tomato` → tomatoes
  private func marks(ofPlural needle: [UInt8]) -> [Bool] {
    var found = marks(of: needle, isWhole: false)
    guard found.hasMark else { return found }
    found = Array(repeating: false, count: found.count)
    // `câpres` is a plural: *caprese* is not another one.
    let endings = needle.last == UInt8(ascii: "s") ? ["es"] : Self.endingsOfPlurals
    for ending in endings {
      found.formUnion(marks(of: needle + Array(ending.utf8), isWhole: true))
    }
    return found
  }

  /// The plural endings of English, German, French and Spanish.
  static let endingsOfPlurals = ["s", "es", "n", "en", "e"]

  /// Marks the dishes that have a folded word, or one that begins with it, in a text or a heading.
  func marks(of needle: [UInt8], isWhole: Bool) -> [Bool] {
    var marks = texts.marks(of: needle, isWhole: isWhole)
    // Headings are in the plural: `beer` matches the heading Beers.
    let isWholeInHeading = isWhole && needle.count < Self.shortestBeginning
    markSections(in: &marks) { $0.holds(needle, isWhole: isWholeInHeading) }
    return marks
  }

  /// Marks the dishes of the sections with a title, in any language, for which `isSuch` is true.
  private func markSections(in marks: inout [Bool], where isSuch: ([UInt8]) -> Bool) {
    for section in menu.layout {
      guard let titles = section.group?.title.allTexts,
        titles.contains(where: { isSuch(FoldedText($0).bytes) })
      else { continue }
      for dish in section.dishes { marks[menu.menu.index(of: dish)] = true }
    }
  }

  /// The other forms of a word in the language of the menu, which name the same food: *acciuga* finds
  /// *acciughe*, and *pesca* does not find *pesce*. A word for an allergen or a diet has no other form.
  private func otherForms(of word: String) -> [[UInt8]] {
    let context = menu.context
    guard let shown = context.language ?? context.fileLanguage,
      let language = InterfaceLanguage(of: shown)
    else { return [] }
    let forms = WordForms(of: FoldedText(word).bytes, in: language).others
    guard !forms.isEmpty, !Self.isOfFilter(word) else { return [] }
    let food = Lexicon.finding(in: word)
    return forms.filter { form in
      let form = String(decoding: form, as: UTF8.self)
      return !Self.isOfFilter(form) && Lexicon.finding(in: form) == food
    }
  }

  /// True for a word that names an allergen or a diet.
  private static func isOfFilter(_ word: String) -> Bool {
    QueryWords.allergens(named: word) != nil || QueryWords.namesDiet(word)
  }
}

/// Sets of dishes as arrays of marks: the element at the number of a dish is true if the dish is in the set.
extension [Bool] {
  /// True if at least one dish is marked.
  var hasMark: Bool { contains(true) }

  /// The dishes that are marked in either set.
  func union(_ others: [Bool]) -> [Bool] {
    var marks = self
    marks.formUnion(others)
    return marks
  }

  /// Marks the dishes that are marked in the other set.
  mutating func formUnion(_ others: [Bool]) {
    for dish in indices where others[dish] { self[dish] = true }
  }

  /// Keeps only the marks of dishes that are marked in the other set too.
  mutating func formIntersection(_ others: [Bool]) {
    for dish in indices where !others[dish] { self[dish] = false }
  }
}
