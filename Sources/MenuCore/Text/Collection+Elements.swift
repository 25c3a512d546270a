extension Sequence {
  /// The only element; nil if there are none or several.
  package var only: Element? {
    var elements = makeIterator()
    guard let first = elements.next(), elements.next() == nil else { return nil }
    return first
  }
}

extension Collection {
  /// The collection; nil if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }

  /// The element at an index; nil if the index is out of range.
  @inlinable package subscript(checked index: Index) -> Element? {
    if indices.contains(index) { self[index] } else { nil }
  }
}
