internal import CNcurses
internal import TerminalText

/// A colour that is written with on whatever stands behind it.
enum Ink: Int16, CaseIterable {
  case accent = 1, ask, loss, quiet

  /// The number in xterm's 256 colours, and in the eight that every terminal defines for itself; nil
  /// for the terminal's own text.
  ///
  /// No ink stands out four and a half to one from black and from white, so that the theme for both
  /// has none for texts that are long, and three to one for the others.
  func color(in theme: Theme) -> (ofMany: Int16?, ofEight: Int16?) {
    switch (theme, self) {
    case (.dark, .accent): (208, Int16(COLOR_YELLOW))
    case (.dark, .ask): (220, Int16(COLOR_YELLOW))
    case (.dark, .loss): (203, Int16(COLOR_RED))
    case (.dark, .quiet): (247, nil)
    case (.light, .accent): (130, Int16(COLOR_MAGENTA))
    case (.light, .ask): (94, nil)
    case (.light, .loss): (124, Int16(COLOR_RED))
    case (.light, .quiet): (242, nil)
    case (.contrast, .quiet): (Int16(COLOR_WHITE), Int16(COLOR_WHITE))
    case (.contrast, _): (Int16(COLOR_YELLOW), Int16(COLOR_YELLOW))
    case (.standard, .accent): (166, Int16(COLOR_MAGENTA))
    case (.standard, .ask): (136, nil)
    case (.standard, .loss): (160, Int16(COLOR_RED))
    case (.standard, .quiet), (.mono, _): (nil, nil)
    }
  }
}

/// The attributes and colours that stand for the styles of a frame.
struct Palette {
  /// The colour pair that the contrast theme puts behind everything; 0 is the terminal's own.
  private static let basePair: Int16 = 5

  /// The wishes of the person: a theme, and whether there may be colours.
  let (theme, colors): (Theme, Bool)
  private var inks: [Ink] = []
  private static let inksOfStyles: [(Style, Ink)] = [
    (.loss, .loss), (.ask, .ask), (.accent, .accent), (.quiet, .quiet),
  ]
  private static let (names, warnings): (Style, Style) = ([.name, .field], [.loss, .ask])

  /// Prepares the colours of a theme on the terminal that is open.
  init(theme: Theme, colors: Bool) {
    (self.theme, self.colors) = (theme, colors)
    guard colors, theme != .mono, has_colors(), start_color() == OK, menu_colors() >= 8 else {
      return
    }
    var background = Int16(COLOR_BLACK)
    if theme == .contrast {
      init_pair(Self.basePair, Int16(COLOR_WHITE), background)
    } else if use_default_colors() == OK {
      background = -1
    }
    for ink in Ink.allCases {
      let (ofMany, ofEight) = ink.color(in: theme)
      guard let color = menu_colors() >= 256 ? ofMany : ofEight else { continue }
      init_pair(ink.rawValue, color, background)
      inks.append(ink)
    }
  }

  /// The pair behind everything.
  var base: Int16 { theme == .contrast && !inks.isEmpty ? Self.basePair : 0 }

  /// The look of a style; a text that must not be overlooked is bold where it has no ink of its own.
  func look(of style: Style) -> (attributes: attr_t, pair: Int16) {
    let ink = Self.inksOfStyles.first { style.contains($0.0) }?.1
    let known = ink.flatMap { inks.contains($0) ? $0 : nil }
    let bold = known == nil || theme == .contrast ? Self.names.union(Self.warnings) : Self.names
    var attributes: attr_t = 0
    if !style.isDisjoint(with: bold) { attributes |= menu_bold() }
    if style.contains(.found) { attributes |= menu_underline() }
    if style.contains(.selected) { attributes |= menu_reverse() }
    return (attributes, known?.rawValue ?? base)
  }
}
