/// Which key says what: the one place that reads keys, and that help and footer are made from.
public struct KeyMap: Sendable {
  /// What a guest looks at, which decides what a key says.
  public enum Context: CaseIterable, Hashable, Sendable {
    /// The list.
    case list
    /// A page of text: a dish, or the help.
    case page
    /// The search field, where every printable key is text.
    case search
    /// The filters.
    case filters
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
    if let command = commands[context]?[key] { return command }
    switch (context, key) {
    case (.search, .character(let character)): return .insert(String(character))
    case (.search, .paste(let text)): return .insert(text)
    default: return nil
    }
  }
}
