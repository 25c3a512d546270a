package import MenuCore
package import MenuPresentation

/// The page of an open dish, on which its size and extras are chosen.
package struct DishPage: Hashable, Sendable {
  package let dish: MenuDataSource.DishIndex
  /// The option under the cursor.
  package var cursor = 0
  /// The line that `+` adds to the choice.
  package var line: Choice.Line

  /// Opens a dish, optionally with an earlier line and cursor.
  package init(
    _ dish: MenuDataSource.DishIndex, _ session: MenuSession, line: Choice.Line? = nil,
    cursor: Int = 0
  ) {
    self.dish = dish
    let sizes = session.source.menu[dish]?.sizes ?? []
    self.line = line ?? Choice.Line(dish: dish, size: sizes.indices.first)
    self.cursor = line == nil ? 0 : cursor
  }

  /// The page with its cursor on the first option of the group that still needs a mark.
  func pointing(atMissingOptionOf item: MenuItem) -> DishPage {
    var page = self
    guard let group = item.missingGroup(in: line) else { return page }
    let option = item.options.firstIndex { option in
      if case .extra(let extra) = option { extra.group == group } else { false }
    }
    page.cursor = option ?? cursor
    return page
  }

  /// The group of the option under the cursor, if the option cannot be marked because its group already has
  /// as many marks as allowed. Otherwise nil.
  func fullGroup(of item: MenuItem) -> Int? {
    guard case .extra(let extra)? = item.options[checked: cursor] else { return nil }
    let most = item.mostExtras(ofGroup: extra.group)
    let marked = line.extras.count { $0.group == extra.group }
    guard most > 1, marked >= most, !line.extras.contains(extra) else { return nil }
    return extra.group
  }

  mutating func move(_ step: Command.Step, of session: MenuSession) {
    guard let item = session.item(of: dish) else { return }
    cursor = step.moved(cursor, last: item.options.count - 1)
  }

  /// Toggles the option under the cursor, within the limit of its group.
  mutating func toggle(of session: MenuSession) {
    guard let item = session.item(of: dish) else { return }
    switch item.options[checked: cursor] {
    case .size(let size)?: line.size = size
    case .extra(let extra)?:
      if line.extras.remove(extra) != nil { return }
      line.mark(extra, most: item.mostExtras(ofGroup: extra.group))
    case nil: break
    }
  }
}
