internal import MenuCore
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
