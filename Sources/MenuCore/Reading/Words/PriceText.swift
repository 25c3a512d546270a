/// An amount of money as an owner writes it: what it is, or what is wrong with it.
enum PriceText {
  /// What a text says.
  enum Reading {
    /// An amount.
    case amount(Amount)
    /// An amount that was written with a decimal comma.
    case decimalComma(Amount)
    /// No amount.
    case fault(Diagnostic.Rule)
  }

  /// Reads digits with a point, at most as many decimals as the currency has.
  static func read(_ text: String, currency: Currency?) -> Reading {
    let allowed = currency?.fractionDigits ?? 4
    let excerpt = text.cut(to: Diagnostic.excerptLength)
    if let amount = Amount(text) {
      guard amount.writtenFractionDigits > allowed else { return .amount(amount) }
      return .fault(.tooManyDecimals(text: excerpt, currency: currency?.code, allowed: allowed))
    }
    guard let number = PlainNumber(text) else { return readInWords(text, currency: currency) }
    if number.isNegative { return .fault(.negativePrice(text: excerpt)) }
    if number.whole.utf8.count > 9 { return .fault(.priceTooLarge(text: excerpt)) }
    if number.separator == "," { return readComma(number, text, currency: currency) }
    return .fault(.tooManyDecimals(text: excerpt, currency: currency?.code, allowed: allowed))
  }

  /// Digits, one comma, digits.
  private static func readComma(
    _ number: PlainNumber, _ text: String, currency: Currency?
  ) -> Reading {
    let decimals = currency?.fractionDigits ?? 2
    let written = number.fraction.utf8.count
    let excerpt = text.cut(to: Diagnostic.excerptLength)
    if written == decimals, let amount = Amount("\(number.whole).\(number.fraction)") {
      return .decimalComma(amount)
    }
    if written == 3, number.whole != "0", number.whole.utf8.count <= 3 {
      let large = String(number.whole + number.fraction)
      guard let small = padded(number.whole, number.fraction, decimals) else {
        return .fault(.notAPrice(text: excerpt, suggestion: large, currency: nil))
      }
      return .fault(.ambiguousPrice(text: excerpt, small: small, large: large))
    }
    let suggestion = padded(number.whole, number.fraction, decimals)
    return .fault(.notAPrice(text: excerpt, suggestion: suggestion, currency: nil))
  }

  /// Anything else: a currency's sign, words around a number, blanks.
  private static func readInWords(_ text: String, currency: Currency?) -> Reading {
    guard text.utf8.count <= 64 else {
      let excerpt = text.cut(to: Diagnostic.excerptLength)
      return .fault(.notAPrice(text: excerpt, suggestion: nil, currency: nil))
    }
    let sign = CurrencySigns.currency(in: text)
    return .fault(
      .notAPrice(
        text: text.cut(to: Diagnostic.excerptLength),
        suggestion: onlyNumber(in: text, decimals: (currency ?? sign)?.fractionDigits ?? 2),
        currency: sign?.code))
  }

  /// The one number that stands in a text, as to write it; nil if there are none or several, or if
  /// it could be two things.
  private static func onlyNumber(in text: String, decimals: Int) -> String? {
    let runs = text.split { !("0"..."9").contains($0) && $0 != "." && $0 != "," }
      .filter { $0.contains(where: \.isNumber) }
    guard runs.count == 1, var run = runs.first else { return nil }
    // In `Fr.7.50` the first point belongs to the word, in `.50` it does not.
    if let first = run.first, !first.isNumber, run.startIndex == text.startIndex { return nil }
    run = run.drop { !$0.isNumber }
    while let last = run.last, !last.isNumber { run.removeLast() }
    let parts = run.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    guard let last = parts.last, parts.count > 1 else { return padded(run, "", decimals) }
    let whole = parts.dropLast().joined()
    if last.utf8.count <= decimals { return padded(whole[...], last, decimals) }
    let isGrouped = parts.count > 2 || decimals == 0
    return last.utf8.count == 3 && isGrouped ? padded(parts.joined()[...], "", decimals) : nil
  }

  /// The number with exactly the currency's decimals; nil if it needs more, or is too large.
  private static func padded(
    _ whole: Substring, _ fraction: Substring, _ decimals: Int
  ) -> String? {
    var fraction = fraction
    while fraction.utf8.count > decimals, fraction.last == "0" { fraction.removeLast() }
    guard fraction.utf8.count <= decimals, (1...9).contains(whole.utf8.count) else { return nil }
    guard decimals > 0 else { return String(whole) }
    let zeros = String(repeating: "0", count: decimals - fraction.utf8.count)
    return "\(whole).\(fraction)\(zeros)"
  }
}

/// Digits, perhaps with a minus in front and one point or comma between them.
private struct PlainNumber {
  let isNegative: Bool
  let whole: Substring
  let separator: Character?
  let fraction: Substring

  init?(_ text: String) {
    var rest = text[...]
    isNegative = rest.first == "-" || rest.first == "\u{2212}"
    if isNegative { rest.removeFirst() }
    let digits = rest.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty else { return nil }
    whole = digits
    rest = rest.dropFirst(digits.count)
    separator = rest.first
    fraction = rest.dropFirst()
    guard let separator else { return }
    guard separator == "." || separator == ",", !fraction.isEmpty,
      fraction.allSatisfy({ ("0"..."9").contains($0) })
    else { return nil }
  }
}
