import MenuCore
import MenuPresentation
import TerminalText
import TestSupport

/// A guest who types lines and hears the answers.
struct Listener {
  private(set) var menu: LinearMenu
  /// The first words of the menu.
  let greeting: String

  /// Opens the shipped menu, in lines as long as they like.
  init(language: String = "it", words: InterfaceLanguage? = nil) throws {
    self.init(try Kitchen.session(language: language, words: words))
  }

  /// Opens the menu of a session.
  init(_ session: MenuSession, columns: Int? = nil) {
    var menu = LinearMenu(session, typesetter: Kitchen.typesetter, columns: columns)
    greeting = menu.greet().string
    self.menu = menu
  }

  /// Types lines; the answer to the last one.
  @discardableResult
  mutating func type(_ lines: String...) -> String { type(lines) }

  /// Types lines; the answer to the last one.
  @discardableResult
  mutating func type(_ lines: [String]) -> String {
    var answer = ""
    for line in lines { answer = menu.answer(to: line).string }
    return answer
  }
}
