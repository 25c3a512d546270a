/// Which key says what: the one place that reads keys, and that help and footer are made from.
public struct KeyMap: Sendable {
  /// What a guest looks at, which decides what a key says.
  public enum Context: CaseIterable, Hashable, Sendable {
    /// The list.
    case list
    /// The page of a dish.
    case dish
    /// A page of text: the help, or the house.
    case page
    /// The search field, where every printable key is text.
    case search
    /// The filters.
    case filters
    /// What was chosen.
    case choice
    /// What is asked before a dish is taken.
    case asking
    /// The list, while a letter is waited for.
    case letter
  }

  /// Keys that say the same.
  public struct Binding: Sendable {
    /// The keys, the one to show first.
    public let keys: [Key]
    /// What they say.
    public let command: Command
    /// Where they say it.
    public let contexts: [Context]
  }

  /// All bindings, in the order in which help shows them.
  public let bindings: [Binding]

  init(_ bindings: [Binding]) {
    self.bindings = bindings
  }

  /// What a key says, nil for a key that says nothing there.
  public func command(for key: Key, in context: Context) -> Command? {
    let binding = bindings.first { $0.contexts.contains(context) && $0.keys.contains(key) }
    if let binding { return binding.command }
    switch context {
    case .search: return key.text.map { .insert($0) }
    case .letter:
      guard case .character(let letter) = key else { return command(for: key, in: .list) }
      return .jump(to: letter)
    case .list, .dish, .page, .filters, .choice, .asking: return nil
    }
  }
}

extension Key {
  /// What is typed by it, or pasted; nil for a key that is no text.
  fileprivate var text: String? {
    switch self {
    case .character(let character): String(character)
    case .paste(let text): text
    case .control, .up, .down, .left, .right, .pageUp, .pageDown, .home, .end, .tab, .backTab,
      .enter, .escape, .backspace, .delete, .function, .mouse:
      nil
    }
  }
}
