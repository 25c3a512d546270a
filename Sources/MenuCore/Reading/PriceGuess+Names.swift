/// A name followed by an amount, as people write the price of an entry.
struct PricedName {
  let name: String
  /// The amount as it is written in a file.
  let amount: String
  /// True if the amount cannot be part of the name: false for `Menu 1`, true for `bufala 2,00`
  let isSure: Bool
}

extension PriceGuess {
  /// A text that ends with an amount, split in two; nil for any other text. `bufala +2,00` → bufala, 2.00
  func pricedName(_ text: String) -> PricedName? {
    let words = text.split(whereSeparator: \.isWhitespace)
    guard words.count > 1, !text.contains("/") else { return nil }
    // A sign may be a word of its own: `bufala + 2,00 €`
    for count in (1..<min(words.count, 4)).reversed() {
      let end = words.suffix(count).joined(separator: " ")
      let name = words.dropLast(count).joined(separator: " ")
        .droppingAtEnd { " :=-–—+(.".contains($0) }
      let digits = end.drop { ":=-–—+(".contains($0) || $0.isWhitespace }
      guard let amount = amount(String(digits).droppingAtEnd { $0 == ")" }),
        name.contains(where: \.isLetter), !isBelowZero(end), !namesOtherCurrency(end)
      else { continue }
      let isSure = end.contains { !$0.isNumber && !$0.isWhitespace }
      return PricedName(name: name, amount: amount, isSure: isSure)
    }
    return nil
  }

  /// True for a dash directly before digits: `-2,00`
  private func isBelowZero(_ text: String) -> Bool {
    let rest = text.drop { !"-–—−".contains($0) }
    return rest.dropFirst().first?.isNumber ?? false
  }
}

extension MenuParser {
  /// The possible objects for names in a list: the amounts after them are their prices, or parts of the
  /// names if both are possible. `bufala 2,00` → `{"name": "bufala", "price": "2.00"}`
  func objectsMeant(by names: [String], in key: FileKey) -> [[JSONTree]] {
    let priced = names.map(guess.pricedName)
    let plain = names.map { JSONTree.members([(.name, .text($0))]) }
    guard priced.contains(where: { $0 != nil }) else { return [plain] }
    let objects = zip(names, priced).map { name, priced in
      // The surcharge of a size is not its price: `L +2,00`
      let sign = key == .sizes && name.contains("+") ? "+" : ""
      let price = priced.map { JSONTree.text(sign + $0.amount) }
      return JSONTree.members([(.name, .text(priced?.name ?? name)), (.price, price)])
    }
    // The number after a drink may be its volume: `Acqua 0,75`
    let isSure = key != .beverages && priced.contains { $0?.isSure ?? false }
    if isSure { return [objects] }
    return [objects, plain]
  }
}

extension String {
  /// The text without the characters at its end that match.
  fileprivate func droppingAtEnd(_ isDropped: (Character) -> Bool) -> String {
    String(reversed().drop(while: isDropped).reversed())
  }
}
