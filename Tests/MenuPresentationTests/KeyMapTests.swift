import MenuPresentation
import Testing

@Suite struct KeyMapTests {
  @Test(
    arguments: [
      (Key.down, Command.move(.down)), (.character("j"), .move(.down)), (.up, .move(.up)),
      (.character("k"), .move(.up)), (.pageDown, .move(.pageDown)), (.pageUp, .move(.pageUp)),
      (.home, .move(.first)), (.character("g"), .move(.first)), (.end, .move(.last)),
      (.character("G"), .move(.last)), (.character("n"), .move(.nextSection)),
      (.character("]"), .move(.nextSection)), (.character("p"), .move(.previousSection)),
      (.character("["), .move(.previousSection)), (.tab, .move(.nextList)),
      (.backTab, .move(.previousList)), (.character("q"), .quit), (.control("l"), .redraw),
      (.control("z"), .suspend),
    ] as [(Key, Command)])
  func aKeyIsACommand(key: Key, command: Command) {
    #expect(KeyMap.standard.command(for: key) == command)
  }

  @Test(arguments: [Key.character("x"), .function(9), .paste("q"), .left])
  func anUnknownKeyIsNone(key: Key) {
    #expect(KeyMap.standard.command(for: key) == nil)
  }

  @Test func noKeyIsBoundTwice() {
    let keys = KeyMap.standard.bindings.flatMap(\.keys)
    #expect(keys.count == Set(keys).count)
  }
}
