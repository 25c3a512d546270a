internal import MenuCore
internal import MenuPresentation
internal import TerminalText

/// The way in which the rows of a list are laid out, chosen once for all of them.
struct ListLayout {
  /// The cells of the printed numbers, 0 for a menu without any.
  let numberWidth: Int
  /// The column in which names begin.
  let indent: Int
  /// The column in which texts below the name begin: on a narrow screen farther left.
  let textIndent: Int
  /// The column in which ingredients stand behind the names; nil where they stand below.
  let summaryColumn: Int?
  /// True for a short screen: one line a row, and only the selected one opened.
  let isShort: Bool

  /// The rows that are measured: a menu of thousands looks like its first ones.
  private static let sample = 200

  init(_ state: BrowserState, on canvas: Canvas) {
    var (numbers, names, fitting, count) = (0, 0, 0, 0)
    var widths: [(name: Int, rest: Int)] = []
    // The whole menu is measured, not what a search leaves of it: a list that is searched stays where it is.
    let menu = state.session.menu
    let typesetter = canvas.typesetter
    let width = { (text: String) in typesetter.width(of: typesetter.safe(text)) }
    let presenter = MenuPresenter(menu)
    outer: for section in 0..<menu.numberOfSections {
      for row in 0..<menu.numberOfRows(inSection: section) {
        guard count < Self.sample, let dish = menu.dish(forRow: row, inSection: section) else {
          break outer
        }
        count += 1
        numbers = max(numbers, min(4, width(dish.number ?? "")))
        // Where the screen is narrow the ingredients cannot stand behind the names.
        guard canvas.width >= 100 else {
          if count >= 50 { break outer }
          continue
        }
        guard let cell = presenter.cell(forRow: row, inSection: section) else { break outer }
        let item = cell.item
        let marks = cell.marks.map { width($0) + 2 }.reduce(0, +)
        let name = width(item.title) + marks
        names = max(names, min(name, 34))
        widths.append((name, width(item.summary) + width(item.price ?? "") + 3))
      }
    }
    numberWidth = canvas.size.columns < 20 ? 0 : numbers
    indent = canvas.margin + (numberWidth == 0 ? 0 : numbers + 3)
    textIndent = canvas.size.columns < 40 ? canvas.margin + 2 : indent
    let column = indent + names + 3
    fitting = widths.count {
      $0.rest <= canvas.left + canvas.width - column - 1 && $0.name <= names
    }
    let fits = !widths.isEmpty && fitting * 20 >= widths.count * 19
    summaryColumn = fits ? column : nil
    // A phone is held upright: its lines are many for its columns.
    isShort = canvas.size.lines < (canvas.size.columns < 60 ? 16 : 20)
  }
}

/// The layout and the rows of the frames before: to measure two hundred rows and to draw ten takes
/// longer than all the rest of a frame, and most keys change two.
final class RowCache {
  /// More than any screen has; a list that is paged through need not be kept.
  private static let mostRows = 1_024

  private var kept: (revision: MenuSession.Revision, size: Size, width: Int, layout: ListLayout)?
  private var choice = Choice()
  private var rows: [Int: [Line]] = [:]

  /// The layout of a list, measured anew where its rows or its room are others.
  func layout(_ state: BrowserState, on canvas: Canvas) -> ListLayout {
    let revision = state.session.revision
    if choice != state.choice { (choice, rows) = (state.choice, [:]) }
    if let kept, kept.revision === revision, kept.size == canvas.size, kept.width == canvas.width {
      return kept.layout
    }
    let layout = ListLayout(state, on: canvas)
    (kept, rows) = ((revision, canvas.size, canvas.width, layout), [:])
    return layout
  }

  /// The lines of an entry that is not selected, for the layout that was asked for last.
  func lines(at place: Int, draw: () -> [Line]) -> [Line] {
    if let lines = rows[place] { return lines }
    if rows.count >= Self.mostRows { rows = [:] }
    let lines = draw()
    rows[place] = lines
    return lines
  }
}
