internal import MenuPresentation
internal import TerminalText

/// Everything that determines the lines of an entry that is not selected.
struct ListSource: Equatable {
  let session: MenuSession
  let choice: Choice
  let layout: ListLayout
  let size: Size
}

/// The visible entries of the list, and their lines. The parts of a drawing share them, as they share the
/// scene.
final class ListRows: Sendable {
  let source: ListSource
  let flow: ListFlow
  /// The lines of the visible entries, and of those that were tried above them.
  let lines: [Int: [Line]]
  /// The lines of entries while they are not selected, for the next drawing.
  let unselected: [Int: [Line]]

  init(source: ListSource, flow: ListFlow, lines: [Int: [Line]], unselected: [Int: [Line]]) {
    self.source = source
    self.flow = flow
    self.lines = lines
    self.unselected = unselected
  }

  var layout: ListLayout { source.layout }

  /// The signs of the visible entries.
  var stars: Set<Int> { Set(flow.entries.flatMap { stars(ofEntry: $0.index) }) }

  /// The signs of an entry.
  func stars(ofEntry index: Int) -> Set<Int> {
    Set((lines[index] ?? []).joined().flatMap(\.text.string.stars))
  }

  /// The number of rows below the last visible one.
  func hidden(of space: RowSpace) -> Int {
    let last = space.row(atOrBefore: flow.entries.last?.index ?? 0).map(space.number) ?? 0
    return max(0, space.rows - last)
  }
}
