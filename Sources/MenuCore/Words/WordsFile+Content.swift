internal import CWords

extension words_file {
  /// The bytes of the file, which are valid as long as the program runs.
  var content: UnsafeBufferPointer<UInt8> { UnsafeBufferPointer(start: bytes, count: Int(count)) }
}
