package import TerminalText

/// Makes keys of the bytes that a terminal sends; knows no terminal and no clock.
///
/// Bytes go in as they come, keys come out when they are whole. A begun one waits for its rest: a
/// lone ESC is the key Esc when `endBegunSequence()` says that nothing more has come for `patience`.
/// If the rest of a sequence follows within a second, the key is withdrawn.
///
/// A late answer of the terminal is no key: unknown control sequences, and the strings OSC,
/// DCS, APC, PM and SOS up to their ends, vanish. Linear in the bytes, in bounded memory.
package struct KeyDecoder {
  /// The output of the decoder.
  package enum Event: Hashable, Sendable {
    /// A key that is whole.
    case key(Key)
    /// The key Esc that was reported last was the first byte of a torn sequence, whose key follows if it
    /// has one.
    case escapeWithdrawn
  }

  /// The characters of a paste that are kept, and its bytes: few characters have more than 16.
  package static let pasteLimit = 1_000
  private static let pasteBytes = pasteLimit * 16
  private static let pasteEnd = Array("\u{1B}[201~".utf8)
  /// The bytes of a sequence that are kept; no key is longer.
  private static let sequenceLimit = 64
  /// The time in which the rest of a torn sequence is awaited: a second, and what a busy machine adds.
  private static let tornFor = Duration.milliseconds(1_100)
  /// The time in which another byte tells whether one behind an Esc was typed.
  private static let undecidedFor = Duration.milliseconds(350)

  /// A thing that has begun, and the bytes of it that came.
  private enum State {
    case nothing
    case escape
    /// The possible rest of a sequence whose ESC was reported as the key Esc.
    case rest([UInt8])
    /// Behind ESC, the introducer `[` or `O` included, or the 8-bit introducer and what is behind it.
    case sequence([UInt8])
    /// An answer that ends with ESC \ or BEL; only its introducer matters, and its last byte.
    case string(introducer: UInt8, last: UInt8?)
    /// An old terminal's mouse, with the bytes that are still to come.
    case mouse(Int)
    case letter([UInt8])
    case paste([UInt8])
  }

  private let sequences: [[UInt8]: Key]
  private let isSlow: Bool
  private var state = State.nothing
  private var events: [Event] = []
  private var place = 0
  /// True if an ESC came right before what has begun: Alt is held, or Esc was pressed just before.
  private var hasAlt = false
  /// True if the key Esc was reported for a lone ESC, and nothing came since.
  private var wasEscapeEmitted = false

  /// Makes a decoder, with the keys that this terminal sends as a sequence that starts with ESC, besides
  /// those that nearly all do; a slow line may tear what a key sends, such as one through a network.
  package init(sequences: [[UInt8]: Key] = [:], isSlow: Bool = false) {
    self.sequences = sequences
    self.isSlow = isSlow
  }

  /// The time to wait for more bytes before `endBegunSequence()`, nil when nothing has begun.
  ///
  /// A lone ESC waits so short that Esc is answered within 25 ms, through a network within 100: it can
  /// still be withdrawn. Nobody types what else begins.
  package var patience: Duration? {
    switch state {
    case .nothing: nil
    case .escape: .milliseconds(isSlow ? 75 : 15)
    case .rest: Self.undecidedFor
    case .sequence, .string, .mouse, .letter: isSlow ? .seconds(2) : Self.tornFor
    case .paste: .seconds(3)
    }
  }

  /// The next event, nil when there is none yet.
  package mutating func next() -> Event? {
    guard place < events.count else {
      events = []
      place = 0
      return nil
    }
    defer { place += 1 }
    return events[place]
  }

  /// Takes bytes as the terminal sent them, with the time since those before.
  package mutating func feed(_ bytes: some Collection<UInt8>, after gap: Duration = .zero) {
    guard !bytes.isEmpty else { return }
    if wasEscapeEmitted, gap <= Self.tornFor { state = .rest([]) }
    wasEscapeEmitted = false
    for byte in bytes { take(byte) }
  }

  /// Takes the begun thing for what it is, after nothing more has come.
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
    case .sequence(let bytes): take(byte, behind: bytes)
    case .string(let introducer, let last): take(byte, ofString: introducer, behind: last)
    case .mouse(let count) where count > 1: state = .mouse(count - 1)
    case .mouse: end()
    case .letter(let bytes):
      if byte & 0xC0 == 0x80 { takeLetter(bytes + [byte]) } else { breakOff(with: byte) }
    case .paste(var bytes):
      // The bytes have one owner, or each would copy those before.
      state = .nothing
      bytes.append(byte)
      if byte == Self.pasteEnd.last, bytes.suffix(Self.pasteEnd.count) == Self.pasteEnd[...] {
        return emitPaste(bytes.dropLast(Self.pasteEnd.count))
      }
      // A paste that is too long also keeps its last bytes, which may be the mark of its end.
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

  /// One scalar of UTF-8; a broken one is nothing, as are the controls from U+0080.
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

  /// Takes the bytes behind an Esc that was reported.
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

  /// Takes bytes that were held as what they are by themselves.
  private mutating func takeTyped(_ bytes: [UInt8]) {
    state = .nothing
    for byte in bytes { take(byte) }
  }

  private mutating func takeSecond(_ byte: UInt8) {
    switch Unicode.Scalar(byte) {
    case "[", "O": state = .sequence([byte])
    case "]", "P", "X", "^", "_": state = .string(introducer: byte, last: nil)
    // The end of an answer whose beginning was given up.
    case "\\": end()
    default: takeWithAlt(byte)
    }
  }

  /// A byte behind an ESC: a key that is typed with Alt, or a sequence behind a key Esc.
  private mutating func takeWithAlt(_ byte: UInt8) {
    end()
    hasAlt = true
    takeFirst(byte)
  }

  /// The next byte of a control sequence (ECMA-48): parameters, then a final byte.
  private mutating func take(_ byte: UInt8, behind bytes: [UInt8]) {
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

  /// The next byte of an answer that is a string.
  private mutating func take(_ byte: UInt8, ofString introducer: UInt8, behind last: UInt8?) {
    switch byte {
    case UInt8(ascii: "\\") where last == 0x1B: end()
    case _ where last == 0x1B:
      // ESC breaks the string off.
      end()
      state = .escape
      take(byte)
    case 0x07: end()
    // The 8-bit end, where it is not a byte of a letter.
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
      // F1 is A.
      guard byte <= 0x45 else { return nil }
      return .function(Int(byte) - 0x40)
    }
    let sequence = ControlSequence(bytes)
    // The keypad of a VT100 is one, although its entry in terminfo has names of F5 to F10 for it.
    return sequence.keypadKey ?? sequences[[0x1B] + bytes] ?? sequence.key
  }

  /// Forgets the begun thing, and reads a byte that does not belong to it for itself.
  private mutating func breakOff(with byte: UInt8) {
    end()
    takeFirst(byte)
  }

  /// Ends what has begun; an ESC in front of what is no key was the key Esc.
  private mutating func end() {
    state = .nothing
    if hasAlt { events.append(.key(.escape)) }
    hasAlt = false
  }

  /// Emits a key, with Alt where an ESC came right before it.
  private mutating func emit(_ key: Key) {
    let isWithAlt = hasAlt
    hasAlt = false
    switch key {
    case .mouse, .paste:
      // Nobody does these with Alt: Esc was pressed before.
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
