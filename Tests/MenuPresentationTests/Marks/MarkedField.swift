/// Which of the texts of a menu has a long run of combining marks on its first letter and its last.
///
/// Swift compares strings, and characters, by canonical equivalence. Marks that have to be put in
/// another order for that take the square of their number.
struct MarkedField: Sendable, CustomStringConvertible {
  /// What stands at its place in the menu.
  let description: String
  private let place: Int

  /// Every text of the menus below.
  static let all = menus.indices.flatMap { menu in
    pieces(of: menu).indices.filter { !$0.isMultiple(of: 2) }
      .map { MarkedField(menu: menu, place: $0) }
  }

  private let menu: Int

  private init(menu: Int, place: Int) {
    self.menu = menu
    self.place = place
    let pieces = MarkedField.pieces(of: menu)
    let before = pieces[place - 1].split(separator: "\n").last ?? ""
    description = "\(before.suffix(24))\(pieces[place])"
  }

  /// The menu with so many marks in this text.
  func bytes(marks count: Int) -> [UInt8] {
    let marks = MarkedField.marks(count / 2)
    return MarkedField.pieces(of: menu).enumerated().flatMap { place, piece in
      place == self.place
        ? Array("\(piece.prefix(1))\(marks)\(piece.dropFirst())\(marks)".utf8) : Array(piece.utf8)
    }
  }

  /// So many marks, each of which comes in front of the one before it where texts are compared; some
  /// take a cell of their own.
  static func marks(_ count: Int) -> String {
    String(repeating: "\u{301}\u{302E}\u{316}\u{1D165}", count: count / 4)
  }

  private static func pieces(of menu: Int) -> [Substring] {
    menus[menu].split(separator: "~", omittingEmptySubsequences: false)
  }

  /// Texts stand between tildes.
  private static let menus = [
    #"""
    {"formatVersion": 1, "name": "~Da Giuseppe~", "description": {"it": "~Cucina~", "en": "~Food~"},
     "language": "it", "currency": "EUR", "cover": "2.00",
     "address": "~Via Roma~", "phone": "~06 123~", "hours": "~sempre~", "~unknown~": 1,
     "notes": ["~* surgelato~", "~Buono~"], "allergenKey": {"~A~": "milk", "B": "~milk~"},
     "groups": [{"id": "rosse", "title": "~Rosse~", "description": "~pomodoro~"},
       {"id": "~bianche~", "title": {"it": "Bianche", "~en~": "White"}},
       {"id": "piccole", "title": "Piccole", "parent": "rosse"}],
     "pizzas": [
      {"id": "~m~", "number": "~1~", "name": "~Margherita~", "description": "~Da noi~",
       "group": "piccole", "price": "7.00", "image": "~a.png~", "base": "~rossa~",
       "dough": "~sottile~", "ingredients": ["~pomodoro~", {"name": "~funghi~", "frozen": true}],
       "allergens": {"contains": ["gluten", "~lait~"], "freeFrom": ["~soy~"], "~none~": ["fish"]},
       "diets": ["vegetarian", "~vegana~"], "notes": ["~calda~"], "~ingredienti~": ["~aglio~"],
       "addOns": [{"title": "~Aggiunte~", "items": [
         {"name": "~bufala~", "price": "2.00", "diets": ["~bio~"], "allergens": ["~latte~"]}]}]},
      {"name": {"~it~": "~Diavola~", "en": "~Devil~"}, "group": "~rosse~",
       "price": {"amount": "7.00", "per": "~piece~"}, "allergens": "none"},
      {"name": "Mista", "group": "piccole", "sizes": [{"name": "~normale~", "price": "7.00"},
       {"name": "maxi", "price": {"from": "9.00", "to": "12.00", "per": {"it": "~pezzo~"}}}]}],
     "beverages": [{"name": "Birra", "volumeMl": "~400~", "alcoholPercent": "~4,7~",
       "serving": "~draught~", "price": {"text": "~al giorno~"}}],
     "desserts": [{"name": "Dolce", "price": "~5 euro~", "homemade": "~yes~"}, {"name": "~Dolce~"}],
     "other": [{"name": "Olive", "price": {"amount": "~1,00~", "was": "~2.00~"}, "soldOut": true},
       "~Pane~"]}
    """#,
    #"""
    {"formatVersion": "~1~", "language": "~it~", "currency": "~EUR~", "cover": "~2,00 a testa~",
     "allergenKey": "~eu~", "groups": [{"id": "a", "title": "A", "parent": "~b~"}, "~c~"],
     "pizzas": [{"name": "Una", "allergens": "~milk, fish~", "sizes": [{"name": "piccola",
       "price": "~sette~", "~prezzo~": "8"}], "addOns": ["~x~"], "ingredients": "~aglio, olio~"}],
     "~bevande~": [{"name": "Acqua", "price": 2}]}
    """#,
    #"{/* ~prova~ */ "pizzas": [{"name": "A", "price": "7.00"}]}"#,
    #"{"name": "~Da noi~" "language": "it", "pizzas": [{"name": "~A~", "price": 07} {'id': 'x'}]}"#,
    #"{"pizzas": [{'name': '~Margherita~', price: ~7~, "spicy": ~no~}]}"#,
    #"{"~menu~": {"~piatti~": [{"~nome~": "~Marinara~", "~prezzo~": "7"}]}}"#,
  ]
}
