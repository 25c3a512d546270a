public import MenuCore

extension MenuReader {
  /// Reads the bytes of a file as `read` does, and adds the warnings that only its owner needs: unlikely
  /// prices, missing languages, repeated names.
  ///
  /// - Throws: `MenuFileError.refused` for a file that cannot be shown.
  /// - Complexity: O(*n* log *n*) in the size of the file.
  public static func check(_ bytes: [UInt8]) throws(MenuFileError) -> MenuReading {
    let parser = try parse(bytes, forOwner: true)
    Advice(parser).report()
    return parser.reading
  }

  /// Checks the UTF-8 bytes of a text; the columns of diagnostics count these bytes.
  ///
  /// - Throws: `MenuFileError.refused` for a text that cannot be shown.
  public static func check(_ text: String) throws(MenuFileError) -> MenuReading {
    try check(Array(text.utf8))
  }
}

/// The warnings that only the owner needs (`check`): everything was read, but may not be intended.
private struct Advice {
  private let parser: MenuParser
  private let entries: [CheckedDish]
  private var menu: Menu { parser.menu }
  private var log: DiagnosticLog { parser.log }

  init(_ parser: MenuParser) {
    self.parser = parser
    entries = parser.entries.map { entry in
      CheckedDish(place: entry, dish: parser.dish(of: entry))
    }
  }

  /// Reports all of them; O(*n* log *n*) for the median of the prices.
  func report() {
    let hasStarNote = menu.notes.contains { $0.allTexts.contains { $0.utf8.contains(0x2A) } }
    var starNote: FileEdit?
    if let file = parser.file, !file.has(.notes) {
      starNote = file.adding(.notes, .list([.text("* …")]))
    }
    let texts = TextAdvice(log: log, hasStarNote: hasStarNote, starNote: starNote)
    var names: [[UInt8]: Int] = [:]
    for entry in entries {
      log.dish = entry.place
      reportSizes(of: entry)
      reportDiets(of: entry)
      reportIngredients(of: entry)
      texts.report(entry.dish, in: entry.place)
      reportName(of: entry, &names)
    }
    log.dish = nil
    PriceAdvice(log: log, currency: menu.currency, entries: entries).report()
    reportFile()
    if let file = parser.file {
      TextAdvice(log: log, hasStarNote: true, starNote: nil).report(menu, in: file)
      reportLanguages(of: file)
    }
  }

  /// Reports a name that an earlier dish of the same list and group has.
  private func reportName(of entry: CheckedDish, _ names: inout [[UInt8]: Int]) {
    let dish = entry.dish
    let name = dish.name.text(in: menu.language, fileLanguage: nil)
    let key = FoldedText(name).bytes + Array("\0\(entry.place.list)\0\(dish.group ?? "")".utf8)
    guard let first = names[key], !name.isBlank else {
      names[key] = entry.place.position
      return
    }
    log.report(
      .repeatedName(first: first + 1, second: entry.place.position + 1),
      at: entry.place.range(of: .name))
  }

  /// Reports a size without a price if other sizes have one.
  private func reportSizes(of entry: CheckedDish) {
    let ranges = entry.place.ranges(ofList: .sizes)
    guard entry.dish.sizes.contains(where: { $0.price != nil }),
      ranges.count == entry.dish.sizes.count
    else { return }
    let mayHavePrices = entry.place.mayHave(.price, inEntriesOf: .sizes)
    for (index, size) in entry.dish.sizes.enumerated()
    where size.price == nil && !mayHavePrices[index] {
      log.report(
        .sizeWithoutPrice(parser.text(of: size.name)), at: ranges[index],
        .advised(entry.place.adding(.price, .text("…"), toEntry: index, of: .sizes)))
    }
  }

  /// Reports a diet if the dish may contain traces of an allergen that the diet excludes, or if guests must
  /// choose among options and one of them does not state it.
  private func reportDiets(of entry: CheckedDish) {
    let traces = entry.dish.combinedStatement.mayContain.withGroups
    let options = entry.dish.addOns.filter(\.isRequired).flatMap(\.items)
    for diet in entry.dish.diets {
      if let option = options.first(where: { !$0.trustedDiets.contains(diet) }) {
        let name = parser.text(of: option.name)
        log.report(.optionBesideDiet(diet, option: name), at: entry.place.range(of: .diets))
      }
      guard let allergen = diet.excludedAllergens.first(among: traces) else { continue }
      log.report(.doubtedDiet(diet, allergen), at: entry.place.range(of: .diets))
    }
  }

  /// Reports an ingredient that is an allergen which the statement does not mention.
  private func reportIngredients(of entry: CheckedDish) {
    let statement = entry.dish.combinedStatement
    let ranges = entry.place.ranges(ofList: .ingredients)
    // An entry that could not be read is already reported, and has no range here.
    guard !statement.saysNothing, statement.unread.isEmpty,
      ranges.count == entry.dish.ingredients.count
    else { return }
    for (ingredient, range) in zip(entry.dish.ingredients, ranges)
    where ingredient.allergens?.saysNothing ?? true {
      for allergen in parser.allergensNamed(in: ingredient.name)
      where statement.state(of: allergen) == .notStated {
        let name = parser.text(of: ingredient.name)
        log.report(
          .unstatedIngredient(name, allergen), at: range,
          .advised(entry.place.warning(of: allergen)))
      }
    }
  }

  /// Reports a text of the file, of a group or of a dish in a language that the menu does not have. Its
  /// languages are those of its names and those of the interface.
  private func reportLanguages(of file: FileEntry) {
    var languages = Set(InterfaceLanguage.allCases.map(\.language))
    if let language = menu.language { languages.insert(language) }
    for entry in entries { languages.formUnion(entry.dish.name.languages) }
    for foreign in file.foreignTexts(beside: languages) { report(foreign) }
    for entry in entries {
      log.dish = entry.place
      for foreign in entry.place.foreignTexts(beside: languages) { report(foreign) }
    }
    log.dish = nil
  }

  private func report(_ foreign: ForeignText) {
    log.report(.unlikelyLanguage(foreign.tag), at: foreign.range, .advised(foreign.edit))
  }

  /// Reports a missing currency, dishes without a statement, and a language that only some names have. A
  /// plain name counts for all languages.
  private func reportFile() {
    let prices = entries.compactMap { $0.dish.lowestPrice }
    // The currency of a dish is already reported, with the same advice.
    let isStated = parser.currencyOfParts != nil || parser.file?.has(.currency) ?? false
    if !prices.isEmpty, menu.currency == nil, !isStated {
      let currency = parser.file?.adding(.currency, .text("EUR"))
      log.report(.noCurrency, at: 0..<1, .advised(currency))
    }
    // A promise that was withdrawn because of an error still counts as a statement.
    let silent = entries.count { entry in
      entry.dish.combinedStatement.saysNothing && !entry.place.states
    }
    if silent > 0 {
      log.report(.notStated(silent, of: entries.count), at: 0..<1)
    }
    let translated = entries.map(\.dish.name.languages).filter { !$0.isEmpty }
    let counts = translated.joined().reduce(into: [Language: Int]()) { $0[$1, default: 0] += 1 }
    for (language, count) in counts.sorted(by: { $0.key.tag < $1.key.tag })
    where count < translated.count {
      let missing = translated.count - count
      log.report(
        .missingLanguage(language, missing: missing, of: translated.count), at: 0..<1)
    }
  }
}
