internal import OldLocatedJSON

extension MenuParser {
  /// A whole number in bounds; nil with a diagnostic for anything else, but for a word that says that
  /// a dish is spicy.
  mutating func wholeNumber(_ value: JSONValue, _ key: String, in bounds: ClosedRange<Int>) -> Int?
  {
    guard value.kind == .number else {
      if key == DishKey.spicy.rawValue,
        let isHot = value.bool ?? MeantMembers.boolean(value, for: key)
      {
        report(
          .value(.meantValue(key: key, text: value.excerpt, value: isHot ? "1" : "0")), at: value)
        return isHot ? 1 : 0
      }
      let digits = value.string.flatMap { text in
        Int(text).map(String.init) ?? MeasureWords.number(in: text, for: key)
      }
      if let digits {
        report(.value(.notANumber(key: key, text: value.excerpt, suggestion: digits)), at: value)
      } else {
        reportType(key, .wholeNumber, at: value)
      }
      return nil
    }
    let text = value.written
    let digits = text.drop { $0 == "-" }
    guard digits.utf8.allSatisfy(\.isASCIIDigit) else {
      reportType(key, .wholeNumber, at: value)
      return nil
    }
    // What does not fit is out of bounds too.
    guard let number = Int(text), bounds.contains(number) else {
      let highest = bounds.upperBound == Int.max ? nil : bounds.upperBound
      report(
        .value(
          .impossibleValue(
            key: key, text: value.excerpt, lowest: bounds.lowerBound, highest: highest)),
        at: value)
      return nil
    }
    return number
  }

  /// The alcohol of a beverage in percent, as written; nil with a diagnostic for anything else.
  mutating func alcohol(_ value: JSONValue, _ key: String) -> Amount? {
    guard value.kind == .number || value.kind == .string else {
      reportType(key, .number, at: value)
      return nil
    }
    let text = value.string ?? value.written
    let comma = UInt8(ascii: ",")
    let pointed = String(
      decoding: text.utf8.map { $0 == comma ? UInt8(ascii: ".") : $0 }, as: UTF8.self)
    guard let percent = Amount(value.hasDecimalComma ? pointed : text) else {
      reportAlcohol(value, key, pointed)
      return nil
    }
    guard percent <= MenuParser.mostAlcohol else {
      report(
        .value(.impossibleValue(key: key, text: value.excerpt, lowest: 0, highest: 96)), at: value)
      return nil
    }
    return percent
  }

  private mutating func reportAlcohol(_ value: JSONValue, _ key: String, _ text: String) {
    let isNegative =
      text.utf8.first == UInt8(ascii: "-") && Amount(Substring(text.utf8.dropFirst())) != nil
    if isNegative {
      report(
        .value(.impossibleValue(key: key, text: value.excerpt, lowest: 0, highest: 96)), at: value)
      return
    }
    let number = text.utf8.prefix { $0.isASCIIDigit || $0 == UInt8(ascii: ".") }
    let rest = String(Substring(text.utf8.dropFirst(number.count))).unicodeScalars
      .filter { !$0.properties.isWhitespace }
    let isPercent = ["", "%", "%vol", "%vol.", "vol%"].contains {
      rest.elementsEqual($0.unicodeScalars)
    }
    let digits = String(Substring(number))
    let suggestion = isPercent && Amount(digits) != nil ? digits : nil
    report(.value(.notANumber(key: key, text: value.excerpt, suggestion: suggestion)), at: value)
  }

  /// True or false, with a diagnostic for a word that means one of them; nil with one for anything
  /// else.
  mutating func boolean(_ value: JSONValue, _ key: String) -> Bool? {
    if let bool = value.bool { return bool }
    if let meant = MeantMembers.boolean(value, for: key) {
      report(.value(.meantValue(key: key, text: value.excerpt, value: "\(meant)")), at: value)
      return meant
    }
    reportType(key, .boolean, at: value)
    return nil
  }

  /// The strongest that can be distilled is about 96 %.
  private static let mostAlcohol = Amount("96") ?? .zero
}
