/// Which key says what: the one place that reads keys, and that help and footer are made from.
public struct KeyMap: Sendable {
  /// Keys that say the same.
  public struct Binding: Sendable {
    /// The keys, the one to show first.
    public let keys: [Key]
    /// What they say.
    public let command: Command

    init(_ keys: [Key], _ command: Command) {
      self.keys = keys
      self.command = command
    }
  }

  /// All bindings, in the order in which help shows them.
  public let bindings: [Binding]

  private let commands: [Key: Command]

  init(_ bindings: [Binding]) {
    self.bindings = bindings
    commands = Dictionary(
      bindings.flatMap { binding in binding.keys.map { ($0, binding.command) } },
      uniquingKeysWith: { first, _ in first })
  }

  /// What a key says, nil for a key that says nothing.
  public func command(for key: Key) -> Command? {
    commands[key]
  }

  /// The keys of the browser.
  public static let standard = KeyMap([
    Binding([.up, .character("k")], .move(.up)),
    Binding([.down, .character("j")], .move(.down)),
    Binding([.pageUp, .control("u")], .move(.pageUp)),
    Binding([.pageDown, .control("d"), .character(" ")], .move(.pageDown)),
    Binding([.home, .character("g")], .move(.first)),
    Binding([.end, .character("G")], .move(.last)),
    Binding([.character("n"), .character("]")], .move(.nextSection)),
    Binding([.character("p"), .character("[")], .move(.previousSection)),
    Binding([.tab], .move(.nextList)),
    Binding([.backTab], .move(.previousList)),
    Binding([.control("l")], .redraw),
    Binding([.control("z")], .suspend),
    Binding([.character("q")], .quit),
  ])
}
