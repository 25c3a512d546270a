internal import CNcurses

/// A colour of text, on any background. Warnings have no ink: they are bold in the terminal's own text
/// colour, whose contrast its owner chose.
enum Ink: Int16, CaseIterable {
  case accent = 1, good, quiet

  /// The number in xterm's 256 colours, nil for the terminal's own text colour.
  ///
  /// On a known background the contrast is at least 3.9 to 1; for headings and keys on a light one it is 4.5
  /// to 1. On an unknown background none of the 256 colours reaches that on both black and white; the best
  /// orange has 3.5 to 1.
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

  /// The number in the eight colours that every terminal defines for itself, nil for its own text colour:
  /// only on black are yellow and green known to be readable.
  func colorOfEight(on background: Background) -> Int16? {
    switch (background, self) {
    case (.dark, .accent): Int16(COLOR_YELLOW)
    case (.dark, .good): Int16(COLOR_GREEN)
    case (.light, .accent): Int16(COLOR_RED)
    case (.dark, .quiet), (.light, _), (.unknown, _): nil
    }
  }

  /// The number in the theme with the highest contrast, which sets its own background.
  var colorInContrast: Int16 { Int16(self == .quiet ? COLOR_WHITE : COLOR_YELLOW) }
}
