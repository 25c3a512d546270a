internal import OldLocatedJSON

/// A price that stands where none can be read, as JSON writes it where one can.
struct PriceSource {
  let text: String
  /// Whether it is a price as it stands; what is not has to be told by itself.
  let isClear: Bool

  /// Reads an amount with whatever is written around it; nil for what is no price.
  init?(of value: JSONValue, currency: Currency?, at place: PricePlace = .size) {
    guard value.kind == .number || value.kind == .string,
      value.length <= Diagnostic.excerptLength + 2
    else { return nil }
    self.init(
      of: value.string ?? value.written, currency: currency, at: place,
      isQuoted: value.kind == .string)
  }

  /// A text that speaks of a price and of nothing else, as it is to be written; nil for any other, and
  /// for one that has to be told by itself.
  static func clear(_ text: String, currency: Currency?) -> String? {
    guard PricePhrase(text, own: currency)?.sense != nil,
      let source = PriceSource(of: text, currency: currency), source.isClear
    else { return nil }
    return source.text
  }

  /// Reads a text, or what stands in the place of one without quotes.
  init?(of text: String, currency: Currency?, at place: PricePlace = .size, isQuoted: Bool = true) {
    switch PriceParser.read(text, currency: currency, isQuoted: isQuoted) {
    case .amount(let amount), .decimalComma(let amount):
      (self.text, isClear) = ("\"\(amount)\"", true)
    case .fault:
      let rule = PriceParser.rule(for: text, currency: currency, at: place, isQuoted: isQuoted)
      switch rule.suggestion {
      case .certain(let source): (self.text, isClear) = (source, true)
      case .choices, .wholePrice: (self.text, isClear) = (JSONTree.quoted(text), false)
      case nil, .asPrinted:
        if case .notAPrice = rule { return nil }
        (self.text, isClear) = (JSONTree.quoted(text), false)
      }
    }
  }
}
