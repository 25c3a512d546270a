/// The price of a dish, a size or an add-on.
public struct Price: Hashable, Sendable {
  /// The amounts of a price, or its text.
  public enum Value: Hashable, Sendable {
    /// One amount.
    case exactly(Amount)
    /// This amount or more.
    case from(Amount)
    /// Between two amounts.
    indirect case range(ClosedRange<Amount>)
    /// A text, such as "market price".
    indirect case text(LocalizedText)
  }

  /// The amounts or the text.
  public var value: Value
  /// The unit of the price: a piece, a person, 100 g; nil for the dish.
  @Rare public var per: LocalizedText?
  /// The previous amount.
  @Rare public var was: Amount?

  /// Makes a price.
  public init(_ value: Value, per: LocalizedText? = nil, was: Amount? = nil) {
    self.value = value
    self.per = per
    self.was = was
  }

  /// Makes a price of one amount. `Price(9)`, `Price(Amount(minorUnits: 850, in: euro))`
  public init(_ amount: Amount, per: LocalizedText? = nil, was: Amount? = nil) {
    self.init(.exactly(amount), per: per, was: was)
  }

  /// Makes a price of one amount for a unit of the format.
  package init(_ amount: Amount, per unit: PriceUnit) {
    self.init(amount, per: LocalizedText(unit.rawValue))
  }

  /// The lowest amount; nil for a text.
  public var lowest: Amount? {
    switch value {
    case .exactly(let amount), .from(let amount): amount
    case .range(let range): range.lowerBound
    case .text: nil
    }
  }

  /// The unit, if it is a word of the format; nil for the dish, and for a unit in other words.
  package var unit: PriceUnit? {
    guard let per else { return nil }
    return PriceUnit.allCases.first { unit in
      per.allTexts.contains { $0.hasSameUTF8(as: unit.rawValue) }
    }
  }

  /// True unless it is per person or by weight, so that the total is unknown.
  package var isWhole: Bool { per == nil || unit == .piece }

  /// The highest amount; nil if it is open.
  public var highest: Amount? {
    switch value {
    case .exactly(let amount): amount
    case .range(let range): range.upperBound
    case .from, .text: nil
    }
  }
}

extension Price: CustomStringConvertible {
  /// The price without a currency: `8.50`, `from 7.00`, `7.00–9.00 per piece`. For the format of a language,
  /// use `MenuContext.text(of:)`.
  public var description: String {
    let amounts =
      switch value {
      case .exactly(let amount): amount.description
      case .from(let amount): "from \(amount)"
      case .range(let range): "\(range.lowerBound)–\(range.upperBound)"
      case .text(let text): text.description
      }
    guard let per else { return amounts }
    return "\(amounts) per \(per)"
  }
}
