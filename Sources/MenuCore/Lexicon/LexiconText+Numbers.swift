/// Numbers with a meaning: a price makes a denial one of two ways to order, `senza glutine +2 €`, and an
/// additive is an ingredient, `E322`.
extension UnsafeBufferPointer<UInt8> {
  /// The length of the price that begins at an index; 0 if there is none.
  ///
  /// A price is a dollar sign, a number after a plus, or a number with two decimals. `7,14` is not a price,
  /// because it may be two signs of allergens. `+ 2` → 3, `9,50` → 4
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

  /// The length of the additive that begins at an index; 0 if there is none. `E322`, `E 322`, `SO2` → 4, 5, 3
  func additiveLength(at start: Int) -> Int {
    if start > 0, self[start - 1].isASCIILetter { return 0 }
    var index = start + 1
    switch self[start] {
    case UInt8(ascii: "E"), UInt8(ascii: "e"):
      let isCapital = self[start] == UInt8(ascii: "E")
      if isCapital, hasByte(UInt8(ascii: " "), at: index) { index += 1 }
      if isCapital, hasByte(UInt8(ascii: "-"), at: index) { index += 1 }
      let firstDigit = index
      while hasDigit(at: index) { index += 1 }
      return (3...4).contains(index - firstDigit) ? index - start : 0
    case UInt8(ascii: "S"), UInt8(ascii: "s"):
      let isOxide = index < count && self[index] | 0x20 == UInt8(ascii: "o")
      return isOxide && hasByte(UInt8(ascii: "2"), at: index + 1) ? 3 : 0
    default: return 0
    }
  }

  private func hasDigit(at index: Int) -> Bool { index < count && self[index].isASCIIDigit }

  private func hasByte(_ byte: UInt8, at index: Int) -> Bool {
    index < count && self[index] == byte
  }
}

extension UInt8 {
  /// The letter that replaces a digit of an additive, in files and in texts. `2` → s
  var letterOfDigit: UInt8 { self - UInt8(ascii: "0") + UInt8(ascii: "q") }
}

extension String {
  /// The text with each price replaced by a currency sign, and the digits of additives by letters.
  /// `senza latte +1` → `senza latte € `
  var withNumbersSpelled: String {
    var text = self
    return text.withUTF8 { bytes in
      var spelled: [UInt8] = []
      var index = 0
      while index < bytes.count {
        let price = bytes.priceLength(at: index)
        let additive = bytes.additiveLength(at: index)
        if price > 0 { spelled += "€ ".utf8 } else { spelled.append(bytes[index]) }
        for byte in bytes[index..<index + additive].dropFirst() {
          if byte.isASCIIDigit { spelled.append(byte.letterOfDigit) }
          if byte.isASCIILetter { spelled.append(byte) }
        }
        index += Swift.max(price, additive, 1)
      }
      return String(decoding: spelled, as: UTF8.self)
    }
  }
}
