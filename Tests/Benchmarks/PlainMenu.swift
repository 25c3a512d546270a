import LocatedJSON

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
    for (key, value) in dish.members.lazy.map({ ($0.key, $0.value) }) {
      if key == "id" {
        id = value.string ?? ""
      } else if key == "number" {
        number = value.string ?? ""
      } else if key == "name" {
        for name in value.members { self.name[name.key.string ?? ""] = name.value.string }
      } else if key == "group" {
        group = value.string
      } else if key == "price" {
        price = value.string
      } else if key == "sizes" {
        sizes = value.elements.map(PlainSize.init)
      } else if key == "diets" {
        diets = value.elements.compactMap(\.string)
      }
    }
  }

  static func isKnown(_ key: JSONValue) -> Bool {
    key == "id" || key == "number" || key == "name" || key == "group" || key == "price"
      || key == "sizes" || key == "diets" || key == "ingredients" || key == "allergens"
      || key == "spicy" || key == "frozen" || key == "notes" || key == "image" || key == "soldOut"
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
