public import OldMenuCore

extension Choice {
  /// What something comes to, as far as its prices say so.
  public struct Sum: Hashable, Sendable {
    /// What is known of it; nil where that is too large to be told.
    public private(set) var amount: Amount?
    /// Whether more may be paid: for a price from an amount on, by weight, in words, or not stated.
    public private(set) var isLeast: Bool
    /// Whether there is a price in it at all.
    public private(set) var isPriced: Bool

    /// Nothing.
    init() {
      (amount, isLeast, isPriced) = (.zero, false, false)
    }

    /// An amount that is all of it.
    init(_ amount: Amount) {
      (self.amount, isLeast, isPriced) = (amount, false, true)
    }

    /// What a price says of one dish or add-on.
    init(_ price: Price?) {
      self.init(price?.lowest ?? .zero)
      isPriced = price?.lowest != nil
      isLeast = !isPriced || price?.highest != amount || price?.isByMeasure == true
    }

    func adding(_ other: Sum) -> Sum {
      var sum = self
      sum.amount = amount.flatMap { own in other.amount.flatMap(own.adding) }
      sum.isLeast = isLeast || other.isLeast
      sum.isPriced = isPriced || other.isPriced
      return sum
    }

    func multiplied(by count: Int) -> Sum {
      var sum = self
      sum.amount = amount.flatMap { $0.multiplied(by: count) }
      return sum
    }
  }
}
