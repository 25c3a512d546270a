/// The price of a dish, a size or an add-on.
public struct Price: Hashable, Sendable {
  /// The amounts of a price, or its words.
  public enum Value: Hashable, Sendable {
    /// One amount.
    case exactly(Amount)
    /// This amount or more.
    case from(Amount)
    /// Between two amounts.
    case range(ClosedRange<Amount>)
    /// In words, such as "market price".
    indirect case text(LocalizedText)
  }

  /// The amounts, or the words.
  public var value: Value
  /// The thing one pays for: a piece, a person, 100 g; nil for the dish.
  @Rare public var per: LocalizedText?
  /// The amount it cost before.
  @Rare public var was: Amount?

  /// Makes a price.
  public init(_ value: Value, per: LocalizedText? = nil, was: Amount? = nil) {
    (self.value, self.per, self.was) = (value, per, was)
  }

  /// The least that one pays, nil for a price in words.
  public var lowest: Amount? {
    switch value {
    case .exactly(let amount), .from(let amount): amount
    case .range(let range): range.lowerBound
    case .text: nil
    }
  }

  /// True unless it is paid by the person or by weight, so that nobody knows the whole.
  package var isWhole: Bool { per?.allTexts.contains { $0.hasSameUTF8(as: "piece") } ?? true }

  /// The most that one pays, nil when nothing says so.
  public var highest: Amount? {
    switch value {
    case .exactly(let amount): amount
    case .range(let range): range.upperBound
    case .from, .text: nil
    }
  }
}
