/// One line of a file.
struct LineScan {
  /// The index of its line feed, or of the end of the file.
  var end: Int
  var count = 0
  /// A hash of the day and the fact (FNV-1a).
  var hash: UInt64 = 0xCBF2_9CE4_8422_2325
  /// The range of the day and the fact, with the tab between them; nil if it is not a line of a
  /// tally.
  var key: Range<Int>?

  init(_ bytes: UnsafeRawBufferPointer, from start: Int) {
    var tabs = 0
    var day = start
    var fact = start
    var isNumber = true
    end = start
    while end < bytes.count, bytes[end] != 0x0A {
      let byte = bytes[end]
      if byte == 0x09 {
        tabs += 1
        if tabs == 1 { day = end + 1 }
        if tabs == 2 { fact = end + 1 }
      } else if tabs == 0 {
        // A number with so few digits cannot overflow a sum, however many lines there are.
        isNumber = isNumber && (0x30...0x39).contains(byte) && end - start < 11
        if isNumber { count = count * 10 + Int(byte - 0x30) }
      }
      if tabs > 0, tabs < 3 { hash = (hash ^ UInt64(byte)) &* 0x100_0000_01B3 }
      end += 1
    }
    let isSealed = tabs == 3 && bytes[end - 1] == 0x09 && end - 1 > fact && end < bytes.count
    guard isSealed, isNumber, count > 0, [8, 11].contains(fact - day) else { return }
    key = day..<end - 1
  }
}
