/// A piece of a typed text: a word, a number, or a phrase in quotes.
struct QueryToken {
  /// The kinds of pieces.
  enum Kind: Hashable {
    /// A word, folded: `Caffè` → caffe.
    case word(ArraySlice<UInt8>)
    /// A number with a point or a comma: `9,50`.
    case number(Amount)
    /// The sign of a currency: `€`.
    case currency
    /// A phrase in quotes, as typed: `"caffè latte"`.
    case phrase
    /// A piece that is not parsed: the first one beyond `most`, or a lower limit.
    case rest
  }

  let kind: Kind
  /// The piece as it was typed.
  let text: String
  /// True if a comma or a similar sign follows, which joins like *and*.
  var endsWithComma = false
  /// The characters between it and the next piece: the apostrophe of `d'amande`.
  var gap = " "

  /// The most pieces that are parsed; a longer text was pasted.
  static let most = 200

  /// The pieces of a text; the last one is a `rest` if there are too many. O(length).
  ///
  /// `gluten-free "due mori" 9,50€` → gluten, free, "due mori", 9.50, €
  static func tokens(of text: String) -> [QueryToken] {
    var tokens: [QueryToken] = []
    // By scalars: comparing characters takes time that grows with the square of their marks.
    var rest = text.unicodeScalars[...]
    while let start = rest.firstIndex(where: { !isBlank($0) }) {
      rest = rest[start...]
      if let quote = rest.first, quotes.contains(quote) {
        let body = rest.dropFirst()
        let end = body.firstIndex(where: quotes.contains) ?? body.endIndex
        tokens.append(QueryToken(kind: .phrase, text: String(body[..<end]).trimmed))
        rest = body[end...].dropFirst()
      } else {
        let end =
          rest.firstIndex { $0.properties.isWhitespace || quotes.contains($0) } ?? rest.endIndex
        append(String(rest[..<end]), to: &tokens)
        rest = rest[end...]
      }
      if tokens.count > most { return cut(tokens) }
    }
    return tokens
  }

  private static func cut(_ tokens: [QueryToken]) -> [QueryToken] {
    tokens.prefix(most) + [QueryToken(kind: .rest, text: tokens[most].text)]
  }

  /// The signs that join two words like a comma: `latte&uova`
  private static let joints = Array(",;&+".utf8)
  private static let quotes: Set<Unicode.Scalar> = ["\"", "“", "”", "„", "«", "»"]

  /// The pieces of a text without blanks: `€9,50?` → €, 9.50
  private static func append(_ typed: String, to tokens: inout [QueryToken]) {
    // A lower limit is not understood.
    if typed.hasPrefix(">") { return tokens.append(QueryToken(kind: .rest, text: typed)) }
    let signs = typed.unicodeScalars.prefix(while: isCurrency)
    if !signs.isEmpty { tokens.append(QueryToken(kind: .currency, text: String(signs))) }
    let piece = String(typed.unicodeScalars.dropFirst(signs.count))
    var digits = piece.prefix { $0.isASCII && ($0.isNumber || $0 == "," || $0 == ".") }
    let tail = piece[digits.endIndex...].unicodeScalars
    while let last = digits.last, !last.isNumber { digits.removeLast() }
    // In `2.990,00` and `1.200.000`, all signs but the last are between groups of thousands.
    let groups = digits.split(omittingEmptySubsequences: false) { $0 == "." || $0 == "," }
    if groups.count > 2, groups.dropFirst().dropLast().allSatisfy({ $0.count == 3 }) {
      digits = Substring(groups.dropLast().joined() + "." + groups[groups.count - 1])
    }
    if let amount = Amount(typed: String(digits)),
      !tail.contains(where: { $0.properties.isAlphabetic || $0.properties.numericType != nil })
    {
      tokens.append(QueryToken(kind: .number(amount), text: String(digits)))
      let signs = tail.filter(isCurrency)
      if !signs.isEmpty {
        tokens.append(QueryToken(kind: .currency, text: String(String.UnicodeScalarView(signs))))
      }
    } else {
      tokens += words(of: piece)
    }
    if !tokens.isEmpty, piece.utf8.last.map(joints.contains) ?? false {
      tokens[tokens.count - 1].endsWithComma = true
    }
  }

  /// The words of a piece: `d'amande` → d, amande
  private static func words(of piece: String) -> [QueryToken] {
    let folded = FoldedText(piece)
    var tokens: [QueryToken] = []
    var end = piece.startIndex
    for word in folded.words {
      let range = folded.range(of: word.startIndex..<word.endIndex, in: piece)
      // A character that folds to several words has no gap in it.
      if !tokens.isEmpty, end <= range.lowerBound {
        tokens[tokens.count - 1].gap = String(piece[end..<range.lowerBound])
      }
      end = range.upperBound
      let isJoined = folded.bytes[word.endIndex...].first.map(joints.contains) ?? false
      tokens.append(
        QueryToken(kind: .word(word), text: String(piece[range]), endsWithComma: isJoined))
    }
    return tokens
  }

  /// True for a blank, and for the signs that open a question or an exclamation in Spanish: `¿sin gluten?`
  private static func isBlank(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.isWhitespace || scalar == "¿" || scalar == "¡"
  }

  private static func isCurrency(_ scalar: Unicode.Scalar) -> Bool {
    scalar.properties.generalCategory == .currencySymbol
  }
}
