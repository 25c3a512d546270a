/// A menu as people write it, with a fault, and what they meant.
struct WrittenMenu: Sendable, CustomStringConvertible {
  let description: String
  let text: String
  /// What the mended menu must still say.
  let keeps: [String]
  /// What only the owner can fill in.
  let hand: CureWalk.Hand

  init(
    _ description: String, file text: String, keeps: [String], hand: CureWalk.Hand = []
  ) {
    (self.description, self.text, self.keeps, self.hand) = (description, text, keeps, hand)
  }

  /// A pizza in euros with these members.
  init(
    _ description: String, _ members: String, keeps: [String], hand: CureWalk.Hand = []
  ) {
    let file = """
      {"language": "it", "currency": "EUR",
       "pizzas": [
        {"name": "Diavola", \(members)},
        {"name": "Marinara", "price": "6.00"}
      ]}

      """
    self.init(description, file: file, keeps: ["Diavola", "Marinara", "6.00"] + keeps, hand: hand)
  }

  static let all = prices + allergens + letters + shapes + otherShapes + otherPrices

  private static let prices = [
    WrittenMenu("three digits behind a comma", #""price": "4,000""#, keeps: []),
    WrittenMenu("three digits behind a point", #""price": "1.900""#, keeps: []),
    WrittenMenu("three digits behind a point, without quotes", #""price": 4.000"#, keeps: []),
    WrittenMenu("three digits behind a comma, without quotes", #""price": 4,000"#, keeps: []),
    WrittenMenu(
      "three digits in a currency that has three",
      file: #"{"currency": "IQD", "pizzas": [{"name": "Diavola", "price": "4,000"}]}"#,
      keeps: ["Diavola"]),
    WrittenMenu(
      "decimals in a currency without any",
      file: #"{"currency": "JPY", "pizzas": [{"name": "Diavola", "price": "1.500"}]}"#,
      keeps: ["Diavola"]),
    WrittenMenu("for a hundred grams", #""price": "6.50 all'etto""#, keeps: ["6.50", "100 g"]),
    WrittenMenu("for a kilo", #""price": "40 al kg""#, keeps: ["40", "kg"]),
    WrittenMenu("each", #""price": "4.00€ cad.""#, keeps: ["4.00"]),
    WrittenMenu("for a person", #""price": "16 par personne""#, keeps: ["16", "person"]),
    WrittenMenu("a lowest price", #""price": "da 2,70€""#, keeps: ["from", "2.70"]),
    WrittenMenu("a unit that nobody knows", #""price": "2 top""#, keeps: ["2 top"]),
    WrittenMenu("another unit", #""price": "5 gel""#, keeps: ["5 gel"]),
    WrittenMenu("three prices", #""price": "850 / 1300 / 1850""#, keeps: ["850", "1300", "1850"]),
    WrittenMenu("two prices", #""price": "7,00 / 6,00""#, keeps: []),
    WrittenMenu("another currency", #""price": "$8.00""#, keeps: ["8.00"]),
    WrittenMenu("a sign", #""price": "€ 7,00""#, keeps: ["7.00"]),
    WrittenMenu("a decimal comma without quotes", #""price": 7,5"#, keeps: ["7.5"]),
    WrittenMenu("a price below zero", #""price": "-7.00""#, keeps: ["7.00"]),
    WrittenMenu(
      "a price and sizes", #""price": "7.00", "sizes": [{"name": "maxi", "price": "9.00"}]"#,
      keeps: []),
    WrittenMenu("two keys of a price", #""price": {"amount": "7.00", "from": "6.00"}"#, keeps: []),
    WrittenMenu("from more to less", #""price": {"from": "9.00", "to": "7.00"}"#, keeps: ["9.00"]),
    WrittenMenu(
      "a size without a price",
      #""sizes": [{"name": "normale", "price": "7.00"}, {"name": "maxi"}]"#,
      keeps: ["7.00", "maxi"],
      hand: [(#"{"name": "maxi"}"#, #"{"name": "maxi", "price": "9.00"}"#)]),
  ]

  private static let allergens = [
    WrittenMenu(
      "words in another language", #""allergens": ["glutine", "latte", "noci"]"#,
      keeps: ["gluten", "milk", "nuts"]),
    WrittenMenu(
      "several in one text", #""allergens": ["gluten, milk"]"#, keeps: ["gluten", "milk"]),
    WrittenMenu(
      "an and between two", #""allergens": ["glutine e latte"]"#, keeps: ["gluten", "milk"]),
    WrittenMenu(
      "numbers in one text", #""allergens": ["1,4,7"]"#, keeps: ["gluten", "fish", "milk"]),
    WrittenMenu(
      "traces in a list",
      #""allergens": ["gluten", "può contenere noci e soia", "tracce di latte"]"#,
      keeps: ["gluten", "mayContain", "nuts", "soy", "milk"]),
    WrittenMenu(
      "traces alone", #""allergens": "may contain nuts""#, keeps: [#""mayContain": ["nuts"]"#]),
    WrittenMenu(
      "traces under contains",
      #""allergens": {"contains": ["milk", "traces of nuts"], "mayContain": ["soy"]}"#,
      keeps: [#""contains": ["milk"]"#, "nuts", "soy"]),
    WrittenMenu(
      "traces behind what is contained", #""allergens": ["milk, may contain nuts", "eggs"]"#,
      keeps: ["milk", "eggs", #""mayContain": ["nuts"]"#]),
    WrittenMenu("none in Italian", #""allergens": "nessuno""#, keeps: ["none"]),
    WrittenMenu("none beside one", #""allergens": ["milk", "nessuno"]"#, keeps: ["milk"]),
    WrittenMenu(
      "none beside anchovies", #""ingredients": ["acciughe"], "allergens": "none""#,
      keeps: ["acciughe", "fish"]),
    WrittenMenu(
      "none beside a description with mozzarella",
      #""description": "con mozzarella e basilico", "allergens": "none""#, keeps: ["milk"]),
    WrittenMenu(
      "a promise beside anchovies",
      #""ingredients": ["acciughe"], "allergens": {"freeFrom": ["fish", "nuts"]}"#,
      keeps: ["acciughe", "fish", "nuts"]),
    WrittenMenu(
      "a misspelt warning", #""allergens": {"contians": ["milk"], "freeFrom": ["nuts"]}"#,
      keeps: ["milk", "nuts"]),
    WrittenMenu(
      "a misspelt statement beside a right one", #""alergens": ["milk"], "allergens": ["eggs"]"#,
      keeps: []),
    WrittenMenu(
      "one size in place of a list",
      #""allergens": "none", "sizes": {"name": "maxi", "price": "9.00", "allergens": ["milk"]}"#,
      keeps: ["maxi", "9.00", "milk"]),
    WrittenMenu(
      "contained and promised",
      #""allergens": {"contains": ["gluten.wheat", "milk"], "freeFrom": ["eggs", "gluten"]}"#,
      keeps: ["milk"]),
    WrittenMenu(
      "perhaps contained and promised",
      #""allergens": {"mayContain": ["nuts"], "freeFrom": ["nuts", "eggs"]}"#, keeps: ["eggs"]),
    WrittenMenu(
      "vegan with milk", #""allergens": ["milk"], "diets": ["vegan", "organic"]"#,
      keeps: ["milk", "organic"]),
    WrittenMenu("a diet in Italian", #""diets": ["vegano"]"#, keeps: ["vegan"]),
    WrittenMenu(
      "a number", #""allergens": ["7"]"#, keeps: ["milk"]),
  ]

  private static let letters = [
    WrittenMenu(
      "quotes of a word processor",
      file: """
        {“currency”: “EUR”,
         “pizzas”: [
          {“name”: “Diavola”, “price”: “7.00”, “allergens”: [“gluten”, “milk”]},
          {“name”: “Marinara “classica””, “price”: “6.00”}
        ]}
        """, keeps: ["Diavola", "7.00", "gluten", "milk", "Marinara", "classica", "6.00"]),
    WrittenMenu(
      "a quote inside a text",
      file: #"{"pizzas": [{"name": "Diavola", "description": "la "vera", piccante", "price": 7}]}"#,
      keeps: ["Diavola", "vera", "piccante", "7"],
      hand: [(#""la "vera", p"#, #""la \"vera\", p"#)]),
    WrittenMenu(
      "as JavaScript has it",
      file: "{pizzas: [{name: 'Diavola', price: 7.00,}, {name: 'Marinara', soldOut: True},],}",
      keeps: ["Diavola", "7.00", "Marinara", "soldOut"]),
    WrittenMenu(
      "no commas between lines",
      file: """
        {"language": "it"
         "pizzas": [
          {"name": "Diavola"
           "price": "7.00"}
          {"name": "Marinara"}
         ]}
        """, keeps: ["Diavola", "7.00", "Marinara"]),
    WrittenMenu(
      "no comma on a line",
      file:
        #"{"pizzas": [{"name": "Diavola" "price": "7.00"}, {"name": "Marinara", "price": 6 "id": "m"}]}"#,
      keeps: ["Diavola", "7.00", "Marinara", "6"]),
    WrittenMenu(
      "semicolons",
      file: """
        {"pizzas": [{"name": "Diavola"; "price": 7; "soldOut": true; "allergens": ["milk"]; "id": "d"};
         {"name": "Marinara"}]}
        """, keeps: ["Diavola", "7", "soldOut", "milk", "Marinara"]),
    WrittenMenu(
      "a bracket is missing",
      file: """
        {"pizzas": [
          {"name": "Diavola", "allergens": ["milk"},
          {"name": "Marinara"}
        ]}
        """, keeps: ["Diavola", "milk", "Marinara"]),
    WrittenMenu(
      "the end is missing",
      file: "{\"pizzas\": [\n {\"name\": \"Diavola\"},\n {\"name\": \"Marinara\"",
      keeps: ["Diavola", "Marinara"]),
  ]

  private static let shapes = [
    WrittenMenu("a name in place of a dish", file: #"{"pizzas": ["Diavola"]}"#, keeps: ["Diavola"]),
    WrittenMenu(
      "a list twice",
      file: """
        {"pizzas": [
           {"name": "Diavola", "price": 7}
         ],
         "desserts": [],
         "pizzas": [
           {"name": "Marinara", "price": 6},
           {"name": "Napoli"}
         ]}
        """, keeps: ["Diavola", "Marinara", "Napoli", "7", "6"]),
    WrittenMenu(
      "a list of one's own",
      file: #"{"pizzas": [{"name": "Diavola"}], "antipasti": [{"name": "Olive", "price": 4}]}"#,
      keeps: ["Diavola"]),
    WrittenMenu(
      "misspelt keys", file: #"{"pizas": [{"name": "Diavola", "prise": "7,00"}]}"#,
      keeps: ["Diavola", "7.00"]),
    WrittenMenu(
      "keys in Italian",
      file: """
        {"nome": "Da Giuseppe", "valuta": "€",
         "pizze": [{"nome": "Diavola", "prezzo": "7,00 €", "ingredienti": ["salame"]}],
         "bevande": [{"nome": "Acqua", "prezzo": 2, "esaurita": true}], "dolci": [{"nome": "Babà"}]}
        """, keeps: ["Da Giuseppe", "EUR", "Diavola", "7.00", "salame", "Acqua", "soldOut", "Babà"]),
    WrittenMenu(
      "keys in German", file: #"{"Pizzen": [{"Name": "Diavola", "Preis": "7,00"}]}"#,
      keeps: ["Diavola", "7.00"]),
    WrittenMenu(
      "two keys for one thing", #""price": "7.00", "prezzo": "8.00""#, keeps: []),
    WrittenMenu("not available", #""price": "7.00", "disponibile": false"#, keeps: ["soldOut"]),
    WrittenMenu(
      "diets that are true", #""vegano": true, "glutenFree": "sì""#,
      keeps: ["vegan", "gluten-free"]),
    WrittenMenu(
      "a text in another key for each language", #""nome_en": "Devil", "descrizione_en": "Hot""#,
      keeps: ["Devil", "Hot"]),
    WrittenMenu(
      "texts in other languages beside them",
      #""description": "Calda", "en": {"name": "Devil", "description": "Hot"}"#,
      keeps: ["Devil", "Hot", "Calda"]),
    WrittenMenu(
      "translations", #""translations": {"en": {"name": "Devil", "description": "Hot"}}"#,
      keeps: ["Devil", "Hot"]),
    WrittenMenu(
      "what may be in it, in a text",
      #""description": "Contiene: latte (tracce)", "allergens": ["eggs"]"#, keeps: ["eggs"]),
    WrittenMenu(
      "names for each language alone",
      file: #"{"pizzas": [{"name_it": "Diavola", "nameEn": "Devil", "price": "7.00"}]}"#,
      keeps: ["Diavola", "Devil", "7.00"]),
    WrittenMenu(
      "an ingredient with keys in Italian",
      #""ingredients": [{"nome": "gamberi", "surgelato": true}]"#, keeps: ["gamberi", "frozen"]),
    WrittenMenu(
      "measures with their units",
      file: #"{"beverages": [{"name": "Birra", "volume": "0,5 l", "serving": "alla spina"}]}"#,
      keeps: ["500", "draught"]),
    WrittenMenu(
      "the law in capitals",
      file: #"{"allergenKey": "UE", "pizzas": [{"name": "Diavola", "allergens": ["7"]}]}"#,
      keeps: ["milk"]),
    WrittenMenu(
      "add-ons with keys in Italian",
      #""addOns": [{"titolo": "Salse", "voci": [{"nome": "pesto", "prezzo": "1,00"}]}]"#,
      keeps: ["Salse", "pesto", "1.00"]),
    WrittenMenu("a number for an id", #""id": 12"#, keeps: ["12"]),
    WrittenMenu(
      "an id twice", #""id": "a"}, {"name": "Napoli", "id": "a""#, keeps: ["Napoli"],
      hand: [(#""Napoli", "id": "a""#, #""Napoli", "id": "b""#)]),
  ]
}
