internal import MenuCore

/// A row of the table: a dish or a size of a dish.
struct CSVRow {
  let section: String?
  let item: MenuItem
  let dish: Dish
  /// The size; nil for a dish without sizes.
  var size: DishSize?
  /// The statement about the dish, or about its size.
  var statement: AllergenStatement
  let source: MenuDataSource
  /// The sign before decimals, `.` or `,`.
  let decimalSign: String

  private var price: Price? { size.map(\.price) ?? dish.price }

  /// The digits of a price with a single amount; nil for any other price, which is exported as text.
  var priceDigits: String? {
    guard let price, price.per == nil, case .exactly(let amount) = price.value else { return nil }
    return decimal(amount.digits(in: source.context.currency))
  }

  /// A number with the decimal sign of the table.
  func decimal(_ digits: String) -> String { digits.replacing(".", with: decimalSign) }

  /// The price in words, unless it is a single amount.
  var priceWords: String? {
    guard priceDigits == nil else { return nil }
    return price.map { source.context.text(of: $0) }
  }

  /// A text in the language of the table.
  func text(_ text: LocalizedText?) -> String? { text.map(source.context.text) }
}
