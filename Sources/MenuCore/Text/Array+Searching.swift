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
