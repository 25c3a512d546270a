extension AllergenLegend {
  /// The numbers and letters in a text that stand in brackets or behind a word for allergens, if each
  /// of them is explained: `(1, 7)`, `Allergeni: A, G`.
  func signs(in text: UnsafeBufferPointer<UInt8>) -> [NamedAllergens.Named] {
    text.withKeyboardText(signs(inKeyboardText:))
  }

  private func signs(
    inKeyboardText text: UnsafeBufferPointer<UInt8>
  ) -> [NamedAllergens.Named] {
    let starts = "([:".utf8
    guard text.contains(where: { starts.contains($0) }) else { return [] }
    var found: [NamedAllergens.Named] = []
    // What stands before a bracket or a colon, and behind it.
    var before = text[..<0]
    for part in text.split(omittingEmptySubsequences: false, whereSeparator: Self.parts) {
      let isInBrackets =
        part.startIndex > 0 && starts.prefix(2).contains(text[part.startIndex - 1])
      if isInBrackets || Self.namesAllergens(before) { found += signs(of: part) }
      before = part
    }
    return found
  }

  /// What the signs of a text mean that holds nothing else.
  private func signs(of part: Sentences.Bytes) -> [NamedAllergens.Named] {
    var signs: [NamedAllergens.Named] = []
    for word in part.split(whereSeparator: { !Self.isLetter($0) }) {
      let sign = String(decoding: word, as: UTF8.self)
      let meant = [sign, sign.uppercased()].first(where: explains)
      if let meant {
        signs.append((sign, self[meant].map { AllergenSet($0) } ?? warning(of: meant) ?? []))
      } else if !SentenceWords.signs[WordHash(sign.lowercased().utf8)].contains(.joint) {
        return []
      }
    }
    return signs
  }

  /// Whether a text ends in a word for allergens.
  private static func namesAllergens(_ text: Sentences.Bytes) -> Bool {
    guard let last = text.split(whereSeparator: { !isLetter($0) }).last else { return false }
    let word = String(decoding: last, as: UTF8.self).lowercased()
    return SentenceWords.signs[WordHash(word.utf8)].contains(.allergens)
  }

  private static func parts(_ byte: UInt8) -> Bool { "()[]:.;|\n".utf8.contains(byte) }

  private static func isLetter(_ byte: UInt8) -> Bool {
    byte >= 0x80 || byte.isASCIIDigit || byte.isASCIILetter
  }
}

extension AllergenLegend {
  /// The numbers and letters of which a text says that they are, or may be, in a dish: `contiene anche
  /// 7`, `enthält 1, 7`. What counts something is none of them: `contiene 7 verdure`.
  func statedSigns(in text: UnsafeBufferPointer<UInt8>) -> [NamedAllergens.Named] {
    text.withKeyboardText { text in
      var found: [NamedAllergens.Named] = []
      // Most texts have none, and their words are not looked up.
      let words = text.split(whereSeparator: { !Self.isLetter($0) })
      guard words.contains(where: { $0.count <= 3 && isSign(String(decoding: $0, as: UTF8.self)) })
      else { return [] }
      for sentence in text.split(whereSeparator: { ";|\n()[]!?".utf8.contains($0) }) {
        var isSaid = false
        for part in Self.parts(of: sentence) {
          // A part that says something else ends what was said of those before.
          let signs = statedSigns(of: part, &isSaid)
          found += signs ?? []
          isSaid = isSaid && signs != nil
        }
      }
      return found
    }
  }

  /// The signs of a part that holds nothing but them and words that say that they are in it, nil for
  /// any other part.
  private func statedSigns(
    of part: Sentences.Bytes, _ isSaid: inout Bool
  ) -> [NamedAllergens.Named]? {
    var signs: [NamedAllergens.Named] = []
    var isBehindSign = false
    for bytes in part.split(whereSeparator: { !Self.isLetter($0) && $0 != UInt8(ascii: "%") }) {
      let word = String(decoding: bytes, as: UTF8.self)
      let said = SentenceWords.signs[WordHash(word.lowercased().utf8)]
      let named = isSign(word) ? warning(ofMarked: word) : nil
      if let named {
        signs.append((word, named))
      } else {
        let isStatement = !said.isDisjoint(with: Self.statement)
        // `contiene 3 formaggi` counts them.
        guard said.isDisjoint(with: Self.denial),
          isStatement || !isBehindSign && AllergenEntries.isKnown(word)
        else { return nil }
      }
      isBehindSign = named != nil
      isSaid = isSaid || !said.isDisjoint(with: [.containing, .traces, .allergens])
    }
    return isSaid ? signs : []
  }

  /// What stands between commas, colons and full stops; a comma or a point in a number is none.
  private static func parts(of sentence: Sentences.Bytes) -> [Sentences.Bytes] {
    var (parts, start): ([Sentences.Bytes], Int) = ([], sentence.startIndex)
    for index in sentence.indices where ",:.".utf8.contains(sentence[index]) {
      let next = index + 1 < sentence.endIndex ? sentence[index + 1] : .space
      guard !next.isASCIIDigit else { continue }
      parts.append(sentence[start..<index])
      start = index + 1
    }
    return parts + [sentence[start...]]
  }

  /// What a word beside signs may say.
  private static let statement: SentenceSigns = [
    .containing, .traces, .allergens, .joint, .passing, .of, .option, .maybe,
  ]
  private static let denial: SentenceSigns = [
    .denying, .lacking, .without, .free, .negating, .assuring,
  ]
}
