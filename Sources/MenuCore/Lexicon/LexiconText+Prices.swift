/// Prices in texts, which make a denial one of two ways to order: `senza glutine +2 €`
extension UnsafeBufferPointer<UInt8> {
  /// The length of the price that begins at an index; 0 where none does.
  ///
  /// A price is a dollar sign, a number behind a plus, or one with two decimals. `7,14` may be two
  /// signs of allergens, and is none. `+ 2` → 3, `9,50` → 4
  func priceLength(at start: Int) -> Int {
    if self[start] == UInt8(ascii: "$") { return 1 }
    var index = start
    let isAdded = self[index] == UInt8(ascii: "+")
    if isAdded { index += hasByte(UInt8(ascii: " "), at: index + 1) ? 2 : 1 }
    let firstDigit = index
    while hasDigit(at: index) { index += 1 }
    guard index > firstDigit else { return 0 }
    if hasByte(UInt8(ascii: ","), at: index) || hasByte(UInt8(ascii: "."), at: index) {
      let mayBeSigns = !isAdded && hasByte(UInt8(ascii: "1"), at: index + 1)
      let hasDecimals = hasDigit(at: index + 1) && hasDigit(at: index + 2)
      if hasDecimals, !hasDigit(at: index + 3), !mayBeSigns { return index + 3 - start }
    }
    return isAdded ? index - start : 0
  }

  private func hasDigit(at index: Int) -> Bool { index < count && self[index].isASCIIDigit }

  private func hasByte(_ byte: UInt8, at index: Int) -> Bool {
    index < count && self[index] == byte
  }
}

extension String {
  /// The text with a sign of currency in place of each price. `senza latte +1` → `senza latte € `
  var withPriceSigns: String {
    var text = self
    return text.withUTF8 { bytes in
      var signed: [UInt8] = []
      var index = 0
      while index < bytes.count {
        let length = bytes.priceLength(at: index)
        if length > 0 { signed += "€ ".utf8 } else { signed.append(bytes[index]) }
        index += max(length, 1)
      }
      return String(decoding: signed, as: UTF8.self)
    }
  }
}
