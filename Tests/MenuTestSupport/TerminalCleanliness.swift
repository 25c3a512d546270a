/// What text must not hold before it is written to a terminal.
public enum TerminalCleanliness {
  /// The scalars that a terminal could obey or that it cannot show, as `U+1B`; empty for clean text.
  ///
  /// Those that are `allowed` are fine all the same, such as the line feeds of a page.
  public static func violations(of text: String, allowed: Set<Unicode.Scalar> = []) -> [String] {
    text.unicodeScalars.lazy.filter { isUnclean($0) && !allowed.contains($0) }.map {
      "U+" + String($0.value, radix: 16, uppercase: true)
    }
  }

  private static func isUnclean(_ scalar: Unicode.Scalar) -> Bool {
    // Nearly all of a screen, and the tables of Unicode take half the time of who fuzzes it.
    if (0x20...0x7E).contains(scalar.value) || scalar == "─" { return false }
    return switch scalar.properties.generalCategory {
    case .control, .format, .surrogate, .privateUse, .unassigned, .lineSeparator,
      .paragraphSeparator:
      true
    default: false
    }
  }
}
