internal import CNcurses
internal import OldMenuPresentation

/// The attributes and colours that stand for the styles of a frame.
struct Palette {
  /// The colour pair that the contrast theme puts behind everything; 0 is the terminal's own.
  private static let basePair: Int16 = 5

  /// A style as ncurses wants it.
  struct Look: Equatable {
    var attributes: attr_t
    var pair: Int16
  }

  let theme: Theme
  /// Whether there may be colours, asked for by the person.
  let colors: Bool
  /// Whether there are colours.
  let isColored: Bool
  /// The inks that there are.
  private var inks: Set<Ink> = []

  /// Prepares the colours of a theme on the terminal that is open.
  init(theme: Theme, colors: Bool) {
    self.theme = theme
    self.colors = colors
    isColored =
      colors && theme != .mono && has_colors() && start_color() == OK && menu_colors() >= 8
    guard isColored else { return }
    if theme == .contrast {
      inks = Set(Ink.allCases)
      for ink in Ink.allCases {
        let isPlain = ink == .quiet
        init_pair(ink.rawValue, Int16(isPlain ? COLOR_WHITE : COLOR_YELLOW), Int16(COLOR_BLACK))
      }
      init_pair(Self.basePair, Int16(COLOR_WHITE), Int16(COLOR_BLACK))
      return
    }
    let background: Int16 = use_default_colors() == OK ? -1 : Int16(COLOR_BLACK)
    let hasMany = menu_colors() >= 256
    for ink in Ink.allCases {
      guard let color = hasMany ? ink.ofManyColours : ink.ofEightColours else { continue }
      init_pair(ink.rawValue, color, background)
      inks.insert(ink)
    }
  }

  /// The pair behind everything.
  var base: Int16 { isColored && theme == .contrast ? Self.basePair : 0 }

  /// How a style looks; without colours a warning is bold, and the others only what the text says.
  func look(of style: Style) -> Look {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= menu_bold() }
    if style.contains(.underline) { attributes |= menu_underline() }
    if style.contains(.reverse) { attributes |= menu_reverse() }
    let ink = ink(of: style)
    if style.contains(.dim), theme != .contrast, ink == nil { attributes |= menu_dim() }
    if style.contains(.warning), !isColored || theme == .contrast { attributes |= menu_bold() }
    return Look(attributes: attributes, pair: ink?.rawValue ?? base)
  }

  private func ink(of style: Style) -> Ink? {
    guard isColored else { return nil }
    let ink: Ink? =
      if style.contains(.warning) {
        .warning
      } else if style.contains(.diet) {
        .diet
      } else if style.contains(.accent) {
        .accent
      } else {
        style.contains(.dim) ? .quiet : nil
      }
    return ink.flatMap { inks.contains($0) ? $0 : nil }
  }
}
