package import TerminalText

/// Decodes the bytes that a terminal sends into keys. Uses no terminal and no clock.
///
/// Bytes are fed as they arrive, and keys are returned when they are complete. An incomplete key waits for
/// the rest: a lone ESC becomes the key Esc when `endBegunSequence()` reports that nothing more has arrived
/// within `patience`. If the rest of a sequence follows within a second, the key is withdrawn.
///
/// A late reply of the terminal is not a key: unknown control sequences, and the strings OSC, DCS, APC, PM
/// and SOS up to their ends, are discarded. Linear in the number of bytes, in bounded memory.
package struct KeyDecoder {
  /// The output of the decoder.
  package enum Event: Hashable, Sendable {
    /// A complete key.
    case key(Key)
    /// The last reported key Esc was the first byte of a split sequence. The key of this sequence follows if
    /// it has one.
    case escapeWithdrawn
  }

  /// The most characters of a paste that are kept, and their bytes: few characters have more than 16.
  package static let pasteLimit = 1_000
  private static let pasteBytes = pasteLimit * 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The most bytes of a sequence that are kept; no key is longer.
  private static let sequenceLimit = 64
  /// How long to wait for the rest of a split sequence: a second, and a margin for a busy machine.
  private static let tornFor = Duration.milliseconds(1_100)
  /// How long to wait for another byte that shows whether the one after an Esc was typed.
  private static let undecidedFor = Duration.milliseconds(350)

  /// The incomplete input, and its bytes so far.
  private enum State {
    case nothing
    case escape
    /// Bytes that may be the rest of a sequence whose ESC was reported as the key Esc.
    case rest([UInt8])
    /// After ESC: the bytes from the introducer `[` or `O`; or the bytes from an 8-bit introducer.
    case sequence([UInt8])
    /// A terminal reply that ends with ESC \ or BEL. Only its introducer and its last byte matter.
    case string(introducer: UInt8, last: UInt8?)
    /// The mouse report of an old terminal, with the number of missing bytes.
    case mouse(Int)
    case letter([UInt8])
    case paste([UInt8])
  }

  private let sequences: [[UInt8]: Key]
  private let isSlow: Bool
  private var state = State.nothing
  private var events: [Event] = []
  /// The index of the next event.
  private var index = 0
  /// True if an ESC came directly before the incomplete input: Alt is held, or Esc was pressed just before.
  private var hasAlt = false
  /// True if the key Esc was reported for a lone ESC and nothing has arrived since.
  private var wasEscapeEmitted = false

  /// Makes a decoder. `sequences` are the keys that this terminal sends as sequences starting with ESC, in
  /// addition to those that nearly all terminals send. A slow line, such as a network connection, may split
  /// the bytes of a key.
  package init(sequences: [[UInt8]: Key] = [:], isSlow: Bool = false) {
    self.sequences = sequences
    self.isSlow = isSlow
  }

  /// The time to wait for more bytes before `endBegunSequence()`, nil if no input is incomplete.
  ///
  /// A lone ESC waits only briefly, so that Esc is answered within 25 ms, or 100 ms over a network: it can
  /// still be withdrawn. Other incomplete input is not typed by hand.
  package var patience: Duration? {
    switch state {
    case .nothing: nil
    case .escape: .milliseconds(isSlow ? 75 : 15)
    case .rest: Self.undecidedFor
    case .sequence, .string, .mouse, .letter: isSlow ? .seconds(2) : Self.tornFor
    case .paste: .seconds(3)
    }
  }

  /// The next event, nil if there is none yet.
  package mutating func next() -> Event? {
    guard index < events.count else {
      events = []
      index = 0
      return nil
    }
    defer { index += 1 }
    return events[index]
  }

  /// Decodes bytes from the terminal. `gap` is the time since the previous bytes.
  package mutating func feed(_ bytes: some Collection<UInt8>, after gap: Duration = .zero) {
    guard !bytes.isEmpty else { return }
    if wasEscapeEmitted, gap <= Self.tornFor { state = .rest([]) }
    wasEscapeEmitted = false
    for byte in bytes { take(byte) }
  }

  /// Decodes the incomplete input as it is, after nothing more has arrived.
  package mutating func endBegunSequence() {
    switch state {
    case .escape:
      end()
      emit(.escape)
      wasEscapeEmitted = true
    case .rest(let bytes): return takeTyped(bytes)
    // An introducer alone was typed with Alt.
    case .sequence(let bytes) where bytes.count == 1 && bytes[0] < 0x80: takeWithAlt(bytes[0])
    case .string(let introducer, nil) where introducer < 0x80: takeWithAlt(introducer)
    case .string(_, 0x1B):
      end()
      emit(.escape)
    case .paste(let bytes): emitPaste(bytes)
    case .nothing, .sequence, .string, .mouse, .letter: break
    }
    end()
  }

  private mutating func take(_ byte: UInt8) {
    switch state {
    case .nothing: takeFirst(byte)
    case .escape: takeSecond(byte)
    case .rest(let bytes): takeRest(bytes + [byte])
    case .sequence(let bytes): take(byte, after: bytes)
    case .string(let introducer, let last): take(byte, ofString: introducer, after: last)
    case .mouse(let count) where count > 1: state = .mouse(count - 1)
    case .mouse: end()
    case .letter(let bytes):
      if byte & 0xC0 == 0x80 { takeLetter(bytes + [byte]) } else { breakOff(with: byte) }
    case .paste(var bytes):
      // Leave one owner of the bytes: otherwise each append would copy them.
      state = .nothing
      bytes.append(byte)
      if byte == Self.pasteEnd.last, bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
        return emitPaste(bytes.dropLast(Self.pasteEnd.count))
      }
      // An overlong paste also keeps its last bytes, because they may be the end mark.
      if bytes.count > Self.pasteBytes { bytes.remove(at: bytes.count - Self.pasteEnd.count - 1) }
      state = .paste(bytes)
    }
  }

  private mutating func takeFirst(_ byte: UInt8) {
    switch byte {
    case 0x1B: state = .escape
    case 0x08, 0x7F: emit(.backspace)
    case 0x09: emit(.tab)
    case 0x0A, 0x0D: emit(.enter)
    case 0x01...0x1A: emit(.control(Character(Unicode.Scalar(byte + 0x60))))
    case 0x00, 0x1C...0x1F: emit(.control(Character(Unicode.Scalar(byte + 0x40))))
    case 0x20...0x7E: emit(.character(Character(Unicode.Scalar(byte))))
    // The 8-bit introducers; no letter begins with one.
    case 0x8F, 0x9B: state = .sequence([byte])
    case 0x90, 0x98, 0x9D...0x9F: state = .string(introducer: byte, last: nil)
    default: takeLetter([byte])
    }
  }

  /// Decodes one UTF-8 scalar. Invalid ones and the controls from U+0080 are dropped.
  private mutating func takeLetter(_ bytes: [UInt8]) {
    let length =
      switch bytes.first ?? 0 {
      case 0xC2...0xDF: 2
      case 0xE0...0xEF: 3
      case 0xF0...0xF4: 4
      default: 1
      }
    guard bytes.count == length else { return state = .letter(bytes) }
    let scalar = String(validating: bytes, as: UTF8.self)?.unicodeScalars.first
    if let scalar, scalar.value > 0x9F { emit(.character(Character(scalar))) }
    end()
  }

  /// Decodes the bytes after an Esc that was already reported.
  private mutating func takeRest(_ bytes: [UInt8]) {
    switch SequenceRest(bytes) {
    case .undecided: state = .rest(bytes)
    case .none: takeTyped(bytes)
    case .certain:
      events.append(.escapeWithdrawn)
      state = .escape
      for byte in bytes { take(byte) }
    }
  }

  /// Decodes bytes that were held back as separate keys.
  private mutating func takeTyped(_ bytes: [UInt8]) {
    state = .nothing
    for byte in bytes { take(byte) }
  }

  private mutating func takeSecond(_ byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "[", "O": state = .sequence([byte])
    case "]", "P", "X", "^", "_": state = .string(introducer: byte, last: nil)
    // The end of a reply whose beginning was dropped.
    case "\\": end()
    default: takeWithAlt(byte)
    }
  }

  /// A byte after an ESC: a key typed with Alt, or a sequence after a key Esc.
  private mutating func takeWithAlt(_ byte: UInt8) {
    end()
    hasAlt = true
    takeFirst(byte)
  }

  /// The next byte of a control sequence (ECMA-48): parameters, then a final byte.
  private mutating func take(_ byte: UInt8, after bytes: [UInt8]) {
    switch byte {
    case 0x20...0x3F:
      if bytes.count < Self.sequenceLimit { state = .sequence(bytes + [byte]) }
    // The function keys of the Linux console have a second bracket.
    case UInt8(ascii: "[") where bytes == [byte]: state = .sequence([byte, byte])
    case 0x40...0x7E:
      state = .nothing
      finish([bytes[0] & 0x7F | 0x40] + bytes.dropFirst() + [byte], byte)
    default: breakOff(with: byte)
    }
  }

  /// The next byte of a string reply.
  private mutating func take(_ byte: UInt8, ofString introducer: UInt8, after last: UInt8?) {
    switch byte {
    case UInt8(ascii: "\\") where last == 0x1B: end()
    case _ where last == 0x1B:
      // ESC aborts the string.
      end()
      state = .escape
      take(byte)
    case 0x07: end()
    // The 8-bit terminator, unless it is part of a letter.
    case 0x9C where introducer >= 0x80 && (last ?? 0) < 0x80: end()
    case ..<0x1B, 0x1C..<0x20, 0x7F: breakOff(with: byte)
    default: state = .string(introducer: introducer, last: byte)
    }
  }

  private mutating func finish(_ bytes: [UInt8], _ byte: UInt8) {
    if bytes.elementsEqual("[M".utf8) {
      state = .mouse(3)
    } else if bytes.elementsEqual("[200~".utf8) {
      state = .paste([])
    } else if let key = key(of: bytes, byte) {
      emit(key)
    } else {
      end()
    }
  }

  private func key(of bytes: [UInt8], _ byte: UInt8) -> Key? {
    if bytes.starts(with: "[[".utf8) {
      // From A for F1 to E for F5.
      guard (0x41...0x45).contains(byte) else { return nil }
      return .function(Int(byte) - 0x40)
    }
    let sequence = ControlSequence(bytes)
    // The keypad of a VT100 sends digits and signs, although terminfo lists its keys as F5 to F10.
    return sequence.keypadKey ?? sequences[[0x1B] + bytes] ?? sequence.key
  }

  /// Drops the incomplete input, and decodes a byte that does not belong to it.
  private mutating func breakOff(with byte: UInt8) {
    end()
    takeFirst(byte)
  }

  /// Ends the incomplete input. An ESC before something that is not a key was the key Esc.
  private mutating func end() {
    state = .nothing
    if hasAlt { events.append(.key(.escape)) }
    hasAlt = false
  }

  /// Emits a key, with Alt if an ESC came directly before it.
  private mutating func emit(_ key: Key) {
    let isWithAlt = hasAlt
    hasAlt = false
    switch key {
    case .mouse, .paste:
      // These keys are not typed with Alt: Esc was pressed before.
      if isWithAlt { events.append(.key(.escape)) }
      events.append(.key(key))
    default: events.append(.key(key.held(withAlt: isWithAlt)))
    }
  }

  private mutating func emitPaste(_ bytes: some Collection<UInt8>) {
    let text = String(decoding: Array(bytes), as: UTF8.self)
    emit(.paste(String(text.prefix(Self.pasteLimit))))
  }
}
