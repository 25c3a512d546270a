import MenuCore
import MenuFiles
import MenuPresentation
import MenuTesting

let path = CommandLine.arguments.dropFirst().first ?? "Menu.json"
do {
  let reading = try MenuReading(contentsOfFile: path)
  for diagnostic in reading.diagnostics { print("check \(diagnostic.line): \(diagnostic.message)") }

  print(Bot(menu: reading.menu).answer(to: "tomato", without: [.milk]))

  let dataSource = MenuDataSource(menu: reading.menu, language: "en", words: .english)
  let session = MenuSession(dataSource: dataSource)
  print(Page(session: session).html)
  print(Table(session).lines.joined(separator: "\n"))
  print(MenuCellContract(MenuPresenter(session)).violations())
} catch {
  print("error: \(error)")
}
