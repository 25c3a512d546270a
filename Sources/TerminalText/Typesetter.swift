/// The way a terminal shows texts: makes them safe for it, measures, cuts and wraps them.
///
/// A menu's text is its owner's and may be hostile: it must never move the cursor, clear the screen
/// or show a price in place of another. Everything that is shown is `SafeText`, of which
/// `safe(_:)` is the only maker for such a text; literals, and texts that are put together or escaped
/// from it, as JSON and CSV are, are safe as well.
public struct Typesetter: Sendable {
  /// The cells that a scalar takes, negative for one that the terminal cannot show.
  public typealias CellWidth = @Sendable (Unicode.Scalar) -> Int

  /// True if everything is spelt in ASCII.
  public let isASCII: Bool

  private let cellWidth: CellWidth

  /// Describes a terminal.
  ///
  /// - Parameters:
  ///   - cellWidth: the cells that a scalar takes on it.
  ///   - isASCII: true if it can show nothing but ASCII.
  public init(cellWidth: @escaping CellWidth, isASCII: Bool = false) {
    self.cellWidth = cellWidth
    self.isASCII = isASCII
  }

  /// The text with nothing in it that a terminal obeys or that terminals measure differently.
  ///
  /// Controls, bidi controls and what cannot be shown become U+FFFD; line feeds, tabs and special
  /// blanks become blanks; joiners, variation selectors and skin tones vanish; at most four
  /// combining marks stay on a base. Linear in the length of the text.
  public func safe(_ text: String) -> SafeText {
    if text.utf8.allSatisfy({ (0x20...0x7E).contains($0) }) { return SafeText(escaped: text) }
    if !isASCII, text.unicodeScalars.allSatisfy(isShownAlone) { return SafeText(escaped: text) }
    var safe = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch ScalarKind(scalar) {
      case .vanishes: continue
      case .blank where scalar == "\n" && previous == "\r":
        // The two are one line end; the carriage return alone would be a control.
        safe.removeLast()
        fallthrough
      case .blank: append(" ", to: &safe)
      case .unsafe: append("\u{FFFD}", to: &safe)
      case .shown:
        let width = cellWidth(scalar)
        switch width {
        case ..<0: append("\u{FFFD}", to: &safe)
        case _ where width == 0 || scalar.isReordered:
          if safe.isEmpty { append(" ", to: &safe) }
          marks += 1
          if marks <= 4, !isASCII { safe.append(scalar) }
          continue
        default: append(scalar, behind: previous, to: &safe)
        }
      }
      marks = 0
    }
    return SafeText(escaped: String(safe))
  }

  /// The cells that a text takes.
  public func width(of text: SafeText) -> Int {
    width(of: text.string)
  }

  package func width(of text: some StringProtocol) -> Int {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return text.utf8.count }
    var width = 0
    for scalar in text.unicodeScalars {
      width += scalar.isASCII ? 1 : max(0, cellWidth(scalar))
    }
    return width
  }

  /// A text cut to a number of cells, with an ellipsis where something is missing.
  public func cut(_ text: SafeText, to width: Int) -> SafeText {
    if self.width(of: text) <= width { return text }
    guard width > 0 else { return "" }
    return text.part { start(of: $0, to: width - 1) }.withoutBlanksAtEnd + ellipsis
  }

  /// The sign for a missing part, one cell wide; in ASCII a point would seem to end a sentence.
  private var ellipsis: SafeText { isASCII ? "~" : "…" }

  /// The end of a safe text that fits a number of cells, with an ellipsis where something is missing.
  package func cutFront(_ text: SafeText, to width: Int) -> SafeText {
    if self.width(of: text) <= width { return text }
    guard width > 0 else { return "" }
    return ellipsis + end(of: text, to: width - 1)
  }

  /// The beginning of a safe text that fits a number of cells.
  private func start(of text: Substring, to width: Int) -> Substring {
    if text.utf8.allSatisfy({ $0 < 0x80 }) { return Substring(text.utf8.prefix(width)) }
    var used = 0
    return text.prefix { character in
      used += self.width(of: String(character))
      return used <= width
    }
  }

  /// The end of a safe text that fits a number of cells, as a field shows what is typed.
  public func end(of text: SafeText, to width: Int) -> SafeText {
    var used = 0
    return text.part { text in
      let kept = text.reversed().prefix { character in
        used += self.width(of: String(character))
        return used <= width
      }
      return text.suffix(kept.count)
    }
  }

  private func isShownAlone(_ scalar: Unicode.Scalar) -> Bool {
    ScalarKind(scalar) == .shown
      && (scalar.isASCII || cellWidth(scalar) > 0 && !scalar.isReordered)
  }

  private func append(
    _ scalar: Unicode.Scalar, behind previous: Unicode.Scalar? = nil,
    to safe: inout String.UnicodeScalarView
  ) {
    if isASCII {
      let spelling = ASCIISpelling.of(scalar, behind: previous)
      safe.append(contentsOf: spelling.unicodeScalars)
    } else {
      safe.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// True if its place among the marks of a letter is free, of whatever width it is: text is compared
  /// in an order of its own, which takes the square of a run of them.
  fileprivate var isReordered: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}
