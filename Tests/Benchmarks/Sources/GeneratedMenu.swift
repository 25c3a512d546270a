/// A Menu.json of any number of dishes, the same for the same number: 100,000 dishes are about 28 MB. Names
/// carry accents, and every dish its number. Only the
/// dishes of a faulty one are wrong.
enum GeneratedMenu {
  private static let names = [
    ("Margherita", "Margherita"), ("Quattro stagioni", "Four seasons"), ("Diavola", "Devil"),
    ("Più verdure", "More vegetables"), ("Funghi e carciofi", "Mushrooms and artichokes"),
  ]
  private static let ingredients = [
    #""pomodoro", "fior di latte", "basilico""#, #""pomodoro", "prosciutto", "funghi""#,
    #""acciughe", "capperi", "olive", {"name": "gamberi", "frozen": true}"#,
  ]
  private static let allergens = [
    #"["gluten", "milk"]"#, #"["gluten", "fish", "crustaceans"]"#,
    #"{"contains": ["gluten.wheat", "milk"], "mayContain": ["nuts"]}"#,
  ]

  /// Statements that name every allergen of the ingredients.
  private static let allAllergens = [
    #"["gluten", "milk"]"#, #"["gluten", "sulphites"]"#, #"["gluten", "fish", "crustaceans"]"#,
  ]
  private static let words = [
    "fresco", "dolce", "leggero", "profumo", "forno", "legna", "antica", "ricetta", "casa", "mano",
    "stagione", "orto", "luce", "terra", "rustico", "friabile", "morbido", "caldo", "rosso",
    "verde",
    "giallo", "bianco", "vivace", "delicato", "intenso", "classico", "moderno", "semplice",
  ]

  /// The statements of the dishes of a menu.
  enum Kind: String, CaseIterable {
    /// Only warnings.
    case silent
    /// Complete statements and a description of twelve words, so that every text is examined.
    case honest
    /// The same, and in four of five dishes an ingredient that contradicts the statement.
    case faulty
  }

  /// The file, with one dish per line.
  static func text(dishes: Int, _ kind: Kind = .silent) -> String {
    let groups = (0...dishes / 50).map { #"{"id": "g\#($0)", "title": "Gruppo \#($0)"}"# }
    return #"{"formatVersion": 1, "name": "Da Giuseppe", "language": "it", "currency": "EUR","#
      + "\n\"groups\": [\(groups.joined(separator: ", "))],\n\"pizzas\": [\n"
      + (0..<dishes).map { line($0, kind) }.joined(separator: ",\n") + "\n]}\n"
  }

  private static func statement(of dish: Int, _ kind: Kind) -> String {
    if kind == .silent { return allergens[dish % allergens.count] }
    return #"{"contains": \#(allAllergens[dish % allAllergens.count]), "complete": true}"#
  }

  private static func description(of dish: Int, _ kind: Kind) -> String {
    if kind == .silent { return "" }
    let twelve = (0..<12).map { words[(dish * 7 + $0 * 5) % words.count] }
    return #""description": "\#(twelve.joined(separator: " "))", "#
  }

  private static func ingredients(of dish: Int, _ kind: Kind) -> String {
    let own = ingredients[dish % ingredients.count]
    let isContradicted = kind == .faulty && dish % 5 != 0
    return isContradicted ? own + #", "salsa al sedano""# : own
  }

  private static func line(_ dish: Int, _ kind: Kind) -> String {
    let name = names[dish % names.count]
    let price = "\(5 + dish % 13).\(dish % 2 == 0 ? "50" : "00")"
    let cost =
      dish % 4 == 0
      ? #""sizes": [{"name": "normale", "price": "\#(price)"}, {"name": "maxi", "price": "19.50"}]"#
      : #""price": "\#(price)""#
    return #"{"id": "pizza-\#(dish)", "number": "\#(dish + 1)", "#
      + #""name": {"it": "\#(name.0) \#(dish)", "en": "\#(name.1) \#(dish)"}, "#
      + #""group": "g\#(dish / 50)", \#(cost), \#(description(of: dish, kind))"#
      + #""ingredients": [\#(ingredients(of: dish, kind))], "#
      + #""allergens": \#(statement(of: dish, kind))}"#
  }
}
