/// A name with a price behind it, as a printed menu has them: `Margherita 8,00`, `bufala +2,50`.
struct PricedName {
  /// The name alone.
  let name: String
  /// The price as it stands in a file.
  let price: String

  /// Splits a text, which of a drink may end with litres, as `Cola 1,50` does; nil where what stands at
  /// its end is plainly no money.
  init?(_ text: String, currency: Currency?, isDrink: Bool) {
    guard text.utf8.contains(where: \.isASCIIDigit), text.utf8.count <= Self.longest else {
      return nil
    }
    let words = text.split(separator: " ")
    // With the few words that may stand around the amount: `da 8,00 €`.
    for count in (1...3).reversed() where count < words.count {
      let amount = words.suffix(count).joined(separator: " ").trimming("+")
      guard let price = PriceSource.clear(amount, currency: currency) else { continue }
      name = words.dropLast(count).joined(separator: " ").trimming(" +-:=.…·–—,")
      self.price = price
      guard Self.isMoney(amount, currency, isDrink: isDrink), name.contains(where: \.isLetter)
      else { return nil }
      return
    }
    return nil
  }

  /// Whether an amount is one of money: with the sign of a currency, or with as many decimals as
  /// money has, and not below one, as a bottle of `0,33` is.
  private static func isMoney(_ amount: String, _ currency: Currency?, isDrink: Bool) -> Bool {
    if !CurrencySigns.codes(in: amount).isEmpty { return true }
    guard !isDrink else { return false }
    let digits = currency?.fractionDigits ?? 2
    let parts = amount.split { $0 == "." || $0 == "," }
    return digits > 0 && parts.count == 2 && parts[1].utf8.count == digits && parts[0] != "0"
  }

  /// What is longer is a sentence.
  private static let longest = 128
}

extension String {
  /// The text without any of some characters around it.
  fileprivate func trimming(_ characters: String) -> String {
    let isAround = { (character: Character) in characters.contains(character) }
    return String(drop(while: isAround).reversed().drop(while: isAround).reversed())
  }
}
