import TerminalText

/// The bytes that a terminal sends: answers and keys.
enum TerminalBytes {
  static let esc = "\u{1B}"

  /// Answers that terminals send late, to queries of other programs.
  static let answers = [
    "\(esc)P>|XTerm(379)q\(esc)\\", "\(esc)P1+r544e=787465726d\(esc)\\", "\(esc)P0+r\(esc)\\",
    "\(esc)P1$r0m\(esc)\\", "\(esc)P!|00000000\(esc)\\", "\(esc)]11;rgb:1d1d/1f1f/2121\(esc)\\",
    "\(esc)]10;rgb:ffff/ffff/ffff\u{7}", "\(esc)]52;c;cXEvKw==\u{7}",
    "\(esc)]lGiuseppe\u{e8}q\(esc)\\",
    "\(esc)_Gi=31;OK\(esc)\\", "\(esc)^q+q\(esc)\\", "\(esc)Xq/f\(esc)\\", "\(esc)[?1;2c",
    "\(esc)[>41;379;0c", "\(esc)[24;80R", "\(esc)[1;1R", "\(esc)[0n", "\(esc)[?2026;2$y",
    "\(esc)[?1u",
    "\(esc)[8;24;80t", "\(esc)[?997;1n", "\(esc)[I", "\(esc)[>4;2m", "\(esc)[2;1;1;112;112;1;0x",
    "\(esc)[?1;0;256S", "\(esc)[<0;3;5m", "\(esc)[<35;3;5M", "\(esc)[1;1:3B", "\(esc)[97;1:3u",
    "\(esc)[O", "\(esc)[M !!", "\(esc)[a", "\(esc)Oa", "\(esc)[G", "\(esc)[99~",
    "\(esc)^pm q\(esc)\\", "\(esc)Xsos 1\(esc)\\", "\(esc)P0!u%5\(esc)\\",
    "\(esc)]4;1;rgb:0/0/0\u{7}",
    "\(esc)]Ltitle q\(esc)\\", "\(esc)]lMenÜ q\(esc)\\", "\(esc)\\",
  ]

  /// The keys with the bytes that a terminal sends for them.
  static let keys: [(String, [Key])] = [
    ("q", [.character("q")]), (" ", [.character(" ")]), ("è", [.character("è")]),
    ("作🍕", [.character("作"), .character("🍕")]), ("\r", [.enter]), ("\n", [.enter]), ("\t", [.tab]),
    ("\u{7F}", [.backspace]), ("\u{8}", [.backspace]), ("\u{C}", [.control("l")]),
    ("\u{1A}", [.control("z")]), ("\u{0}", [.control("@")]), ("\u{1C}", [.control("\\")]),
    ("\(esc)[A", [.up]), ("\(esc)OA", [.up]), ("\(esc)[1;5A", [.up]), ("\(esc)[B", [.down]),
    ("\(esc)[C", [.right]), ("\(esc)[D", [.left]), ("\(esc)[H", [.home]), ("\(esc)[F", [.end]),
    ("\(esc)OF", [.end]), ("\(esc)[1~", [.home]), ("\(esc)[4~", [.end]), ("\(esc)[7~", [.home]),
    ("\(esc)[5~", [.pageUp]), ("\(esc)[6~", [.pageDown]), ("\(esc)[3~", [.delete]),
    ("\(esc)[3;2~", [.delete]), ("\(esc)[Z", [.backTab]), ("\(esc)OM", [.enter]),
    ("\(esc)OP", [.function(1)]), ("\(esc)[P", [.function(1)]), ("\(esc)[[A", [.function(1)]),
    ("\(esc)[11~", [.function(1)]), ("\(esc)[24~", [.function(12)]),
    ("\(esc)[1;2P", [.function(1)]),
    ("\(esc)OR", [.function(3)]), ("\(esc)[13~", [.function(3)]),
    ("\(esc)[<0;3;5M", [.mouse(.click, Position(line: 4, column: 2))]),
    ("\(esc)[<64;1;1M", [.mouse(.wheelUp, Position(line: 0, column: 0))]),
    ("\(esc)[<65;80;24M", [.mouse(.wheelDown, Position(line: 23, column: 79))]),
    ("\(esc)[200~a\(esc)[A/\(esc)[201~", [.paste("a\(esc)[A/")]),
    // A keyboard mode of kitty or xterm that was left on.
    ("\(esc)[97u", [.character("a")]), ("\(esc)[97;2u", [.character("A")]),
    ("\(esc)[232;1u", [.character("è")]), ("\(esc)[55:47;2u", [.character("/")]),
    ("\(esc)[97;65;97u", [.character("a")]), ("\(esc)[27u", [.escape]), ("\(esc)[13u", [.enter]),
    ("\(esc)[9;2u", [.backTab]), ("\(esc)[127u", [.backspace]), ("\(esc)[108;5u", [.control("l")]),
    ("\(esc)[57419u", [.up]), ("\(esc)[57401u", [.character("2")]), ("\(esc)[1;1:1B", [.down]),
    ("\(esc)[27;5;99~", [.control("c")]), ("\(esc)[27;1;27~", [.escape]),
    // The keypad in its application mode, and kitty's.
    ("\(esc)Oj\(esc)Ok\(esc)Ol\(esc)Om\(esc)On\(esc)Oo", "*+,-./".map { .character($0) }),
    ("\(esc)Op\(esc)Oq\(esc)Or\(esc)Os\(esc)Ot", "01234".map { .character($0) }),
    ("\(esc)Ou\(esc)Ov\(esc)Ow\(esc)Ox\(esc)Oy", "56789".map { .character($0) }),
    ("\(esc)OX", [.character("=")]), ("\(esc)OI", [.tab]), ("\(esc)O2q", [.character("1")]),
    ("\(esc)[57409u\(esc)[57410u\(esc)[57411u", "./*".map { .character($0) }),
    ("\(esc)[57412u\(esc)[57413u\(esc)[57415u\(esc)[57416u", "-+=,".map { .character($0) }),
    // With Alt, as xterm, kitty and old ones send it.
    ("\(esc)[1;3A", [.alt(.up)]), ("\(esc)[1;4B", [.alt(.down)]), ("\(esc)O3C", [.alt(.right)]),
    ("\(esc)[3;3~", [.alt(.delete)]), ("\(esc)[1;3P", [.alt(.function(1))]),
    ("\(esc)[97;3u", [.alt(.character("a"))]), ("\(esc)[127;3u", [.alt(.backspace)]),
    ("\(esc)[27;3;98~", [.alt(.character("b"))]), ("\(esc)[97;7u", [.alt(.control("a"))]),
  ]

  /// The bytes of a text, with 8-bit introducers and ends in place of ESC and a letter.
  static func eightBit(_ text: String) -> [UInt8] {
    var bytes: [UInt8] = []
    for byte in text.utf8 {
      if bytes.last == 0x1B, (0x40...0x5F).contains(byte) {
        bytes[bytes.count - 1] = byte + 0x40
      } else {
        bytes.append(byte)
      }
    }
    return bytes
  }
}
