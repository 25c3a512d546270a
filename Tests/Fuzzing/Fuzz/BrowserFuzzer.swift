internal import Foundation
internal import MenuCore
internal import MenuFiles
internal import MenuPresentation
internal import MenuTestSupport

/// How many frames were looked at.
enum Frames {
  nonisolated(unsafe) static var count = 0
}

/// A guest who presses anything, on screens of 1x1 to 200x60, while the menu's file changes.
enum BrowserFuzzer {
  private static let text = TerminalText(cellWidth: testCellWidth)
  private static let keys = KeyMap.standard.bindings.flatMap(\.keys)
  private static let letters = "abcdefghilmnoprstuvz 0123è/\"".map { Key.character($0) }

  /// What sentences are made of, in the languages of the interface; letters alone hardly meet them.
  private static let words = """
    senza con latte noci riso vegana gluten-free without rice milk nut free under 10 € oder ohne
    Milch Nüsse glutenfrei sans lait fruits à coque sin leche frutos secos menos de siamo in 4 non
    niente no not but only and/or pizzas, which don't contain?
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The sample, menus of a generator, and the small ones among those that are tested with.
  private static let menus: [Menu] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Fixtures/Menus")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let fixtures = files.filter { $0.hasSuffix(".json") }.sorted().compactMap { file -> Menu? in
      // Not by Foundation, which leaks a buffer for an empty file.
      guard let bytes = try? MenuFile.read(path: folder.appending(path: file).path),
        bytes.count < 20_000
      else { return nil }
      return try? MenuReader.read(bytes).menu
    }
    var generator = MenuGenerator(seed: 1)
    return [.sample()] + (0..<8).map { _ in generator.menu() } + fixtures
  }()

  private static let dataSources = menus.map { MenuDataSource(menu: $0) }

  static func complaint(about bytes: [UInt8]) -> String? {
    var script = Script(bytes)
    var screen = RecordingScreen(size: script.size())
    let dataSource = dataSources[script.number(below: dataSources.count)]
    let browser = Browser(MenuSession(dataSource: dataSource), text: text)
    while true {
      let frame = browser.frame(for: screen.size)
      Frames.count += 1
      let faults = frame.faults(for: screen.size, text: text)
      if !faults.isEmpty { return "\(screen.size): \(faults)" }
      guard let verb = script.next() else { return nil }
      var event: ScreenEvent?
      switch verb {
      case 0..<150: event = .key(keys[Int(verb) % keys.count])
      case 150..<190: event = .key(letters[Int(verb) % letters.count])
      case 190..<200:
        let sentence = (0...script.number(below: 6)).map { _ in
          words[script.number(below: words.count)]
        }
        event = .key(.paste(sentence.joined(separator: " ")))
      case 200..<215:
        screen.size = script.size()
        event = .resized
      case 215..<225:
        browser.follow(
          .menu(
            MenuReading(
              menu: menus[script.number(below: menus.count)],
              diagnostics: [])), file: "Menu.json")
      case 225..<230: browser.follow(.problem(problem), file: "Menu.json")
      case 230..<235: event = .key(.paste(script.text()))
      case 235..<240: event = .timeout
      default:
        let actions = [MouseAction.click, .doubleClick, .wheelUp, .wheelDown]
        let place = Position(line: script.number(below: 61), column: script.number(below: 201))
        event = .key(.mouse(actions[Int(verb) % 4], place))
      }
      if let event, !browser.handle(event, on: &screen) { return nil }
    }
  }

  private static let problem = MenuFileEvent.Problem(
    error: .unreadable(path: "Menu.json", reason: .missing), since: TimeOfDay(hour: 19, minute: 5))
}

/// Bytes that say what is done next.
private struct Script {
  private var rest: ArraySlice<UInt8>

  init(_ bytes: [UInt8]) {
    rest = bytes[...]
  }

  mutating func next() -> UInt8? { rest.popFirst() }

  mutating func number(below limit: Int) -> Int { Int(next() ?? 0) % limit }

  mutating func size() -> Size {
    Size(columns: number(below: 200) + 1, lines: number(below: 60) + 1)
  }

  /// A few bytes as text.
  mutating func text() -> String {
    let length = number(below: 32)
    defer { rest = rest.dropFirst(length) }
    return String(decoding: rest.prefix(length), as: UTF8.self)
  }
}
