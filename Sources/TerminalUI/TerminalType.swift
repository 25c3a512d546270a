internal import CTerminal
internal import SystemCalls
internal import TerminalText

/// The type of a terminal, as `TERM` names it.
struct TerminalType: Equatable {
  private static let longestName = 64

  /// Families of terminals that are often missing from the terminfo database of another machine,
  /// and that all understand what xterm does.
  private static let families = [
    "alacritty", "contour", "foot", "ghostty", "iterm", "kitty", "konsole", "mlterm", "rio", "st",
    "vte", "wezterm", "xterm",
  ]

  /// The end of the name of a type whose numbers of colours are mixtures of red, green and blue.
  private static let directEnd = "-direct"

  /// The names to try in the terminfo database, in this order.
  let candidates: [String]
  /// The names among them under which the terminal itself is known.
  let ownNames: [String]

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
    let relatives = ["xterm-256color", "xterm"]
    if let end = name.firstRange(of: Self.directEnd) {
      // The same terminal by another name has the 256 colours that the themes are made of.
      ownNames = [name[..<end.lowerBound] + "-256color", relatives[0], name]
      candidates = ownNames
    } else {
      ownNames = [name]
      candidates = isOfAFamily ? [name] + relatives : [name]
    }
  }

  /// A name for a message: short, and nothing in it that a terminal would obey.
  static func printable(_ name: String) -> String {
    var text = ""
    for scalar in name.unicodeScalars.prefix(40) {
      text.unicodeScalars.append((" "..."~").contains(scalar) ? scalar : "?")
    }
    return name.unicodeScalars.count > 40 ? text + "..." : text
  }
}

/// The locale as far as a terminal is concerned: its characters and how wide they are.
package struct TerminalLocale: Hashable, Sendable {
  /// True if only ASCII reaches the person, because the locale says so.
  package let asciiOnly: Bool

  /// Sets the process's locale for characters, which comes before everything else that looks at
  /// text: `wcwidth` and ncurses follow it, and so always agree.
  ///
  /// Only `LC_CTYPE` is set, for nothing else is used. It is UTF-8 in any case, for a text that is spelt
  /// in ASCII must still be known by its width; where the C library lacks the locale that was chosen,
  /// another stands in for it.
  package static func establish(environment: [String: String]) -> TerminalLocale {
    let isASCII = LocaleCharset.isASCII(in: environment)
    let name = LocaleCharset.locale(in: environment)
    let chosen = !isASCII && name != "C" && name != "POSIX" ? name : nil
    let isThere = [chosen, "C.UTF-8", "en_US.UTF-8"].lazy.compactMap { $0 }.contains { name in
      guard setlocale(LC_CTYPE, name) != nil, let set = nl_langinfo(nl_item(CODESET)) else {
        return false
      }
      return String(cString: set) == "UTF-8"
    }
    return TerminalLocale(asciiOnly: isASCII || !isThere)
  }

  /// The cells that a character takes on the terminal: 0, 1 or 2, or -1 for one that it does not
  /// know; O(1).
  package func cellWidth(of scalar: Unicode.Scalar) -> Int {
    scalar.isASCII ? 1 : Int(terminal_cell_width(scalar.value))
  }
}
