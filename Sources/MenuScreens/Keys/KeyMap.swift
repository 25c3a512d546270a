package import MenuPresentation
package import TerminalText

/// The keys as data. A binding contains its keys, their command and their names. Input, the hints at the foot
/// and help all read this list, and a test checks README and the manual against it.
package struct KeyMap: Sendable {
  /// A word of the interface that names a key.
  package typealias Word = any KeyPath<Strings.KeyWords, String> & Sendable

  /// Keys with the same command on some screens.
  package struct Binding: Sendable {
    package let keys: [Key]
    package let command: Command
    package let contexts: [Context]
    /// The label of the key in hints and help, nil for a synonym that only the manual documents.
    package var label: Label?
    /// The verbs of the key at the foot of the screens that show one.
    package var verbs: [Context: Word] = [:]
    /// The sentence of the key in help. Keys with the same sentence share a row.
    package var help: Word?
  }

  /// The label of a key.
  package enum Label: Hashable, Sendable, ExpressibleByStringLiteral {
    case text(String)
    case space

    package init(stringLiteral text: String) { self = .text(text) }

    func text(_ words: Strings.KeyWords) -> String {
      switch self {
      case .text(let text): text
      case .space: words.space
      }
    }
  }

  package let bindings: [Binding]

  /// The command of a key on a screen, nil if it has none. A letter of another alphabet counts as the Latin
  /// letter at the same position of the keyboard.
  package func command(for key: Key, in context: Context) -> Command? {
    if let binding = binding(of: key, in: context) { return binding.command }
    return KeyboardLayout.latinKey(for: key).flatMap { binding(of: $0, in: context)?.command }
  }

  private func binding(of key: Key, in context: Context) -> Binding? {
    bindings.first { $0.keys.contains(key) && $0.contexts.contains(context) }
  }

  /// The command of the key with a label on a screen, nil if there is none.
  func command(labelled label: Character, in context: Context) -> Command? {
    bindings.first { $0.contexts.contains(context) && $0.label == .text(String(label)) }?.command
  }

  /// The keys of the browser.
  package static let standard = KeyMap(bindings: shown + synonyms)

  /// The keys of a kiosk: no key leaves or suspends the program or reads a file, and `q` only closes a page.
  package static let kiosk = KeyMap(
    bindings: standard.bindings.filter { $0.command.isForGuests }
      + [synonym(.back, .character("q"), in: pages.filter { $0 != .list })])
}
