import LocatedJSON
import MenuCore

/// LocatedJSON compared with an oracle: the same files are read or refused with the same value, and every
/// place is in the file. A recovered file is JSON once it is mended, and so is a refused one after its edits.
enum JSONFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    if let complaint = reading(bytes) { return complaint }
    let edits = syntaxEdits(for: bytes)
    guard !edits.isEmpty else { return nil }
    if let complaint = complaint(about: edits, in: bytes) { return complaint }
    // An edit often leads to a text that is nearly JSON, which is worth checking too.
    let mended = FileEdit.applying(edits, to: bytes)
    return reading(mended).map { "mended: \($0)" }
  }

  private static func reading(_ bytes: [UInt8]) -> String? {
    let document = JSONDocument(bytes: bytes)
    if let complaint = places(of: document, in: bytes) { return complaint }
    guard let root = document.root else {
      guard let last = document.faults.last else { return "refused without a fault" }
      if document.faults.allSatisfy(\.isRecovered) { return "refused, and all is recovered" }
      return JSONOracle.tree(of: bytes) == nil ? nil : "refused, and it is JSON: \(last)"
    }
    if document.faults.contains(where: { !$0.isRecovered }) { return "read after its end" }
    guard document.omittedFaultCount == 0 else { return nil }
    let mended = FileEdit.applying(document.faults.map { $0.mending(in: bytes) }, to: bytes)
    guard JSONOracle.tree(of: mended) != JSONOracle.Tree(root) else { return nil }
    return "it is read as \(JSONOracle.Tree(root)): \(document.faults)"
  }

  /// The edits suggested for a refused file; none for a file that is read.
  private static func syntaxEdits(for bytes: [UInt8]) -> [FileEdit] {
    guard JSONDocument(bytes: bytes).root == nil else { return [] }
    do {
      _ = try MenuReader.read(bytes)
      return []
    } catch {
      return error.diagnostics.compactMap(\.edit)
    }
  }

  /// The first edit removes its fault, if it writes anything: after a deletion there may be another fault of
  /// the same kind.
  private static func complaint(about edits: [FileEdit], in bytes: [UInt8]) -> String? {
    guard let first = edits.first, !first.replacement.isEmpty else { return nil }
    let faults = JSONDocument(bytes: bytes).faults.filter {
      $0.offset == first.range.lowerBound
    }
    // The edit removes only one of two faults at the same place.
    guard let fault = faults.first, faults.count == 1 else { return nil }
    let rest = JSONDocument(bytes: FileEdit.applying([first], to: bytes)).faults
    let isLeft = rest.contains { $0.kind == fault.kind && $0.offset == fault.offset }
    return isLeft ? "\(first) leaves \(fault)" : nil
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
  /// The change that turns a recovered text into JSON.
  fileprivate func mending(in bytes: [UInt8]) -> FileEdit {
    let range = offset..<offset + length
    guard case .recovered(let slip) = kind else { return FileEdit(range, Array(" ".utf8)) }
    switch slip {
    case .missingComma: return FileEdit(range, Array(",".utf8))
    case .decimalComma: return FileEdit(range, bytes[range].map { $0 == 0x2C ? 0x2E : $0 })
    case .byteOrderMark: return FileEdit(range, [])
    case .strayCharacter("，"): return FileEdit(range, Array(",".utf8))
    case .strayCharacter("："), .strayCharacter("="): return FileEdit(range, Array(":".utf8))
    case .typographicQuotes: return FileEdit(range, Self.straightened(bytes[range]))
    default: return FileEdit(range, Array(" ".utf8))
    }
  }

  /// A text with straight quotes in place of its first and its last character.
  private static func straightened(_ bytes: ArraySlice<UInt8>) -> [UInt8] {
    let quote = UInt8(ascii: "\"")
    var text: [UInt8] = [quote]
    for scalar in String(decoding: bytes, as: UTF8.self).unicodeScalars.dropFirst().dropLast() {
      if scalar == "\"" { text.append(UInt8(ascii: "\\")) }
      text += Array(String(scalar).utf8)
    }
    return text + [quote]
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
