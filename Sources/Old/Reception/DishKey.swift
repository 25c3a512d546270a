package import OldMenuCore

/// What a dish is known by from one day to the next: its id, or else its list and its folded name in
/// the language of the house.
///
/// A dish that gets another name is another dish, until its owner says that both are one.
package struct DishKey: Hashable, Sendable, CustomStringConvertible {
  /// `id/margherita` or `pizzas/margherita`.
  @ComparedAsUTF8 public private(set) var text: String

  /// A longer one is cut, as a record has to be short.
  private static let longest = 80

  /// The key of a dish.
  package init(_ dish: Dish, in list: MenuList, of menu: Menu) {
    if let id = dish.id, let key = DishKey(written: "id/" + id) {
      self = key
    } else {
      self = DishKey(name: dish.name.text(in: menu.language, fileLanguage: nil), in: list)
    }
  }

  /// The key of a dish without an id.
  init(name: String, in list: MenuList) {
    var text = list.rawValue + "/"
    for scalar in name.folded.unicodeScalars where scalar.isWritable {
      guard text.utf8.count + UTF8.width(scalar) <= DishKey.longest else { break }
      text.unicodeScalars.append(scalar)
    }
    _text = ComparedAsUTF8(wrappedValue: text)
  }

  /// Takes a key that was written down; nil for what is none.
  package init?(written text: String) {
    let parts = text.split(separator: "/", maxSplits: 1, omittingEmptySubsequences: false)
    guard text.utf8.count <= DishKey.longest, parts.count == 2,
      parts[0] == "id" || MenuList(rawValue: String(parts[0])) != nil,
      text.unicodeScalars.allSatisfy(\.isWritable)
    else { return nil }
    _text = ComparedAsUTF8(wrappedValue: text)
  }

  /// The key as it is written down.
  package var description: String { text }
}

extension Unicode.Scalar {
  /// Whether it can stand in a line of a tally: a letter, a sign, a space, nothing that anybody obeys.
  var isWritable: Bool {
    if case .shown = ScalarKind(self) { true } else { self == " " }
  }
}
