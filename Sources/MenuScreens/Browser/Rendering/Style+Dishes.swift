internal import MenuPresentation
internal import TerminalText

extension Style {
  /// The word for a dish of which none is left: quiet as the dish, bold as its name.
  static let soldOut: Style = [.quiet, .name]
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
  static func marks(of cell: RowCell, _ strings: Strings) -> [DishMark] {
    marks(cell.marks, heat: strings.heat(of: cell.item))
  }

  /// The signs in words, of which one may be the heat.
  static func marks(_ texts: [String], heat: String?) -> [DishMark] {
    texts.map { DishMark(text: $0, style: $0 == heat ? [] : .good) }
  }
}
