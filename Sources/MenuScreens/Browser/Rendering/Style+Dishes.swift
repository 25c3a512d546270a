internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension Style {
  /// A price, or the words for sold out that replace it: quiet like the dish, bold like its name.
  static func price(of item: MenuItem) -> Style {
    if item.isSoldOut { return [.quiet, .name] }
    return []
  }

  /// The name of a row, or an option beside others on a line.
  static func name(isSelected: Bool) -> Style {
    if isSelected { return [.name, .selected] }
    return .name
  }
}

extension String {
  /// A safety sentence with its sign, so that it does not depend on its style alone.
  var withSafetySign: String { "! " + self }
}

/// A sign of a dish in words, with its look: `vegana`, `piccante ••`.
struct DishMark {
  let text: String
  let style: Style

  /// The signs of a dish: a diet is good news, and heat is neither good news nor a warning.
  static func marks(of item: MenuItem, _ strings: Strings) -> [DishMark] {
    item.signs.map { sign in
      var style: Style = []
      if case .diet = sign { style = .good }
      return DishMark(text: strings.text(of: sign, in: item.list), style: style)
    }
  }
}
