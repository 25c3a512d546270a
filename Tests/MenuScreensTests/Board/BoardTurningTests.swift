import MenuCore
import MenuPresentation
import MenuScreens
import MenuTesting
import TerminalText
import Testing
import TestSupport

/// How the pages of the board turn: by keys, and by themselves.
struct BoardTurningTests {
  private let launcher = FakePeriodicTaskLauncher()

  @Test("a board without an interval starts no timer and takes keys")
  func board_withoutATime_turnsByHandOnly() throws {
    let board = Board(
      try Kitchen.session(), typesetter: Kitchen.typesetter, hidesSoldOut: false, interval: .zero,
      launcher: launcher, onTurn: {})
    #expect(!launcher.isRunning && board.handle(.key(.right)))
  }

  @Test("before the first page of the board is the last one, from the start and after a lap")
  func page_beforeTheFirst_isTheLast() throws {
    let board = try board()
    let size = Size(columns: 80, lines: 24)
    let first = board.frame(for: size).text
    _ = board.handle(.key(.left))
    let last = board.frame(for: size).text
    #expect(last != first)
    _ = board.handle(.key(.right))
    #expect(board.frame(for: size).text == first)
    repeat { _ = board.handle(.key(.right)) } while board.frame(for: size).text != last
    _ = board.handle(.key(.right))
    _ = board.handle(.key(.left))
    #expect(board.frame(for: size).text == last)
  }

  @Test("keys turn the pages of the board, and only q ends it")
  func keys_onTheBoard_turnThePageAndOnlyQuitEnds() throws {
    let board = try board()
    let size = Size(columns: 80, lines: 24)
    let first = board.frame(for: size)
    for key in [Key.right, .pageDown, .character(" ")] {
      #expect(board.handle(.key(key)))
      #expect(board.frame(for: size) != first)
      #expect(board.handle(.key(.left)))
      #expect(board.frame(for: size) == first)
    }
    #expect(board.handle(.key(.left)))
    #expect(board.handle(.key(.escape)))
    #expect(!board.handle(.key(.character("q"))))
  }

  private func board() throws -> Board {
    Board(
      try Kitchen.session(), typesetter: Kitchen.typesetter, hidesSoldOut: false,
      interval: .seconds(8), launcher: launcher, onTurn: {})
  }
}
