package import MenuCore
internal import TerminalText

/// A line in which a search is typed.
package struct SearchField: Hashable, Sendable {
  /// The characters.
  package private(set) var text: [Character]
  /// The index of the caret in `text`.
  package private(set) var caret: Int
  /// The query before the search, which Esc restores.
  package internal(set) var before: MenuQuery
  /// The dish that was selected before. It stays selected if the search finds it.
  var dish: MenuDataSource.DishIndex?
  /// True if the cursor has moved to a row since the last typed key: Enter then opens that row.
  var hasMoved = false

  init(_ query: MenuQuery, from dish: MenuDataSource.DishIndex?) {
    self.dish = dish
    text = Array(query.typed.text)
    // The next typed character begins a new word.
    if let last = text.last, last != " " { text.append(" ") }
    caret = text.count
    before = query
  }

  /// The most characters of a search; a longer text was pasted.
  private static let most = 200

  mutating func insert(_ characters: some Sequence<Character>) {
    for character in characters where text.count < Self.most {
      let isControl = character.unicodeScalars.contains { $0.value < 0x20 || $0.value == 0x7F }
      text.insert(isControl ? " " : character, at: caret)
      caret += 1
    }
  }

  /// True for a key that edits the text; the search handles other keys itself.
  func isEdited(by key: Key) -> Bool {
    var field = self
    return field.edit(key)
  }

  /// Applies an editing key. Returns false for any other key.
  mutating func edit(_ key: Key) -> Bool {
    switch key {
    case .character(let character): insert([character])
    case .paste(let text): insert(text)
    case .backspace where caret > 0:
      text.remove(at: caret - 1)
      caret -= 1
    case .backspace: break
    case .delete where caret < text.count: text.remove(at: caret)
    case .left: caret = max(0, caret - 1)
    case .right: caret = min(text.count, caret + 1)
    case .home, .control("a"): caret = 0
    case .end, .control("e"): caret = text.count
    case .control("u"):
      text.removeSubrange(..<caret)
      caret = 0
    case .control("w"), .alt(.backspace):
      let start = startOfWord
      text.removeSubrange(start..<caret)
      caret = start
    case .alt(.character("b")): caret = startOfWord
    case .alt(.character("f")): caret = endOfWord
    default: return false
    }
    return true
  }

  /// The index at which the word before the caret begins.
  private var startOfWord: Int {
    text[..<caret].reversed().drop { $0 == " " }.drop { $0 != " " }.count
  }

  /// The index after the word that follows the caret.
  private var endOfWord: Int {
    text[caret...].drop { $0 == " " }.drop { $0 != " " }.startIndex
  }
}
