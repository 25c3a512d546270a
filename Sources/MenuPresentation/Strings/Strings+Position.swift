package import MenuCore

extension Strings {
  /// The rows of a list that are seen, the longest text first. `pizze 6–12 di 24`, `6–12 di 24`
  package func position(
    of rows: ClosedRange<Int>, of count: Int, in list: MenuList
  ) -> [String] {
    let first = rows.lowerBound
    let seen = rows.count == 1 ? "\(first)" : "\(first)–\(rows.upperBound)"
    let short = position.filled(seen, "\(count)")
    return ["\(nameInText(of: list)) \(short)", short]
  }

  /// The name of a list inside a text: German nouns keep their capital.
  private func nameInText(of list: MenuList) -> String {
    let name = language.name(of: list)
    return language == .german ? name : name.lowercased()
  }
}
