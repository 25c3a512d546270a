/// The units of a price that have a name in every language, by the words of the format.
package enum PriceUnit: String, CaseIterable, Hashable, Sendable {
  /// Each piece; what one person pays, whatever others take.
  case piece, person
}
