import MenuCore

/// Lines with words that nobody knows.
extension LinearMenu {
  /// What a line means that names an allergen to be left out, or a diet, beside words of which none is
  /// on the menu: it is understood without them, and whom to ask is said. Who is coeliac must not hear
  /// that no item names `evening`. Nil for any other line.
  func understandBesideUnknown(_ line: String, _ typed: TypedQuery) -> [String]? {
    guard typed.hasFilters || !typed.diets.isEmpty, !typed.isUndecided, typed.wordCount > 0 else {
      return nil
    }
    let missing = session.menu.wordsNotFound(by: typed, index: session.index)
    guard missing.count == typed.wordCount else { return nil }
    let unknown = Set(missing)
    let known = line.split(separator: " ").filter { word in
      !word.split { !$0.isLetter && !$0.isNumber }.contains { unknown.contains(String($0).folded) }
    }.joined(separator: " ")
    guard known.utf8.count < line.utf8.count, let answer = understand(known) else { return nil }
    return [session.words.notUnderstood] + answer
  }
}
