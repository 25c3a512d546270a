extension MenuContext {
  /// Whether a comma stands before the decimals of a number: a table then wants another separator.
  package var usesDecimalComma: Bool {
    Amount("1.5").map { bareText(of: $0).utf8.contains(UInt8(ascii: ",")) } ?? false
  }

  /// A number as the language spells it, without a currency.
  func bareText(of amount: Amount) -> String {
    amountText.bareText(of: amount)
  }

  /// A volume in the unit in which it is usually given: 1.5 l, 75 cl, 25 ml.
  func text(ofVolume millilitres: Int) -> String {
    if millilitres >= 1000 { return "\(amountText.text(thousandths: millilitres)) l" }
    return millilitres % 10 == 0 ? "\(millilitres / 10) cl" : "\(millilitres) ml"
  }

  /// An energy in kilocalories.
  func text(ofCalories calories: Int) -> String {
    "\(calories) kcal"
  }
}
