import OldLocatedJSON

/// As little of a menu as makes the comparison fair: equal structs, filled by both.
struct PlainMenu: Decodable {
  var pizzas: [PlainDish] = []

  init(_ root: JSONValue) {
    for member in root.members where member.key == "pizzas" {
      pizzas = member.value.elements.map(PlainDish.init)
    }
  }

  /// How many keys are known, dishes' only.
  static func count(_ root: JSONValue) -> Int {
    var count = 0
    for member in root.members where member.key == "pizzas" {
      for dish in member.value.elements {
        for member in dish.members where PlainDish.isKnown(member.key) { count += 1 }
      }
    }
    return count
  }
}

/// A dish with what most dishes have.
struct PlainDish: Decodable {
  var id = ""
  var number = ""
  var name: [String: String] = [:]
  var group: String?
  var price: String?
  var sizes: [PlainSize]?
  var diets: [String] = []

  init(_ dish: JSONValue) {
    for member in dish.members {
      let value = member.value
      switch member.key {
      case "id": id = value.string ?? ""
      case "number": number = value.string ?? ""
      case "name":
        for name in value.members { self.name[name.key.string ?? ""] = name.value.string }
      case "group": group = value.string
      case "price": price = value.string
      case "sizes": sizes = value.elements.map(PlainSize.init)
      case "diets": diets = value.elements.compactMap(\.string)
      default: break
      }
    }
  }

  static func isKnown(_ key: JSONValue) -> Bool {
    switch key {
    case "id", "number", "name", "group", "price", "sizes", "diets", "ingredients", "allergens",
      "spicy", "frozen", "notes", "image", "soldOut":
      true
    default: false
    }
  }
}

/// One size of a dish.
struct PlainSize: Decodable {
  var name = ""
  var price = ""

  init(_ size: JSONValue) {
    for member in size.members {
      if member.key == "name" { name = member.value.string ?? "" }
      if member.key == "price" { price = member.value.string ?? "" }
    }
  }
}
