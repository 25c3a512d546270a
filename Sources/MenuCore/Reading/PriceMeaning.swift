/// The possible meaning of a text that is not a price, as it is written in a file.
package enum PriceMeaning: Hashable, Sendable {
  /// A value that is certain: `"ab 5,00"` → `{"from": "5.00"}`
  case certain(String)
  /// A value that is likely: `"Tagespreis"` → `{"text": "Tagespreis"}`
  case value(String)
  /// Sizes that replace the price: `"8.50 / 12.00"` → `"sizes": [{"name": "piccola", …}, …]`
  case sizes(String)
  /// An amount below 0, which is not a price.
  case belowZero
  /// An amount in another currency than that of the menu.
  case notIn(Currency)

  /// The text that replaces the value; nil for sizes and for another currency.
  var value: String? {
    switch self {
    case .certain(let text), .value(let text): text
    case .belowZero: "null"
    case .sizes, .notIn: nil
    }
  }
}
