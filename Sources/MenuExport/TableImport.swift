public import MenuCore

/// A menu made of a spreadsheet: our own csv, or a plain table with the columns `list`, `name`,
/// `description`, `ingredients`, `price`, `allergens`, `diets` in any order.
///
/// Only what is understood whole is taken: an allergen cell with one unknown word makes no statement.
public struct TableImport: Sendable {
  /// The menu.
  public private(set) var menu = Menu()
  /// The things that were not read, each with its line: `line 3: price "ca. 9"`.
  public private(set) var unread: [String] = []

  /// Reads a table: `;`, `,` or tabs between cells, quotes, a byte-order mark; O(*n*).
  public init(_ bytes: [UInt8]) {
    let rows = Self.rows(of: bytes)
    guard let head = rows.first else { return }
    let names = head.map { Self.columnName($0) }
    for (number, name) in names.enumerated()
    where !Self.known.contains(name) && Allergen(rawValue: name) == nil {
      unread.append("line 1: column \(number + 1) “\(name)”")
    }
    for (number, cells) in rows.enumerated().dropFirst()
    where cells.contains(where: { !$0.isEmpty }) {
      var row: [String: String] = [:]
      for (name, cell) in zip(names, cells) where !cell.isEmpty { row[name] = cell }
      add(row, line: number + 1)
    }
  }

  private static let known = [
    "list", "section", "number", "id", "name", "size", "price", "currency", "sold_out",
    "description", "ingredients", "diets", "spicy", "frozen", "allergens", "notes",
  ]

  private static func columnName(_ cell: String) -> String {
    String(cell.lowercased().map { $0 == " " ? "_" : $0 })
  }

  private mutating func add(_ row: [String: String], line: Int) {
    guard let name = row["name"] else {
      unread.append("line \(line): no name")
      return
    }
    let list = row["list"].flatMap { MenuList(rawValue: $0.lowercased()) } ?? .other
    if let currency = row["currency"].flatMap({ Currency(code: $0) }) { menu.currency = currency }
    let price = row["price"].flatMap { self.price($0, line) }
    let statement = self.statement(row, line)
    if let size = row["size"], addSize(size, price, statement, to: name, in: list) { return }
    var dish = Dish(name: name)
    (dish.id, dish.number) = (row["id"], row["number"])
    dish.description = row["description"].map { LocalizedText($0) }
    dish.ingredients = (row["ingredients"] ?? "").split(separator: ",").map {
      Ingredient(name: LocalizedText(String($0.drop { $0 == " " })))
    }
    dish.isSoldOut = row["sold_out"] != nil
    dish.isFrozen = row["frozen"] != nil
    dish.spiciness = row["spicy"].flatMap { Int($0) }.map { min(max(0, $0), 3) } ?? 0
    dish.notes = row["notes"].map { [LocalizedText($0)] } ?? []
    dish.diets = self.diets(row["diets"], line)
    dish.allergens = statement
    if let size = row["size"] {
      dish.sizes = [DishSize(name: LocalizedText(size), price: price)]
    } else {
      dish.price = price
    }
    dish.group = self.group(row["section"], of: list)
    menu[list].append(dish)
  }

  /// Adds a size to the dish of the row before, where both have one name.
  private mutating func addSize(
    _ size: String, _ price: Price?, _ statement: AllergenStatement, to name: String,
    in list: MenuList
  ) -> Bool {
    let last = menu.numberOfDishes(in: list) - 1
    guard let dish = menu.dish(at: last, in: list), !dish.sizes.isEmpty,
      dish.name == LocalizedText(name)
    else { return false }
    let own = statement == dish.allergens ? nil : statement
    menu[list][last].sizes.append(
      DishSize(name: LocalizedText(size), price: price, allergens: own))
    return true
  }

  private mutating func group(_ title: String?, of list: MenuList) -> String? {
    guard let title, !InterfaceLanguage.allCases.contains(where: { $0.name(of: list) == title })
    else {
      return nil
    }
    if let known = menu.groups.first(where: { $0.title == LocalizedText(title) }) {
      return known.id
    }
    let id = "group-\(menu.groups.count + 1)"
    menu.groups.append(DishGroup(id: id, title: LocalizedText(title)))
    return id
  }

