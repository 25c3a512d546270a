/// A command of a guest, whichever key it has.
package enum Command: Hashable, Sendable {
  /// A step: to a row, a list, a section, a column.
  case move(Step)
  case open, mark, add, remove
  case search, filters, choice, language
  case back, restore, help, quit
  case reload, redraw, suspend

  /// The steps.
  package enum Step: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, first, last
    case nextSection, previousSection, nextList, previousList
    /// The list of this number, from 1.
    case list(Int)
  }
}

/// The screens of the browser, as far as keys differ on them.
package enum Context: CaseIterable, Hashable, Sendable {
  case list, search, dish, filters, choice, help
}
