internal import LocatedJSON

extension JSONFault {
  /// The bytes that it covers.
  var range: Range<Int> { offset..<offset + length }

  /// What is written there.
  func text(in bytes: [UInt8]) -> String { String(decoding: bytes[range], as: UTF8.self) }

  /// The edit that repairs it; nil where none is certain, as for every fault that ends reading.
  func edit(in bytes: [UInt8]) -> FileEdit? {
    guard isRecovered else { return nil }
    return switch kind {
    case .missingComma: FileEdit(offset..<offset, ",")
    case .decimalComma: FileEdit(range, text(in: bytes).withPoint)
    case .trailingComma, .byteOrderMark: FileEdit(range, [])
    // Nobody deletes what somebody wrote about his dishes, and nothing else is recovered.
    default: nil
    }
  }
}
