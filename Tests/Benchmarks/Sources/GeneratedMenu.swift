/// A Menu.json of any number of dishes, the same for the same number: 100,000 dishes are about 28 MB. Names
/// carry accents, and every dish its number. There is nothing wrong with it.
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

  /// The file, one dish a line.
  static func text(dishes: Int) -> String {
    let groups = (0...dishes / 50).map { #"{"id": "g\#($0)", "title": "Gruppo \#($0)"}"# }
    return #"{"formatVersion": 1, "name": "Da Giuseppe", "language": "it", "currency": "EUR","#
      + "\n\"groups\": [\(groups.joined(separator: ", "))],\n\"pizzas\": [\n"
      + (0..<dishes).map(line).joined(separator: ",\n") + "\n]}\n"
  }

  private static func line(_ dish: Int) -> String {
    let name = names[dish % names.count]
    let price = "\(5 + dish % 13).\(dish % 2 == 0 ? "50" : "00")"
    let cost =
      dish % 4 == 0
      ? #""sizes": [{"name": "normale", "price": "\#(price)"}, {"name": "maxi", "price": "19.50"}]"#
      : #""price": "\#(price)""#
    return #"{"id": "pizza-\#(dish)", "number": "\#(dish + 1)", "#
      + #""name": {"it": "\#(name.0) \#(dish)", "en": "\#(name.1) \#(dish)"}, "#
      + #""group": "g\#(dish / 50)", \#(cost), "#
      + #""ingredients": [\#(ingredients[dish % ingredients.count])], "#
      + #""allergens": \#(allergens[dish % allergens.count])}"#
  }
}
