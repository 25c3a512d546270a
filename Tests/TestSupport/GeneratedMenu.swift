/// Random menus in which every key of a dish occurs, most of them with promises, as members that a test can
/// break.
package struct GeneratedMenu {
  /// The members of each dish by its list, as `"key":value`.
  package var dishes: [(list: String, members: [String])]
  private var more = ""

  /// Makes a menu of some dishes; `hasAddOns` is false if an error must belong to the dish itself.
  package init(_ random: inout SeededGenerator, count: Int = 3, hasAddOns: Bool = true) {
    dishes = []
    more = #","groups":[{"id":"a","title":"Le classiche"},{"id":"b","title":"B","parent":"a"}]"#
    if Bool.random(using: &random) { more += #","notes":["Servizio incluso"],"cover":"2.00""# }
    let lists = ["pizzas", "beverages", "desserts", "other"]
    for place in 0..<count {
      let list = lists.randomElement(using: &random) ?? "pizzas"
      dishes.append(
        (list, Self.members(of: list, place, hasAddOns: hasAddOns, &random)))
    }
  }

  /// The file.
  package var json: String {
    let lists = ["pizzas", "beverages", "desserts", "other"].map { list in
      let own = dishes.filter { $0.list == list }
      return
        "\"\(list)\":[\(own.map { "{\($0.members.joined(separator: ","))}" }.joined(separator: ",\n"))]"
    }
    return "{\"language\":\"it\",\"currency\":\"EUR\"\(more),\n\(lists.joined(separator: ",\n"))}"
  }

  /// The index of a dish in its list.
  package func position(of place: Int) -> Int {
    dishes[..<place].count { $0.list == dishes[place].list }
  }

  private static let words = [
    "gluten", "crustaceans", "eggs", "fish", "peanuts", "soy", "milk", "nuts", "celery", "mustard",
    "sesame", "sulphites", "lupin", "molluscs", "gluten.wheat", "gluten.rye", "nuts.almond",
    "nuts.hazelnut",
  ]

  private static func members(
    of list: String, _ place: Int, hasAddOns: Bool, _ random: inout SeededGenerator
  ) -> [String] {
    let ofKind = [
      "pizzas": [#""base":"red""#, #""dough":"integrale""#],
      "beverages": [#""volumeMl":500"#, #""alcoholPercent":"4.7""#, #""serving":"draught""#],
      "desserts": [#""homemade":true"#],
    ]
    var optional = [
      #""id":"d\#(place)""#, #""number":"\#(place + 1)""#, #""description":"al profumo d'estate""#,
      #""group":"b""#, #""spicy":2"#, #""frozen":true"#, #""calories":850"#, #""soldOut":true"#,
      #""notes":["solo la sera",{"it":"a","en":"b"}]"#, #""image":"a.jpg""#,
      #""ingredients":["pomodoro",{"name":{"it":"olive","en":"olives"},"frozen":true}]"#,
      #""ingredients":[{"name":"salsa","allergens":["celery"]},"rucola"]"#,
      #""diets":["halal","organic"]"#, #""price":"7.50""#, #""price":{"from":"7.00","to":"9.00"}"#,
      #""price":{"amount":"1.00","per":"piece","was":"1.50"}"#,
      #""sizes":[{"name":"normale","price":"7.00"},{"name":"maxi","diameterCm":45,"allergens":\#(statement(&random))}]"#,
    ]
    if hasAddOns {
      optional.append(
        #""addOns":[{"name":"rucola","price":"1.00",\#(statementWithDiet(&random))}]"#)
      optional.append(
        #""addOns":[{"title":"Salsa","choose":{"min":1,"max":1},"items":[{"name":"x","allergens":\#(statement(&random)),"diets":["halal"]}]}]"#
      )
    }
    optional += ofKind[list] ?? []
    var members = [
      #""name":{"it":"Uno \#(place)","en":"One"}"#, #""allergens":\#(statement(&random))"#,
    ]
    for member in optional.shuffled(using: &random) where Bool.random(using: &random) {
      let key = member.prefix { $0 != ":" }
      let isTaken = members.contains { $0.hasPrefix(key) }
      let isOther = key == "\"price\"" ? "\"sizes\"" : key == "\"sizes\"" ? "\"price\"" : key
      if !isTaken, !members.contains(where: { $0.hasPrefix(isOther) }) { members.append(member) }
    }
    return members.shuffled(using: &random)
  }

  /// A statement, and perhaps a diet about an allergen that it does not name.
  private static func statementWithDiet(_ random: inout SeededGenerator) -> String {
    let statement = statement(&random)
    let member = "\"allergens\":\(statement)"
    let diets = ["gluten": "gluten-free", "milk": "dairy-free"]
    let allergen = Bool.random(using: &random) ? "gluten" : "milk"
    guard let diet = diets[allergen], !statement.contains(allergen) else { return member }
    return "\(member),\"diets\":[\"\(diet)\"]"
  }

  /// A statement in one of its notations, without a contradiction.
  static func statement(_ random: inout SeededGenerator) -> String {
    var rest = words.shuffled(using: &random)[...]
    func some(_ count: Int) -> String {
      defer { rest = rest.dropFirst(count) }
      return rest.prefix(count).map { "\"\($0)\"" }.joined(separator: ",")
    }
    return switch Int.random(in: 0..<6, using: &random) {
    case 0: #""none""#
    case 1: "[\(some(2))]"
    case 2: #"{"contains":[\#(some(2))],"complete":true}"#
    case 3: #"{"mayContain":[\#(some(1))],"complete":true}"#
    case 4: #"{"freeFrom":[\#(some(3))]}"#
    default: #"{"contains":[\#(some(1))],"mayContain":[\#(some(1))],"freeFrom":["eggs","lupin"]}"#
    }
  }
}
