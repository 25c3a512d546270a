/// The way in which a scalar is shown on a terminal.
package enum ScalarKind {
  /// It is shown as it is.
  case shown
  /// It is a blank of some kind.
  case blank
  /// It is left out without a trace: terminals disagree about what it does to their columns.
  case vanishes
  /// A terminal could obey it, or it is invisible: a stand-in shows that something was there.
  case unsafe

  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x20A0...0x20BF, 0x2500...0x257F:
      // Latin letters, dashes and quotes, currencies and lines: most of what menus and frames hold.
      self = .shown
    case 0x09, 0x0A: self = .blank
    case 0xAD, 0x34F, 0x180B...0x180F, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF,
      0x1F3FB...0x1F3FF, 0xE0001...0xE01EF:
      // Soft hyphen, joiners, zero width blanks, variation selectors, skin tones, tags.
      self = .vanishes
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0:
      // Letters and symbols that look like nothing at all.
      self = .unsafe
    default:
      switch scalar.properties.generalCategory {
      case .spaceSeparator: self = .blank
      case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
        .paragraphSeparator:
        self = .unsafe
      default: self = .shown
      }
    }
  }
}
