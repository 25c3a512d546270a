import MenuCore

/// Dishes made of members with a known meaning: nothing is safe unless a member states it, every warning is
/// reported, and one fault withdraws every promise.
enum DishFuzzer {
  /// A member of a dish with its meaning.
  private struct Member {
    let json: String
    var contains: AllergenSet = []
    var mayContain: AllergenSet = []
    /// The allergens that it may declare safe.
    var free: AllergenSet = []
    var diets: DietSet = []
    var isFaulty = false
  }

  private static let all = AllergenSet(Allergen.allCases)
  private static let nuts: AllergenSet = [
    .nuts, .almond, .hazelnut, .walnut, .cashew, .pecan, .brazil, .pistachio, .macadamia,
  ]
  private static let gluten: AllergenSet = [.gluten, .wheat, .rye, .barley, .oats]

  private static let members: [Member] = [
    Member(json: #""allergens":"none""#, free: all),
    Member(json: #""allergens":["milk","gluten.rye"]"#, contains: [.milk, .rye]),
    Member(
      json: #""allergens":{"contains":["eggs"],"complete":true}"#, contains: [.eggs],
      free: all.subtracting([.eggs])),
    Member(
      json: #""allergens":{"mayContain":["fish"],"freeFrom":["nuts","milk"]}"#, mayContain: [.fish],
      free: nuts.union([.milk])),
    Member(
      json: #""allergens":{"contains":["milk"],"freeFrom":["milk"]}"#, contains: [.milk],
      isFaulty: true),
    Member(
      json: #""allergens":{"contains":["gluten.rye"],"freeFrom":["gluten.oats"]}"#,
      contains: [.rye], free: [.oats]),
    Member(json: #""allergens":["milk","lattuga"]"#, contains: [.milk], isFaulty: true),
    Member(json: #""allergens":{"freeFrom":["milk"],"traces":["nuts"]}"#, isFaulty: true),
    Member(json: #""diets":["vegan"]"#, diets: [.vegan, .vegetarian, .pescatarian]),
    // This diet states that the dish is free of gluten.
    Member(
      json: #""diets":["gluten-free","halal"]"#, free: gluten, diets: [.glutenFree, .halal]),
    Member(json: #""diets":["Vegan"]"#, isFaulty: true),
    Member(json: #""ingredients":["pomodoro","basilico"]"#),
    Member(json: #""ingredients":[{"name":"x","allergens":["peanuts"]}]"#, contains: [.peanuts]),
    Member(
      json: #""ingredients":[{"name":"x","allergens":{"mayContain":["soy"],"freeFrom":["fish"]}}]"#,
      mayContain: [.soy]),
    Member(json: #""ingredients":[{"name":"x","colour":1}]"#, isFaulty: true),
    Member(
      json: #""sizes":[{"name":"a","allergens":["celery"]},{"name":"b"}]"#, contains: [.celery]),
    Member(json: #""sizes":[{"name":"a","allergens":"none"},{"name":"b"}]"#),
    Member(json: #""sizes":[{"name":"a","price":"x"}]"#, isFaulty: true),
    Member(json: #""addOns":[{"name":"x","allergens":["milk"]}]"#),
    Member(
      json: #""addOns":[{"choose":{"min":1},"items":[{"name":"x","allergens":["lupin"]}]}]"#,
      contains: [.lupin]),
    Member(json: #""addOns":[{"title":"x"}]"#, isFaulty: true),
    Member(json: #""price":"7.00""#), Member(json: #""price":"7.001""#, isFaulty: true),
    Member(json: #""spicy":9"#, isFaulty: true), Member(json: #""group":"a""#, isFaulty: true),
    Member(json: #""x-own":[1]"#), Member(json: #""calories":null"#),
    Member(json: #""Allergens":["milk"]"#, isFaulty: true), Member(json: #""frozen":true"#),
    Member(json: #""number":7"#), Member(json: #""homemade":true"#, isFaulty: true),
  ]

  static func complaint(about bytes: [UInt8]) -> String? {
    var script = Script(bytes)
    var chosen = [Member(json: #""name":"A""#)]
    while !script.isAtEnd, chosen.count < 12 { chosen.append(script.one(of: members)) }
    let json =
      #"{"currency":"EUR","pizzas":[{"#
      + chosen.map(\.json).joined(separator: ",") + #"}],"other":[{"name":"B"}]}"#
    guard let menu = try? MenuReader.read(json).menu, let dish = menu.dish(at: 0, in: .pizzas)
    else { return "refused: \(json)" }
    let read = chosen.map { $0.json.prefix { $0 != ":" } }.filter { !$0.hasPrefix("\"x-") }
    let isRepeated = Set(read).count < read.count
    let isFaulty = isRepeated || chosen.contains(where: \.isFaulty)
    for allergen in Allergen.allCases {
      let state = dish.state(of: allergen)
      let isContained = chosen.contains { !$0.contains.isDisjoint(with: warning(of: allergen)) }
      // With `addOns` given twice, it is unknown which option is required.
      let isWarned = isContained && !(isRepeated && allergen == .lupin)
      let mayBe = chosen.contains { !$0.mayContain.isDisjoint(with: warning(of: allergen)) }
      let isFree = chosen.contains { $0.free.contains(allergen) }
      let fits =
        isWarned
        ? state == .contains
        : mayBe && !isContained
          ? state == .mayContain
          : isFaulty || !isFree
            ? state >= .notStated : true
      if !fits { return "\(allergen) is \(state) in \(json)" }
    }
    let stated = chosen.reduce(into: DietSet()) { $0.formUnion($1.diets) }
    if isFaulty ? !dish.trustedDiets.isEmpty : !stated.isSuperset(of: dish.trustedDiets) {
      return "\(dish.trustedDiets) in \(json)"
    }
    return ReaderFuzzer.complaint(about: Array(json.utf8)).map { "\($0) in \(json)" }
  }

  /// The allergens in a member that warn of this one: itself and its kinds.
  private static func warning(of allergen: Allergen) -> AllergenSet {
    allergen.kinds.union([allergen])
  }
}
