internal import CNcurses
internal import TerminalText

/// The attributes and colours of the styles of a frame.
struct Palette {
  /// The colour pair of the background in the contrast theme; 0 is the terminal's own pair.
  private static let basePair: Int16 = 5
  private static let inksOfStyles: [(style: Style, ink: Ink)] = [
    (.accent, .accent), (.good, .good), (.quiet, .quiet),
  ]
  /// The styles that are always bold.
  private static let bold: Style = [.name, .field, .safety]

  private let theme: Theme
  private var inks: [Ink] = []

  /// Prepares the colours of a theme on the open terminal.
  init(theme: Theme, colors: Bool, background: Background) {
    self.theme = theme
    guard colors, theme != .mono, has_colors() else { return }
    menu_keep_original_colors()
    guard start_color() == OK, menu_colors() >= 8 else { return }
    var paper = Int16(COLOR_BLACK)
    if theme == .contrast {
      init_pair(Self.basePair, Int16(COLOR_WHITE), paper)
    } else if use_default_colors() == OK {
      paper = -1
    }
    let background = background.chosen(by: theme)
    for ink in Ink.allCases {
      guard let color = Self.color(of: ink, theme, on: background) else { continue }
      init_pair(ink.rawValue, color, paper)
      inks.append(ink)
    }
  }

  /// The number of a colour on the open terminal. With more than 256 colours, numbers from eight on are
  /// mixtures of red, green and blue.
  private static func color(of ink: Ink, _ theme: Theme, on background: Background) -> Int16? {
    if theme == .contrast { return ink.colorInContrast }
    if menu_colors() == 256 { return ink.color(on: background) }
    return ink.colorOfEight(on: background)
  }

  /// The colour pair of the background.
  var base: Int16 {
    if theme == .contrast, !inks.isEmpty { return Self.basePair }
    return 0
  }

  /// The attributes and colours of a style. A heading or key without an ink is bold.
  func look(of style: Style) -> (attributes: attr_t, pair: Int16) {
    if style.isEmpty { return (0, base) }
    let preferred = Self.inksOfStyles.first { style.contains($0.style) }?.ink
    let known = inks.first { $0 == preferred }
    let isBold =
      !style.isDisjoint(with: Self.bold) || (known == nil && style.contains(.accent))
    var attributes: attr_t = 0
    if isBold { attributes |= menu_bold() }
    if style.contains(.found) { attributes |= menu_underline() }
    if style.contains(.selected) { attributes |= menu_reverse() }
    return (attributes, known?.rawValue ?? base)
  }
}
