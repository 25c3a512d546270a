internal import TerminalText

/// A part of the screen that can be clicked.
package struct ClickTarget: Hashable, Sendable {
  /// The thing that a click does.
  package enum Action: Hashable, Sendable {
    case list(Int)
    case row(Int)
    /// The option of this number on the page that is open.
    case option(Int)
    /// The clause of this number, to be taken away.
    case clause(Int)
    case command(Command)
    /// One more or one fewer of the people who pay the cover.
    case cover(Command)
  }

  let line: Int
  let columns: Range<Int>
  let action: Action

  func contains(_ position: Position) -> Bool {
    position.line == line && columns.contains(position.column)
  }
}
