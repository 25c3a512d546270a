internal import MenuCore

/// One row of a menu as a guest reads it, in one language: what a presenter displays in a cell, as a value.
///
/// ```swift
/// List(presenter.rows(inSection: 0)) { row in Text(row.description) }
/// ```
///
/// The texts are those of the owner, as written. Make them safe for your medium.
public struct MenuRow: Identifiable, Hashable, Sendable, Encodable, CustomStringConvertible {
  /// Identifies the dish in every language, and when the menu is read again: the `id` of the dish, or its
  /// list, group, number and name. Unique among the rows of a section.
  public internal(set) var id: String
  /// The list of the dish, as in a menu file: `pizzas`.
  public let list: String
  /// The name.
  public let title: String
  /// The number as printed on the menu; nil without one.
  public let number: String?
  /// The signs in words: `vegetariana`, `piccante ••`.
  public let marks: [String]
  /// The ingredients, or the facts of a dish without any.
  public let summary: String
  /// The price: `7,00 / 11,50 €` for two sizes; nil without one.
  public let price: String?
  /// True if it cannot be ordered today.
  public let isSoldOut: Bool
  /// The words for that in the language of the row: `esaurito`; nil if it can be ordered.
  public let soldOut: String?
  /// The statement about allergens in one sentence.
  public let allergens: String

  init(_ item: MenuItem, words strings: Strings) {
    id = item.id
    list = item.list.rawValue
    title = item.title
    number = item.number
    marks = strings.marks(of: item)
    summary = item.summary
    price = item.price
    isSoldOut = item.isSoldOut
    soldOut = item.isSoldOut ? strings.soldOut : nil
    allergens = strings.sentence(item.allergens)
  }

  /// The number, the name, and the price or that it is sold out: `12  Diavola  8,50 €`
  public var description: String {
    [number, title, soldOut ?? price].compactMap(\.self).joined(separator: "  ")
  }
}
