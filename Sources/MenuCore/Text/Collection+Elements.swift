extension Collection {
  /// The only element; nil if there are none or several.
  package var only: Element? { count == 1 ? first : nil }

  /// The collection; nil if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }

  /// The element at an index; nil if the index is out of range.
  @inlinable package subscript(checked index: Index) -> Element? {
    if indices.contains(index) { self[index] } else { nil }
  }
}
