extension Typesetter {
  /// Wraps a safe text at blanks into lines of at most a number of cells. A word is broken only if it is
  /// longer than a line.
  public func wrapped(_ text: SafeText, to width: Int) -> [SafeText] {
    guard width > 0 else { return [] }
    if text.string.hasSingleBlanks, self.width(of: text) <= width { return [text] }
    return lines(of: text.string, to: width).map { SafeText(escaped: $0) }
  }

  /// Puts pieces side by side with a gap between them, as many on a line as fit, up to a number of lines.
  ///
  /// - Returns: the lines, and the number of pieces on them. Each of these pieces is whole.
  package func flowed(
    _ pieces: [String], gap: SafeText, to width: Int, atMost limit: Int
  ) -> (lines: [SafeText], pieces: Int) {
    var lines: [SafeText] = []
    for (index, piece) in pieces.enumerated() {
      let piece = safe(piece)
      if let longer = lines.last.map({ $0 + gap + piece }), self.width(of: longer) <= width {
        lines[lines.count - 1] = longer
        continue
      }
      let added = self.width(of: piece) <= width ? [piece] : wrapped(piece, to: width)
      guard lines.count + added.count <= limit else { return (lines, index) }
      lines += added
    }
    return (lines, pieces.count)
  }

  /// The cells of the widest word of a safe text.
  package func widthOfWidestWord(in text: SafeText) -> Int {
    text.string.wordsBetweenBlanks.map { width(of: $0) }.max() ?? 0
  }

  private func lines(of text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(of: text, to: width) {
      if used > 0, used + 1 + word.cells > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if used > 0 {
        line += " "
        used += 1
      }
      if word.cells <= width {
        line += word.text
        used += word.cells
      } else {
        let pieces = broken(word.text, to: width)
        lines += pieces.dropLast()
        line = pieces.last ?? ""
        used = self.width(of: line)
      }
    }
    if !line.isEmpty { lines.append(line) }
    return lines
  }

  /// The words of a text. French puts a space before some marks, which must not end a line, and a safe text
  /// has only one kind of blank. So a separate mark is joined with its word if both fit on a line.
  func words(of text: String, to width: Int) -> [Word] {
    var words: [Word] = []
    for part in text.wordsBetweenBlanks {
      let cells = self.width(of: part)
      if let last = words.last, last.cells + 1 + cells <= width,
        last.text.unicodeScalars.last == "«" || isClosing(part)
      {
        words.removeLast()
        // One blank, even if the text has several here.
        words.append(Word(text: last.text + " " + part, cells: last.cells + 1 + cells))
      } else {
        words.append(Word(text: part, cells: cells))
      }
    }
    return words
  }

  /// A word and the cells that it takes.
  struct Word {
    let text: Substring
    let cells: Int
  }

  /// True for a separate mark after a word, possibly followed by other marks. `».`
  private func isClosing(_ word: Substring) -> Bool {
    guard let mark = word.unicodeScalars.first, Self.closingMarks.contains(mark) else {
      return false
    }
    return !word.contains { $0.isLetter || $0.isNumber }
  }

  private static let closingMarks: [Unicode.Scalar] = [":", ";", "?", "!", "»"]

  /// A word broken into pieces of at most a number of cells. A character wider than that is replaced
  /// by an ellipsis.
  private func broken(_ word: Substring, to width: Int) -> [String] {
    var pieces: [String] = []
    var piece = ""
    var used = 0
    for character in word {
      let needed = self.width(of: String(character))
      if used + needed > width, used > 0 {
        pieces.append(piece)
        piece = ""
        used = 0
      }
      if needed > width {
        piece += "…"
      } else {
        piece.append(character)
      }
      used += min(needed, width)
    }
    return pieces + [piece]
  }
}

extension String {
  /// The words between blanks, as `split(separator: " ")` finds them. That looks for the end of every
  /// character, which is needed only for a text with scalars that may combine with a blank.
  var wordsBetweenBlanks: [Substring] {
    let combines = unicodeScalars.contains {
      $0.value >= 0x300 && !(0x200E...0x20CF).contains($0.value)
    }
    if combines { return split(separator: " ") }
    return utf8.split(separator: UInt8(ascii: " ")).map { Substring($0) }
  }

  /// True if it contains words, and they are separated by single blanks.
  fileprivate var hasSingleBlanks: Bool {
    var isAfterBlank = true
    for byte in utf8 {
      let isBlank = byte == UInt8(ascii: " ")
      if isBlank, isAfterBlank { return false }
      isAfterBlank = isBlank
    }
    return !isAfterBlank
  }
}
