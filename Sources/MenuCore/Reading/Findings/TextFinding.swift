/// An oddity of the texts that guests read.
package enum TextFinding: FindingFamily {
  /// A text that a guest cannot read as it was meant.
  case odd(String, Oddity)
  /// The address of an image that no export shows.
  case image(String)
  /// A language that some names have and others lack.
  case missingLanguage(Language, missing: Int, of: Int)
  /// A text in a language that the menu does not have, with one text to write in place of the map, if
  /// none of its languages is one of the menu.
  case unlikelyLanguage(String, text: String?)

  /// The most characters of a text that guests read.
  package static let longest = 200

  /// The oddities of a text.
  package enum Oddity: CaseIterable, Hashable, Sendable {
    /// A control character; a mark of direction; an invisible character.
    case control, direction, hidden
    /// More than `longest` characters; a picture as a text; an entity of HTML.
    case long, data, entity
    /// A star that no note explains.
    case star
  }

  package var saysChange: Bool {
    if case .unlikelyLanguage = self { return true }
    return false
  }

  package var kind: Finding.Kind {
    switch self {
    case .odd(_, .control): Finding.Kind(.text, "control")
    case .odd(_, .direction): Finding.Kind(.text, "direction")
    case .odd(_, .hidden): Finding.Kind(.text, "hidden")
    case .odd(_, .long): Finding.Kind(.text, "long")
    case .odd(_, .data): Finding.Kind(.text, "data")
    case .odd(_, .entity): Finding.Kind(.text, "entity")
    case .odd(_, .star): Finding.Kind(.text, "star")
    case .image: Finding.Kind(.text, "image")
    case .missingLanguage: Finding.Kind(.missingLanguage)
    case .unlikelyLanguage: Finding.Kind(.unlikelyLanguage)
    }
  }
}
