import MenuCheck
import MenuCore
import Testing
import TestSupport

/// Mending makes only certain edits, and loses nothing that was shown or warned of.
struct MenuFixerTests {
  @Test("all control characters of a text are fixed in one run")
  func controlCharacters() {
    let text = (1...20).map { "\u{1}\($0)\t\t" }.joined()
    let menu = "{\"pizzas\":[{\"name\":\"A\(text)\"}]}"
    let mended = MenuFixer.mend(Array(menu.utf8))
    let plain = (1...20).map { "\($0)  " }.joined()
    #expect(mended.bytes == Array("{\"pizzas\":[{\"name\":\"A\(plain)\"}]}".utf8))
    #expect(mended.count == 60 && mended.unmade == nil)
  }

  @Test("more corrections than one run can make are announced, and another run makes them")
  func manyRounds() throws {
    let list = repeatElement("1，", count: 80_100).joined()
    let first = MenuFixer.mend(Array("{\"pizzas\":[{\"name\":\"A\"}],\"x-a\":[\(list)1]}".utf8))
    let unmade = first.unmade
    let sentence = try CheckReport.sentence(of: #require(unmade), in: .english)
    #expect(sentence.hasSuffix("because there are too many; run it again"))
    let second = MenuFixer.mend(first.bytes)
    let isDone = second.unmade == nil
    #expect(isDone && second.count == 100)
  }

  static let files: [(before: String, after: String)] = [
    (#"{"pizzas":[{"name":"A"},]}"#, #"{"pizzas":[{"name":"A"}]}"#),
    ("\u{FEFF}{\"pizzas\":[{\"name\":\"A\"}]}", #"{"pizzas":[{"name":"A"}]}"#),
    // A comment may be a remark about dishes and is never deleted.
    ("{\"pizzas\":[{\"name\":\"A\"}/* b */]}", "{\"pizzas\":[{\"name\":\"A\"}/* b */]}"),
    (
      "{\"pizzas\":[{\"name\":\"A\"}\n{\"name\":\"B\"}]}",
      "{\"pizzas\":[{\"name\":\"A\"},\n{\"name\":\"B\"}]}"
    ),
    (#"{"pizzas":[{"name":"A","price":8,50}]}"#, #"{"pizzas":[{"name":"A","price":8.50}]}"#),
    (
      #"{"currency":"€","pizzas":[{"name":"A","price":"€ 7,00"}]}"#,
      #"{"currency":"EUR","pizzas":[{"name":"A","price":"7.00"}]}"#
    ),
    (
      #"{"pizzas":[{"nome":"A","ingredeints":"pomodoro"}]}"#,
      #"{"pizzas":[{"name":"A","ingredients":["pomodoro"]}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","alergens":["milk","gluten"]}]}"#,
      #"{"pizzas":[{"name":"A","allergens":["milk","gluten"]}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","alergens":["latte"]}]}"#,
      #"{"pizzas":[{"name":"A","allergens":["milk"]}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","id":7,"calories":"800"}]}"#,
      #"{"pizzas":[{"name":"A","id":"7","calories":800}]}"#
    ),
    (
      #"{"beverages":[{"name":"A","serving":"botle"}]}"#,
      #"{"beverages":[{"name":"A","serving":"bottle"}]}"#
    ),
    // Mending a key reveals a value that was not read before.
    (
      #"{"pizze":[{"name":"A","price":"8.50","allergens":["G"]}]}"#,
      #"{"pizzas":[{"name":"A","price":"8.50","allergens":["G"]}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","ingredienti":[5,6]}]}"#,
      #"{"pizzas":[{"name":"A","ingredients":["5","6"]}]}"#
    ),
    // A file that cannot be read is mended as far as possible.
    (
      "{\"pizzas\":[{\"name\":\"A\",}]",
      "{\"pizzas\":[{\"name\":\"A\"}]"
    ),
    // No edit adds a promise, and no uncertain edit is made.
    (
      #"{"pizzas":[{"name":"A","alergens":"none"}]}"#,
      #"{"pizzas":[{"name":"A","alergens":"none"}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","allergens":{"freeFrom":["latte"]}}]}"#,
      #"{"pizzas":[{"name":"A","allergens":{"freeFrom":["latte"]}}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","diets":"vegan"}]}"#, #"{"pizzas":[{"name":"A","diets":"vegan"}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","price":"12.345"}]}"#, #"{"pizzas":[{"name":"A","price":"12.345"}]}"#
    ),
    (
      #"{"pizzas":[{"name":"A","addOns":"b 2,00","sizes":["c 9"]}]}"#,
      #"{"pizzas":[{"name":"A","addOns":"b 2,00","sizes":["c 9"]}]}"#
    ),
    // The yen has no decimals: with the currency mended, the dish would have no price. Other faults are still
    // mended.
    (
      #"{"currency":"jpy","pizzas":[{"name":"A","price":"5.50","calories":"800"}]}"#,
      #"{"currency":"jpy","pizzas":[{"name":"A","price":"5.50","calories":800}]}"#
    ),
    ("{“pizzas”:[{\"name\":„A“，\"price\":'5'}]｝", #"{"pizzas":[{"name":"A","price":"5"}]}"#),
    (
      "{\"pizzas\":[{\"name\":\"A\",\"description\":\"b,\n  c\"}]}",
      #"{"pizzas":[{"name":"A","description":"b,\nc"}]}"#
    ),
    (#"{"pizzas":[{"name":"A"},,]}"#, #"{"pizzas":[{"name":"A"}]}"#),
    (
      #"{"pizzas":[{"name":"A","ingredients":["b"}}]}"#,
      #"{"pizzas":[{"name":"A","ingredients":["b"]}]}"#
    ),
    // A file that ends too early may have lost a warning.
    (#"{"pizzas":[{"name":"A","allergens":"none""#, #"{"pizzas":[{"name":"A","allergens":"none""#),
    ("not a menu", "not a menu"), ("", ""),
  ]

  @Test(
    "fixing makes the certain edits and no others, and is done after one run", arguments: files)
  func file_thatIsFixed_hasTheCertainEditsAndNoOther(_ before: String, _ after: String) {
    let mended = MenuFixer.mend(Array(before.utf8))
    #expect(String(decoding: mended.bytes, as: UTF8.self) == after)
    #expect((mended.count > 0) == (before != after))
    #expect(MenuFixer.mend(mended.bytes).count == 0)
  }

  @Test(
    "a certain edit that was not made is reported with its lines and the reason",
    arguments: [
      (
        "{\"currency\":\"jpy\",\n\"pizzas\":[{\"name\":\"A\",\"price\":\"5.50\"}]}",
        "line 1: not corrected, because a dish or a price would be lost",
        "riga 1: non corretta, perché si perderebbe un piatto o un prezzo"
      ),
      (
        "{\"currency\":\"jpy\",\n\"pizzas\":[{\"name\":\"A\",\"price\":\"5.50\",\"id\":7}]}",
        "line 1: not corrected, because a dish or a price would be lost",
        "riga 1: non corretta, perché si perderebbe un piatto o un prezzo"
      ),
    ])
  func unmade(_ json: String, _ english: String, _ italian: String) throws {
    let unmade = try #require(MenuFixer.mend(Array(json.utf8)).unmade)
    #expect(CheckReport.sentence(of: unmade, in: .english) == english)
    #expect(CheckReport.sentence(of: unmade, in: .italian) == italian)
    #expect(MenuFixer.mend(Array(#"{"pizzas":[{"nome":"A"}]}"#.utf8)).unmade == nil)
  }

  @Test("two edits at one place are both made")
  func edits_ofOnePlace_areMadeOneAfterTheOther() {
    let mended = MenuFixer.mend(Array(#"{"pizzas":[{"name":"A","id":8,5}]}"#.utf8))
    #expect(mended.bytes == Array(#"{"pizzas":[{"name":"A","id":"8.5"}]}"#.utf8))
    #expect(mended.count == 2)
  }

  @Test(
    "fixing a fixture loses no statement and adds no promise", arguments: Repository.menus)
  func fixture_thatIsFixed_losesNothingAndPromisesNothingNew(_ name: String) throws {
    try expectSound(Repository.menu(name), name)
  }

  @Test(
    "fixing a random broken menu loses no statement and adds no promise", arguments: seeds)
  func brokenMenu_thatIsFixed_losesNothingAndPromisesNothingNew(_ seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<15 {
      var bytes = Array(GeneratedMenu(&random).json.utf8)
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        let place = Int.random(in: bytes.indices, using: &random)
        switch Int.random(in: 0..<3, using: &random) {
        case 0: bytes.remove(at: place)
        case 1: bytes[place] = UInt8.random(in: 0x20...0x7E, using: &random)
        default:
          bytes.insert(Array(",:\"[]{}a7".utf8).randomElement(using: &random) ?? 0, at: place)
        }
      }
      try expectSound(bytes, String(decoding: bytes, as: UTF8.self))
    }
  }

  @Test("lists under other headings are moved to groups with all of their dishes")
  func longHeadings() throws {
    let dish = #"{"name":"X","price":"4.00","ingredients":["pomodoro","basilico","origano"]}"#
    let lists = #""antipasti":[\#(dish),\#(dish)],"primi":[\#(dish),\#(dish)]"#
    let json = #"{"currency":"EUR",\#(lists),"pizzas":[{"name":"A"}]}"#
    let reading = try MenuReader.read(MenuFixer.mend(Array(json.utf8)).bytes)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    #expect(reading.menu.groups.map(\.id) == ["antipasti", "primi"])
    #expect(reading.menu.numberOfDishes(in: .other) == 4)
  }

  private func expectSound(_ bytes: [UInt8], _ comment: String) throws {
    let mended = MenuFixer.mend(bytes).bytes
    #expect(MenuFixer.mend(mended).bytes == mended, "mended twice: \(comment)")
    guard let before = try? MenuReader.read(bytes) else { return }
    let after = try MenuReader.read(mended)
    if !before.hasErrors { #expect(after.menu == before.menu, "\(comment)") }
    let errors = before.diagnostics.filter { $0.severity == .error }
    // Mending a key may uncover further errors.
    let unknown = before.diagnostics.count { $0.rule == .unknownKey }
    let isUncovered = after.diagnostics.count { $0.rule == .unknownKey } < unknown
    let errorsAfter = after.diagnostics.count { $0.severity == .error }
    #expect(isUncovered || errorsAfter <= errors.count, "\(comment)")
    for list in MenuList.allCases {
      for position in 0..<before.menu.numberOfDishes(in: list) {
        let was = try #require(before.menu.dish(at: position, in: list))
        let dish = try #require(after.menu.dish(at: position, in: list), "\(comment)")
        for allergen in Allergen.allCases where was.state(of: allergen) > .notStated {
          #expect(dish.state(of: allergen) >= was.state(of: allergen), "\(comment)")
        }
        #expect(was.price == nil || dish.price != nil, "\(comment)")
        let hadError = errors.contains { error in
          error.dish.map { $0.list == list && $0.number == position + 1 } ?? true
        }
        guard !hadError else { continue }
        #expect(was.trustedDiets.isSuperset(of: dish.trustedDiets), "\(comment)")
        for allergen in Allergen.allCases {
          #expect(dish.state(of: allergen) >= was.state(of: allergen), "\(comment)")
        }
      }
    }
  }
}
