extension Sequence {
  /// The only element; nil if there are none or several.
  package var only: Element? {
    var elements = makeIterator()
    guard let first = elements.next(), elements.next() == nil else { return nil }
    return first
  }
}

extension BidirectionalCollection {
  /// The elements without those at both ends that match.
  func trimming(_ isTrimmed: (Element) -> Bool) -> SubSequence {
    let rest = drop(while: isTrimmed)
    guard let last = rest.lastIndex(where: { !isTrimmed($0) }) else { return rest }
    return rest[...last]
  }
}

extension String {
  /// The text without blanks at its ends.
  package var trimmed: String { String(unicodeScalars.trimming { $0.properties.isWhitespace }) }
}

extension Collection {
  /// The collection; nil if it is empty.
  package var nonEmpty: Self? { isEmpty ? nil : self }

  /// The element at an index; nil if the index is out of range.
  @inlinable package subscript(checked index: Index) -> Element? {
    if indices.contains(index) { self[index] } else { nil }
  }
}

extension Array {
  /// The number of elements that match, in an array whose other elements all follow them; O(log *n*).
  @inlinable package func countAtStart(where matches: (Element) -> Bool) -> Int {
    var low = 0
    var high = count
    while low < high {
      let middle = (low + high) / 2
      if matches(self[middle]) { low = middle + 1 } else { high = middle }
    }
    return low
  }
}
