import MenuCore

/// Answers a guest who writes to a bot.
struct Bot {
  let menu: Menu

  func answer(to text: String, without allergens: AllergenSet = []) -> String {
    let query = MenuQuery(search: text, without: allergens)
    let found = MenuDataSource(menu: menu, language: "en", words: .english).matching(query)
    let lines = found.sections.flatMap { section in
      section.rows.map { row in
        "\(section.title): \(row.title)" + (row.price.map { ", \($0)" } ?? "")
      }
    }
    return lines.isEmpty ? "Nothing found." : lines.joined(separator: "\n")
  }
}
