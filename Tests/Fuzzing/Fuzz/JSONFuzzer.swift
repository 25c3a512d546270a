internal import Foundation
internal import LocatedJSON

/// LocatedJSON beside Foundation: one verdict, one value, or a known reason; every place in the file.
enum JSONFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    let document = JSONDocument(bytes: bytes)
    if let complaint = places(of: document, in: bytes) { return complaint }
    let mine = document.faults.isEmpty ? document.root.map { JSONTree($0) } : nil
    let theirs = try? JSONDecoder().decode(JSONTree.self, from: Data(bytes))
    guard mine != theirs, !KnownDifference.explains(bytes) else { return nil }
    return "Foundation reads it differently: \(document.faults)"
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
      where one.offset <= range.lowerBound
        || one.offset + one.length >= range.upperBound
      {
        return "a value at \(one.offset) outside its container at \(range)"
      }
      open += inner
    }
    return nil
  }
}
