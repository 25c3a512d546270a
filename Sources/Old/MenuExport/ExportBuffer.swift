/// Collects what is written until it is worth a call of the sink.
struct ExportBuffer {
  private(set) var bytes: [UInt8] = []

  private static let size = 64 << 10

  init() { bytes.reserveCapacity(ExportBuffer.size + 4096) }

  /// Adds a text as it is.
  static func += (buffer: inout ExportBuffer, text: String) {
    buffer.bytes.append(contentsOf: text.utf8)
  }

  /// Adds bytes as they are.
  static func += (buffer: inout ExportBuffer, bytes: [UInt8]) {
    buffer.bytes.append(contentsOf: bytes)
  }

  /// Adds bytes as they are.
  static func += (buffer: inout ExportBuffer, bytes: some Sequence<UInt8>) {
    buffer.bytes.append(contentsOf: bytes)
  }

  /// Hands over what there is once it is enough.
  mutating func flushIfFull(to sink: ([UInt8]) throws -> Void) rethrows {
    if bytes.count >= ExportBuffer.size { try flush(to: sink) }
  }

  /// Hands over what there is.
  mutating func flush(to sink: ([UInt8]) throws -> Void) rethrows {
    guard !bytes.isEmpty else { return }
    try sink(bytes)
    bytes.removeAll(keepingCapacity: true)
  }
}
