import MenuCore
import MenuFiles

/// The vegan dishes that are stated to be without nuts, the cheapest of each section first.
struct VeganDishes {
  let menu: Menu

  init(path: String) throws { menu = try MenuReading(contentsOfFile: path).menu }

  func lines(in language: Language, upTo limit: Amount) -> [String] {
    var query = MenuQuery(
      filter: QueryFilter(without: [.nuts], diets: [.vegan], limit: .upTo(limit)))
    query.order = .price
    let found = MenuDataSource(menu: menu, language: language).matching(query)
    var lines: [String] = []
    for section in found.sections where !section.rows.isEmpty {
      lines.append(section.title)
      lines += section.rows.map { "  \($0.title)  \($0.price ?? "")" }
    }
    for hidden in found.counts.hidden {
      switch hidden.reason {
      case .allergen(.nuts): lines.append("\(hidden.count) warn of nuts")
      case .notStated: lines.append("\(hidden.count) say nothing of nuts: ask the staff")
      case .diet: lines.append("\(hidden.count) are not stated to be vegan")
      case .price: lines.append("\(hidden.count) cost more, or have no price")
      default: lines.append("\(hidden.count) are hidden by another filter")
      }
    }
    return lines
  }
}
