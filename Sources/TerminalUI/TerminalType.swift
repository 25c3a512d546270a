/// The type of a terminal, as `TERM` names it.
struct TerminalType: Equatable {
  private static let longestName = 64

  /// Families of terminals that are often missing from the terminfo database of another machine,
  /// and that all understand what xterm does.
  private static let families = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "kitty", "konsole", "mlterm", "rio", "st",
    "vte", "wezterm", "xterm",
  ]

  /// The names to try in the terminfo database, in this order.
  let candidates: [String]

  /// Reads the value of `TERM`.
  ///
  /// A name with a slash or a control in it, or one that is longer than any real one, is not looked
  /// for: the database's files are opened by this name.
  init(_ name: String?) throws(TerminalError) {
    guard let name, !name.isEmpty else { throw .noType }
    let isPlain = name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }
    guard isPlain, name.utf8.count <= Self.longestName, name.first != "." else {
      throw .unknownType(Self.printable(name))
    }
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "." || $0 == "+" })
    let isOfAFamily = words.contains { Self.families.contains($0.lowercased()) }
    candidates = isOfAFamily ? [name, "xterm-256color", "xterm"] : [name]
  }

  /// A name for a message: short, and nothing in it that a terminal would obey.
  static func printable(_ name: String) -> String {
    let safe = name.unicodeScalars.prefix(40).map { (" "..."~").contains($0) ? $0 : "?" }
    let text = safe.reduce(into: "") { $0.unicodeScalars.append($1) }
    return name.unicodeScalars.count > safe.count ? text + "..." : text
  }
}
