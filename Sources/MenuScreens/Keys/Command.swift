/// A command of a guest, independent of the key.
package enum Command: Hashable, Sendable {
  /// A step: to a row, a list, a section, a column.
  case move(Step)
  case open, toggle, add, remove
  case search, filters, choice, language
  case back, restore, help, quit
  case reload, redraw, suspend

  /// The steps of a move.
  package enum Step: Hashable, Sendable {
    case up, down, left, right, pageUp, pageDown, first, last
    case nextSection, previousSection, nextList, previousList
    /// The list with this number, from 1.
    case list(Int)

    /// True for a step towards the end of a page.
    var leadsDown: Bool { self == .down || self == .pageDown }

    /// The row after the step, clamped to 0 through `last`.
    func moved(_ row: Int, last: Int) -> Int {
      let next =
        switch self {
        case .up: row - 1
        case .down: row + 1
        case .pageUp: row - 10
        case .pageDown: row + 10
        case .first: 0
        case .last: last
        default: row
        }
      return min(max(0, next), max(0, last))
    }
  }
}

extension Command {
  /// True for a command that leaves a screen.
  var leadsAway: Bool { [.back, .help, .quit].contains(self) }

  /// True for a command that guests may use at a kiosk: one that does not leave or suspend the program, and
  /// does not read a file.
  var isForGuests: Bool {
    switch self {
    case .quit, .suspend, .reload: false
    case .move, .open, .toggle, .add, .remove, .search, .filters, .choice, .language, .back,
      .restore, .help, .redraw:
      true
    }
  }
}

/// The screens of the browser that have their own keys.
package enum Context: CaseIterable, Hashable, Sendable {
  case list, search, dish, filters, choice, help
}
