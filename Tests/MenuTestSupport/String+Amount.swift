public import OldMenuCore

extension String {
  /// The amount that the text of a test spells, "0" for what is none.
  public var amount: Amount {
    Amount(self) ?? Amount.zero
  }
}
