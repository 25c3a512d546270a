/// An amount of money as an owner writes it: what it is, or what is wrong with it.
enum PriceParser {
  /// What a text says.
  enum Reading {
    /// An amount.
    case amount(Amount)
    /// An amount that was written with a decimal comma.
    case decimalComma(Amount)
    /// No amount, or more than an amount, or one that could be another.
    case fault
  }

  /// Reads digits with a point or a comma that leave no doubt.
  ///
  /// `isQuoted` tells a text from a number, where the comma was told of already.
  static func read(_ text: String, currency: Currency?, isQuoted: Bool) -> Reading {
    guard let number = PlainNumber(text), !number.isNegative,
      case .exactly = number.written.value(in: currency), let written = Amount(number.pointed)
    else { return .fault }
    let fits = written.isWritten(for: currency)
    guard number.separator == UInt8(ascii: ",") else {
      return fits || currency == nil ? .amount(written) : .fault
    }
    let isUsual = number.fraction.count == currency?.fractionDigits ?? 2
    guard number.fraction.count != 3, fits,
      isUsual || currency?.fractionDigits == 0 || !isQuoted
    else { return .fault }
    return .decimalComma(written)
  }

  /// What is wrong with a text that is no amount, and what to write in its place.
  static func rule(for text: String, currency: Currency?, at place: PricePlace, isQuoted: Bool)
    -> Diagnostic.PriceRule
  {
    let excerpt = text.cut(to: Diagnostic.excerptLength)
    guard let number = PlainNumber(text) else {
      return PhraseJudge(text: text, excerpt: excerpt, own: currency, place: place)
        .rule(isQuoted: isQuoted)
    }
    if number.isNegative { return .negativePrice(text: excerpt) }
    let allowed = currency?.fractionDigits ?? 4
    func tooManyDecimals(_ suggestion: Diagnostic.Suggestion?) -> Diagnostic.PriceRule {
      .tooManyDecimals(
        text: excerpt, currency: currency?.code, allowed: allowed, suggestion: suggestion)
    }
    func source(_ amount: Amount) -> [String] {
      [place.source(of: Price(.exactly(amount)), in: currency)].compactMap { $0 }
    }
    switch number.written.value(in: currency) {
    case .tooLarge: return .priceTooLarge(text: excerpt)
    case .tooPrecise, .unclear: return tooManyDecimals(nil)
    case .either(nil, let large): return tooManyDecimals(.choices(source(large)))
    case .either(let small?, let large):
      return .ambiguousPrice(
        text: excerpt, small: small.description, large: large.description,
        suggestion: .choices((small.isUsual(in: currency) ? source(small) : []) + source(large)))
    case .exactly(let amount):
      let suggestion = source(amount).first.map { Diagnostic.Suggestion.certain($0) }
      return number.separator == UInt8(ascii: ".")
        ? tooManyDecimals(suggestion)
        : .notAPrice(text: excerpt, suggestion: suggestion, currency: nil)
    }
  }
}

/// Digits with at most one point or comma among them, and a minus in front.
private struct PlainNumber {
  let isNegative: Bool
  let whole: [UInt8]
  let separator: UInt8?
  let fraction: [UInt8]

  init?(_ text: String) {
    var rest = Array(text.utf8)[...]
    let minus = ["-", "\u{2212}"].first { rest.starts(with: $0.utf8) }
    isNegative = minus != nil
    rest = rest.dropFirst(minus?.utf8.count ?? 0)
    whole = Array(rest.prefix(while: \.isASCIIDigit))
    separator = rest.dropFirst(whole.count).first
    fraction = Array(rest.dropFirst(whole.count + 1))
    guard !whole.isEmpty else { return nil }
    guard let separator else { return }
    guard separator == UInt8(ascii: ".") || separator == UInt8(ascii: ","), !fraction.isEmpty,
      fraction.allSatisfy(\.isASCIIDigit)
    else { return nil }
  }

  var written: WrittenNumber {
    guard let separator else { return WrittenNumber(groups: [whole], separators: []) }
    return WrittenNumber(groups: [whole, fraction], separators: [separator])
  }

  /// The number with a point, whatever it has.
  var pointed: String {
    let bytes = separator == nil ? whole : whole + [UInt8(ascii: ".")] + fraction
    return String(decoding: bytes, as: UTF8.self)
  }
}

