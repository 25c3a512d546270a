/// Equal lines of a tally, added up.
struct LineSums {
  struct Sum {
    /// The number of the first line, from 1.
    let line: Int
    /// The range of its day and its fact, with the tab between them.
    let key: Range<Int>
    var count: Int
  }

  /// The sums in the order of their first lines.
  private(set) var sums: [Sum] = []
  private var places: [UInt64: Int] = [:]

  /// Adds a line.
  mutating func add(
    _ scan: LineScan, _ key: Range<Int>, line: Int, of bytes: UnsafeRawBufferPointer
  ) {
    var hash = scan.hash
    // Another line with the same hash uses the next number.
    while let place = places[hash] {
      let known = bytes[sums[place].key]
      if known.count == key.count, known.elementsEqual(bytes[key]) {
        sums[place].count += scan.count
        return
      }
      hash &+= 1
    }
    places[hash] = sums.count
    sums.append(Sum(line: line, key: key, count: scan.count))
  }
}
