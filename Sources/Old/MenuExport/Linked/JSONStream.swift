internal import OldMenuCore
internal import OldMenuPresentation

/// Writes JSON value by value, each of a list in a line of its own. What HTML knows is an escape, so
/// that nothing in it can end a script element.
struct JSONStream {
  private var buffer = ExportBuffer()
  /// For each bracket that is open, what closes it and whether nothing stands in it yet.
  private var open: [(end: String, isEmpty: Bool)] = []

  /// Begins an object, under a key where it is a member.
  mutating func beginObject(_ key: String? = nil) { begin("{", "}", key) }

  /// Begins a list, under a key where it is a member.
  mutating func beginList(_ key: String? = nil) { begin("[", "]", key) }

  /// Ends what was begun last.
  mutating func end() {
    buffer += open.popLast()?.end ?? ""
    if open.isEmpty { buffer += "\n" }
  }

  mutating func member(_ key: String, _ value: SafeText) { write(value, key) }

  mutating func element(_ value: SafeText) { write(value, nil) }

  mutating func flushIfFull(to sink: ([UInt8]) throws -> Void) rethrows {
    try buffer.flushIfFull(to: sink)
  }

  mutating func flush(to sink: ([UInt8]) throws -> Void) rethrows { try buffer.flush(to: sink) }

  private mutating func begin(_ start: String, _ end: String, _ key: String?) {
    separate(key)
    buffer += start
    open.append((end, true))
  }

  private mutating func write(_ value: SafeText, _ key: String?) {
    separate(key)
    let text = value.string
    guard text.utf8.contains(where: { $0 == 0x3C || $0 == 0x3E || $0 == 0x26 }) else {
      buffer += text
      return
    }
    for byte in text.utf8 {
      switch byte {
      case UInt8(ascii: "<"): buffer += "\\u003C"
      case UInt8(ascii: ">"): buffer += "\\u003E"
      case UInt8(ascii: "&"): buffer += "\\u0026"
      default: buffer += CollectionOfOne(byte)
      }
    }
  }

  private mutating func separate(_ key: String?) {
    guard let last = open.last else { return }
    if !last.isEmpty { buffer += "," }
    if last.end == "]" {
      buffer += "\n"
    } else if !last.isEmpty {
      buffer += " "
    }
    open[open.count - 1].isEmpty = false
    if let key { buffer += "\"\(key)\": " }
  }
}
