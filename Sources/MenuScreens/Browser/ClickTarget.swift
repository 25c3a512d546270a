internal import TerminalText

/// A part of the screen that can be clicked.
package struct ClickTarget: Hashable, Sendable {
  /// The action of a click.
  package enum Action: Hashable, Sendable {
    case list(Int)
    case row(Int)
    /// The option of this number on the page that is open.
    case option(Int)
    /// Removes the clause with this number.
    case clause(Int)
    case command(Command)
    /// Adds or removes one of the people who pay the cover.
    case cover(Command)
  }

  let line: Int
  let columns: Range<Int>
  let action: Action

  func contains(_ position: Position) -> Bool {
    position.line == line && columns.contains(position.column)
  }
}
