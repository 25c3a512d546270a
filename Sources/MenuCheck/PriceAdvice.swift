internal import MenuCore

/// Rules `unlikely-price` and `missing-price`: prices far from those of the other dishes, and dishes
/// without a price.
struct PriceAdvice {
  let log: DiagnosticLog
  let currency: Currency?
  let entries: [CheckedDish]

  /// Currencies in which a dish costs less than a hundred units.
  private static let ofSmallPrices: Set = [
    "EUR", "USD", "GBP", "CHF", "CAD", "AUD", "NZD", "SGD", "PLN", "RON", "BGN", "BRL",
  ]

  private var isOfSmallPrices: Bool {
    currency.map { Self.ofSmallPrices.contains($0.code) } ?? true
  }

  /// Reports both; O(*n* log *n*).
  func report() {
    reportCents()
    let all = Prices(entries)
    for list in MenuList.allCases {
      let entries = entries.filter { $0.place.list == list }
      let prices = Prices(entries)
      // A list with a single price, or with a single dish, is compared with all lists.
      let pricesBeside = prices.count < 2 ? all : prices
      let dishesBeside = entries.count < 2 ? all : prices
      for entry in entries {
        log.dish = entry.place
        reportUnlikely(entry, beside: pricesBeside)
        reportMissing(entry, beside: dishesBeside)
      }
    }
    log.dish = nil
  }

  private func reportCents() {
    let prices = entries.compactMap { $0.dish.lowestPrice }
    guard prices.count >= 2, isOfSmallPrices, let first = entries.first,
      prices.allSatisfy({ $0 >= 100 && $0.neededFractionDigits == 0 })
    else { return }
    let range = first.place.range(of: .price)
    let units = first.dish.lowestPrice.flatMap { $0.divided(by: 100) }
    log.report(.pricesInCents, at: range, .advised(units.flatMap { writing($0, in: first) }))
  }

  private func reportUnlikely(_ entry: CheckedDish, beside prices: Prices) {
    guard let amount = entry.dish.lowestPrice else { return }
    let range = entry.place.range(of: .price)
    if amount == .zero {
      log.report(
        .zeroPrice, at: range, .advised(entry.place.replacing(.price, with: .null)))
    } else if let median = prices.median(without: amount),
      isTypo(amount, beside: median, of: prices.count - 1)
    {
      let likely = [10, 100].compactMap { amount.divided(by: $0) }
        .first { isLikely($0, beside: median) && $0.isWritten(for: currency) }
      log.report(
        .unlikelyPrice(amount, median: median), at: range,
        .advised(likely.flatMap { writing($0, in: entry) }))
    }
  }

  /// True for at most three times the median, and at least a third of it.
  private func isLikely(_ amount: Amount, beside median: Amount) -> Bool {
    guard let most = median.multiplied(by: 3), let threefold = amount.multiplied(by: 3) else {
      return false
    }
    return amount <= most && threefold >= median
  }

  /// Replaces the price of a dish with an amount.
  private func writing(_ amount: Amount, in entry: CheckedDish) -> FileEdit? {
    entry.place.replacing(.price, with: .text(amount.text(in: currency)))
  }

  /// True for at least ten times the median (five times for an amount with one decimal, in a currency of
  /// small prices), or less than a tenth of it. Among few prices only for an unusual notation: `850`,
  /// `85.0`
  private func isTypo(_ amount: Amount, beside median: Amount, of count: Int) -> Bool {
    let isWhole = amount.writtenFractionDigits == 0 && amount >= 100
    let hasOneDecimal = amount.writtenFractionDigits == 1
    let isOdd = isOfSmallPrices && (isWhole || hasOneDecimal)
    guard count >= 4 || isOdd else { return false }
    var factor = 10
    if isOfSmallPrices, hasOneDecimal { factor = 5 }
    guard let most = median.multiplied(by: factor), let tenTimes = amount.multiplied(by: 10) else {
      return false
    }
    return amount >= most || tenTimes < median
  }

  /// Reports a dish without a price if most dishes have one. An unread price or size is already reported,
  /// and so is a key that may mean one. If the dish has sizes, the first one gets the price.
  private func reportMissing(_ entry: CheckedDish, beside prices: Prices) {
    guard !entry.dish.hasPrice, !entry.place.mayHave(.price),
      !entry.place.hasFaulty(.sizes, read: entry.dish.sizes.count),
      !entry.place.mayHave(.price, inEntriesOf: .sizes).contains(true), prices.priced > 0,
      prices.priced * 2 >= prices.dishes
    else { return }
    let ofSize = entry.place.adding(.price, .text("…"), toFirstOf: .sizes)
    log.report(
      .missingPrice, at: entry.place.range,
      .advised(ofSize ?? entry.place.adding(.price, .text("…"))))
  }
}
