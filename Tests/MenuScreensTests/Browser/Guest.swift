import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// A guest at the browser: keys in, screens out.
struct Guest {
  let browser: Browser
  var size: Size

  init(_ session: MenuSession, columns: Int = 80, lines: Int = 24, isKiosk: Bool = false) {
    browser = Browser(session, typesetter: Kitchen.typesetter, isKiosk: isKiosk)
    size = Size(columns: columns, lines: lines)
    _ = browser.frame(for: size)
  }

  var state: BrowserState { browser.state }
  var frame: Frame { browser.frame(for: size) }
  var screen: [String] { frame.text }

  /// True if the screen shows a text.
  func sees(_ text: String) -> Bool { screen.contains { $0.contains(text) } }

  /// Presses the keys of a script and draws after each one: `/fungh↵` searches and opens.
  @discardableResult
  func press(_ script: String) -> BrowserState.Effect? {
    var effect: BrowserState.Effect?
    for character in script {
      effect = browser.handle(Self.key(character))
      _ = browser.frame(for: size)
    }
    return effect
  }

  /// Clicks the first occurrence of a text once or twice.
  @discardableResult
  func click(_ text: String, twice: Bool = false) throws -> BrowserState.Effect? {
    let line = try #require(screen.firstIndex { $0.contains(text) })
    let start = try #require(screen[line].firstRange(of: text)?.lowerBound)
    let column = screen[line][..<start].count
    let position = Position(line: line, column: column)
    let effect = browser.handle(.mouse(.click, position))
    _ = browser.frame(for: size)
    return twice ? browser.handle(.mouse(.doubleClick, position)) : effect
  }

  private static func key(_ character: Character) -> Key {
    switch character {
    case "↑": .up
    case "↓": .down
    case "←": .left
    case "→": .right
    case "↵": .enter
    case "⎋": .escape
    case "⌫": .backspace
    case "⇥": .tab
    case "⇟": .pageDown
    case "⇞": .pageUp
    case "⇱": .home
    case "⇲": .end
    default: .character(character)
    }
  }
}
