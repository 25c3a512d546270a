internal import CWords

extension words_file {
  /// The bytes of the file, which exist as long as the program.
  var content: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: Int(count)) }
}
