/// What a scalar is to the folding of a text.
extension Unicode.Scalar {
  /// Whether it stands on the letter before it, or is a part of its syllable.
  var isOnLetter: Bool {
    switch value {
    case 0x300...0x36F: true
    case 0x1160...0x11FF, 0xFF9E, 0xFF9F: true
    default:
      switch properties.generalCategory {
      case .nonspacingMark, .spacingMark, .enclosingMark: true
      default: false
      }
    }
  }

  /// Whether it is a mark of the blocks that serve Latin, Greek and Cyrillic letters.
  var isDiacritic: Bool {
    switch value {
    case 0x300...0x36F, 0x483...0x489, 0x1AB0...0x1AFF, 0x1DC0...0x1DFF, 0x20D0...0x20FF,
      0x2DE0...0x2DFF, 0xA66F...0xA67D, 0xFE20...0xFE2F:
      true
    default: false
    }
  }

  var isCyrillic: Bool {
    switch value {
    case 0x400...0x482, 0x48A...0x52F, 0x1C80...0x1C8A, 0xA640...0xA66E, 0xA67E...0xA69D: true
    default: false
    }
  }

  var isLatinOrGreek: Bool {
    switch value {
    case 0x41...0x5A, 0x61...0x7A, 0xAA, 0xBA, 0xC0...0xD6, 0xD8...0xF6, 0xF8...0x2AF,
      0x370...0x37D, 0x37F, 0x386, 0x388...0x3FF, 0x1E00...0x1FBC, 0x1FC2...0x1FCC,
      0x1FD0...0x1FDB, 0x1FE0...0x1FEC, 0x1FF2...0x1FFC, 0x2C60...0x2C7F, 0xA722...0xA7FF,
      0xAB30...0xAB69:
      true
    default: false
    }
  }

  /// Whether it is one of ﬀ ﬁ ﬂ ﬃ ﬄ ﬅ ﬆ.
  var isLigature: Bool { (0xFB00...0xFB06).contains(value) }

  /// Whether it is a wide or narrow form of something else.
  var isWidthVariant: Bool { (0xFF00...0xFFEF).contains(value) }

  /// The sign of ASCII of which it is the wide form.
  var fullwidthASCII: Unicode.Scalar? {
    (0xFF01...0xFF5E).contains(value) ? Unicode.Scalar(value - 0xFEE0) : nil
  }

  /// Whether it has no case, no other width, and no other spelling than itself: Hebrew, Arabic,
  /// Devanagari and Thai letters, kana, Chinese characters and the syllables of Hangul.
  var isInert: Bool {
    switch value {
    case 0x5D0...0x5EA, 0x620...0x64A, 0x904...0x939, 0xE01...0xE30, 0x3041...0x3096,
      0x30A1...0x30FA, 0x3400...0x9FFF, 0xAC00...0xD7A3:
      true
    default: false
    }
  }
}
