import MenuCore
import TestSupport
import Testing

/// The safety rule: an error between the braces of a dish withdraws its promises, no warning is ever
/// withdrawn, and nothing that is not stated becomes safe.
struct PromiseTests {
  private func dish(_ members: String, _ file: String = "") throws -> Dish {
    let json = #"{"currency":"EUR"\#(file),"pizzas":[{"name":"A"\#(members)}]}"#
    return try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
  }

  static let states: [(members: String, allergen: Allergen, state: AllergenState)] = [
    ("", .milk, .notStated), (#","allergens":[]"#, .milk, .notStated),
    (#","allergens":["milk"]"#, .milk, .contains), (#","allergens":["milk"]"#, .eggs, .notStated),
    (#","allergens":"none""#, .milk, .notAnIngredient),
    (#","allergens":{"freeFrom":["milk"]}"#, .milk, .free),
    (#","allergens":{"mayContain":["milk"]}"#, .milk, .mayContain),
    (#","allergens":{"contains":["gluten.wheat"],"freeFrom":["gluten.rye"]}"#, .rye, .free),
    (#","allergens":{"contains":["gluten.wheat"],"freeFrom":["gluten"]}"#, .rye, .notStated),
    (#","allergens":{"contains":["nuts.almond"]}"#, .nuts, .contains),
    (#","allergens":["nuts"]"#, .almond, .contains),
    (#","allergens":{"freeFrom":["nuts.almond"]}"#, .nuts, .notStated),
    // An unknown key, type or word withdraws; what warns stays.
    (#","allergens":"none","colour":"red""#, .milk, .notStated),
    (#","alergens":"none""#, .milk, .notStated),
    (#","allergens":{"contains":["milk"]},"allergens":"none""#, .milk, .contains),
    (#","allergens":{"contains":["milk"]},"allergens":"none""#, .eggs, .notStated),
    (#","allergens":["gluten","latte"]"#, .gluten, .contains),
    (#","allergens":["gluten","latte"]"#, .milk, .notStated),
    (#","allergens":"milk""#, .milk, .contains),
    (#","allergens":"none","price":"cheap""#, .milk, .notStated),
    (#","glutenFree":false,"allergens":"none""#, .gluten, .notStated),
    (#","incomplete":true,"allergens":{"freeFrom":["milk"]}"#, .milk, .notStated),
    // What an ingredient is contradicts what is promised about it.
    (#","ingredients":["mozzarella"],"allergens":"none""#, .milk, .notStated),
    (#","ingredients":["mozzarella vegana"],"allergens":"none""#, .milk, .notAnIngredient),
    (
      #","ingredients":["pasta senza glutine"],"allergens":{"freeFrom":["gluten"]}"#, .gluten, .free
    ),
    (
      #","ingredients":["latte di cocco","noce moscata"],"allergens":"none""#, .milk,
      .notAnIngredient
    ),
    (
      #","ingredients":[{"name":"pesto","allergens":{"contains":["nuts"]}}],"allergens":{"freeFrom":["nuts"]}"#,
      .nuts, .contains
    ),
    (#","ingredients":["cr&egrave;me fra&icirc;che"],"allergens":"none""#, .milk, .notStated),
    // A name or a text takes away the promise by silence; a stated freeFrom stands.
    (#","description":"con burro","allergens":"none""#, .milk, .notStated),
    (#","description":"con burro","allergens":"none""#, .eggs, .notAnIngredient),
    (#","description":"con burro","allergens":{"freeFrom":["milk"]}"#, .milk, .free),
    // A size has the warnings of its dish, and a promise must hold for all.
    (
      #","allergens":{"freeFrom":["milk"]},"sizes":[{"name":"maxi","allergens":["milk"]}]"#, .milk,
      .contains
    ),
    (
      #","allergens":["milk"],"sizes":[{"name":"maxi","allergens":{"freeFrom":["milk"]}}]"#, .milk,
      .contains
    ),
    // An option that must be taken leaves open.
    (
      #","allergens":"none","addOns":[{"choose":{"min":1,"max":1},"items":[{"name":"x"}]}]"#, .milk,
      .notStated
    ),
  ]

  @Test(arguments: states)
  func statement_ofADish_saysNoMoreThanIsStated(
    _ members: String, _ allergen: Allergen, _ state: AllergenState
  ) throws {
    #expect(try dish(members).state(of: allergen) == state, "\(members)")
  }

  @Test(arguments: [
    ("Nocciolata", Allergen.hazelnut), ("Pistacchiosa", .pistachio), ("Gamberosa", .crustaceans),
    ("Sorpresa 🥚🥛", .milk), ("Sorpresa 🥚🥛", .eggs), ("Con siero", .milk), ("Brioche", .gluten),
    ("Tagliatelle", .gluten), ("Salsa tonnata", .fish), ("Baklava", .nuts), ("Couscous", .gluten),
  ])
  func name_ofAnAllergen_isNotDeniedBySilence(_ name: String, _ allergen: Allergen) throws {
    let json = #"{"pizzas":[{"name":"\#(name)","allergens":"none"}]}"#
    let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: allergen) == .notStated)
  }

  @Test
  func legend_inTheNotes_isNotDeniedBySilence() throws {
    let dish = try dish(
      #","allergens":{"contains":[],"complete":true}"#,
      #","notes":["Allergeni: 1 glutine, 7 latte"]"#)
    #expect(dish.state(of: .milk) == .notStated)
    #expect(dish.state(of: .fish) == .notAnIngredient)
  }

  @Test(arguments: [
    (#","avviso":"tracce di noci ovunque""#, AllergenState.notStated),
    (#","x-avviso":"tracce""#, .notAnIngredient), (#","phone":5"#, .notAnIngredient),
    (#","notes":"tracce""#, .notStated),
  ])
  func error_ofTheFile_withdrawsAllPromisesWhereItMaySpeakOfDishes(
    _ file: String, _ state: AllergenState
  ) throws {
    #expect(try dish(#","allergens":"none""#, file).state(of: .nuts) == state, "\(file)")
  }

  @Test
  func error_inAGroup_withdrawsThePromisesOfItsDishes() throws {
    let json = """
      {"groups":[{"id":"a","title":"A","colour":1},{"id":"b","title":"B"}],
       "pizzas":[{"name":"X","group":"a","allergens":"none"},{"name":"Y","group":"b","allergens":"none"}]}
      """
    let menu = try MenuReader.read(json).menu
    #expect(menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notStated)
    #expect(menu.dish(at: 1, in: .pizzas)?.state(of: .milk) == .notAnIngredient)
  }

  @Test
  func unreadWord_ofAWarning_isKeptAsWritten() throws {
    let statement = try dish(#","allergens":{"mayContain":["frutta secca?"]}"#).combinedStatement
    #expect(statement.unread == ["frutta secca?"])
  }

  @Test(arguments: seeds)
  func fault_inAGeneratedDish_neverMakesAStateBetterAndLeavesNoPromise(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      let members = GeneratedDish.members(&random)
      let good = try dish(members.map { ",\($0)" }.joined())
      for fault in [
        #""colour":1"#, #""price":"x""#, #""spicy":9"#, #""diets":["x"]"#, #""group":"x""#,
      ] {
        let keys = members.map { $0.prefix { $0 != ":" } }
        guard !keys.contains(where: { fault.hasPrefix($0) }) else { continue }
        let bad = try dish((members + [fault]).map { ",\($0)" }.joined())
        for allergen in Allergen.allCases {
          let (before, after) = (good.state(of: allergen), bad.state(of: allergen))
          #expect(after >= before || after == .notStated && before == .notStated)
          #expect(after >= .notStated, "\(fault) leaves \(allergen) \(after) in \(members)")
        }
        #expect(bad.trustedDiets.isEmpty)
      }
    }
  }

  @Test(arguments: seeds)
  func key_renamedToGarbage_removesAllPromises(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<20 {
      var members = GeneratedDish.members(&random)
      guard let place = members.indices.randomElement(using: &random) else { continue }
      members[place] = "\"q\(members[place].dropFirst())"
      let bad = try dish(members.map { ",\($0)" }.joined())
      #expect(Allergen.allCases.allSatisfy { bad.state(of: $0) >= .notStated }, "\(members)")
      #expect(bad.trustedDiets.isEmpty)
    }
  }

  @Test(arguments: seeds)
  func dishWithAPromise_afterByteMutations_hasNoErrorInItsBraces(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    let source = try Repository.bytes("Menu.json")
    for _ in 0..<10 {
      var bytes = source
      for _ in 0..<Int.random(in: 1...3, using: &random) {
        let place = Int.random(in: 0..<bytes.count, using: &random)
        bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
      }
      guard let reading = try? MenuReader.read(bytes) else { continue }
      for diagnostic in reading.diagnostics where diagnostic.severity == .error {
        guard let place = diagnostic.dish, !isOfAnAddOn(diagnostic, in: bytes),
          let dish = reading.menu.dish(at: place.number - 1, in: place.list)
        else { continue }
        #expect(
          Allergen.allCases.allSatisfy { dish.state(of: $0) >= .notStated }, "\(diagnostic)")
      }
    }
  }

  /// An error between the braces of an add-on withdraws the promises of that alone.
  private func isOfAnAddOn(_ diagnostic: Diagnostic, in bytes: [UInt8]) -> Bool {
    let before = String(decoding: bytes[..<diagnostic.range.lowerBound], as: UTF8.self)
    let line = before.split(separator: "\n").suffix(6).joined()
    return line.contains("addOns")
  }
}

/// The members of dishes that promise: statements in all shapes, ingredients that are no allergens.
enum GeneratedDish {
  static func members(_ random: inout SeededGenerator) -> [String] {
    let words = Allergen.allCases.map(\.rawValue)
    func some(_ count: Int) -> String {
      (0..<count).map { _ in "\"\(words.randomElement(using: &random) ?? "milk")\"" }
        .joined(separator: ",")
    }
    let statements = [
      #""none""#, "[\(some(2))]", #"{"contains":[\#(some(1))],"complete":true}"#,
      #"{"mayContain":[\#(some(2))],"freeFrom":[\#(some(1))]}"#, #"{"freeFrom":[\#(some(3))]}"#,
    ]
    var members = [#""allergens":\#(statements.randomElement(using: &random) ?? "[]")"#]
    if Bool.random(using: &random) { members.append(#""ingredients":["pomodoro","basilico"]"#) }
    if Bool.random(using: &random) { members.append(#""diets":["halal"]"#) }
    if Bool.random(using: &random) { members.append(#""frozen":true"#) }
    return members
  }
}
