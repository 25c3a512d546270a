extension WrittenMenu {
  /// Dishes and parts of them in other brackets.
  static let otherShapes = [
    WrittenMenu(
      "dishes by their names",
      file: """
        {"currency": "EUR", "pizzas": {
          "margherita": {"price": "7.00", "allergens": ["milk"]},
          "marinara": {"price": "6.00"}
        }}
        """, keeps: ["margherita", "7.00", "milk", "marinara", "6.00"]),
    WrittenMenu(
      "dishes by their names under a word of the owner's",
      file: #"{"antipasti": {"Olive": {"price": 3}, "Pane": {}, "Burro": 1}, "currency": "EUR"}"#,
      keeps: ["Olive", "3", "Pane", "Burro"]),
    WrittenMenu(
      "dishes by codes, with their names inside",
      file: #"{"desserts": {"t1": {"name": "Tiramisù", "price": 5}}, "currency": "EUR"}"#,
      keeps: ["t1", "Tiramisù", "5"]),
    WrittenMenu(
      "groups by their names",
      file: """
        {"groups": {"rosse": "Le rosse", "b": {"title": "Bianche"}},
         "pizzas": [{"name": "Diavola", "group": "rosse"}, {"name": "Quattro", "group": "b"}]}
        """, keeps: ["Diavola", "Le rosse", "Bianche"]),
    WrittenMenu(
      "sizes by their names", #""sizes": {"piccola": "5.00", "grande": {"price": "8.00"}}"#,
      keeps: ["piccola", "5.00", "grande", "8.00"]),
    WrittenMenu(
      "extras by their names", #""price": 7, "addOns": {"bufala": 2, "olive": {"price": 1}}"#,
      keeps: ["bufala", "2", "olive", "1"]),
    WrittenMenu(
      "lists in a list",
      file: #"{"pizzas": [[{"name": "Diavola"}, {"name": "Napoli"}], [{"name": "Bufalina"}]]}"#,
      keeps: ["Diavola", "Napoli", "Bufalina"]),
    WrittenMenu(
      "sizes in a list in a list", #""sizes": [[{"name": "maxi", "price": 9}]]"#,
      keeps: ["maxi", "9"]),
  ]
}
