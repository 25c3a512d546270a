internal import MenuPresentation
internal import TerminalUI

/// The key decoder: how bytes are cut into pieces changes nothing, and what comes after them is read.
enum KeyFuzzer {
  static func complaint(about bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    let bytes = bytes.dropFirst()
    var (whole, pieces) = (KeyDecoder(), KeyDecoder())
    whole.feed(bytes)
    let keys = drained(&whole)
    var same: [Key] = []
    var rest = bytes
    while !rest.isEmpty {
      pieces.feed(rest.prefix(Int(first % 16) + 1))
      rest = rest.dropFirst(Int(first % 16) + 1)
      same += drained(&pieces)
    }
    guard keys == same else { return "in pieces: \(same), at once: \(keys)" }
    if keys.count > bytes.count { return "\(keys.count) keys from \(bytes.count) bytes" }
    for case .character(let character) in keys
    where character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a control as a character: \(character.unicodeScalars)"
    }
    var settled = 0
    while whole.patience != nil {
      _ = whole.settle()
      _ = drained(&whole)
      settled += 1
      if settled > bytes.count + 1 { return "it never settles" }
    }
    whole.feed("q".utf8)
    return drained(&whole) == [.character("q")] ? nil : "the q behind it is not read"
  }

  private static func drained(_ decoder: inout KeyDecoder) -> [Key] {
    var keys: [Key] = []
    while let key = decoder.next() { keys.append(key) }
    return keys
  }
}
