internal import CNcurses
internal import MenuPresentation

/// The attributes and colours that stand for the styles of a frame.
struct Palette {
  /// A colour pair of ncurses; 0 is what the terminal shows by itself.
  enum Pair: Int16 {
    case none = 0
    case accent = 1
    case warning = 2
    case base = 3
  }

  /// A style as ncurses wants it.
  struct Look: Equatable {
    var attributes: attr_t
    var pair: Pair
  }

  let theme: Theme
  /// Whether there may be colours, asked for by the person.
  let colors: Bool
  /// Whether there are colours.
  let isColored: Bool

  /// Prepares the colours of a theme on the terminal that is open.
  init(theme: Theme, colors: Bool) {
    self.theme = theme
    self.colors = colors
    isColored =
      colors && theme != .mono && has_colors() && start_color() == OK && menu_colors() >= 8
    guard isColored else { return }
    if theme == .contrast {
      init_pair(Pair.accent.rawValue, Int16(COLOR_YELLOW), Int16(COLOR_BLACK))
      init_pair(Pair.warning.rawValue, Int16(COLOR_YELLOW), Int16(COLOR_BLACK))
      init_pair(Pair.base.rawValue, Int16(COLOR_WHITE), Int16(COLOR_BLACK))
    } else if use_default_colors() == OK {
      // Magenta and red are the two that can be read on white as well as on black.
      init_pair(Pair.accent.rawValue, Int16(COLOR_MAGENTA), -1)
      init_pair(Pair.warning.rawValue, Int16(COLOR_RED), -1)
    } else {
      init_pair(Pair.accent.rawValue, Int16(COLOR_MAGENTA), Int16(COLOR_BLACK))
      init_pair(Pair.warning.rawValue, Int16(COLOR_RED), Int16(COLOR_BLACK))
    }
  }

  /// The pair behind everything.
  var base: Pair { isColored && theme == .contrast ? .base : .none }

  /// How a style looks; without colours a warning is bold, and the accent only what the text says.
  func look(of style: Style) -> Look {
    var attributes: attr_t = 0
    if style.contains(.bold) { attributes |= menu_bold() }
    if style.contains(.dim), theme != .contrast { attributes |= menu_dim() }
    if style.contains(.underline) { attributes |= menu_underline() }
    if style.contains(.reverse) { attributes |= menu_reverse() }
    if style.contains(.warning), !isColored || theme == .contrast { attributes |= menu_bold() }
    if style.contains(.warning), isColored { return Look(attributes: attributes, pair: .warning) }
    if style.contains(.accent), isColored { return Look(attributes: attributes, pair: .accent) }
    return Look(attributes: attributes, pair: base)
  }
}
