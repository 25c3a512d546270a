internal import MenuCore
internal import MenuPresentation
internal import TerminalText

extension Style {
  /// The word for a dish of which none is left: quiet as the dish, bold as its name.
  static let soldOut: Style = [.quiet, .name]

  /// A price, or the word in its place that none is left.
  static func price(of item: MenuItem) -> Style {
    if item.isSoldOut { return .soldOut }
    return []
  }

  /// The name of a row, or an option among others in a line.
  static func name(isSelected: Bool) -> Style {
    if isSelected { return [.name, .selected] }
    return .name
  }

  /// An option in a line of its own: under the cursor it has the bar too.
  static func option(isUnderCursor: Bool) -> Style {
    if isUnderCursor { return .name }
    return []
  }
}

extension String {
  /// A sentence in the style of safety with its sign, so that it does not only differ by its look.
  var withSafetySign: String { "! " + self }
}

/// A sign of a dish in words, with its look: `vegana`, `piccante ••`.
struct DishMark {
  let text: String
  let style: Style

  /// The signs of a dish: diets are good news, and heat is neither that nor a warning.
  static func marks(of item: MenuItem, _ strings: Strings) -> [DishMark] {
    item.signs.map { sign in
      let text = strings.text(of: sign, in: item.list)
      return switch sign {
      case .diet: DishMark(text: text, style: .good)
      case .heat: DishMark(text: text, style: [])
      }
    }
  }
}
