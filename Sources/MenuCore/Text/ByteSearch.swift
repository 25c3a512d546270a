#if canImport(Glibc)
  import Glibc
#else
  import Darwin
#endif

/// Finding bytes in bytes, neither of which holds a NUL inside.
enum ByteSearch {
  /// Where a needle stands first from a place on, nil where it does not.
  ///
  /// Both end with a NUL; the time is linear in their lengths (`strstr`).
  static func first(_ needle: [UInt8], in bytes: [UInt8], from place: Int) -> Int? {
    guard place < bytes.count, bytes.last == 0, needle.last == 0 else { return nil }
    return bytes.withUnsafeBytes { bytes in
      needle.withUnsafeBytes { needle in
        guard let text = bytes.assumingMemoryBound(to: CChar.self).baseAddress,
          let word = needle.assumingMemoryBound(to: CChar.self).baseAddress
        else { return nil }
        return strstr(text + place, word).map { UnsafePointer($0) - text }
      }
    }
  }
}
