import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Texts and menus of extreme sizes: each line is as wide as the screen, each key is safe.
@Suite(.timeLimit(.minutes(5))) struct ExtremeMenuTests {
  private let text = TerminalText(cellWidth: testCellWidth)

  @Test(arguments: Array(20...120))
  func wideCharactersAreNeverHalved(columns: Int) {
    // One more cell in front each time: every character comes to lie across the edge once.
    let names = (0..<4).map { String(repeating: "a", count: $0) + "🍕魚ピザ👍" }
    let dishes = names.map { name in
      var dish = Dish.fixture(name: name, group: "g", price: "7.00")
      dish.ingredients = (0..<12).map { _ in Ingredient(name: LocalizedText(name)) }
      dish.description = LocalizedText(String(repeating: name, count: 20))
      return Pizza(dish)
    }
    var menu = Menu(pizzas: dishes)
    menu.name = LocalizedText(String(repeating: "🍕", count: 100))
    menu.groups = [DishGroup(id: "g", title: LocalizedText(String(repeating: "魚", count: 100)))]
    let size = Size(columns: columns, lines: 24)
    for frame in frames(after: ["j", "j", "\r", "G", "\u{1B}", "j", "/", "🍕", "魚"], in: menu, size)
    {
      expectFull(frame, size)
    }
  }

  @Test(arguments: [
    ("Margherita", 1_000), ("pomodoro ", 1_000), ("x", 5_000), ("🍕", 5_000), ("e\u{301}", 5_000),
  ])
  func aTextOfAnyLengthIsCutInTheListAndBrokenOnThePage(part: String, count: Int) {
    let long = String(repeating: part, count: count)
    var dish = Dish.fixture(name: long, price: "7.00")
    dish.ingredients = [Ingredient(name: LocalizedText(long))]
    dish.description = LocalizedText(long)
    dish.notes = [LocalizedText(long)]
    for size in [Size(columns: 80, lines: 24), Size(columns: 10, lines: 3)] {
      let menu = Menu(pizzas: [Pizza(dish)])
      for frame in frames(after: ["j", "\r", "G", "\u{1B}", "k"], in: menu, size) {
        expectFull(frame, size)
      }
    }
  }

  @Test(arguments: [0, 1, 2, 500, 10_000])
  func menusOfAnySizeAreSafeAtBothEnds(count: Int) {
    var menu = Menu(
      pizzas: (0..<count).map { .fixture(name: "Pizza n\($0)", group: "g\($0 % 500)") })
    menu.groups = (0..<500).map { DishGroup(id: "g\($0)", title: LocalizedText("Gruppo \($0)")) }
    let keys = ["k", "g", "p", "G", "j", "n", "\t", "1", "4", "9", "s", "\r", "\u{1B}"]
    let size = Size(columns: 80, lines: 24)
    for frame in frames(after: keys + keys.reversed(), in: menu, size) {
      expectFull(frame, size)
      #expect(count == 0 || frame.text.contains { $0.contains("Pizza n") })
    }
  }

  private func expectFull(_ frame: Frame, _ size: Size) {
    #expect(frame.lines.count == size.lines)
    for line in frame.text { #expect(text.width(of: line) == size.columns, "\(line)") }
    #expect((0..<size.lines).contains(frame.cursor.line))
    #expect((0..<size.columns).contains(frame.cursor.column))
  }

  /// The first frame and those that keys lead to.
  private func frames(after keys: [String], in menu: Menu, _ size: Size) -> [Frame] {
    let browser = Browser(
      MenuSession(dataSource: MenuDataSource(menu: menu)), text: text)
    var screen = RecordingScreen(size: size)
    screen.play(keys.compactMap { $0.first.map(key) }.map(ScreenEvent.key), to: browser)
    #expect(screen.frames.count == keys.count + 1)
    return screen.frames
  }

  private func key(_ character: Character) -> Key {
    switch character {
    case "\r": .enter
    case "\u{1B}": .escape
    case "\t": .tab
    default: .character(character)
    }
  }
}
