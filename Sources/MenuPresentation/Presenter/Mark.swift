import MenuCore

/// A short sign behind the name of a dish.
public enum Mark: String, CaseIterable, Hashable, Sendable {
  /// Suits vegetarians.
  case vegetarian = "V"
  /// Suits vegans.
  case vegan = "VG"
  /// Spicy, one point for each degree.
  case spicy = "•"

  /// The signs of an item, only the narrowest of its diets.
  static func marks(of item: MenuItem) -> [String] {
    var marks: [String] = []
    if item.diets.contains(.vegan) {
      marks.append(vegan.rawValue)
    } else if item.diets.contains(.vegetarian) {
      marks.append(vegetarian.rawValue)
    }
    if item.spiciness > 0 {
      marks.append(String(repeating: spicy.rawValue, count: min(item.spiciness, 3)))
    }
    return marks
  }
}

extension MenuItem {
  /// The title with a star for what was frozen, unless the owner wrote one.
  var markedTitle: String {
    isFrozen && !title.hasSuffix("*") ? title + "*" : title
  }
}
