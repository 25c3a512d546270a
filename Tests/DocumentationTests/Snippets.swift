import OldMenuCore
import OldMenuFeed
import OldMenuFiles
import OldMenuPresentation
import OldMenuTesting

// The code blocks of the articles, each word by word inside a function that compiles it.

func overview(of json: String) throws -> [String] {
  let reading = try MenuReader.read(json)
  var lines = reading.diagnostics.map { "\($0.line): \($0.message)" }
  for section in MenuDataSource(menu: reading.menu).sections {
    lines.append(section.title)
    lines += section.rows.map { "\($0.title) \($0.price ?? "")" }
  }
  return lines
}

func report(on json: String) -> [String] {
  do {
    let reading = try MenuReader.read(json)
    return reading.diagnostics.map { diagnostic in
      "\(diagnostic.line):\(diagnostic.column): \(diagnostic.severity): \(diagnostic.message)"
    }
  } catch {
    return ["refused: \(error)"]
  }
}

func mended(_ json: String) -> String {
  let mended = MenuFixer.mend(Array(json.utf8))
  let text = String(decoding: mended.bytes, as: UTF8.self)
  return text
}

func milk(in dish: Dish) -> String {
  let state = dish.state(of: .milk)
  if state == .notStated { return "ask the staff" }
  return state >= .mayContain ? "has milk, or may have" : "is without milk"
}

func filtered(_ menu: Menu) -> (rows: [MenuItem], doubtful: [MenuItem]) {
  var query = MenuQuery(diets: [.vegetarian], without: [.nuts, .milk])
  query.filter.showsUndeclared = true
  let found = MenuDataSource(menu: menu).matching(query)
  let rows = found.sections.flatMap(\.rows)
  let doubtful = rows.filter(\.isUndeclared)
  return (rows, doubtful)
}

func presenter(of menu: Menu) -> MenuPresenter {
  var session = MenuSession(dataSource: MenuDataSource(menu: menu, language: "en", words: .english))
  session.search(for: "tomato")
  let presenter = MenuPresenter(session)
  return presenter
}

final class LabelCell: MenuCell {
  var title = ""
  var price = ""
  var warning = ""

  func display(number: String?) {}
  func display(title: MarkedText) { self.title = title.text }
  func display(signs: [Sign]) {}
  func display(summary: MarkedText) {}
  func display(reason: String?) {}
  func display(allergenWarning: String?) { warning = allergenWarning ?? "" }

  func display(price: PriceTag) {
    switch price {
    case .price(let whole, _, _): self.price = whole
    case .soldOut(let words): self.price = words
    case .none: self.price = ""
    }
  }
}

func lines(of presenter: MenuPresenter) -> [String] {
  var lines: [String] = []
  let cell = LabelCell()
  for section in 0..<presenter.numberOfSections {
    for row in 0..<presenter.numberOfRows(inSection: section) {
      presenter.configure(cell: cell, forRow: row, inSection: section)
      lines.append("\(cell.title) \(cell.price) \(cell.warning)")
    }
  }
  return lines
}

func menuOfTheFile() throws -> Menu {
  let reading = try MenuReading(contentsOfFile: "Menu.json")
  return reading.menu
}

func follow(
  _ path: LocalPath, isEnough: (_ shown: [Menu], _ problems: [String]) -> Bool
) async -> (shown: [Menu], problems: [String]) {
  var shown: [Menu] = []
  var problems: [String] = []
  for await event in MenuWatcher.updates(of: path) {
    switch event {
    case .menu(let reading), .recovered(let reading): shown.append(reading.menu)
    case .problem(let problem): problems.append("\(problem.error), since \(problem.since)")
    }
    if isEnough(shown, problems) { break }
  }
  return (shown, problems)
}

func violations(of presenter: MenuPresenter) -> [String] {
  let violations = MenuCellContract(presenter).violations()
  return violations
}

func signedAddress() -> String {
  let authentication = RequestAuthentication(publicKey: "1234", privateKey: "abcd", timestamp: "1")
  let address = "https://example.org/menu?language=it" + authentication.urlParameters()
  return address
}
