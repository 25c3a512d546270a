extension MenuQuery {
  /// The words of the search, each once, the longest first.
  var words: [SearchWord] {
    Set(typedWords).sorted { left, right in
      left.bytes.count != right.bytes.count
        ? left.bytes.count > right.bytes.count
        : left.bytes.lexicographicallyPrecedes(right.bytes)
    }
  }

  /// The words of the search as they were typed.
  ///
  /// A quote begins a phrase that ends with the next quote or, while it is typed, with the text.
  /// Commas and semicolons around a word are no part of it.
  var typedWords: [SearchWord] {
    var words: [[UInt8]] = []
    let parts = FoldedText(search).bytes.split(
      separator: UInt8.quote, omittingEmptySubsequences: false)
    for (place, part) in parts.enumerated() {
      if place % 2 == 1 {
        words.append(part.trimmed { $0 == .space })
      } else {
        words += part.split(separator: .space).map { word in
          word.trimmed { $0 == UInt8(ascii: ",") || $0 == UInt8(ascii: ";") }
        }
      }
    }
    return words.filter { !$0.isEmpty }.map(SearchWord.init)
  }
}

extension ArraySlice<UInt8> {
  fileprivate func trimmed(_ isPadding: (UInt8) -> Bool) -> [UInt8] {
    guard let first = firstIndex(where: { !isPadding($0) }),
      let last = lastIndex(where: { !isPadding($0) })
    else { return [] }
    return Array(self[first...last])
  }
}

extension UInt8 {
  static let space = UInt8(ascii: " ")
  static let quote = UInt8(ascii: "\"")
}
