package import MenuCore

extension Strings {
  /// What a guest must know about a line of the choice: it is sold out, or it had another price when it was
  /// chosen. Nil for neither. `era 4,35 €`
  package func remark(of line: Choice.Line, of choice: Choice, in menu: MenuDataSource) -> String? {
    if choice.isSoldOut(line, in: menu.menu) { return soldOut }
    return choice.previousSum(of: line).map { previousPrice.filled(menu.context.text(of: $0)) }
  }
}
