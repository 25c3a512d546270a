import OldMenuCore
import MenuTestSupport

@testable import OldMenuPresentation

/// A guest at a browser without a terminal: what is wanted goes in, and what is shown can be asked for.
@dynamicMemberLookup final class Guest {
  private(set) var state: BrowserState
  private var surface: Surface
  private let layouts = RowLayouts()

  init(
    _ session: MenuSession = .sample(), size: Size = Size(columns: 80, lines: 24),
    text: TerminalText = TerminalText(cellWidth: testCellWidth)
  ) {
    state = BrowserState(session)
    surface = Surface(size, text: text)
  }

  convenience init(
    dataSource: MenuDataSource, query: MenuQuery = MenuQuery(),
    text: TerminalText = TerminalText(cellWidth: testCellWidth)
  ) {
    self.init(MenuSession(dataSource: dataSource, query: query), text: text)
  }

  static func sample(_ query: MenuQuery = MenuQuery(), in language: Language = "it") -> Guest {
    Guest(.sample(query, in: language))
  }

  subscript<Value>(dynamicMember path: KeyPath<BrowserState, Value>) -> Value {
    state[keyPath: path]
  }

  subscript<Value>(dynamicMember path: KeyPath<MenuSession, Value>) -> Value {
    state.session[keyPath: path]
  }

  /// What decides what a key says.
  var context: KeyMap.Context { state.mode.context }

  /// Who says what the rows show now.
  var presenter: MenuPresenter { MenuPresenter(state.session) }

  /// What is said of the file, or of the dish that is gone.
  var noticeText: String? {
    state.noticeParts.map { parts in
      [parts.reason, parts.age].filter { !$0.isEmpty }.joined(separator: " · ")
    }
  }

  /// Wants one thing after the other; what is left to the shell is only returned.
  @discardableResult func perform(_ commands: Command...) -> [BrowserState.Effect] {
    commands.compactMap { state.update($0, on: surface) }
  }

  /// Types a text into an empty field of the search.
  func search(for text: String) { perform(.search, .clear, .insert(text)) }

  /// Whether nothing may be told but what concerns guests.
  var isForGuests: Bool {
    get { state.session.isForGuests }
    set { state.session.isForGuests = newValue }
  }

  func tellFaults(of reading: MenuReading, file: String) {
    state.session.tellFaults(of: reading, file: file)
  }

  /// Takes a dish for which nothing is left to ask.
  func take(_ wish: Choice.Wish) {
    try? state.session.choice.add(wish, from: state.session.menu.menu)
  }

  func select(_ path: RowPath) { state.select(path) }

  func toggleFilter(at index: Int) { state.toggleFilter(at: index) }

  func reset() { state.reset() }

  func follow(_ event: MenuFileEvent, file: String) { state.follow(event, file: file) }

  /// Sees another menu in place of this one.
  func show(_ menu: Menu) {
    follow(.menu(MenuReading(menu: menu, diagnostics: [])), file: "Menu.json")
  }

  /// Looks at a screen of a size, or of the one looked at before.
  func frame(for size: Size? = nil) -> Frame {
    surface.size = size ?? surface.size
    state.settle(on: surface)
    return state.render(on: surface, layouts: layouts).frame
  }
}

extension Guest {
  /// A guest of the menu from which the tests choose.
  static func choosing(_ menu: Menu = .choiceSample, in language: Language = "it") -> Guest {
    Guest(dataSource: MenuDataSource(menu: menu, language: language))
  }

  /// What the head says of what was chosen, with common blanks.
  var plainSummary: String? { state.choiceSummary?.replacing("\u{A0}", with: " ") }

  /// The lines of the screen, with common blanks.
  var plainText: String {
    frame().text.joined(separator: "\n").replacing("\u{A0}", with: " ")
  }
}
