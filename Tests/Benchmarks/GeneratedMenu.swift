/// A Menu.json of any number of dishes, the same for the same number.
///
/// 100,000 dishes are about 27 MB; names carry accents, and every dish its number, as in a real menu.
/// There is nothing wrong with it: who has a large menu has it from a program.
enum GeneratedMenu {
  private static let names = [
    ("Margherita", "Margherita"), ("Quattro stagioni", "Four seasons"), ("Diavola", "Devil"),
    ("Più verdure", "More vegetables"), ("Funghi e carciofi", "Mushrooms and artichokes"),
  ]
  private static let ingredients = [
    #""pomodoro", "fior di latte", "basilico""#,
    #""pomodoro", "mozzarella", "prosciutto", "funghi""#,
    #""acciughe", "capperi", "olive", {"name": "gamberi", "frozen": true}"#,
  ]
  private static let allergens = [
    #"["gluten", "milk"]"#,
    #"{"contains": ["gluten.wheat", "milk"], "mayContain": ["nuts"], "complete": true}"#,
    #"["gluten", "fish", "crustaceans"]"#,
  ]

  /// The file, one dish a line.
  static func bytes(dishes: Int) -> [UInt8] {
    var bytes: [UInt8] = []
    bytes.reserveCapacity(dishes * 300)
    bytes += Array(#"{"formatVersion": 1, "name": "Da Giuseppe", "language": "it","#.utf8)
    let groups = (0...dishes / 50).map { #"{"id": "g\#($0)", "title": "Gruppe \#($0)"}"# }
    bytes += Array(
      " \"currency\": \"EUR\",\n\"groups\": [\(groups.joined(separator: ", "))],\n".utf8)
    bytes += Array("\"pizzas\": [\n".utf8)
    for dish in 0..<dishes {
      if dish > 0 { bytes += Array(",\n".utf8) }
      bytes += Array(line(dish).utf8)
    }
    bytes += Array("\n]}\n".utf8)
    return bytes
  }

  private static func line(_ dish: Int) -> String {
    let name = names[dish % names.count]
    let price = "\(5 + dish % 13).\(dish % 2 == 0 ? "50" : "00")"
    let cost =
      dish % 4 == 0
      ? #""sizes": [{"name": "normale", "price": "\#(price)"}, {"name": "maxi", "price": "19.50"}]"#
      : #""price": "\#(price)""#
    return #"  { "id": "pizza-\#(dish)", "number": "\#(dish + 1)", "#
      + #""name": {"it": "\#(name.0) \#(dish)", "en": "\#(name.1) \#(dish)"}, "#
      + #""group": "g\#(dish / 50)", \#(cost), "#
      + #""ingredients": [\#(ingredients[dish % ingredients.count])], "#
      + #""allergens": \#(allergens[dish % allergens.count]), "#
      + #""diets": [\#(dish % 3 == 0 ? "\"vegetarian\"" : "")]}"#
  }
}
