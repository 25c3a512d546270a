public import OldMenuCore

/// A short sign behind the name of a dish, or in it.
public enum Mark: CaseIterable, Hashable, Sendable {
  /// Suits vegetarians.
  case vegetarian
  /// Suits vegans.
  case vegan
  /// Spicy, one point for each degree.
  case spicy
  /// Without gluten, according to the house, and nothing that it states says otherwise.
  case glutenFree
  /// Was frozen, or something in it was; stands at the end of the name.
  case frozen

  /// The sign, in the language of its explanation.
  public func sign(in language: InterfaceLanguage) -> String {
    switch self {
    case .vegetarian: "V"
    case .vegan: "VG"
    case .glutenFree: Strings.in(language).glutenFree
    case .spicy: "•"
    case .frozen: String.star
    }
  }

  /// The diet that it stands for, nil for another one.
  var diet: Diet? {
    switch self {
    case .vegetarian: .vegetarian
    case .vegan: .vegan
    case .glutenFree: .glutenFree
    case .spicy, .frozen: nil
    }
  }

  /// Those of an item, only the narrowest of its diets.
  static func marks(of item: MenuItem) -> [Mark] {
    var marks: [Mark] = []
    // A sign says it of the dish, whatever is chosen with it.
    let diets = item.certainDiets
    if diets.contains(.vegan) {
      marks.append(.vegan)
    } else if diets.contains(.vegetarian) {
      marks.append(.vegetarian)
    }
    if diets.contains(.glutenFree), !item.told.warns(of: .gluten) {
      marks.append(.glutenFree)
    }
    if item.spiciness > 0 { marks.append(.spicy) }
    if item.isFrozen { marks.append(.frozen) }
    return marks
  }

  /// The signs after the name of an item.
  static func signs(of item: MenuItem, in language: InterfaceLanguage) -> [Sign] {
    marks(of: item).filter { $0 != .frozen }.map { mark in
      let count = mark == .spicy ? min(item.spiciness, 3) : 1
      return Sign(mark: mark, text: String(repeating: mark.sign(in: language), count: count))
    }
  }
}

/// What stands for a mark after the name of a dish: `V`, `VG`, `••`.
public struct Sign: Hashable, Sendable {
  /// What it means.
  public let mark: Mark
  /// What is written.
  public let text: String

  /// Makes a sign.
  public init(mark: Mark, text: String) {
    (self.mark, self.text) = (mark, text)
  }
}

extension MenuItem {
  /// The title with a star for what was frozen, unless the owner wrote one.
  var markedTitle: String { isFrozen ? title.withStar : title }
}
