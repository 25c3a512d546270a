/// Which key says what: the one place that reads keys, and that help and footer are made from.
public struct KeyMap: Sendable {
  /// What a guest looks at, which decides what a key says.
  public enum Context: CaseIterable, Hashable, Sendable {
    /// The list.
    case list
    /// A page of text: a dish, or the help.
    case page
  }

  /// Keys that say the same.
  public struct Binding: Sendable {
    /// The keys, the one to show first.
    public let keys: [Key]
    /// What they say.
    public let command: Command
    /// Where they say it.
    public let contexts: Set<Context>
  }

  /// All bindings, in the order in which help shows them.
  public let bindings: [Binding]

  private let commands: [Context: [Key: Command]]

  init(_ bindings: [Binding]) {
    self.bindings = bindings
    var commands: [Context: [Key: Command]] = [:]
    for binding in bindings {
      for context in binding.contexts {
        for key in binding.keys { commands[context, default: [:]][key] = binding.command }
      }
    }
    self.commands = commands
  }

  /// What a key says, nil for a key that says nothing there.
  public func command(for key: Key, in context: Context) -> Command? {
    commands[context]?[key]
  }

  /// The keys of the browser.
  public static let standard = KeyMap(
    moving + [
      bind([.enter, .right], .open, in: [.list]),
      bind([.escape, .left], .back),
      bind([.character("L")], .language),
      bind([.character("t")], .theme),
      bind([.control("l")], .redraw),
      bind([.control("z")], .suspend),
      bind([.character("?"), .function(1)], .help),
      bind([.character("q")], .quit),
    ])

  private static let moving =
    [
      bind([.up, .character("k")], .move(.up)),
      bind([.down, .character("j")], .move(.down)),
      bind([.pageUp, .control("u")], .move(.pageUp)),
      bind([.pageDown, .control("d"), .character(" ")], .move(.pageDown)),
      bind([.home, .character("g")], .move(.first)),
      bind([.end, .character("G")], .move(.last)),
      bind([.character("n"), .character("]")], .move(.nextSection), in: [.list]),
      bind([.character("p"), .character("[")], .move(.previousSection), in: [.list]),
      bind([.tab], .move(.nextList), in: [.list]),
      bind([.backTab], .move(.previousList), in: [.list]),
    ]
    + (1...9).map { number in
      bind([.character(Character("\(number)"))], .move(.list(number)), in: [.list])
    }

  private static func bind(
    _ keys: [Key], _ command: Command, in contexts: Set<Context> = [.list, .page]
  ) -> Binding {
    Binding(keys: keys, command: command, contexts: contexts)
  }
}
