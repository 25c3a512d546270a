/// The base letters of Latin letters with accents: `é` → `e`. In a table, `?` is a letter without a base
/// letter.
enum FoldingTables {
  /// The base letters of U+00C0 to U+024F.
  private static let latin: StaticString = """
    aaaaaa?ceeeeiiiidnooooo?ouuuuy??aaaaaa?ceeeeiiiidnooooo?ouuuuy?y\
    aaaaaaccccccccddddeeeeeeeeeegggggggghhhhiiiiiiiiii??jjkk?llllll?\
    ?llnnnnnn?nnoooooo??rrrrrrssssssssttttttuuuuuuuuuuuuwwyyyzzzzzzs\
    ????????????????????????????????oo?????????????uu???????????????\
    ?????????????aaiioouuuuuuuuuu?aaaa????ggkkoooo??j???gg??nnaa????\
    aaaaeeeeiiiioooorrrruuuusstt??hh??????aaeeooooooooyy????????????\
    ????????????????
    """
  /// The base letters of U+1E00 to U+1EFF.
  private static let vietnamese: StaticString = """
    aabbbbbbccddddddddddeeeeeeeeeeffgghhhhhhhhhhiiiikkkkkkllllllllmm\
    mmmmnnnnnnnnoooooooopppprrrrrrrrssssssssssttttttttuuuuuuuuuuvvvv\
    wwwwwwwwwwxxxxyyzzzzzzhtwy?s????aaaaaaaaaaaaaaaaaaaaaaaaeeeeeeee\
    eeeeeeeeiiiioooooooooooooooooooooooouuuuuuuuuuuuuuyyyyyyyy??????
    """

  /// The letters of U+FB00 to U+FB06.
  private static let ligatures = ["ff", "fi", "fl", "ffi", "ffl", "st", "st"]

  /// Appends the letter without case and accents, as bytes of UTF-8.
  static func fold(_ scalar: Unicode.Scalar, into bytes: inout [UInt8]) {
    switch scalar.value {
    case 0x41...0x5A: bytes.append(UInt8(scalar.value) | 0x20)
    case ..<0x80: bytes.append(UInt8(scalar.value))
    case 0xDF, 0x1E9E: bytes += Array("ss".utf8)
    case 0xC6, 0xE6: bytes += Array("ae".utf8)
    case 0x152, 0x153: bytes += Array("oe".utf8)
    case 0x2018, 0x2019, 0x02BC: bytes.append(UInt8(ascii: "'"))
    // Hyphens and dashes, as phones write them.
    case 0x2010...0x2015, 0x2212: bytes.append(UInt8(ascii: "-"))
    case 0xA0, 0x2009, 0x202F: bytes.append(UInt8(ascii: " "))
    // Marks on a letter, which folding removes, and joiners, which are invisible.
    case 0x300...0x36F, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF, 0xAD: break
    case 0xFB00...0xFB06: bytes += Array(ligatures[Int(scalar.value) - 0xFB00].utf8)
    case 0xFF21...0xFF3A: bytes.append(UInt8(scalar.value - 0xFF21) + UInt8(ascii: "a"))
    case 0xFF41...0xFF5A: bytes.append(UInt8(scalar.value - 0xFF41) + UInt8(ascii: "a"))
    // Bold, italic, script and the like: thirteen alphabets, capitals before small letters.
    case 0x1D400...0x1D6A3:
      bytes.append(UInt8((scalar.value - 0x1D400) % 26) + UInt8(ascii: "a"))
    case 0xC0...0x24F: append(latinLetter(of: scalar), else: scalar, to: &bytes)
    case 0x1E00...0x1EFF:
      append(base(vietnamese, Int(scalar.value) - 0x1E00), else: scalar, to: &bytes)
    default: append(nil, else: scalar, to: &bytes)
    }
  }

  /// The base letter of a letter from U+00C0 to U+024F; nil if it has none, and for any other scalar. `é` → e
  static func latinLetter(of scalar: Unicode.Scalar) -> UInt8? {
    guard (0xC0...0x24F).contains(scalar.value) else { return nil }
    return base(latin, Int(scalar.value) - 0xC0)
  }

  private static func base(_ table: StaticString, _ place: Int) -> UInt8? {
    guard place < table.utf8CodeUnitCount else { return nil }
    let letter = table.utf8Start[place]
    guard letter != UInt8(ascii: "?") else { return nil }
    return letter
  }

  private static func append(_ letter: UInt8?, else scalar: Unicode.Scalar, to bytes: inout [UInt8])
  {
    if let letter { return bytes.append(letter) }
    bytes += Array(scalar.properties.lowercaseMapping.utf8)
  }
}
