import Foundation
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The same scripts on the real program in a real terminal give the same screens.
@Suite(.serialized, .timeLimit(.minutes(5))) struct KeyScriptTerminalTests {
  @Test(arguments: KeyScript.all.filter(\.isForTerminals))
  func showsTheSameScreen(script: KeyScript) throws {
    let tmux = try Tmux(size: script.size)
    try tmux.type("\(BuiltProgram.path()) --language it \(BuiltProgram.menu)")
    try tmux.until("the menu") { $0.contains { $0.hasPrefix("▸") } }
    for name in script.names {
      try tmux.press(name)
    }
    let expected = try String(contentsOf: script.expectation, encoding: .utf8)
    try tmux.until("the screen of \(script)") { lines in
      let cursor = try tmux.cursor()
      return KeyScript.text(of: lines, cursor: cursor) == expected
    }
  }
}
