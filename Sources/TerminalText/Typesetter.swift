/// Prepares texts for a terminal: makes them safe, measures, cuts and wraps them.
///
/// The text of a menu comes from its owner and may be hostile: it must never move the cursor, clear the
/// screen or make one price look like another. Everything that is shown is `SafeText`, and only `safe(_:)`
/// makes it from such a text. Literals are safe too, and so are texts that are joined or escaped from safe
/// ones, as in JSON and CSV.
public struct Typesetter: Sendable {
  /// The cells that a scalar takes, negative for one that the terminal cannot show.
  public typealias CellWidth = @Sendable (Unicode.Scalar) -> Int

  /// True if everything is spelled in ASCII.
  public let isASCII: Bool

  private let cellWidth: CellWidth

  /// Makes a typesetter for a terminal.
  ///
  /// - Parameters:
  ///   - cellWidth: the cells that a scalar takes on the terminal.
  ///   - isASCII: true if the terminal can show only ASCII.
  public init(cellWidth: @escaping CellWidth, isASCII: Bool = false) {
    self.cellWidth = cellWidth
    self.isASCII = isASCII
  }

  /// The text without anything that a terminal obeys or that terminals measure differently.
  ///
  /// Controls, bidi controls and characters that cannot be shown become U+FFFD; line feeds, tabs and special
  /// blanks become blanks; joiners, variation selectors and skin tones are removed; at most four combining
  /// marks stay on a base. Linear in the length of the text.
  public func safe(_ text: String) -> SafeText {
    if text.isPrintableASCII { return SafeText(escaped: text) }
    if !isASCII, text.unicodeScalars.allSatisfy(isShownAlone) { return SafeText(escaped: text) }
    var safe = String.UnicodeScalarView()
    var marks = 0
    var previous: Unicode.Scalar?
    for scalar in text.unicodeScalars {
      defer { previous = scalar }
      switch ScalarKind(scalar) {
      case .vanishes: continue
      case .blank where scalar == "\n" && previous == "\r":
        // CR and LF form one line end. A carriage return alone counts as a control.
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
        default: append(scalar, after: previous, to: &safe)
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
    if text.isASCII { return text.utf8.count }
    var width = 0
    for scalar in text.unicodeScalars {
      width += scalar.isASCII ? 1 : max(0, cellWidth(scalar))
    }
    return width
  }

  /// The text cut to a number of cells, with an ellipsis if something was cut.
  public func cut(_ text: SafeText, to width: Int) -> SafeText {
    if self.width(of: text) <= width { return text }
    guard width > 0 else { return "" }
    return text.part { start(of: $0, to: width - 1) }.withoutBlanksAtEnd + ellipsis
  }

  /// The ellipsis, one cell wide. In ASCII a full stop would look like the end of a sentence.
  private var ellipsis: SafeText { if isASCII { "~" } else { "…" } }

  /// The end of a safe text that fits into a number of cells, with an ellipsis if something was cut.
  package func cutFront(_ text: SafeText, to width: Int) -> SafeText {
    if self.width(of: text) <= width { return text }
    guard width > 0 else { return "" }
    return ellipsis + end(of: text, to: width - 1)
  }

  /// The beginning of a safe text that fits into a number of cells.
  private func start(of text: Substring, to width: Int) -> Substring {
    if text.isASCII { return Substring(text.utf8.prefix(width)) }
    var used = 0
    return text.prefix { character in
      used += self.width(of: String(character))
      return used <= width
    }
  }

  /// The end of a safe text that fits into a number of cells, as an input field shows it.
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
    if (0x20...0x7E).contains(scalar.value) { return true }
    return ScalarKind(scalar) == .shown && cellWidth(scalar) > 0 && !scalar.isReordered
  }

  private func append(
    _ scalar: Unicode.Scalar, after previous: Unicode.Scalar? = nil,
    to safe: inout String.UnicodeScalarView
  ) {
    if isASCII {
      let spelling = ASCIISpelling.of(scalar, after: previous)
      safe.append(contentsOf: spelling.unicodeScalars)
    } else {
      safe.append(scalar)
    }
  }
}

extension Unicode.Scalar {
  /// True if Unicode normalisation may reorder the mark among the marks of a letter, whatever its width.
  /// Comparing text reorders runs of such marks in quadratic time.
  fileprivate var isReordered: Bool {
    value >= 0x300 && properties.canonicalCombiningClass != .notReordered
  }
}
