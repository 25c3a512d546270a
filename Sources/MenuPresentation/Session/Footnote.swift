package import MenuCore

/// A line below the list of dishes.
package struct Footnote: Hashable, Sendable {
  /// What a line is about.
  package enum Kind: Hashable, Sendable {
    /// The cover.
    case cover
    /// A note of the owner or of the program.
    case note
  }

  package let kind: Kind
  package let text: String
}

extension [Footnote] {
  /// The notes that explain one of some signs.
  package func explaining(_ stars: Set<Int>) -> [Footnote] {
    filter { !$0.text.stars.isDisjoint(with: stars) }
  }

  /// Moves some of the notes to the start.
  package mutating func moveToStart(_ notes: [Footnote]) {
    self = notes + filter { !notes.contains($0) }
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
