import Foundation
import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TerminalUI

/// A guest who presses random keys on screens of 1x1 to 200x60, while the terminal sends answers and the menu
/// file changes.
enum BrowserFuzzer {
  /// The number of frames that were checked.
  nonisolated(unsafe) static var frames = 0
  private static let typesetter = Typesetter(cellWidth: Cells.width)
  private static let keys = KeyMap.standard.bindings.flatMap(\.keys)
  private static let letters = "abcdefghilmnoprstuvz 0123è/\"".map { Key.character($0) }

  /// Parts of queries in the languages of the interface, which random letters would hardly ever form.
  private static let words = """
    senza con latte noci vegana gluten-free without milk nut free under 10 € ohne Milch Nüsse sans
    lait fruits à coque sin leche non not but pizzas margherita xyz diavola caffè
    """.split(whereSeparator: \.isWhitespace).map(String.init)

  /// The shipped menu and the small fixture menus.
  private static let readings: [MenuReading] = {
    let root = URL(filePath: #filePath).deletingLastPathComponent().deletingLastPathComponent()
      .deletingLastPathComponent()
    let folder = root.appending(path: "Fixtures/Menus")
    let files = (try? FileManager.default.contentsOfDirectory(atPath: folder.path)) ?? []
    let fixtures = files.filter { $0.hasSuffix(".json") }.sorted().map {
      folder.appending(path: $0)
    }
    return ([root.deletingLastPathComponent().appending(path: "Menu.json")] + fixtures)
      .compactMap { file in
        guard let data = try? Data(contentsOf: file), data.count < 30_000 else { return nil }
        return try? MenuReader.read(Array(data))
      }
  }()

  static func complaint(about bytes: [UInt8]) -> String? {
    var script = Script(bytes)
    var guest = Guest(&script)
    while true {
      if let complaint = guest.fault() { return complaint }
      guard let verb = script.next() else { return nil }
      if !guest.act(verb, &script) { return guest.complaint }
    }
  }

  /// A guest at a browser.
  struct Guest {
    private let browser: Browser
    private var size: Size
    /// The last complaint, nil if there is none.
    private(set) var complaint: String?

    init(_ script: inout Script) {
      let source = MenuDataSource(menu: script.one(of: readings).menu)
      browser = Browser(
        MenuSession(source), typesetter: typesetter, isKiosk: script.number(below: 4) == 0)
      size = Size(columns: script.number(below: 200) + 1, lines: script.number(below: 60) + 1)
    }

    /// Performs one action; false if the guest leaves or something is wrong.
    mutating func act(_ verb: UInt8, _ script: inout Script) -> Bool {
      switch verb {
      case 0..<150: return press(keys[Int(verb) % keys.count])
      case 150..<185: return press(letters[Int(verb) % letters.count])
      case 185..<195:
        let sentence = (0...script.number(below: 6)).map { _ in script.one(of: words) }
        return press(.paste(sentence.joined(separator: " ")))
      case 195..<205:
        let answer = Array(script.one(of: KeyFuzzer.answers).utf8)
        return hear(answer, tornAt: script.number(below: answer.count))
      case 205..<217:
        size = Size(columns: script.number(below: 200) + 1, lines: script.number(below: 60) + 1)
      case 217..<226: browser.follow(.menu(script.one(of: readings)))
      case 226..<230: browser.reset()
      case 230..<236: return press(.paste(script.text(atMost: 32)))
      default:
        let actions = [MouseAction.click, .doubleClick, .wheelUp, .wheelDown]
        let place = Position(line: script.number(below: 61), column: script.number(below: 201))
        return press(.mouse(actions[Int(verb) % 4], place))
      }
      return true
    }

    private func press(_ key: Key) -> Bool { browser.handle(key) != .quit }

    /// The terminal sends an unrequested answer in two pieces, which changes nothing.
    private mutating func hear(_ answer: [UInt8], tornAt place: Int) -> Bool {
      let before = browser.frame(for: size)
      var decoder = KeyDecoder()
      decoder.feed(answer[..<place])
      if answer[..<place].count == 1 { decoder.endBegunSequence() }
      press(&decoder)
      decoder.feed(answer[place...], after: .milliseconds(200))
      press(&decoder)
      if browser.frame(for: size) != before { complaint = "\(answer) is obeyed" }
      return complaint == nil
    }

    private func press(_ decoder: inout KeyDecoder) {
      while let event = decoder.next() {
        switch event {
        case .key(let key): _ = browser.handle(key)
        case .escapeWithdrawn: browser.withdrawEscape()
        }
      }
    }

    /// What is wrong with the frame.
    func fault() -> String? {
      let frame = browser.frame(for: size)
      frames += 1
      if frame.lines.count != size.lines { return "\(size): \(frame.lines.count) lines" }
      for line in frame.text {
        let width = typesetter.width(of: line)
        if width != size.columns { return "\(size): “\(line)” takes \(width) cells" }
        if let scalar = Cells.unsafe(in: line) { return "\(scalar.value) in “\(line)”" }
      }
      guard (0..<size.lines).contains(frame.cursor.line),
        (0..<size.columns).contains(frame.cursor.column)
      else { return "\(size): the cursor at \(frame.cursor)" }
      let state = browser.state
      if state.space.rows > 0, state.selectedRow == nil { return "no row is selected" }
      if state.top < 0 || state.top >= max(1, state.space.count) { return "top \(state.top)" }
      let isShown = size.columns >= 20 && size.lines >= 3 && state.context == .list
      if isShown, state.space.rows > 0, !frame.text.contains(where: { $0.contains("▌") }) {
        return "\(size): the selected row is not seen"
      }
      let filter = state.session.query.combinedFilter
      guard !filter.without.isEmpty else { return nil }
      let rows = state.session.shown.sections.flatMap { Array($0.rows) }
      let warned = rows.first { row in
        filter.without.contains { row.allergens.state(of: $0) > .notStated }
      }
      return warned.map { "\($0.title) is shown without \(filter.without.map(\.rawValue))" }
    }
  }
}
