import Foundation
import MenuCore
import MenuFiles

let items = try JSONDecoder().decode(
  [TillItem].self, from: Data(try MenuFile.read(CommandLine.arguments[1])))
var menu = Menu(name: "Da Giuseppe", language: "it", currency: .eur)
for item in items {
  let dish = item.dish(in: .eur)
  switch item.category {
  case "PIZZA": menu.pizzas.append(dish)
  case "DRINK": menu.beverages.append(dish)
  case "SWEET": menu.desserts.append(dish)
  default: menu.other.append(dish)
  }
}

// What a dish promises against its own ingredients is withdrawn, and reported.
let settled = menu.settled()
for finding in settled.findings { print("\(finding.rule): \(finding)") }
try MenuFile.write(MenuWriter.json(of: settled.menu), to: CommandLine.arguments[2])

let total = menu.dishes.compactMap(\.price?.highest).sum()
print(total.formatted(in: "it", currency: .eur), total.minorUnits(in: .eur))
for diagnostic in try MenuReading(contentsOfFile: CommandLine.arguments[2]).diagnostics {
  print(diagnostic)
}
