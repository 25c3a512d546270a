import MenuPresentation
import TerminalText
import TerminalUI

/// The key decoder: splitting the bytes changes nothing, answers of the terminal among keys are not keys, and
/// a key after any bytes is read.
enum KeyFuzzer {
  /// Keys as bytes; none can be the middle of another.
  private static let keys: [(bytes: String, key: Key)] = [
    ("j", .character("j")), ("è", .character("è")), ("🍕", .character("🍕")), ("\r", .enter),
    ("\u{1B}[A", .up), ("\u{1B}OB", .down), ("\u{1B}[1;1C", .right), ("\u{1B}[5~", .pageUp),
    ("\u{1B}[97u", .character("a")),
    ("\u{1B}[<0;3;4M", .mouse(.click, Position(line: 3, column: 2))),
    ("\u{1B}[200~a\u{1B}[A\u{1B}[201~", .paste("a\u{1B}[A")), ("\u{7F}", .backspace),
    ("\u{1B}[Z", .backTab), ("\u{C}", .control("l")), ("/", .character("/")), ("\t", .tab),
  ]

  /// Late answers that a terminal may send by itself.
  static let answers = [
    "\u{1B}]11;rgb:1e1e/1e1e/2e2e\u{1B}\\", "\u{1B}]11;rgb:ffff/ffff/ffff\u{7}",
    "\u{1B}P>|XTerm(379)q\u{1B}\\", "\u{1B}P1+r544e=787465\u{1B}\\", "\u{1B}_Gi=31;OK\u{1B}\\",
    "\u{1B}[?62;4;6;22c", "\u{1B}[>41;379;0c", "\u{1B}[12;40R", "\u{1B}[?1;2R", "\u{1B}[0n",
    "\u{1B}[?2026;2$y", "\u{1B}^pm\u{1B}\\", "\u{1B}Xsos q\u{1B}\\", "\u{1B}[?0u", "\u{1B}[I",
    "\u{1B}[O", "\u{1B}[4;600;800t", "\u{1B}P0$r0m\u{1B}\\", "\u{1B}[<0;3;4m", "\u{1B}[97;1:3u",
  ]

  static func complaint(about bytes: [UInt8]) -> String? {
    guard let first = bytes.first else { return nil }
    if first % 2 == 0 { return amongAnswers(bytes) }
    let bytes = bytes.dropFirst()
    var whole = KeyDecoder()
    whole.feed(bytes)
    let keys = drained(&whole)
    let same = inPieces(bytes, of: Int(first % 16) + 1)
    guard keys == same else { return "in pieces: \(same), at once: \(keys)" }
    for case .character(let character) in keys
    where character.unicodeScalars.contains(where: { $0.properties.generalCategory == .control }) {
      return "a control as a character: \(character.unicodeScalars)"
    }
    var settled = 0
    while whole.patience != nil {
      whole.endBegunSequence()
      _ = drained(&whole)
      settled += 1
      if settled > bytes.count + 1 { return "it never settles" }
    }
    whole.feed("q".utf8, after: .seconds(2))
    return drained(&whole) == [.character("q")] ? nil : "the q after it is not read"
  }

  private static func amongAnswers(_ bytes: [UInt8]) -> String? {
    var script = Script(bytes)
    let size = Int(script.next() ?? 0) / 2 % 16 + 1
    var (sent, expected) = ("", [Key]())
    while !script.isAtEnd, expected.count < 64 {
      if script.number(below: 2) == 0 {
        sent += script.one(of: answers)
      } else {
        let key = script.one(of: keys)
        sent += key.bytes
        expected.append(key.key)
      }
    }
    let decoded = inPieces(Array(sent.utf8)[...], of: size)
    return decoded == expected ? nil : "\(sent.debugDescription) is \(decoded), not \(expected)"
  }

  private static func inPieces(_ bytes: ArraySlice<UInt8>, of size: Int) -> [Key] {
    var (decoder, keys, rest) = (KeyDecoder(), [Key](), bytes)
    while !rest.isEmpty {
      decoder.feed(rest.prefix(size))
      rest = rest.dropFirst(size)
      keys += drained(&decoder)
    }
    return keys
  }

  private static func drained(_ decoder: inout KeyDecoder) -> [Key] {
    var keys: [Key] = []
    while let event = decoder.next() {
      switch event {
      case .key(let key): keys.append(key)
      case .escapeWithdrawn: keys.removeLast()
      }
    }
    return keys
  }
}
