internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// A sign of a dish in words, with its look: `vegana`, `piccante ••`.
struct StyledSign {
  let text: String
  let style: Style

  /// The signs of a dish: a diet is good news, and heat is neither good news nor a warning.
  static func signs(of item: MenuItem, _ strings: Strings) -> [StyledSign] {
    item.signs.map { sign in
      var style: Style = []
      if case .diet = sign { style = .good }
      return StyledSign(text: strings.text(of: sign, in: item.list), style: style)
    }
  }
}
