import LocatedJSON
import MenuCore

/// LocatedJSON beside an oracle: read or refused alike, one value, and every place in the file. What was
/// recovered is JSON once it is mended as the faults say.
enum JSONFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    let document = JSONDocument(bytes: bytes)
    if let complaint = places(of: document, in: bytes) { return complaint }
    guard let root = document.root else {
      guard let last = document.faults.last else { return "refused without a fault" }
      if document.faults.allSatisfy(\.isRecovered) { return "refused, and all is recovered" }
      return JSONOracle.tree(of: bytes) == nil ? nil : "refused, and it is JSON: \(last)"
    }
    if document.faults.contains(where: { !$0.isRecovered }) { return "read behind its end" }
    let mended = FileEdit.applying(document.faults.map { $0.mending(in: bytes) }, to: bytes)
    guard document.omittedFaultCount == 0, JSONOracle.tree(of: mended) != JSONOracle.Tree(root)
    else { return nil }
    return "it is read as \(JSONOracle.Tree(root)): \(document.faults)"
  }

  private static func places(of document: JSONDocument, in bytes: [UInt8]) -> String? {
    for fault in document.faults
    where fault.offset < 0 || fault.length < 0 || fault.offset + fault.length > bytes.count {
      return "a fault outside the file: \(fault)"
    }
    var open = [document.root].compactMap(\.self)
    while let value = open.popLast() {
      let range = value.offset..<value.offset + value.length
      guard range.lowerBound >= 0, range.upperBound <= bytes.count else {
        return "a value outside the file: \(range)"
      }
      let inner = Array(value.elements) + value.members.flatMap { [$0.key, $0.value] }
      for one in inner
      where one.offset <= range.lowerBound || one.offset + one.length >= range.upperBound {
        return "a value at \(one.offset) outside its container at \(range)"
      }
      open += inner
    }
    return nil
  }
}

extension JSONFault {
  /// The change that makes JSON of what was recovered.
  fileprivate func mending(in bytes: [UInt8]) -> FileEdit {
    let range = offset..<offset + length
    switch kind {
    case .missingComma: return FileEdit(range, Array(",".utf8))
    case .decimalComma: return FileEdit(range, bytes[range].map { $0 == 0x2C ? 0x2E : $0 })
    case .byteOrderMark: return FileEdit(range, [])
    default: return FileEdit(range, Array(" ".utf8))
    }
  }
}

extension JSONOracle.Tree {
  fileprivate init(_ value: JSONValue) {
    switch value.kind {
    case .null: self = .null
    case .boolean: self = .bool(value.bool ?? false)
    case .number: self = .number((value.number ?? "").utf8.map { $0 == 0x2C ? 0x2E : $0 })
    case .string: self = .string(value.withUTF8(Array.init))
    case .array: self = .array(value.elements.map { JSONOracle.Tree($0) })
    case .object:
      self = .object(
        value.members.map {
          JSONOracle.Member(key: JSONOracle.Tree($0.key), value: JSONOracle.Tree($0.value))
        })
    }
  }
}
