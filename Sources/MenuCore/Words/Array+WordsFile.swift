internal import CWords

extension Array<UInt8> {
  /// A copy of a file of words; O(its length).
  init(_ file: words_file) {
    self.init(UnsafeBufferPointer(start: file.bytes, count: Int(file.count)))
  }
}
