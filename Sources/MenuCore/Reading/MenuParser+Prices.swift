internal import LocatedJSON

/// Prices: a number, a text of digits, or an object.
extension MenuParser {
  /// The currency of the file: an ISO 4217 code. `"€"` is told with the code to write.
  func currency(_ value: JSONValue) -> Currency? {
    guard let code = plainText(value, .currency) else { return nil }
    if let currency = Currency(code: code) { return currency }
    let upper = code.uppercased()
    let meant =
      Currency(code: upper)?.code ?? AmountFormatter.code(ofSign: code)
    let edit = meant.map { FileEdit(value.range, "\"\($0)\"") }
    log.report(
      .unknownCurrency, nil, [.text(value.excerpt ?? ""), .text(meant ?? "EUR")], at: value.range,
      edit: edit)
    return nil
  }

  mutating func cover(_ value: JSONValue) -> Amount? { amount(value) }

  /// A price; nil for anything that is none, which is told.
  mutating func price(_ value: JSONValue) -> Price? {
    guard value.kind == .object else { return amount(value).map { Price(.exactly($0)) } }
    let (members, _) = members(of: value, .price)
    var (amount, from, to, was): (Amount?, Amount?, Amount?, Amount?)
    var (words, per): (LocalizedText?, LocalizedText?)
    for (key, value) in members {
      switch key {
      case .amount: amount = self.amount(value)
      case .from: from = self.amount(value)
      case .to: to = self.amount(value)
      case .was: was = self.amount(value)
      case .text: words = text(value, key, isRead: false)
      case .per: per = text(value, key, isRead: false)
      default: break
      }
    }
    let keys = KeySet(members.map(\.key)).intersection([.amount, .from, .to, .text])
    let parsed: Price.Value? =
      switch keys {
      case [.amount]: amount.map { .exactly($0) }
      case [.text]: words.map { .text($0) }
      case [.from]: from.map { .from($0) }
      case [.from, .to]: range(from, to, at: value)
      default: nil
      }
    if ![[.amount], [.text], [.from], [.from, .to]].contains(keys) {
      reportType(.price, "price", at: value)
    }
    return parsed.map { Price($0, per: per, was: was) }
  }

  private func range(_ from: Amount?, _ to: Amount?, at value: JSONValue) -> Price.Value? {
    guard let from, let to else { return nil }
    guard from <= to else {
      log.report(
        .priceRange, nil, [.text(from.description), .text(to.description)], at: value.range)
      return nil
    }
    return .range(from...to)
  }

  /// An amount of money: digits with a point, or what `notation` can mean by them.
  func amount(_ value: JSONValue) -> Amount? {
    guard value.kind == .number || value.kind == .string else {
      reportType(.price, "price", at: value)
      return nil
    }
    // A decimal comma outside quotes is told already, as a fault of the JSON.
    let digits =
      value.hasDecimalComma
      ? Amount(String(value.written.map { $0 == "," ? "." : $0 }))
      : value.withUTF8(Amount.init(utf8:))
    if let amount = digits {
      guard amount.isWritten(for: menu.currency) else {
        reportDecimals(value.excerpt ?? "", amount, at: value)
        return nil
      }
      return amount
    }
    if let text = value.string, let amount = notation(text) {
      log.report(
        .priceNotation, nil, [.text(text.cut(to: 20)), .text(amount.description)], at: value.range,
        edit: FileEdit(value.range, "\"\(amount)\""))
      return amount
    }
    log.report(.notAPrice, nil, [.text(value.excerpt ?? "")], at: value.range)
    return nil
  }

  /// An amount with one sign or code of the file's own currency, or with a decimal comma and exactly
  /// the currency's decimals. `€ 7,00` → 7.00
  private func notation(_ text: String) -> Amount? {
    guard text.utf8.count <= 40 else { return nil }
    var rest = text.trimmed
    var hadSign = false
    if let currency = menu.currency {
      for sign in [AmountFormatter.sign(of: currency), currency.code] where !hadSign {
        if rest.utf8.starts(with: sign.utf8) {
          (rest, hadSign) = (String(rest.dropFirst(sign.count)).trimmed, true)
        } else if rest.utf8.reversed().starts(with: sign.utf8.reversed()) {
          (rest, hadSign) = (String(rest.dropLast(sign.count)).trimmed, true)
        }
      }
    }
    let digits = menu.currency?.fractionDigits ?? 2
    if let comma = rest.utf8.firstIndex(of: UInt8(ascii: ",")) {
      guard digits > 0, rest[comma...].utf8.count == digits + 1 else { return nil }
      return Amount(String(rest.map { $0 == "," ? "." : $0 }))
    }
    guard hadSign, let amount = Amount(rest), amount.isWritten(for: menu.currency) else {
      return nil
    }
    return amount
  }

  /// Three digits behind a point are thousands to some and decimals to others. `12.345` → 12.34 or
  /// 12345
  private func reportDecimals(_ text: String, _ amount: Amount, at value: JSONValue) {
    let digits = menu.currency?.fractionDigits ?? 2
    let (currency, short) = (menu.currency?.code ?? "a price", amount.text(fractionDigits: digits))
    let long = String(text.filter { $0 != "." })
    log.report(
      .priceDecimals, nil,
      [.text(text), .text(short), .text(long), .text(currency), .text("\(digits)")],
      at: value.range)
  }
}

extension String {
  /// The text without blanks at its ends.
  var trimmed: String {
    let isBlank = { (scalar: Unicode.Scalar) in scalar.properties.isWhitespace }
    let start = unicodeScalars.drop(while: isBlank)
    return String(String.UnicodeScalarView(start.reversed().drop(while: isBlank).reversed()))
  }
}
