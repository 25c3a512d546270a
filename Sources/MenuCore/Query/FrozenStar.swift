/// The star that stands beside what was frozen, where a note says what it means.
extension Menu {
  /// Whether a note of the file says that a star means frozen: `* prodotto surgelato`.
  var isStarOfFrozen: Bool { notes.contains(where: \.isOfFrozenStar) }
}

extension Dish {
  /// Whether a star stands in its name or in what is said of it; its notes explain one.
  var hasStar: Bool {
    ([name] + ingredients.map(\.name) + [description].compactMap(\.self)).contains { text in
      text.allTexts.contains { $0.utf8.contains(UInt8(ascii: "*")) }
    }
  }
}

extension LocalizedText {
  /// Whether it says of a star, at its beginning, that it means frozen.
  var isOfFrozenStar: Bool {
    allTexts.contains { text in
      let signs = text.utf8.prefix { !$0.isOfWord && !(0x41...0x5A).contains($0) }
      guard signs.contains(UInt8(ascii: "*")) else { return false }
      var (text, isFrozen) = (text.lowercased(), false)
      text.withUTF8 { bytes in
        Sentences.forEachWord(in: bytes[...]) { _, hash in
          isFrozen = isFrozen || SentenceWords.signs[hash].contains(.frozen)
        }
      }
      return isFrozen
    }
  }
}
