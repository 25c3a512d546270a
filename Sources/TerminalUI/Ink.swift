internal import CNcurses

/// A colour of text, on any background. What warns has none: it is bold in the
/// terminal's own text, whose contrast its owner chose.
enum Ink: Int16, CaseIterable {
  case accent = 1, good, quiet

  /// The number in xterm's 256 colours, nil for the terminal's own text.
  ///
  /// On a background that is known the contrast is 3.9 to one and more, of headings and keys on a light
  /// one 4.5. Where it is not known no colour of the 256 reaches that on black and on white; the best
  /// orange has three and a half.
  func color(on background: Background) -> Int16? {
    switch (background, self) {
    case (.dark, .accent): 208
    case (.dark, .good): 114
    case (.dark, .quiet): 247
    case (.light, .accent): 94
    case (.light, .good): 28
    case (.light, .quiet): 242
    case (.unknown, .accent): 166
    case (.unknown, .good): 64
    case (.unknown, .quiet): nil
    }
  }

  /// The number in the eight colours that every terminal defines for itself, nil for its own text: only
  /// on black it is known that yellow and green can be read.
  func colorOfEight(on background: Background) -> Int16? {
    switch (background, self) {
    case (.dark, .accent): Int16(COLOR_YELLOW)
    case (.dark, .good): Int16(COLOR_GREEN)
    case (.light, .accent): Int16(COLOR_RED)
    case (.dark, .quiet), (.light, _), (.unknown, _): nil
    }
  }

  /// The number in the theme of the highest contrast, which has a background of its own.
  var colorInContrast: Int16 { Int16(self == .quiet ? COLOR_WHITE : COLOR_YELLOW) }
}
