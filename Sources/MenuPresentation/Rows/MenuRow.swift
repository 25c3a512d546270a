internal import MenuCore

/// One row of a menu in one language, as a value: the texts that a presenter displays in a cell.
///
/// ```swift
/// List(presenter.rows(inSection: 0)) { row in Text(row.description) }
/// ```
///
/// The texts are the owner's, as written. Escape them for your medium.
public struct MenuRow: Identifiable, Hashable, Sendable, Encodable, CustomStringConvertible {
  /// The identity of the dish, the same in every language and after the menu is read again: the `id` of the
  /// dish, or its list, group, number and name. Unique among the rows of a section.
  public internal(set) var id: String
  /// The list of the dish, as in a menu file: `pizzas`.
  public let list: String
  /// The name.
  public let title: String
  /// The number as printed on the menu; nil without one.
  public let number: String?
  /// The signs in words: `vegetariana`, `piccante ••`.
  public let marks: [String]
  /// The ingredients, or other facts of a dish without ingredients.
  public let summary: String
  /// The price: `7,00 / 11,50 €` for two sizes, with a no-break space before the sign; nil without one.
  public let price: String?
  /// True if it cannot be ordered today.
  public let isSoldOut: Bool
  /// The words for sold out in the language of the row: `esaurito`; nil if it can be ordered.
  public let soldOut: String?
  /// The statement about allergens in one sentence, with those of its sizes, ingredients and required options.
  public let allergens: String

  init(_ item: MenuItem, words strings: Strings) {
    id = item.id
    list = item.list.rawValue
    title = item.title
    number = item.number
    marks = strings.signs(of: item)
    summary = item.summary
    price = item.price
    isSoldOut = item.isSoldOut
    soldOut = item.isSoldOut ? strings.soldOut : nil
    allergens = strings.sentence(item.allergens)
  }

  /// The number, the name, and the price or the words for sold out: `12  Diavola  8,50 €`
  public var description: String {
    [number, title, soldOut ?? price].compactMap(\.self).joined(separator: "  ")
  }
}