  private mutating func price(_ cell: String, _ line: Int) -> Price? {
    let digits = String(cell.map { $0 == "," ? "." : $0 }.filter { $0.isNumber || $0 == "." })
    let isPlain = cell.allSatisfy { $0.isNumber || "., €$£".contains($0) }
    guard isPlain, let amount = Amount(digits), amount.writtenFractionDigits != 3 else {
      unread.append("line \(line): price “\(cell)”")
      return nil
    }
    return Price(.exactly(amount))
  }

  private mutating func diets(_ cell: String?, _ line: Int) -> DietSet {
    let words = (cell ?? "").split { $0 == " " || $0 == "," || $0 == ";" }.map(String.init)
    let diets = words.map { Diet(rawValue: $0.lowercased()) }
    guard !diets.contains(nil) else {
      unread.append("line \(line): diets “\(cell ?? "")”")
      return []
    }
    return DietSet(diets.compactMap(\.self))
  }

  /// The statement of our own columns, or of one cell of words; nothing where a word is unknown.
  private mutating func statement(_ row: [String: String], _ line: Int) -> AllergenStatement {
    var statement = AllergenStatement()
    let own = Allergen.groups.filter { row[$0.rawValue] != nil }
    guard own.isEmpty else {
      for allergen in own {
        switch row[allergen.rawValue]?.lowercased() {
        case "contains": statement.contains.insert(allergen)
        case "may": statement.mayContain.insert(allergen)
        case "free": statement.freeFrom.insert(allergen)
        case "no ingredient": statement.isComplete = true
        default:
          unread.append("line \(line): \(allergen.rawValue) “\(row[allergen.rawValue] ?? "")”")
        }
      }
      // Silence of one column is not stated: then nothing is promised by silence.
      let silent = Allergen.groups.contains { row[$0.rawValue] == nil }
      if silent { statement.isComplete = false }
      return statement
    }
    guard let cell = row["allergens"] else { return statement }
    let words = cell.split { $0 == "," || $0 == ";" }.map { $0.trimmingPrefix(" ").lowercased() }
    let allergens = words.map { word -> AllergenSet? in
      if let allergen = Allergen(rawValue: word) { return AllergenSet(allergen) }
      let typed = TypedQuery(word)
      return typed.words.isEmpty && !typed.namedAllergens.isEmpty ? typed.namedAllergens : nil
    }
    guard !allergens.contains(nil) else {
      unread.append("line \(line): allergens “\(cell)”")
      return statement
    }
    for set in allergens.compactMap(\.self) { statement.contains.formUnion(set) }
    return statement
  }

  /// The cells of each row (RFC 4180). The separator is the one that the first line has most of.
  private static func rows(of bytes: [UInt8]) -> [[String]] {
    let text = bytes.starts(with: [0xEF, 0xBB, 0xBF]) ? bytes.dropFirst(3) : bytes[...]
    let head = text.prefix { $0 != 0x0A }
    let separator =
      [UInt8(ascii: ";"), UInt8(ascii: ","), 0x09].max { left, right in
        head.count { $0 == left } < head.count { $0 == right }
      } ?? UInt8(ascii: ",")
    var (rows, row, cell, isQuoted) = ([[String]](), [String](), [UInt8](), false)
    var place = text.startIndex
    func end() {
      // The apostrophe that keeps a spreadsheet from running a cell is ours.
      let text = String(decoding: cell, as: UTF8.self)
      row.append(text.first == "'" ? String(text.dropFirst()) : text)
      cell = []
    }
    while place < text.endIndex {
      let byte = text[place]
      place += 1
      if isQuoted {
        if byte == UInt8(ascii: "\"") {
          isQuoted = place < text.endIndex && text[place] == byte
          if isQuoted {
            cell.append(byte)
            place += 1
          }
        } else {
          cell.append(byte)
        }
        continue
      }
      switch byte {
      case UInt8(ascii: "\"") where cell.isEmpty: isQuoted = true
      case separator: end()
      case 0x0A:
        end()
        rows.append(row)
        row = []
      case 0x0D: break
      default: cell.append(byte)
      }
    }
    if !cell.isEmpty || !row.isEmpty {
      end()
      rows.append(row)
    }
    return rows
  }
}
