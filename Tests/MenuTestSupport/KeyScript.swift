public import Foundation
public import OldMenuPresentation

/// A script in `Tests/Fixtures/Scripts`: the size of a screen, then a key a line, and beside it the
/// screen that is expected in the end. One more file there is one more of these.
///
/// Keys have tmux's names (`Down`, `C-w`, `Enter`), so that a script can be played on a recorded
/// screen and on the real program alike. A line that begins with `#` says something to the reader;
/// `# terminal` plays the script on the real program too.
public struct KeyScript: Sendable, CustomStringConvertible {
  /// The folder with the scripts and their screens.
  public static let folder = Repository.folder.appending(path: "Tests/Fixtures/Scripts")

  /// All scripts, by name.
  public static let all: [KeyScript] = {
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    return files.filter { $0.hasSuffix(".keys") }.sorted().compactMap(KeyScript.init(file:))
  }()

  /// The name of the script, which is that of its tests.
  public let description: String
  /// The size of the screen.
  public let size: Size
  /// The keys by tmux's names.
  public let names: [String]
  /// Whether it is played on the real program too.
  public let isForTerminals: Bool

  /// Reads a script; nil when its first line is no size.
  public init?(file: String) {
    let url = KeyScript.folder.appending(path: file)
    guard let text = try? String(contentsOf: url, encoding: .utf8) else { return nil }
    let lines = text.split(separator: "\n").map(String.init)
    let content = lines.filter { !$0.hasPrefix("#") }
    let numbers = (content.first ?? "").split(separator: "x").compactMap { Int($0) }
    guard numbers.count == 2 else { return nil }
    description = String(file.dropLast(".keys".count))
    size = Size(columns: numbers[0], lines: numbers[1])
    names = Array(content.dropFirst())
    isForTerminals = lines.contains("# terminal")
  }

  /// The file that holds the expected screen.
  public var expectation: URL {
    KeyScript.folder.appending(path: description + ".screen.txt")
  }

  /// The keys as a browser gets them.
  public var keys: [Key] { names.compactMap(KeyScript.key) }

  /// A screen as it stands in a file: where the cursor is, then the lines without blanks at their
  /// ends.
  public static func text(of lines: [String], cursor: Position) -> String {
    (["cursor \(cursor.line),\(cursor.column)"] + Tmux.trimmed(lines.joined(separator: "\n")))
      .map { $0 + "\n" }.joined()
  }

  /// The key of one of tmux's names, nil for a name that is none.
  public static func key(_ name: String) -> Key? {
    if let key = named[name] { return key }
    if name.hasPrefix("C-"), name.count == 3 { return name.last.map { .control($0) } }
    return name.count == 1 ? name.first.map { .character($0) } : nil
  }

  private static let named: [String: Key] = [
    "Up": .up, "Down": .down, "Left": .left, "Right": .right, "PageUp": .pageUp,
    "PageDown": .pageDown, "Home": .home, "End": .end, "Tab": .tab, "BTab": .backTab,
    "Enter": .enter, "Escape": .escape, "BSpace": .backspace, "Space": .character(" "),
    "F1": .function(1),
  ]
}
