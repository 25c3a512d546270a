import Foundation
import OldMenuCore

/// What an owner fills in where a cure only says what is missing.
enum OwnersHand {
  static let fixtures: [String: CureWalk.Hand] = [
    "fault-allergen-key.json": [(#""us""#, #""eu""#)],
    "fault-allergen-key-words.json": [
      (#""2": 5"#, #""2": "eggs""#), (#"["7", "8"]"#, #"["7", "2"]"#),
    ],
    "fault-allergens.json": [
      (#""mariscos""#, #""crustaceans""#), (#""xyzzy""#, #""soy""#), (#""G""#, #""gluten""#),
      (#""yes""#, "true"),
    ],
    "fault-bad-number.json": [("7.}", "7.00}")],
    "fault-currency-name.json": [("Taler", "EUR")],
    "fault-diets.json": [("xyzzy", "halal")],
    "fault-hours.json": [(#""to": "19:00""#, #""to": "22:00""#)],
    "fault-keys.json": keys, "fault-list.json": [("[{", #"{"pizzas": [{"#), ("}]\n", "}]}\n")],
    "fault-lone-surrogate.json": [(#"\ud83c"#, "Pizza")],
    "fault-missing-key.json": [(", : 1", #", "x-one": 1"#)],
    "fault-missing-value.json": [(#""name": ,"#, #""name": "A","#)],
    "fault-names.json": names,
    "fault-newer-format.json": [(#""formatVersion": 2"#, #""formatVersion": 1"#)],
    "fault-null.json": [("null", #"{"pizzas": []}"#)],
    "fault-number-too-long.json": [(String(repeating: "9", count: 1_200), "9")],
    "fault-numbers.json": [
      (#""spicy": 4"#, #""spicy": 3"#), (#""calories": -5"#, #""calories": 5"#),
      ("120", "42"),
      (#""volumeMl": 0"#, #""volumeMl": 330"#),
    ],
    "fault-prices.json": prices,
    "fault-promises.json": [
      (#""latte di cocco""#, #""soy""#),
      (#""contains": ["milk"], "allergens": "none""#, #""allergens": ["milk"]"#),
      (#""price": "5.00", "allergens": {"freeFrom": ["milk"]}"#, #""price": "5.00""#),
      (#""lattosio", "#, ""), (#""A, G""#, #""celery""#), (#", "xyzzy": true"#, ""),
    ],
    "fault-quote-in-text.json": [(#"La "vera" M"#, #"La \"vera\" M"#)],
    "fault-references.json": [
      (#""classiche", "title": "Ancora""#, #""ancora", "title": "Ancora""#),
      (#""margherita", "name": "Doppia""#, #""doppia", "name": "Doppia""#),
      (#""margherita", "name": "Terza""#, #""terza", "name": "Terza""#),
      ("xyzzy", "classiche"),
    ],
    "fault-second-document.json": [("}\n{\"pizzas\": []}", "}")],
    "fault-too-deep.json": [
      (String(repeating: "[", count: 64), "["), (String(repeating: "]", count: 64), "]"),
    ],
    "fault-trailing-characters.json": [("}}", "}")],
    "fault-types.json": types,
    "fault-unclosed-comment.json": [("/* the end", "/* the end */")],
    "fault-unexpected-character.json": [("€", #""€""#)],
    "fault-unterminated-text.json": [("Margherita}", #"Margherita"}"#)],
    "fault-yen.json": [("850.5", "850")],
    "hostile-raw.json": [], "hostile.json": hostile,
  ]

  /// What an owner writes into a menu without a dish.
  static let firstDish: CureWalk.Hand = [
    (#""pizzas": []"#, #""pizzas": [{"name": "Margherita"}]"#),
    ("{}", #"{"pizzas": [{"name": "Margherita"}]}"#),
    (#"{"x-deep": []}"#, #"{"x-deep": [], "pizzas": [{"name": "Margherita"}]}"#),
  ]

  private static let keys: CureWalk.Hand = [
    (#"{"title": "No id"}"#, #"{"id": "no", "title": "No id"}"#),
    (#"{"id": "","#, #"{"id": "empty","#),
    (#"{"id": "no-title"}"#, #"{"id": "no-title", "title": "T"}"#),
    (#"{"per": "kg"}"#, #"{"amount": "8.00", "per": "kg"}"#),
    (#"[{"price": "7.00"}]"#, #"[{"name": "maxi", "price": "7.00"}]"#),
    (#"[{"price": "1.00"}]"#, #"[{"name": "bufala", "price": "1.00"}]"#),
    (#"{"frozen": true}"#, #"{"name": "gamberi", "frozen": true}"#),
    (#"{"to": "9.00"}"#, #"{"from": "8.00", "to": "9.00"}"#),
  ]

  private static let names: CureWalk.Hand = [
    (#"{"price": "7.00", "allergens""#, #"{"name": "Prima", "price": "7.00", "allergens""#),
    (#""name": "  ""#, #""name": "Seconda""#), (#"{"it": ""}"#, #"{"it": "Terza"}"#),
    (#""name": {},"#, #""name": "Quarta","#),
    (#""beverages": [{"allergens""#, #""beverages": [{"name": "Acqua", "allergens""#),
    (#""desserts": [{"allergens""#, #""desserts": [{"name": "Babà", "allergens""#),
    (#""other": [{"allergens""#, #""other": [{"name": "Olive", "allergens""#),
  ]

  private static let prices: CureWalk.Hand = [
    ("12345678901", "12.00"), ("7.505", "7.50"),
    (#"{"name": "maxi"}"#, #"{"name": "maxi", "price": "9"}"#),
    ("1e1", "10"), (#""price": """#, #""price": "7.00""#),

  ]

  private static let types: CureWalk.Hand = [
    (#""formatVersion": "1""#, #""formatVersion": 1"#), (#""language": 7"#, #""language": "it""#),
    (#"["EUR"]"#, #""EUR""#), (#""cover": true"#, #""cover": "2.00""#),
    (#""groups": [5]"#, #""groups": [{"id": "1", "title": "G"}]"#),
    (#"["Margherita"]"#, #""Margherita""#), (#""number": true"#, #""number": "1""#),
    (#"["7.00"]"#, #""7.00""#), (#""allergens": 7"#, #""allergens": ["eggs"]"#),
    (#""diets": "vegan""#, #""diets": ["halal"]"#), (#""hot""#, "1"), (#""yes""#, "true"),
    ("7.5,", "750,"), (#""soldOut": 0"#, #""soldOut": false"#),
    (#""ingredients": "pomodoro""#, #""ingredients": ["pomodoro"]"#),
    (#""addOns": {}"#, #""addOns": []"#), ("}, 5\n", #"}, {"name": "Cinque"}"#),
    (#""image": 4"#, #""image": "4.png""#), (#""items": 5"#, #""items": []"#),
    (#""choose": 1"#, #""choose": {"min": 0}"#),
    (#""diets": [1]"#, #""diets": ["halal"]"#), (#"["maxi"]"#, #"[{"name": "maxi"}]"#),
    ("[true]", #"["eggs"]"#), (#""other": "olive""#, #""other": [{"name": "olive"}]"#),
  ]

  private static let hostile: CureWalk.Hand = [
    (#""name": "\u200b\u200c\u200d\u2060\ufeff\u180e\u00ad", "d"#, #""name": "Nove", "d"#),
    (#""name": "\u115f\u1160\u3164\uffa0\u2800", "d"#, #""name": "Dieci", "d"#),
    (#"["\u001b]8;;http://a.example/\u001b\\\\link"], "addOns"#, #"["milk"], "addOns"#),
    (#""\u001bP unended DCS"}], "diets""#, #""1.00"}], "diets""#),
    (#"["a\rb\bc\u000bd\u000ce\u007ff\u000eg\u000fh\u0000i"]}]"#, #"["halal"]}]"#),
  ]
}

/// The cures that say in words what the change of the file does.
enum CuresInWords {
  /// Whether a cure says what to do rather than what to write.
  static func areTold(_ rule: Diagnostic.Rule) -> Bool {
    switch rule {
    case .syntax, .key(.repeatedKey), .price(.priceAndSizes), .price(.conflictingPriceKeys),
      .allergen(.contradictedAllergen), .allergen(.doubtedAllergen), .diet(.contradictedDiet),
      .diet(.contradictedDietByIngredient), .diet(.contradictedDietByText),
      .diet(.contradictedDietByChoice),
      .diet(.contradictedDietOfAddOn), .group(.parentCycle),
      .price(.negativePrice),
      .list(.unknownList), .key(.listsByLanguage), .key(.wrongType), .list(.entriesByName),
      .list(.listInList),
      .price(.scatteredPrices), .key(.unknownMember(_, .available, _)),
      .key(.unknownMember(_, .translation, _)), .key(.unknownMember(_, .translations, _)),
      .key(.unknownMember(_, _, isThere: true)),
      .key(.unknownKey(_, suggestion: nil, _)), .key(.unknownKey(_, _, isThere: true)):
      true
    // What is not alone is only taken away.
    case .allergen(.noneInWords(_, let place)): place != .alone
    default: false
    }
  }

  /// What the changes write for a rule, without what is around it.
  static func written(_ edits: [FileEdit], for rule: Diagnostic.Rule) -> String {
    switch rule {
    case .allergen(.unstatedIngredient(_, let allergen, _)),
      .allergen(.contradictedPromise(_, let allergen)),
      .allergen(.contradictedAddOn(_, _, let allergen)),
      .allergen(.namedAllergen(_, _, let allergen, _, _)):
      return "\"\(allergen.rawValue)\""
    case .allergen(.tracesAmongContained(_, _, let possible, _)):
      let words = possible.map { "\"\($0)\"" }.joined(separator: ", ")
      return "\"mayContain\": [\(words)]"
    case .allergen(.noneInWords): return "\"none\""
    case .price(.severalPrices): return edits.count > 1 ? "\"sizes\": [" : written(edits)
    case .allergen(.allergensWithoutKey): return "\"allergenKey\": \"eu\""
    case .allergen(.severalAllergens):
      return written(edits).trimmingCharacters(in: ["[", "]"])
    default: return written(edits)
    }
  }

  private static func written(_ edits: [FileEdit]) -> String {
    let first = edits.first { !$0.replacement.isEmpty }
    let text = String(decoding: first?.replacement ?? [], as: UTF8.self)
    return String(text.trimmingPrefix(", ").reversed().drop { ", \n".contains($0) }.reversed())
  }
}
