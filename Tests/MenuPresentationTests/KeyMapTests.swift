import OldMenuPresentation
import Testing

@Suite(.timeLimit(.minutes(5))) struct KeyMapTests {
  @Test(
    arguments: [
      (Key.down, Command.move(.down)), (.character("j"), .move(.down)), (.up, .move(.up)),
      (.character("k"), .move(.up)), (.pageDown, .move(.pageDown)),
      (.control("d"), .move(.pageDown)),
      (.pageUp, .move(.pageUp)), (.control("u"), .move(.pageUp)),
      (.home, .move(.first)), (.character("g"), .move(.first)), (.end, .move(.last)),
      (.character("G"), .move(.last)), (.character("n"), .move(.nextSection)),
      (.character("]"), .move(.nextSection)), (.character("p"), .move(.previousSection)),
      (.character("["), .move(.previousSection)), (.tab, .move(.nextList)),
      (.backTab, .move(.previousList)), (.character("1"), .move(.list(1))),
      (.character("9"), .move(.list(9))), (.enter, .open), (.right, .open), (.escape, .back),
      (.character("i"), .house), (.character("U"), .undo), (.character("L"), .language),
      (.character("t"), .theme), (.character("+"), .take), (.character("-"), .putBack),
      (.character("o"), .choice), (.character("'"), .firstLetter),
      (.character("?"), .help), (.character("q"), .quit), (.control("l"), .redraw),
      (.control("z"), .suspend),
    ] as [(Key, Command)])
  func aKeyOfTheListIsACommand(key: Key, command: Command) {
    #expect(KeyMap.standard.command(for: key, in: .list) == command)
  }

  @Test func theFiltersAreAPageToBeClosed() {
    for key in [Key.escape, .character("q"), .character("f")] {
      #expect(KeyMap.standard.command(for: key, in: .filters) == .back)
    }
  }

  @Test(
    arguments: [
      (.down, .move(.down)), (.escape, .back), (.left, .back), (.character("q"), .back),
      (.enter, nil), (.tab, nil), (.character("1"), nil), (.character("n"), nil),
      (.character("/"), .search),
    ] as [(Key, Command?)])
  func aPageHasFewerKeys(key: Key, command: Command?) {
    #expect(KeyMap.standard.command(for: key, in: .page) == command)
  }

  @Test(
    arguments: [
      (.down, .move(.down)), (.escape, .back), (.character("q"), .back), (.left, .previousDish),
      (.right, .nextDish), (.character("n"), .nextDish), (.character("p"), .previousDish),
      (.character("2"), .move(.list(2))), (.character("/"), .search), (.tab, .move(.nextList)),
      (.enter, nil),
    ] as [(Key, Command?)])
  func thePageOfADishGoesOn(key: Key, command: Command?) {
    #expect(KeyMap.standard.command(for: key, in: .dish) == command)
  }

  @Test(
    arguments: [
      (.character("0"), .people(0)), (.character("9"), .people(9)), (.backspace, .deleteBackward),
      (.character("-"), .putBack), (.character("+"), .take), (.character("q"), .back),
      (.down, .move(.down)), (.enter, nil),
    ] as [(Key, Command?)])
  func thePageOfTheChoiceCountsPeople(key: Key, command: Command?) {
    #expect(KeyMap.standard.command(for: key, in: .choice) == command)
  }

  @Test(
    arguments: [
      (.enter, .confirm), (.escape, .back), (.character("q"), .back), (.character("x"), .toggle),
      (.down, .move(.down)), (.tab, nil), (.character("1"), nil),
    ] as [(Key, Command?)])
  func aQuestionIsAnswered(key: Key, command: Command?) {
    #expect(KeyMap.standard.command(for: key, in: .asking) == command)
  }

  @Test(
    arguments: [
      (.character("q"), .jump(to: "q")), (.character("?"), .jump(to: "?")), (.escape, .back),
      (.down, .move(.down)), (.control("l"), .redraw), (.function(9), nil),
    ] as [(Key, Command?)])
  func aLetterIsWaitedFor(key: Key, command: Command?) {
    #expect(KeyMap.standard.command(for: key, in: .letter) == command)
  }

  @Test(arguments: [Key.character("x"), .function(9), .paste("q")])
  func anUnknownKeyIsNone(key: Key) {
    #expect(KeyMap.standard.command(for: key, in: .list) == nil)
  }

  @Test(arguments: KeyMap.Context.allCases)
  func noKeyIsBoundTwiceInOneContext(context: KeyMap.Context) {
    let keys = KeyMap.standard.bindings.filter { $0.contexts.contains(context) }.flatMap(\.keys)
    #expect(keys.count == Set(keys).count)
  }
}
