internal import LocatedJSON

extension MenuParser {
  /// Judges what concerns several dishes, once all are read.
  mutating func validateMenu() {
    validateIDs()
    validateCurrency()
    validateStatements()
    validateFileNotes()
    validateAsterisks()
    validateLanguages()
    for list in MenuList.allCases {
      validateNames(of: list)
      validatePrices(of: list)
    }
  }

  private mutating func validateCurrency() {
    guard !survey.hasCurrencyKey, let price = survey.firstPrice else { return }
    report(.missingCurrency, at: price)
  }

  private mutating func validateStatements() {
    guard let silent = survey.silent else { return }
    let first = silent.first
    log.report(
      .allergensNotStated(count: silent.count, total: menu.numberOfDishes),
      offset: first.spot.offset, length: first.spot.length)
  }

  private mutating func validateAsterisks() {
    guard !survey.isAsteriskExplained else { return }
    for (text, note) in survey.asterisks { report(.unexplainedAsterisk(text: text), at: note) }
  }

  private mutating func validateLanguages() {
    let total = menu.numberOfDishes
    for gap in survey.nameLanguages.gaps {
      log.report(
        .missingLanguage(language: gap.language.tag, missing: gap.missing, total: total),
        offset: gap.first.spot.offset, length: gap.first.spot.length)
    }
  }

  /// Reports the prices that are far from most others of the list.
  private mutating func validatePrices(of list: MenuList) {
    let notes = survey.prices[list]
    guard notes.count >= MenuParser.fewestPrices else { return }
    let sorted = notes.map(\.amount.tenThousandths).sorted()
    let median = sorted[sorted.count / 2]
    guard let usual = notes.first(where: { $0.amount.tenThousandths == median }) else { return }
    for note in notes {
      let value = note.amount.tenThousandths
      guard value >= 10 * median || 10 * value <= median else { continue }
      log.report(
        .unlikelyPrice(price: note.amount.description, median: usual.amount.description),
        offset: note.spot.offset, length: note.spot.length, dish: reference(note.position, list))
    }
  }

  private mutating func report(
    _ rule: @autoclosure () -> Diagnostic.Rule, at note: MenuSurvey.DishNote
  ) {
    log.report(
      rule(), offset: note.spot.offset, length: note.spot.length,
      dish: note.dish.map(log.reference))
  }

  /// How a sentence names a dish that was read.
  func reference(_ position: Int, _ list: MenuList) -> Diagnostic.DishReference {
    let name = name(position, list).cut(to: Diagnostic.excerptLength)
    return Diagnostic.DishReference(
      list: list, number: position + 1, name: name.isEmpty ? nil : name)
  }

  /// With fewer prices no median means anything.
  private static let fewestPrices = 5
}
