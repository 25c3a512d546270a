extension Collection {
  /// The element; nil if there are none or several.
  package var only: Element? { count == 1 ? first : nil }

  /// The collection; nil if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }

  /// The element at an index; nil outside.
  @inlinable package subscript(checked index: Index) -> Element? {
    indices.contains(index) ? self[index] : nil
  }
}

extension Optional {
  /// The value where a condition is true of it; else nil.
  package func filter(_ isIncluded: (Wrapped) -> Bool) -> Wrapped? {
    flatMap { isIncluded($0) ? $0 : nil }
  }
}
