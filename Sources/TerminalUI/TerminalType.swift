/// The type of a terminal, as `TERM` names it.
struct TerminalType: Equatable {
  private static let longestName = 64

  /// Families of terminals that are often missing from the terminfo database of another machine. All of them
  /// are compatible with xterm.
  private static let families = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "kitty", "konsole", "mlterm", "rio", "st",
    "vte", "wezterm", "xterm",
  ]

  /// The word in the name of a type whose colour numbers are mixtures of red, green and blue.
  private static let direct = "direct"

  /// The names to try in the terminfo database, in this order.
  let candidates: [String]
  /// The candidates that count as names of the terminal itself.
  let ownNames: [String]

  /// Parses the value of `TERM`.
  ///
  /// A name with a slash or a control character, or longer than any real name, is not looked up: the database
  /// opens files by this name.
  init(_ name: String?) throws(TerminalError) {
    guard let name, !name.isEmpty else { throw .noType }
    let isPlain = name.utf8.allSatisfy { (0x21...0x7E).contains($0) && $0 != UInt8(ascii: "/") }
    guard isPlain, name.utf8.count <= Self.longestName, name.first != "." else {
      throw .unknownType(Self.printable(name))
    }
    let words = name.split(whereSeparator: { $0 == "-" || $0 == "." || $0 == "+" })
    let isOfAFamily = words.contains { Self.families.contains($0.lowercased()) }
    let relatives = ["xterm-256color", "xterm"]
    if let end = words.dropFirst().first(where: { $0.hasPrefix(Self.direct) }) {
      // This name of the same terminal has the 256 colours that the themes use.
      let front = name[..<name.index(before: end.startIndex)]
      ownNames = [front + "-256color", relatives[0], name]
      candidates = ownNames
    } else {
      ownNames = [name]
      candidates = isOfAFamily ? [name] + relatives : [name]
    }
  }

  /// A name for a message: short, without anything that a terminal would obey.
  static func printable(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(40) {
      text.unicodeScalars.append((" "..."~").contains(scalar) ? scalar : "?")
    }
    guard name.unicodeScalars.count > 40 else { return text }
    return text + "..."
  }
}
