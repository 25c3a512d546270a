/// How a scalar is shown on a terminal.
package enum ScalarKind {
  /// It is shown unchanged.
  case shown
  /// It is shown as a blank.
  case blank
  /// It is removed without a replacement: terminals disagree about the columns that it takes.
  case vanishes
  /// A terminal could obey it, or it is invisible: it is replaced, so that people see that something was
  /// there.
  case unsafe

  package init(_ scalar: Unicode.Scalar) {
    switch scalar.value {
    case 0x20...0x7E, 0xA1...0xAC, 0xAE...0x2FF, 0x2010...0x2027, 0x20A0...0x20BF, 0x2190...0x21FF,
      0x2500...0x25FF:
      // Latin letters, dashes and quotes, currencies, arrows, lines and blocks: most of the content of menus
      // and frames.
      self = .shown
    case 0x09, 0x0A: self = .blank
    case 0xAD, 0x34F, 0x180B...0x180F, 0x200B...0x200D, 0x2060, 0xFE00...0xFE0F, 0xFEFF,
      0x1F3FB...0x1F3FF, 0xE0001...0xE01EF:
      // Soft hyphen, joiners, zero width blanks, variation selectors, skin tones, tags.
      self = .vanishes
    case 0x115F, 0x1160, 0x2800, 0x3164, 0xFFA0:
      // Letters and symbols without a visible shape.
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
