internal import CNcurses

/// A colour that is written with on whatever stands behind it.
enum Ink: Int16, CaseIterable {
  case accent = 1
  case warning = 2
  case diet = 3
  case quiet = 4

  /// The colour of the cube of 256 colours, chosen to be read on black and on white alike; the table
  /// is xterm's.
  var ofManyColours: Int16 {
    switch self {
    // Orange, red, green, and the middle of the greys.
    case .accent: 166
    case .warning: 160
    case .diet: 28
    case .quiet: 244
    }
  }

  /// The colour of the eight that every terminal defines for itself, nil where there is none.
  var ofEightColours: Int16? {
    switch self {
    case .accent: Int16(COLOR_MAGENTA)
    case .warning: Int16(COLOR_RED)
    case .diet: Int16(COLOR_GREEN)
    case .quiet: nil
    }
  }
}
