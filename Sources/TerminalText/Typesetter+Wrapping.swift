extension Typesetter {
  /// Wraps a safe text at blanks into lines of at most a number of cells. A word is broken only if it is
  /// longer than a line.
  public func wrapped(_ text: SafeText, to width: Int) -> [SafeText] {
    guard width > 0 else { return [] }
    if text.string.hasSingleBlanks, self.width(of: text) <= width { return [text] }
    return lines(of: text.string, to: width).map { SafeText(escaped: $0) }
  }

  /// Puts pieces side by side with a gap between them, as many on a line as fit.
  package func flowed(_ pieces: [String], gap: SafeText, to width: Int) -> [SafeText] {
    var lines: [SafeText] = []
    for piece in pieces.map({ safe($0) }) {
      let longer = lines.last.map { $0 + gap + piece }
      if let longer, self.width(of: longer) <= width {
        lines[lines.count - 1] = longer
      } else if self.width(of: piece) <= width {
        lines.append(piece)
      } else {
        lines += wrapped(piece, to: width)
      }
    }
    return lines
  }

  /// The cells of the widest word of a safe text.
  package func widthOfWidestWord(in text: SafeText) -> Int {
    text.string.split(separator: " ").map { width(of: $0) }.max() ?? 0
  }

  private func lines(of text: String, to width: Int) -> [String] {
    var lines: [String] = []
    var line = ""
    var used = 0
    for word in words(of: text, to: width) {
      let needed = self.width(of: word)
      if used > 0, used + 1 + needed > width {
        lines.append(line)
        line = ""
        used = 0
      }
      if used > 0 {
        line += " "
        used += 1
      }
      if needed <= width {
        line += word
        used += needed
      } else {
        let pieces = broken(word, to: width)
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
  func words(of text: String, to width: Int) -> [Substring] {
    var words: [Substring] = []
    for word in text.split(separator: " ") {
      if let last = words.last, last.unicodeScalars.last == "«" || isClosing(word) {
        let both = text[last.startIndex..<word.endIndex]
        if self.width(of: both) <= width {
          words[words.count - 1] = both
          continue
        }
      }
      words.append(word)
    }
    return words
  }

  /// True for a separate mark after a word, possibly followed by other marks. `».`
  private func isClosing(_ word: Substring) -> Bool {
    guard let mark = word.unicodeScalars.first, Self.closingMarks.contains(mark) else {
      return false
    }
    return !word.contains { $0.isLetter || $0.isNumber }
  }

  private static let closingMarks: [Unicode.Scalar] = [":", ";", "?", "!", "»"]

  /// A word broken into pieces of at most a number of cells. A character wider than that is dropped.
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
