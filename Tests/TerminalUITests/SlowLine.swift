import TerminalText
import Testing

@testable import TerminalUI

/// A line to a terminal with a clock that only the test advances.
struct SlowLine {
  var decoder = KeyDecoder()
  /// The reported keys, without withdrawn ones.
  var keys: [Key] = []
  private var gap = Duration.zero

  static func keys(
    of pieces: [ArraySlice<UInt8>], gap: Duration = .zero, isSlow: Bool = false
  ) -> [Key] {
    var line = SlowLine(decoder: KeyDecoder(isSlow: isSlow))
    for piece in pieces where !piece.isEmpty {
      line.send(piece)
      line.pass(gap)
    }
    return line.keys
  }

  init(decoder: KeyDecoder = KeyDecoder()) {
    self.decoder = decoder
  }

  mutating func send(_ bytes: ArraySlice<UInt8>) {
    decoder.feed(bytes, after: gap)
    gap = .zero
    collect()
  }

  mutating func pass(_ time: Duration) {
    let before = gap
    gap += time
    if let patience = decoder.patience, before + time >= patience { decoder.endBegunSequence() }
    collect()
  }

  private mutating func collect() {
    while let event = decoder.next() {
      switch event {
      case .key(let key): keys.append(key)
      case .escapeWithdrawn:
        if keys.popLast() != .escape { Issue.record("only an Esc is withdrawn, and at once") }
      }
    }
  }
}
