package import OldMenuPresentation

/// Makes keys of the bytes that a terminal sends; knows no terminal and no clock.
///
/// Bytes go in as they come, keys come out as soon as they are whole. What is only begun, a lone
/// ESC that may be a key or the start of one, is settled by `settle()` when nothing more has come
/// for `patience`. Unknown sequences and broken characters vanish. The work is linear in the bytes,
/// and what is kept is bounded whatever comes.
package struct KeyDecoder {
  /// How many characters of a paste are kept.
  package static let pasteLimit = 1_000

  private enum State {
    case keys
    case paste(Paste)
  }

  private let sequences: [[UInt8]: Key]
  private var state = State.keys
  private(set) var bytes: [UInt8] = []
  private var position = 0

  /// Makes a decoder.
  ///
  /// - Parameter sequences: the keys that this terminal sends as a sequence that starts with ESC,
  ///   in addition to those that nearly all terminals send.
  package init(sequences: [[UInt8]: Key] = [:]) {
    self.sequences = Self.commonSequences.merging(sequences) { _, own in own }
  }

  /// How long to wait for more bytes before `settle()` is right, nil when nothing is begun.
  package var patience: Duration? {
    switch state {
    case .paste: .milliseconds(500)
    case .keys: position < bytes.count ? .milliseconds(25) : nil
    }
  }

  /// Takes bytes as the terminal sent them.
  package mutating func feed(_ more: some Sequence<UInt8>) {
    // All that was read, also where the input always ends inside a sequence.
    bytes.removeFirst(position)
    position = 0
    bytes.append(contentsOf: more)
  }

  /// The next whole key, nil when there is none yet.
  package mutating func next() -> Key? {
    while position < bytes.count {
      if case .paste(var paste) = state {
        position = paste.take(bytes, from: position)
        guard paste.isComplete else {
          state = .paste(paste)
          return nil
        }
        state = .keys
        return .paste(paste.text)
      }
      switch Self.read(bytes[position...], sequences: sequences) {
      case .unfinished:
        return nil
      case .nothing(let length):
        position += length
      case .key(let key, let length):
        position += length
        return key
      case .pasteBegins(let length):
        position += length
        state = .paste(Paste())
      }
    }
    return nil
  }

  /// Takes what is begun for what it is, after nothing more has come; ask `next()` afterwards.
  package mutating func settle() -> Key? {
    if case .paste(let paste) = state {
      state = .keys
      return .paste(paste.text)
    }
    let begun = bytes[position...]
    position = bytes.count
    guard let first = begun.first, first == Self.escape else { return nil }
    // "ESC [" and "ESC O" may have been typed; more than that was not.
    if begun.count == 2, let second = begun.last {
      feed([second])
    }
    return .escape
  }
}
