/// A line of text being typed: what it says, and where the next character goes.
struct SearchField: Hashable, Sendable {
  private(set) var text: String
  /// How many characters stand after the caret.
  private(set) var charactersAfter = 0
  /// Whether the whole text is selected, so that the next character takes its place.
  private(set) var isSelected = false

  /// A field with a text, the caret at its end.
  init(_ text: String) {
    self.text = text
  }

  /// What stands before the caret.
  var front: Substring { text.dropLast(charactersAfter) }

  /// What stands after it.
  var rest: Substring { text.suffix(charactersAfter) }

  /// Selects the whole text.
  mutating func select() {
    (isSelected, charactersAfter) = (!text.isEmpty, 0)
  }

  /// Puts a text where the caret is, or in place of what is selected; the lines and the tabs of a paste
  /// become blanks.
  mutating func insert(_ string: String) {
    if isSelected { text = "" }
    isSelected = false
    let line = string.unicodeScalars.prefix(Self.limit).map { $0.isEndOfLineOrTab ? " " : $0 }
    replaceFront(with: front + String(String.UnicodeScalarView(line)))
  }

  /// Takes the character before the caret away, or what is selected.
  mutating func deleteBackward() {
    replaceFront(with: isSelected ? "" : front.dropLast())
  }

  /// Takes the word before the caret away, or what is selected.
  mutating func deleteWord() {
    let kept = front.reversed().drop { $0 == " " }.drop { $0 != " " }
    replaceFront(with: isSelected ? "" : Substring(String(kept.reversed())))
  }

  /// Moves the caret; what was selected is so no longer.
  mutating func move(_ caret: Command.Caret) {
    isSelected = false
    switch caret {
    case .left: charactersAfter = min(charactersAfter + 1, text.count)
    case .right: charactersAfter = max(charactersAfter - 1, 0)
    case .start: charactersAfter = text.count
    case .end: charactersAfter = 0
    }
  }

  /// How many characters there can be: nobody types more, and a paste may be endless.
  private static let limit = 200

  private mutating func replaceFront(with front: Substring) {
    let rest = isSelected ? "" : rest
    isSelected = false
    text = String(String.UnicodeScalarView((front + rest).unicodeScalars.prefix(Self.limit)))
    charactersAfter = min(rest.count, text.count)
  }
}

extension Unicode.Scalar {
  fileprivate var isEndOfLineOrTab: Bool { self == "\n" || self == "\r" || self == "\t" }
}
