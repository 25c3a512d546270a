extension WrittenMenu {
  /// Prices under other words than one "price".
  static let otherPrices = [
    WrittenMenu(
      "prices by their sizes", #""prezzo_piccola": "7.00", "prezzo_grande": 9"#,
      keeps: ["piccola", "7.00", "grande", "9"]),
    WrittenMenu(
      "prices by number", #""price1": "7.00", "price2": "8.00""#, keeps: ["7.00", "8.00"]),
    WrittenMenu(
      "a price in three languages", #""prezzo": "7.00", "prix": "8.00", "price": 9"#,
      keeps: ["7.00", "8.00", "9"]),
    WrittenMenu("the same price twice", #""prezzo": "7.00", "prix": 7.00"#, keeps: ["7.00"]),
    WrittenMenu(
      "prices in an object", #""price": {"piccola": "7.00", "grande": "10,00"}"#,
      keeps: ["piccola", "7.00", "grande", "10.00"]),
    WrittenMenu("prices in a list", #""price": ["5.00", "9.00"]"#, keeps: ["5.00", "9.00"]),
    WrittenMenu(
      "sizes in the place of a price",
      #""price": [{"size": "S", "price": 5}, {"size": "L", "price": 9}]"#,
      keeps: ["S", "5", "L", "9"]),
    WrittenMenu("prices in a list of another word", #""prezzi": [5, 9]"#, keeps: ["5", "9"]),
    WrittenMenu(
      "a price beside sizes, under another word",
      #""sizes": [{"name": "maxi", "price": "9.00"}], "prezzo_piccola": "7.00""#,
      keeps: ["maxi", "9.00", "piccola", "7.00"]),
    WrittenMenu("by the kilo", #""prezzo_kg": "40.00""#, keeps: ["40.00", "kg"]),
    WrittenMenu("an old price", #""price": 8, "oldPrice": 10"#, keeps: ["8", "was", "10"]),
    WrittenMenu("two ends", #""minPrice": 8, "maxPrice": 10"#, keeps: ["from", "8", "10"]),
    WrittenMenu(
      "an upper end without a lower one", #""price": {"amount": "6.50", "to": "8.00"}"#,
      keeps: ["from", "6.50", "8.00"]),
    WrittenMenu("min and max", #""price": {"min": 6.5, "max": 8}"#, keeps: ["from", "6.5", "8"]),
  ]

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
