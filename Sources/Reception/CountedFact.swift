/// A line of a tally that refers to the bytes of the file without a copy.
struct CountedFact {
  /// The day and the fact, with the tab between them. Hashed at once: a tally has millions of lines.
  struct Key: Hashable {
    let bytes: ArraySlice<UInt8>

    func hash(into hasher: inout Hasher) { bytes.withUnsafeBytes { hasher.combine(bytes: $0) } }
  }

  let key: Key
  var count = 0
  /// The number of the line in the file, from 1.
  let number: Int

  /// Reads a line without its line feed; nil if it is not a whole line of a tally.
  init?(_ line: ArraySlice<UInt8>, number: Int) {
    guard let end = line.firstIndex(of: 0x09), line.last == 0x09 else { return nil }
    // A number with so few digits cannot overflow a sum, whatever the number of lines.
    guard line[..<end].count <= 11 else { return nil }
    for digit in line[..<end] {
      guard (0x30...0x39).contains(digit) else { return nil }
      count = count * 10 + Int(digit - 0x30)
    }
    let dayAndFact = line[(end + 1)...].dropLast()
    guard let tab = dayAndFact.firstIndex(of: 0x09) else { return nil }
    let day = dayAndFact[..<tab]
    let fact = dayAndFact[(tab + 1)...]
    // A fold writes a day as text, so it may only have digits and hyphens.
    let isDate = day.allSatisfy { (0x30...0x39).contains($0) || $0 == 0x2D }
    let isDayOrMonth = isDate && [7, 10].contains(day.count)
    guard count > 0, isDayOrMonth, !fact.isEmpty, !fact.contains(0x09) else { return nil }
    key = Key(bytes: dayAndFact)
    self.number = number
  }
}
