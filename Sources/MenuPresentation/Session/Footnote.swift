package import MenuCore

/// A line below the list of dishes.
package struct Footnote: Hashable, Sendable {
  /// What a line is about.
  package enum Kind: Hashable, Sendable {
    /// The cover.
    case cover
    /// A note of the owner or of the program, or a note that explains the star of the dishes.
    case note, starNote
  }

  package let kind: Kind
  package let text: String
}

extension Footnote {
  /// Makes a note of the owner. A star in it explains the star of the dishes.
  init(note text: String) {
    self.init(kind: text.hasStar ? .starNote : .note, text: text)
  }
}

extension [Footnote] {
  /// Moves the first note that explains the star to the start.
  package mutating func moveStarNoteToStart() {
    guard let index = firstIndex(where: { $0.kind == .starNote }) else { return }
    insert(remove(at: index), at: 0)
  }
}

extension Strings {
  /// The line that explains the star of frozen food: `* prodotto surgelato`. Nil if a note of the menu
  /// explains a star, or if nothing is frozen. O(*dishes*)
  package func starNote(of menu: MenuDataSource) -> String? {
    let isExplained = menu.menu.notes.contains { menu.context.text($0).hasStar }
    guard !isExplained, menu.menu.dishes.contains(where: \.hasFrozen) else { return nil }
    return "* \(frozen)"
  }
}
