package import MenuCore
package import MenuPresentation
package import TerminalText

/// Menus and a terminal that tests of several targets share.
package enum Kitchen {
  /// A terminal on which wide characters take two cells and combining marks none.
  package static let typesetter = Typesetter(cellWidth: cellWidth)
  /// The same terminal, with ASCII only.
  package static let ascii = Typesetter(cellWidth: cellWidth, isASCII: true)

  /// The shipped menu, read once.
  private static let shipped = Result {
    try MenuReader.read(Repository.bytes("Menu.json")).menu
  }

  /// A session over the shipped menu.
  package static func session(
    _ search: String = "", language: String = "it", words: InterfaceLanguage? = nil
  ) throws -> MenuSession {
    try session(over: shipped.get(), search, language: language, words: words)
  }

  /// A session over the text of a menu.
  package static func session(
    of bytes: [UInt8], _ search: String = "", language: String = "it",
    words: InterfaceLanguage? = nil
  ) throws -> MenuSession {
    try session(
      over: MenuReader.read(bytes).menu, search, language: language, words: words)
  }

  /// A session over a menu.
  private static func session(
    over menu: Menu, _ search: String, language: String, words: InterfaceLanguage?
  ) throws -> MenuSession {
    let source = MenuDataSource(menu: menu, language: Language(language), words: words)
    let query = MenuQuery().typing(search, in: source.context.interfaceLanguage)
    return MenuSession(source, query: query)
  }

  /// The file of a menu with pizzas, each given as its object.
  package static func menu(_ pizzas: [String]) -> [UInt8] {
    Array("{\"pizzas\": [\(pizzas.joined(separator: ","))]}".utf8)
  }

  /// The rows that a session shows.
  package static func items(_ session: MenuSession) -> [MenuItem] {
    (0..<session.shown.numberOfSections).flatMap { section in
      (0..<session.shown.numberOfRows(inSection: section)).compactMap {
        session.shown.item(forRow: $0, inSection: section)
      }
    }
  }

  @Sendable private static func cellWidth(_ scalar: Unicode.Scalar) -> Int {
    switch scalar.properties.generalCategory {
    case .nonspacingMark, .enclosingMark: 0
    case .control: -1
    default:
      (0x1100...0x115F).contains(scalar.value) || (0x2E80...0xFF60).contains(scalar.value)
        ? 2 : 1
    }
  }
}
