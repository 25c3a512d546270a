import MenuCore

/// Answers a guest who writes to a bot.
struct Bot {
  let menu: MenuDataSource

  func answer(to text: String) -> String {
    let found = menu.matching(MenuQuery(search: text))
    let rows = found.sections.flatMap(\.rows)
    let notice =
      switch found.notice {
      case .notUnderstood(let piece)?: "I do not understand “\(piece)”. "
      case .nobodyStates(let word, _, _)?: "Nobody states who is without \(word). "
      case .meant(let word, let query)?: "No dish has “\(word)”. Do you mean \(query)? "
      case .noSuchWord(let word, _)?: "No dish has “\(word)”. "
      case .corrected(_, let word)?: "I take it for \(word). "
      case .allergenNamed(let allergens)?: "With \(allergens.map(\.rawValue).sorted()): "
      case .allergenFood(let food, let allergens)?:
        "No dish names \(food). With \(allergens.map(\.rawValue).sorted()): "
      case .dishAlone(let name)?: "This is all that is stated of \(name): "
      case nil: ""
      }
    return text + " → " + notice + list(rows)
  }

  /// Rows are `Identifiable`, as a list of SwiftUI wants them.
  private func list<Row: Identifiable>(_ rows: [Row]) -> String
  where Row.ID == MenuDataSource.DishIndex {
    rows.map { "\($0.id.list.rawValue)/\($0.id.position + 1)" }.joined(separator: " ")
  }
}
