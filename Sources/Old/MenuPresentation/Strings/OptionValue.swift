package import OldMenuCore

/// What people write behind the options of a command line, in any language of the interface.
package enum OptionValue {
  /// The only value of an option, nil for none: of several none is forgotten, but all are refused.
  package static func only(
    _ texts: [String], of option: String
  ) throws(CommandLineFault) -> String? {
    guard texts.count <= 1 else { throw .repeated(option) }
    return texts.first
  }

  /// What is looked for with several texts, all of it together; a phrase ends with its own text.
  package static func together(_ texts: [String]) -> String {
    texts.map { text in
      text.utf8.count { $0 == UInt8(ascii: "\"") }.isMultiple(of: 2) ? text : text + "\""
    }.concatenated(separator: " ")
  }

  /// A time with its unit, such as `12s`.
  package static func time(
    _ text: String, of option: String
  ) throws(CommandLineFault) -> Duration {
    guard let duration = Duration(written: text) else {
      throw .time(option: option, text: text)
    }
    return duration
  }

  /// An amount with a point or a comma before its decimals, such as `8.50` or `8,5`.
  ///
  /// Three digits behind a comma may be thousands, which nobody can tell.
  package static func price(_ text: String) throws(CommandLineFault) -> Amount {
    if let sign = text.first, "-\u{2212}".contains(sign), text.dropFirst().first?.isNumber == true {
      throw .negativePrice(text)
    }
    let pointed = text.split(separator: ",", omittingEmptySubsequences: false)
    guard pointed.count == 2 else {
      guard let amount = Amount(text) else { throw .price(text) }
      return amount
    }
    guard let amount = Amount(pointed.joined(separator: ".")) else { throw .price(text) }
    guard amount.writtenFractionDigits != 3 else {
      // Two digits, as prices have them, where the third says nothing.
      let written = "\(amount)"
      let decimal = written.hasSuffix("0") ? String(written.dropLast()) : written
      throw .ambiguousPrice(text, decimal: decimal, whole: pointed.joined())
    }
    return amount
  }

  /// An order by its name in any language of the interface.
  package static func order(_ text: String) throws(CommandLineFault) -> MenuQuery.Order {
    guard let order = MenuQuery.Order(named: text.lowercased()) else {
      let names = InterfaceLanguage.allCases.flatMap { language in
        MenuQuery.Order.choosable.compactMap(Strings.in(language).linear.orders).compactMap(\.first)
      }
      throw .value(option: "--sort", text: text, known: Set(names).sorted())
    }
    return order
  }

  /// One of the few values of an option.
  package static func one<Value: RawRepresentable<String> & CaseIterable>(
    _ text: String, of option: String
  ) throws(CommandLineFault) -> Value {
    guard let value = Value(rawValue: text.lowercased()) else {
      throw .value(option: option, text: text, known: Value.allCases.map(\.rawValue))
    }
    return value
  }

  /// A whole number in bounds.
  package static func number(
    _ text: String, of option: String, in bounds: ClosedRange<Int>
  ) throws(CommandLineFault) -> Int {
    guard let number = Int(text), bounds.contains(number) else {
      throw .number(option: option, text: text, bounds: bounds)
    }
    return number
  }

  /// How a time is to be written.
  enum TimeCure: Hashable {
    /// A number without a unit.
    case seconds(String)
    /// A time whose unit is spelt otherwise.
    case exactly(String)
  }

  /// What may be meant by a text that is no time.
  static func cure(ofTime text: String) -> TimeCure? {
    let digits = text.prefix { ("0"..."9").contains($0) }
    guard !digits.isEmpty, digits.utf8.count <= 9, text.utf8.count <= 20 else { return nil }
    let unit = text.dropFirst(digits.count).lowercased().filter { $0 != " " && $0 != "." }
    if unit.isEmpty { return .seconds(String(digits)) }
    let meant = TimeUnit.allCases.first { known in
      unit == known.rawValue
        || InterfaceLanguage.allCases.contains {
          Strings.in($0).command.names(of: known).contains(unit)
        }
    }
    return meant.map { .exactly(digits + $0.rawValue) }
  }
}
