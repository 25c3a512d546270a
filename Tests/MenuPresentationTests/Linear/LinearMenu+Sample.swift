import OldMenuCore
import OldMenuCore
import OldMenuPresentation
import MenuTestSupport

extension LinearMenu {
  /// The linear menu of a test that does not care which one it is.
  static func sample(
    of menu: Menu = .sample(), language: Language? = "it", query: MenuQuery = MenuQuery(),
    columns: Int? = nil, allowsQuitting: Bool = true, isASCII: Bool = false
  ) -> LinearMenu {
    LinearMenu(
      MenuSession(
        dataSource: MenuDataSource(menu: menu, language: language), query: query),
      text: TerminalText(cellWidth: testCellWidth, isASCII: isASCII), columns: columns,
      allowsQuitting: allowsQuitting)
  }
}

extension LinearMenu {
  /// The answer to a line, to be compared.
  func told(to line: String) -> String { answer(to: line).string }

  /// What is said to the last of some lines that are typed one after the other.
  func told(toTheLastOf lines: [String]) -> String { lines.reduce("") { told(to: $1) } }

  /// The same with common blanks.
  func toldPlainly(to line: String) -> String {
    told(to: line).replacing("\u{A0}", with: " ")
  }
}
