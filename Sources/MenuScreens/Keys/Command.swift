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

extension Command {
  /// True for what leads away from a screen.
  var leadsAway: Bool {
    switch self {
    case .back, .help, .quit: true
    case .move, .open, .mark, .add, .remove, .search, .filters, .choice, .language, .restore,
      .reload, .redraw, .suspend:
      false
    }
  }

  /// True for what guests may do at a terminal of the house: nothing that leaves or stops the program, or
  /// reads a file.
  var isForGuests: Bool {
    switch self {
    case .quit, .suspend, .reload: false
    case .move, .open, .mark, .add, .remove, .search, .filters, .choice, .language, .back, .restore,
      .help, .redraw:
      true
    }
  }
}

/// The screens of the browser, as far as keys differ on them.
package enum Context: CaseIterable, Hashable, Sendable {
  case list, search, dish, filters, choice, help
}
