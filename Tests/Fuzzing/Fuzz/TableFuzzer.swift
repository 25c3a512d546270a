import MenuCore
import MenuExport

/// The import of tables: a row that was not fully read promises nothing and is reported with its line, and
/// every warning is kept. Any bytes give a table, and writing it into a file makes no dish safer.
enum TableFuzzer {
  private static let file = Array(
    #"""
    {"currency":"EUR","pizzas":[
    {"id":"a","name":"Marinara","price":"6.00","allergens":"none","diets":["vegan"]},
    {"id":"b","name":"Margherita","sizes":[{"name":"maxi","price":"9.00"},{"name":"x"}],
     "allergens":{"contains":["milk"],"freeFrom":["nuts"]}}]}
    """#.utf8)

  static func complaint(about bytes: [UInt8]) -> String? {
    guard let mode = bytes.first else { return nil }
    let rest = Array(bytes.dropFirst())
    switch mode % 4 {
    case 0: return ofAnyBytes(rest)
    case 1: return update(with: Array("id,name,size,price,currency,sold_out\n".utf8) + rest)
    default:
      var script = Script(rest)
      return of(GeneratedTable(&script))
    }
  }

  private static func ofAnyBytes(_ bytes: [UInt8]) -> String? {
    guard let table = try? TableImport(bytes), let italian = try? TableImport(bytes, for: .italian)
    else { return "a small table is refused" }
    if table.menu != italian.menu { return "in Italian it is another menu" }
    if table.unread.count != italian.unread.count { return "in Italian it has other messages" }
    guard let again = try? MenuReader.read(MenuWriter.json(of: table.menu)) else {
      return "the menu of a table is refused"
    }
    let safer = table.menu.safer(in: again.menu)
    if !safer.isEmpty { return "the menu of a table is written safer: \(safer)" }
    return update(with: bytes)
  }

  /// A table that is written into a file changes no promise, and neither adds nor removes a dish.
  private static func update(with table: [UInt8]) -> String? {
    guard let before = try? MenuReader.read(file), let update = try? TableUpdate(table, into: file)
    else { return "a table for a file is refused" }
    guard let bytes = update.bytes else { return nil }
    guard let after = try? MenuReader.read(bytes) else { return "a table breaks the file" }
    if after.hasErrors { return "a table makes an error: \(after.diagnostics)" }
    if after.menu.numberOfDishes != before.menu.numberOfDishes { return "a table adds a dish" }
    let safer = before.menu.safer(in: after.menu)
    return safer.isEmpty ? nil : "a table makes safer: \(safer)"
  }

  private static func of(_ table: GeneratedTable) -> String? {
    guard let read = try? TableImport(table.bytes) else { return "refused" }
    var places: [String: Dish] = [:]
    for dish in read.menu.dishes {
      for size in dish.sizes { places[text(size.name)] = dish }
      if dish.sizes.isEmpty { places[text(dish.name)] = dish }
    }
    for row in table.rows where !row.isBlank {
      // A size without a name belongs to the dish above.
      if row.isBroken || !row.isNamed && row.size.isEmpty,
        !read.unread.contains(where: { $0.hasPrefix("line \(row.line): ") })
      {
        return "line \(row.line) is not reported: \(read.unread) \(string(table))"
      }
      guard row.isNamed else { continue }
      guard let dish = places[row.size.isEmpty ? row.name : row.size] else {
        return "line \(row.line) is lost: \(string(table))"
      }
      if let complaint = row.complaint(about: dish) {
        return "line \(row.line) \(complaint): \(string(table))"
      }
    }
    return nil
  }

  private static func text(_ text: LocalizedText) -> String {
    text.text(in: nil, fileLanguage: nil)
  }

  private static func string(_ table: GeneratedTable) -> String {
    String(decoding: table.bytes, as: UTF8.self)
  }
}

extension GeneratedTable.Row {
  /// What is wrong with the dish made from the row, and possibly from other rows that are its sizes.
  fileprivate func complaint(about dish: Dish) -> String? {
    for cell in cells {
      for allergen in cell.contains where dish.state(of: allergen) != .contains {
        return "contains \(allergen), which is \(dish.state(of: allergen))"
      }
      for allergen in cell.mayContain where dish.state(of: allergen) < .mayContain {
        return "may contain \(allergen), which is \(dish.state(of: allergen))"
      }
      if let unread = cell.unread, !dish.combinedStatement.unread.contains(unread) {
        return "loses “\(unread)”"
      }
    }
    var promised = AllergenSet()
    var diets = DietSet()
    if !isBroken, !isIncomplete {
      for cell in cells {
        promised.formUnion(cell.promises)
        diets.formUnion(cell.diets)
      }
    }
    for allergen in Allergen.allCases
    where dish.state(of: allergen) <= .notAnIngredient && !promised.contains(allergen) {
      return "does not promise \(allergen)"
    }
    let others = dish.trustedDiets.subtracting(diets)
    return others.isEmpty ? nil : "does not promise \(others)"
  }
}
