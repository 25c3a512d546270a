import MenuCheck
import MenuCore
import Testing

/// Small inputs that once led to a wrong promise, each with similar ones.
struct SmallInputTests {
  /// Texts beside `"none"`, with the allergens that `"none"` then no longer excludes.
  static let texts: [(file: String, dish: String, doubted: AllergenSet)] = [
    (#""notes":["Allergeni: 1 glutine, 7 latte"],"#, "", [.gluten, .milk]),
    (#""notes":[{"zh":"牛奶","en":"our kitchen uses milk"}],"#, "", [.milk]),
    // Every list is consulted, whatever language a text claims to be in.
    (#""notes":[{"zh":"milk"}],"#, "", [.milk]),
    (#""language":"zh","notes":["milk"],"#, "", [.milk]),
    (#""language":"pt","notes":["mozzarella, latte, tonno"],"#, "", [.milk, .fish]),
    (#""notes":[{"nap":"latte"}],"#, "", [.milk]),
    (#""description":"tutto con latte fresco","#, "", [.milk]),
    (#""notes":["pane senza glutine"],"#, "", []), (#""notes":["IVA inclusa"],"#, "", []),
    (#""groups":[{"id":"g","title":"Al latte"}],"#, #","group":"g""#, [.milk]),
    (
      #""groups":[{"id":"a","title":"Di pesce"},{"id":"g","title":"B","parent":"a"}],"#,
      #","group":"g""#, [.fish]
    ),
    (#""groups":[{"id":"a","title":"Al latte"},{"id":"g","title":"B"}],"#, #","group":"g""#, []),
    ("", #","notes":["con uova"]"#, [.eggs]),
    ("", #","sizes":[{"name":"al burro"}]"#, [.milk]),
    ("", #","description":{"it":"a","de":"mit Senf"}"#, [.mustard]),
    ("", #","description":"cr&egrave;me fra&#238;che""#, [.milk]),
    ("", #","description":"l&#x61;tte""#, [.milk]), ("", #","description":"AT&T""#, []),
  ]

  @Test(
    "a text that names an allergen withdraws it from “none”, without an error", arguments: texts)
  func text_besideNone_isNotDeniedBySilence(_ file: String, _ dish: String, _ doubted: AllergenSet)
    throws
  {
    let json = #"{\#(file)"pizzas":[{"name":"A","allergens":"none"\#(dish)}]}"#
    let read = try MenuReader.read(json)
    let pizza = try #require(read.menu.dish(at: 0, in: .pizzas))
    let open = Allergen.groups.filter { pizza.state(of: $0) != .notAnIngredient }
    #expect(open == Allergen.groups.filter { group in doubted.contains { $0.group == group } })
    #expect(!read.hasErrors, "\(read.diagnostics)")
  }

  @Test(
    "a dish name that suggests an allergen withdraws it from “none”",
    arguments: [
      ("Nocciolata", Allergen.hazelnut), ("Nocciole tostate", .hazelnut),
      ("Pistacchiosa", .pistachio),
      ("Gamberosa", .crustaceans), ("Gamberetti", .crustaceans), ("Sorpresa 🥚🥛", .milk),
      ("Sorpresa 🥚🥛", .eggs), ("🦐", .crustaceans), ("Con siero", .milk), ("Brioche", .gluten),
      ("Tagliatelle", .gluten), ("Salsa tonnata", .fish), ("Baklava", .nuts), ("Couscous", .gluten),
      ("Vitello tonnato", .fish), ("MOZZARELLA", .milk), ("Moz\u{200B}zarella", .milk),
    ])
  func name_ofAnAllergen_isNotDeniedBySilence(_ name: String, _ allergen: Allergen) throws {
    let json = #"{"pizzas":[{"name":"\#(name)","allergens":"none"}]}"#
    let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: allergen) == .notStated)
  }

  @Test(
    "an unknown key beside “none” withdraws promises, and no edit renames it",
    arguments: [
      #""glutenFree":false"#, #""senza glutine":"no""#, #""incomplete":true"#, #""complet":true"#,
      #""freefrom":["milk"]"#, #""diet":["vegan"]"#, #""homemad":true"#, #""alergens":"none""#,
      #""alergens":{"freeFrom":["milk"]}"#, #""alergens":{"complete":true}"#, #""Diets":["vegan"]"#,
    ])
  func unknownKey_besideNone_leavesNoPromiseAndIsNeverRenamedIntoOne(_ member: String) throws {
    for statement in [#""none""#, #"{"contains":["milk"],"complete":true}"#] {
      let json = #"{"desserts":[{"name":"A","allergens":\#(statement),\#(member)}]}"#
      let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .desserts))
      #expect(!dish.isPromising)
      let report = Menu.report(json, isCheck: false)
      #expect(report.map(\.rule) == [.unknownKey] && report.allSatisfy { $0.edit == nil })
      #expect(MenuFixer.mend(Array(json.utf8)).count == 0)
    }
    let inside = #"{"pizzas":[{"name":"A","allergens":{"contains":["milk"],\#(member)}}]}"#
    let fault = Menu.report(inside, isCheck: false).first
    #expect(fault?.rule == .unknownKey && fault?.edit == nil)
  }

  @Test(
    "several prices that all look like cents cause one warning",
    arguments: [
      ("EUR", ["590", "620", "750"], true), ("EUR", ["590", "620"], true), ("EUR", ["590"], false),
      ("EUR", ["590", "620", "7.50"], false), ("EUR", ["590.50", "620", "750"], false),
      ("EUR", ["\"590.00\"", "620", "750"], true), ("EUR", ["99", "620", "750"], false),
      ("JPY", ["590", "620", "750"], false), ("KWD", ["590", "620", "750"], false),
    ])
  func menu_whollyInCents_isDoubtedOnce(_ currency: String, _ prices: [String], _ isDoubted: Bool) {
    let dishes = prices.enumerated().map { #"{"name":"P\#($0)","price":\#($1)}"# }
    let json =
      #"{"currency":"\#(currency)","cover":200,"pizzas":[\#(dishes.joined(separator: ","))]}"#
    let report = Menu.report(json, isCheck: true).filter { $0.kind == "unlikely-price/cents" }
    #expect(report.count == (isDoubted ? 1 : 0))
  }

  /// A word that cannot be read is kept as one word and reported once; a typo may be of another allergen.
  @Test(
    "an unknown allergen word is kept, reported once and fixed only if its meaning is certain",
    arguments: [
      ("solfitti", nil), ("anidride solforosa", "sulphites"), ("E220", nil), ("frutta secca?", nil),
      ("segale", "gluten.rye"), ("senape", "mustard"), ("custard", nil), ("beans", nil),
      ("noci", "nuts"), ("lattosio", "milk"), ("Milch", "milk"), ("uovo", "eggs"), ("Soy", "soy"),
    ])
  func unknownWord_ofAWarning_isKeptAndFixedAsOne(_ word: String, _ meant: String?) throws {
    let json = #"{"pizzas":[{"name":"A","allergens":["gluten","\#(word)"]}]}"#
    let statement = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas)).allergens
    #expect(statement.unread == [word] && statement.contains == [.gluten])
    #expect(Menu.report(json, isCheck: false).count == 1)
    let mended = MenuFixer.mend(Array(json.utf8)).bytes
    let expected = meant.map { json.replacing("\"\(word)\"", with: "\"\($0)\"") } ?? json
    #expect(String(decoding: mended, as: UTF8.self) == expected)
  }

  /// Quotes other than straight ones are reported and left unchanged, since their escapes differ.
  @Test(
    "other quotes and hash comments are reported as errors and left unchanged",
    arguments: [
      ##"{"pizzas":[{"name":“Uno \"due\" tre”}]}"##, ##"{"pizzas":[{"name":'L\'Ortolana'}]}"##,
      "# mine\n{\"pizzas\":[{\"name\":\"A\"}]}", "{\"pizzas\":[{\"name\":\"A\"} # mine\n]}",
    ])
  func quotesAndHashes_ofOtherFormats_areReportedAndUnchanged(_ json: String) {
    let report = Menu.report(json, isCheck: false)
    #expect(report.last?.severity == .error)
    #expect(MenuFixer.mend(Array(json.utf8)).bytes == Array(json.utf8))
  }

  @Test("missing commas on two lines are reported in one run and fixed")
  func commas_missingOnTwoLines_areReportedInOneRunAndFixed() throws {
    let json = "{\"pizzas\":[\n{\"name\":\"A\"}\n{\"name\":\"B\"\n\"frozen\":true},\n]}"
    let report = Menu.report(json, isCheck: false)
    #expect(
      report.map(\.kind) == [
        "json-mended/missing-comma", "json-mended/missing-comma", "json-tolerated/trailing-comma",
      ])
    #expect(report.map(\.line) == [2, 3, 4])
    let mended = MenuFixer.mend(Array(json.utf8)).bytes
    #expect(try MenuReader.read(mended).diagnostics.isEmpty)
    #expect(try MenuReader.read(mended).menu == MenuReader.read(json).menu)
  }
}
