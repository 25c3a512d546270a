import MenuCore

func sections(of menu: MenuDataSource) -> [String] {
  (0..<menu.numberOfSections).map { section in
    let rows = 0..<menu.numberOfRows(inSection: section)
    let titles = rows.compactMap { menu.item(forRow: $0, inSection: section)?.title }
    return titles.joined(separator: ", ")
  }
}

let pizzeria = MenuDataSource(pizzas: [Pizza(name: "Marinara"), Pizza(name: "Margherita")])
