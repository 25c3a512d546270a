import TestSupport

@testable import MenuCore

/// Names of ingredients with what they name, from a file of `Tests/Fixtures/Vocabulary`.
///
/// The names are spelled as on menus, and were collected independently of the lexicon's own files.
struct Vocabulary {
  /// A name and the allergens and kinds of ingredients that it stands for; none for a harmless one.
  struct Row {
    let name: String
    let finding: Lexicon.Finding

    /// True if the name means no allergen and no kind.
    var isHarmless: Bool { finding.isEmpty }
  }

  /// The five languages that have a file of names.
  static let languages = ["italian", "english", "german", "french", "spanish"]

  let rows: [Row]

  /// Reads a file: one `name: tags` per line, `#` begins a comment, `*` means all fourteen.
  ///
  /// - Parameters:
  ///   - name: The name of the file, without its ending.
  ///   - separator: The separator between a name and its tags.
  /// - Throws: If there is no such file, or if a tag is unknown.
  init(_ name: String, separator: Character = ":") throws {
    let bytes = try Repository.bytes("Tests/Fixtures/Vocabulary/\(name).txt")
    let lines = String(decoding: bytes, as: UTF8.self).split(separator: "\n")
    rows = try lines.filter { !$0.hasPrefix("#") }.compactMap { line in
      guard let index = line.lastIndex(of: separator) else { return nil }
      let tags = line[line.index(after: index)...].split(separator: " ")
      return Row(name: line[..<index].trimmed, finding: try Lexicon.Finding(tags: tags))
    }
  }
}

extension Lexicon.Finding {
  /// A tag that is neither an allergen nor a kind of ingredient.
  struct UnknownTag: Error {
    let tag: String
  }

  /// The finding of tags: `milk`, `meat`, and `*` for all fourteen.
  init(tags: [Substring]) throws {
    self.init()
    for tag in tags.map(String.init) {
      if tag == "*" {
        allergens.formUnion(.groups)
      } else if let allergen = Allergen(rawValue: tag) {
        allergens.insert(allergen)
      } else if let trait = IngredientTraits(name: tag) {
        traits.insert(trait)
      } else {
        throw UnknownTag(tag: tag)
      }
    }
  }

  /// True if all of another finding is in this one; a kind stands for its group.
  func covers(_ other: Lexicon.Finding) -> Bool {
    let groups = allergens.withGroups
    return groups.isSuperset(of: other.allergens) && traits.isSuperset(of: other.traits)
  }
}

extension Substring {
  /// The text without the blanks at its ends.
  fileprivate var trimmed: String {
    var text = self
    while text.first == " " { text.removeFirst() }
    while text.last == " " { text.removeLast() }
    return String(text)
  }
}

extension IngredientTraits {
  /// The kind of a word: `pork`; nil for any other word.
  fileprivate init?(name: String) {
    switch name {
    case "meat": self = .meat
    case "pork": self = .pork
    case "beef": self = .beef
    case "honey": self = .honey
    case "lactose": self = .lactose
    case "alcohol": self = .alcohol
    case "unclean": self = .unclean
    default: return nil
    }
  }
}
