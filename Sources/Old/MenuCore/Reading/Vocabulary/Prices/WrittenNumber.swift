/// The digits of an amount with what stands between them, and what they say.
struct WrittenNumber: Equatable {
  /// What a number says as an amount of money.
  enum Value: Equatable {
    /// One amount, whoever reads it; with the decimals of its currency.
    case exactly(Amount)
    /// Three digits behind one separator: decimals, nil where the currency has no such amount, or
    /// thousands.
    case either(Amount?, Amount)
    /// More decimals than the currency has.
    case tooPrecise
    /// More than nine digits before the decimals.
    case tooLarge
    /// Nothing that anybody writes.
    case unclear
  }

  /// The digits between separators.
  let groups: [[UInt8]]
  /// What stands between them: a point, comma, apostrophe or blank.
  let separators: [UInt8]

  /// What it says in the currency of the file; without one, amounts get two decimals, or as many as
  /// `usual` says.
  func value(in currency: Currency?, usual: Int = 2) -> Value {
    let form = Form(
      decimals: currency?.fractionDigits ?? usual, most: currency?.fractionDigits ?? 4)
    guard let separator = separators.first else { return form.value(groups[0]) }
    let isOneKind = separators.allSatisfy { $0 == separator }
    if isOneKind, separators.count > 1 {
      return isGrouped(groups[...]) ? form.thousands(groups[...]) : .unclear
    }
    guard let last = groups.last, let point = separators.last,
      !point.isApostropheOrBlank || isOneKind
    else { return .unclear }
    if separators.count > 1 {
      // `1.234,50`: two kinds of separators leave no doubt which of them begins the decimals.
      let isClear = separators.dropLast().allSatisfy { $0 == separator }
      guard isClear, isGrouped(groups.dropLast()) else { return .unclear }
      return form.value(Array(groups.dropLast().joined()), last)
    }
    guard isGrouped(groups[...]) else {
      return point.isApostropheOrBlank && last.count > 2 ? .unclear : form.value(groups[0], last)
    }
    if point == UInt8(ascii: "."), currency?.fractionDigits == 3 {
      return form.value(groups[0], last)
    }
    guard case .exactly(let large) = form.thousands(groups[...]) else { return .tooLarge }
    // Nobody writes decimals behind an apostrophe or a blank, unless there are three of them.
    if point.isApostropheOrBlank, currency?.fractionDigits != 3 { return .exactly(large) }
    guard case .exactly(let small) = form.value(groups[0], last) else { return .either(nil, large) }
    return .either(small, large)
  }

  /// Whether the groups look like thousands: `1.234.567`.
  private func isGrouped(_ groups: ArraySlice<[UInt8]>) -> Bool {
    guard let first = groups.first, (1...3).contains(first.count), first[0] != UInt8(ascii: "0")
    else { return false }
    return groups.dropFirst().allSatisfy { $0.count == 3 }
  }

  /// How amounts are written in a currency.
  private struct Form {
    let decimals: Int
    let most: Int

    /// A whole amount in groups of digits; it shows by itself that it has no decimals.
    func thousands(_ groups: ArraySlice<[UInt8]>) -> Value {
      let digits = Array(groups.joined())
      guard digits.count <= 9 else { return .tooLarge }
      return digits.withUnsafeBufferPointer { Amount(utf8: $0) }.map { .exactly($0) } ?? .unclear
    }

    /// The amount with its decimals; three only where the currency has three.
    func value(_ whole: [UInt8], _ fraction: [UInt8] = []) -> Value {
      guard whole.count <= 9 else { return .tooLarge }
      var fraction = fraction
      while fraction.count > decimals, fraction.last == UInt8(ascii: "0") { fraction.removeLast() }
      guard fraction.count <= most else { return .tooPrecise }
      let zeros = fraction.count == 3 && decimals != 3 ? 1 : decimals - fraction.count
      fraction += Array(repeating: UInt8(ascii: "0"), count: max(0, zeros))
      let bytes = fraction.isEmpty ? whole : whole + [UInt8(ascii: ".")] + fraction
      return bytes.withUnsafeBufferPointer { Amount(utf8: $0) }.map { .exactly($0) } ?? .unclear
    }
  }
}

extension WrittenNumber.Value {
  /// The one amount that it says, nil if it could be two or none.
  var only: Amount? {
    if case .exactly(let amount) = self { amount } else { nil }
  }

  /// The amounts that it may say, the smaller first.
  var amounts: [Amount] {
    switch self {
    case .exactly(let amount): [amount]
    case .either(let small, let large): [small, large].compactMap { $0 }
    case .tooPrecise, .tooLarge, .unclear: []
    }
  }
}

extension UInt8 {
  /// Whether it is an apostrophe or a blank, which group digits and never begin decimals.
  fileprivate var isApostropheOrBlank: Bool {
    self == UInt8(ascii: "'") || self == UInt8(ascii: " ")
  }
}
