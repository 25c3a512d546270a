import MenuCore
import MenuExport
import MenuFiles
import MenuPresentation
import MenuTesting

let path = CommandLine.arguments.dropFirst().first ?? "Menu.json"
do {
  let reading = try MenuReading(contentsOfFile: path)
  for diagnostic in reading.diagnostics { print(diagnostic) }
  print(reading.diagnostics.filter { $0.rule.rawValue == "price-notation" }.count)

  print(try VeganDishes(path: path).lines(in: "en", upTo: 9).joined(separator: "\n"))
  let pizzeria = MenuDataSource(pizzas: [Pizza(name: "Marinara"), Pizza(name: "Margherita")])
  print(pizzeria.item(forRow: 1, inSection: 0)?.title ?? "")
  print(try answer(to: "no milk", from: MenuWriter.json(of: reading.menu)))

  let menu = MenuDataSource(menu: reading.menu, language: "en")
  let dearest = reading.menu.dishes.compactMap { $0.price?.highest }.max()
  print("at most \(dearest ?? .zero); 3,00 is \(Amount("3,00").map(\.description) ?? "no amount")")

  let table = Table()
  let presenter = MenuPresenter(menu, view: table)
  table.presenter = presenter
  presenter.viewCreated()
  presenter.dataSource = menu.matching(MenuQuery(filter: QueryFilter(without: [.milk])))
  print(table.lines.joined(separator: "\n"))
  print(MenuCellContract(presenter).violations())
  print(String(decoding: ExportFormat.csv.bytes(of: menu).prefix(40), as: UTF8.self))

  for await event in MenuWatcher.updates(of: path) {
    if case .menu(let reading) = event { print("\(reading.menu.numberOfDishes) dishes now") }
    break
  }
} catch {
  print("error: \(error)")
}
