/// What something costs.
public struct Price: Hashable, Sendable {
  /// How the price is stated.
  public enum Value: Hashable, Sendable {
    /// One amount.
    case exactly(Amount)
    /// This amount or more.
    case from(Amount)
    /// Between two amounts.
    case range(Amount, Amount)
    /// In words, such as "market price".
    case text(LocalizedText)
  }

  /// How the price is stated.
  public var value: Value
  /// What one pays for: a piece, a person, 100 g; nil for the dish.
  public var per: LocalizedText?
  /// The amount it cost before.
  public var was: Amount?

  /// Makes a price.
  public init(_ value: Value, per: LocalizedText? = nil, was: Amount? = nil) {
    self.value = value
    self.per = per
    self.was = was
  }

  /// The least that one pays, nil for a price in words.
  public var lowest: Amount? {
    switch value {
    case .exactly(let amount), .from(let amount): amount
    case .range(let low, let high): min(low, high)
    case .text: nil
    }
  }

  /// Whether it is paid for something else than the dish or a piece of it: 100 g, or a person.
  package var isByMeasure: Bool { per.map { !$0.allTexts.contains("piece") } ?? false }

  /// Whether it is paid by weight or volume, so that nobody knows what a helping costs.
  var isByWeight: Bool { isByMeasure && per?.allTexts.contains("person") == false }

  /// The most that one pays, nil when nothing says so.
  public var highest: Amount? {
    switch value {
    case .exactly(let amount): amount
    case .range(let low, let high): max(low, high)
    case .from, .text: nil
    }
  }
}
