/// Finding bytes in bytes.
enum ByteSearch {
  /// Where a needle stands first from an index on, nil where it does not.
  ///
  /// Sixteen places at a time are compared with the first and the last byte of the needle, as those
  /// rarely stand where they should and the needle does not; the time is linear in practice.
  static func first(_ needle: [UInt8], in bytes: [UInt8], from start: Int) -> Int? {
    guard let first = needle.first, let last = needle.last else { return nil }
    let reach = needle.count - 1
    return bytes.withUnsafeBytes { bytes in
      needle.withUnsafeBytes { needle in
        var place = start
        let (firsts, lasts) = (SIMD16(repeating: first), SIMD16(repeating: last))
        while place + reach + 16 <= bytes.count {
          let heads = bytes.loadUnaligned(fromByteOffset: place, as: SIMD16<UInt8>.self)
          let tails = bytes.loadUnaligned(fromByteOffset: place + reach, as: SIMD16<UInt8>.self)
          let fits = (heads .== firsts) .& (tails .== lasts)
          if any(fits) {
            for step in 0..<16 where fits[step] && bytes.has(needle, at: place + step) {
              return place + step
            }
          }
          place += 16
        }
        while place + reach < bytes.count {
          if bytes.has(needle, at: place) { return place }
          place += 1
        }
        return nil
      }
    }
  }
}

extension UnsafeRawBufferPointer {
  /// Whether other bytes, which fit there, stand at a place.
  fileprivate func has(_ other: UnsafeRawBufferPointer, at place: Int) -> Bool {
    self[place..<place + other.count].elementsEqual(other)
  }
}

/// What a byte is in ASCII.
extension UInt8 {
  /// Whether it is a digit from 0 to 9.
  @inline(__always) package var isASCIIDigit: Bool { (0x30...0x39).contains(self) }

  /// Whether it is a letter from A to Z, capital or small.
  @inline(__always) package var isASCIILetter: Bool { (0x61...0x7A).contains(self | 0x20) }
}
