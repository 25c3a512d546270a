/// Judges what concerns several dishes, once all are read, from what the reader noted of them.
struct MenuValidator {
  let notes: MenuNotes
  let log: DiagnosticLog

  init(_ notes: MenuNotes, log: DiagnosticLog) {
    self.notes = notes
    self.log = log
  }

  /// Reports what is wrong with a menu; ids that came before are discarded.
  func validate(_ menu: inout Menu) {
    validateIDs(of: &menu)
    validateCurrency()
    validateStatements(of: menu)
    validateFileNotes()
    validateAsterisks()
    validateLanguages(of: menu)
    for list in MenuList.allCases {
      validateNumbers(of: list, in: menu)
      validateNames(of: list, in: menu)
      validatePrices(of: list, in: menu)
      validateMissingPrices(of: list)
    }
  }

  private func validateCurrency() {
    guard !notes.hasCurrencyKey, let price = notes.firstPrice else { return }
    let codes = notes.currencies
    report(
      .price(
        codes.count > 1
          ? .severalCurrencies(codes: codes) : .missingCurrency(suggestion: codes.first)),
      at: price)
  }

  private func validateStatements(of menu: Menu) {
    if notes.pizzaDough.hasGluten {
      for pizza in notes.pizzaDough.unmarked { report(.allergen(.pizzaWithoutGluten), at: pizza) }
    }
    guard let silent = notes.silent else { return }
    log.report(
      .allergen(.allergensNotStated(count: silent.count, total: menu.numberOfDishes)),
      at: silent.first.range)
  }

  /// Tells once of each note of the file what it discards.
  private func validateFileNotes() {
    for note in notes.fileNotes.all where note.count > 0 {
      log.report(
        .allergen(
          .contradictingNote(
            note: note.text, allergens: note.promised.withoutKindsOfGroups.allergens,
            count: note.count)),
        at: note.range)
    }
  }

  private func validateAsterisks() {
    guard !notes.isAsteriskExplained else { return }
    for (text, note) in notes.asterisks {
      report(.text(.unexplainedAsterisk(text: text)), at: note)
    }
  }

  private func validateLanguages(of menu: Menu) {
    let total = menu.numberOfDishes
    for gap in notes.nameLanguages.gaps {
      log.report(
        .text(.missingLanguage(language: gap.language.tag, missing: gap.missing, total: total)),
        at: gap.first.range)
    }
  }

  /// Reports the prices that are far from most others of the list.
  private func validatePrices(of list: MenuList, in menu: Menu) {
    let prices = notes.prices[list]
    guard prices.count >= MenuValidator.fewestPrices else { return }
    let sorted = prices.map(\.amount.tenThousandths).sorted()
    let median = sorted[sorted.count / 2]
    guard let usual = prices.first(where: { $0.amount.tenThousandths == median }) else { return }
    for note in prices {
      let value = note.amount.tenThousandths
      guard value >= 10 * median || 10 * value <= median else { continue }
      log.report(
        .price(.unlikelyPrice(price: note.amount.description, median: usual.amount.description)),
        at: note.range, dish: menu.reference(note.position, list))
    }
  }

  /// Reports the dishes without a price where nearly all others of the list have one.
  private func validateMissingPrices(of list: MenuList) {
    let unpriced = notes.unpriced[list]
    guard notes.pricedCounts[list] >= max(3, 4 * unpriced.count) else { return }
    for note in unpriced { report(.price(.missingPrice), at: note) }
  }

  private func report(
    _ rule: @autoclosure () -> Diagnostic.Rule, at note: MenuNotes.DishNote
  ) {
    // Nobody will read whose fault it is.
    guard !log.isFull else { return log.omit(1) }
    log.report(rule(), at: note.range, dish: note.dish.map(log.reference))
  }

  /// With fewer prices no median means anything.
  private static let fewestPrices = 5
}

extension Menu {
  /// How a sentence names a dish that was read.
  func reference(_ position: Int, _ list: MenuList) -> Diagnostic.DishReference {
    let name = name(position, list).cut(to: Diagnostic.excerptLength)
    return Diagnostic.DishReference(
      list: list, number: position + 1, name: name.isEmpty ? nil : name)
  }

  /// The name of a dish in the menu's own language, without spaces around it.
  func name(_ position: Int, _ list: MenuList) -> String {
    // Asked of every dish: the text alone is copied.
    look(at: position, in: list) { $0.name.text(in: nil, fileLanguage: language).trimmed } ?? ""
  }
}
