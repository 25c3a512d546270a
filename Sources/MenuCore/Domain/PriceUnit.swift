/// The units of a price that have a name in every language. The raw value is the word of the format.
package enum PriceUnit: String, CaseIterable, Hashable, Sendable {
  /// Per piece; per person, regardless of what others take.
  case piece, person
  /// By weight.
  case kg
}
