internal import MenuCore

/// Extras of the dish that was added last.
extension LinearMenu {
  /// Adds the extra whose name contains the words of a text to the line that was added last, or asks which of
  /// several is meant. Nil if there is none, or if the text names a dish.
  mutating func addExtra(withWordsOf text: String, of item: MenuItem) -> [String]? {
    guard lastAdded != nil, DishName(beginning: text, in: session.source) == nil else { return nil }
    let words = NameWords(text)
    let extras = item.extras.filter { words.areAll(in: item.name(of: $0)) }
    if let extra = extras.only { return addToLastDish(item.name(of: extra)) }
    guard extras.count > 1 else { return nil }
    question = .extra(extras)
    return [strings.linear.whichAsk] + extras.map(item.name).numbered
  }

  /// Handles the answer to the question which extra is meant; nil for any other line.
  mutating func chooseExtra(
    among extras: [Choice.Extra], with command: LinearCommand
  ) -> [String]? {
    guard let lastAdded, let item = session.item(of: lastAdded.dish) else { return nil }
    switch command {
    case .open(let number), .add(let number?, named: ""):
      guard let extra = extras[checked: number - 1] else { return nil }
      return addToLastDish(item.name(of: extra))
    case .query(let text): return addToLastDish(text)
    default: return nil
    }
  }

  /// The sentence with the extras that the guest may add, nil if there are none or one is already chosen.
  /// Required extras are not listed: they are asked for.
  func extrasOffer(of item: MenuItem, beside chosen: Set<Choice.Extra> = []) -> String? {
    let offered = item.extras.filter { item.addOns[$0.group].least == 0 }
    guard !offered.isEmpty, chosen.isDisjoint(with: offered) else { return nil }
    return strings.linear.extrasOffer.filled(names(of: offered, item))
  }

  func names(of extras: [Choice.Extra], _ item: MenuItem) -> String {
    extras.map(item.name).joined(separator: ", ")
  }
}
