/// Characters that nobody sees, and where they have their business: in emoji, in the scripts that join
/// letters or part words with them, and between the syllables of a long word.
enum HiddenCharacters {
  /// The first of them that has none where it stands, and how many bytes are before it.
  static func first(in text: String) -> (scalar: Unicode.Scalar, offset: Int)? {
    var offset = 0
    var previous: Unicode.Scalar?
    var isInFlag = false
    var scalars = text.unicodeScalars.makeIterator()
    var current = scalars.next()
    while let scalar = current {
      let next = scalars.next()
      if scalar.value == 0x1F3F4 {
        isInFlag = true
      } else if !scalar.isTag {
        isInFlag = false
      }
      if scalar.isHidden, !isInFlag, !scalar.belongs(between: previous, and: next) {
        return (scalar, offset)
      }
      offset += UTF8.width(scalar)
      (previous, current) = (scalar, next)
    }
    return nil
  }
}

extension Unicode.Scalar {
  /// Whether nothing is shown for it, whatever stands around it.
  var isHidden: Bool {
    value >= 0xAD && properties.isDefaultIgnorableCodePoint && !isBidirectionalControl
  }

  fileprivate var isTag: Bool { (0xE0020...0xE007F).contains(value) }

  /// Whether a hidden character does something between two others.
  fileprivate func belongs(
    between previous: Unicode.Scalar?, and next: Unicode.Scalar?
  ) -> Bool {
    guard let previous else { return false }
    switch value {
    case 0xAD: return previous.properties.isAlphabetic && next?.properties.isAlphabetic == true
    case 0x180B...0x180F: return (0x1800...0x18AF).contains(previous.value)
    // Thai, Lao, Tibetan, Burmese, Khmer: words that no blank parts.
    case 0x200B: return (0x0E00...0x109F).contains(previous.value) || previous.isKhmer
    case 0x200C: return previous.joinsLetters
    case 0x200D: return previous.joinsLetters || previous.isPictureOrPartOfOne
    case 0xFE0E, 0xFE0F: return previous.properties.isEmoji || previous.properties.isIdeographic
    case 0xFE00...0xFE0D, 0xE0100...0xE01EF:
      return previous.properties.isIdeographic || previous.joinsLetters
    default: return false
    }
  }

  private var isKhmer: Bool { (0x1780...0x17FF).contains(value) }

  /// Arabic, Syriac, the scripts of India and their kin.
  private var joinsLetters: Bool {
    (0x0600...0x0DFF).contains(value) || (0x1000...0x109F).contains(value) || isKhmer
  }

  private var isPictureOrPartOfOne: Bool {
    value == 0xFE0F || properties.isEmojiModifier || value > 0x7F && properties.isEmoji
  }
}

extension String {
  /// The text without the characters that nobody sees, by which two names that look the same differ.
  var withoutHidden: String {
    guard unicodeScalars.contains(where: \.isHidden) else { return self }
    return String(String.UnicodeScalarView(unicodeScalars.filter { !$0.isHidden }))
  }
}