/// Judges a price with words in it.
private struct PhraseJudge {
  let text: String
  let excerpt: String
  let own: Currency?
  let place: PricePlace

  func rule(isQuoted: Bool) -> Diagnostic.PriceRule {
    let printed = isQuoted ? place.source(printed: text) : nil
    guard isQuoted, let phrase = PricePhrase(text, own: own), let sense = phrase.sense else {
      return .notAPrice(text: excerpt, suggestion: printed, currency: nil)
    }
    // Without a currency of the file's own its sign tells how many decimals are usual.
    let sign = phrase.currency.flatMap { Currency(code: $0) }
    let usual = min(2, sign?.fractionDigits ?? 2)
    switch sense {
    case .negative: return .negativePrice(text: excerpt)
    case .one(let number, let isFrom, let per):
      return rule(phrase, number.value(in: own, usual: usual), printed) { amount in
        Price(isFrom ? .from(amount) : .exactly(amount), per: per.map { LocalizedText($0) })
      }
    case .range(let first, let last):
      let ends = [first, last].compactMap { $0.value(in: own, usual: usual).only }
      guard ends.count == 2, ends[0] < ends[1], !isForeign(phrase) else {
        return several(ends.count == 2 ? ends : [], printed)
      }
      let source = place.source(of: Price(.range(ends[0], ends[1])), in: own)
      return .notAPrice(
        text: excerpt, suggestion: source.map { .choices([$0]) } ?? printed,
        currency: phrase.currency)
    case .several(let numbers):
      let amounts = numbers.compactMap { $0.value(in: own, usual: usual).only }
      return several(
        amounts.count == numbers.count && !isForeign(phrase) ? amounts : [], printed)
    }
  }

  private func isForeign(_ phrase: PricePhrase) -> Bool {
    guard let own, let code = phrase.currency else { return false }
    return !code.utf8.elementsEqual(own.code.utf8)
  }

  /// The rule about one amount, or one of two.
  private func rule(
    _ phrase: PricePhrase, _ value: WrittenNumber.Value, _ printed: Diagnostic.Suggestion?,
    _ price: (Amount) -> Price
  ) -> Diagnostic.PriceRule {
    // An add-on is paid on top; what costs as much more than something else has a price of its own.
    if phrase.hasPlus, place == .dish || place == .size { return .surcharge(text: excerpt) }
    let amounts = value.amounts
    let usual = amounts.filter { amounts.count == 1 || $0.isUsual(in: own) }
    let sources = usual.compactMap { place.source(of: price($0), in: own) }
    let whole = value.only.flatMap { place.whole(price($0), in: own) }
    let known = sources.isEmpty ? whole ?? printed : .choices(sources)
    if let own, let code = phrase.currency, isForeign(phrase) {
      let all = sources + (printed?.texts ?? [])
      return .foreignCurrency(
        text: excerpt, currency: code, own: own.code,
        suggestion: sources.isEmpty ? printed : .choices(all))
    }
    if amounts.count == 2 {
      return .ambiguousPrice(
        text: excerpt, small: amounts[0].description, large: amounts[1].description,
        suggestion: known)
    }
    if case .either(nil, _) = value, let own {
      return .tooManyDecimals(
        text: excerpt, currency: own.code, allowed: own.fractionDigits, suggestion: known)
    }
    // A plus says what an add-on is anyway; a sign is kept by the currency of the file alone.
    let isKept = (own != nil || phrase.currency == nil) && (!phrase.hasPlus || place == .addOn)
    let certain = isKept && value.only != nil ? sources.first : nil
    return .notAPrice(
      text: excerpt, suggestion: certain.map { .certain($0) } ?? known,
      currency: sources.isEmpty ? nil : phrase.currency)
  }

  private func several(_ amounts: [Amount], _ printed: Diagnostic.Suggestion?)
    -> Diagnostic.PriceRule
  {
    .severalPrices(
      text: excerpt, amounts: place == .dish ? amounts.map(\.description) : [],
      suggestion: printed)
  }
}

extension Amount {
  /// Whether anybody means it: without a currency nobody has three decimals that say something.
  fileprivate func isUsual(in currency: Currency?) -> Bool {
    currency != nil || writtenFractionDigits <= 2
  }
}
