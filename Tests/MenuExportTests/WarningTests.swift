import MenuCore
import MenuPresentation
import TestSupport
import Testing

@testable import MenuExport

/// No output leaves a warning out.
struct WarningTests {
  private static let menu = """
    {"language": "en", "currency": "EUR", "beverages": [{"name": "Grog", "price": "5.00",
      "ingredients": ["rum"], "alcoholPercent": "38", "spicy": 2, "soldOut": true, "frozen": true,
      "allergens": {"contains": ["milk", "xyzzya"], "mayContain": ["celery", "xyzzyb"]}}]}
    """

  /// What each output says about allergens, spiciness, alcohol, frozen and sold-out dishes.
  static let warnings: [(output: Output, parts: [String])] = [
    (
      .print,
      ["Contains milk. May contain celery.", "sold out", "Grog*", "spicy ••", "38 % vol"]
    ),
    (
      .page,
      [
        "Contains milk. May contain celery.", "sold out",
        "Grog<span role=\"img\" aria-label=\"frozen product\">*</span>",
        "<span role=\"img\" aria-label=\"spicy 2 of 3\"> spicy ••</span>", "38 % vol",
      ]
    ),
    (
      .board,
      ["Contains milk. May contain celery.", "sold out", "Grog*", "spicy ••", "38 % vol"]
    ),
    (
      .linear,
      ["Contains milk. May contain celery.", "sold out", "frozen", "spicy 2 of 3", "38 % vol"]
    ),
    (
      .dishPages,
      ["Contains milk", "May contain celery", "sold out", "frozen", "spicy ••", "38 % vol"]
    ),
    (
      .sheet,
      ["<i>contains</i>", "<i>may contain</i>", "sold out", "frozen", "spicy 2 of 3", "38 % vol"]
    ),
    (
      .lines,
      [
        #""contains":["milk"]"#, #""mayContain":["celery"]"#, #""soldOut":true"#, #""frozen":true"#,
        #""spicy":2"#, "38 % vol",
      ]
    ),
    (
      .linked,
      [
        #""milk","gs1:allergenLevelOfContainmentCode":"CONTAINS""#,
        #""celery","gs1:allergenLevelOfContainmentCode":"MAY_CONTAIN""#, "schema.org/SoldOut",
        "frozen", "spicy", "38 % vol",
      ]
    ),
    (
      .file,
      [
        #"["milk", "xyzzya", "xyzzyb"]"#, #""mayContain": ["celery"]"#, #""soldOut": true"#,
        #""frozen": true"#, #""spicy": 2"#, #""alcoholPercent": "38""#,
      ]
    ),
  ]

  @Test(
    "each output has every warning of a dish", arguments: warnings)
  func output_ofADishWithEveryWarning_hasThemAll(output: Output, parts: [String]) throws {
    let text = output.text(of: try Bakery.source(of: Self.menu))
    for part in parts + ["xyzzya", "xyzzyb"] {
      #expect(text.contains(part), "\(output) lacks \(part)")
    }
  }

  @Test("the table has a column for each warning of a dish")
  func table_ofADishWithEveryWarning_hasAColumnForEach() throws {
    let table = Bakery.text(try Bakery.source(of: Self.menu), as: .csv)
    let rows = TableReader(Array(table.utf8)).rows.compactMap(\.cells)
    try #require(rows.count == 2)
    let cells = Dictionary(uniqueKeysWithValues: zip(rows[0], rows[1]))
    let expected = [
      "milk": "contains", "celery": "may", "unread": "xyzzya, xyzzyb", "sold_out": "yes",
      "frozen": "yes", "spicy": "2", "alcohol": "38",
    ]
    for (column, cell) in expected { #expect(cells[column] == cell, "\(column)") }
  }

  /// A word that is not understood is shown wherever it was written.
  @Test(
    "allergen words that are not understood are shown wherever they were written",
    arguments: Output.allCases)
  func output_ofUnreadWords_hasThoseOfEveryPart(output: Output) throws {
    let menu = """
      {"language": "en", "pizzas": [{"name": "A", "allergens": ["xyzzya"],
        "ingredients": [{"name": "salt", "allergens": ["xyzzyb"]}],
        "sizes": [{"name": "small"}, {"name": "large", "allergens": ["xyzzyc"]}],
        "addOns": [{"name": "oil", "allergens": ["xyzzyd"]}]}]}
      """
    let text = output.text(of: try Bakery.source(of: menu))
    for word in ["xyzzya", "xyzzyb", "xyzzyc"] { #expect(text.contains(word), "\(word)") }
    #expect(text.contains("xyzzyd") == Output.withAddOns.contains(output))
  }

  @Test(
    "the sheet drops no warning of a menu, in any language", arguments: Fixture.readable,
    InterfaceLanguage.allCases)
  func sheet_ofAnyMenu_hasEveryWarning(fixture: Fixture, language: InterfaceLanguage) throws {
    let menu = fixture.menu
    let source = MenuDataSource(menu: menu, language: menu.language, words: language)
    let sheet = Bakery.text(source, as: .html, isSheet: true)
    let rows = sheet.split(separator: "<tr").filter { $0.contains("<td") }
    var statements: [AllergenStatement] = []
    source.forEachRow { _, item, _ in
      statements += [item.allergens] + item.addOns.flatMap { $0.items.map(\.allergens) }
    }
    try #require(rows.count == statements.count)

    let possible = PageWords.of(language).name(of: .mayContain)
    for (row, statement) in zip(rows, statements) {
      let cells = row.split(separator: "<td").dropFirst()
      for (cell, group) in zip(cells, Allergen.groups) {
        let warned = statement.contains.union(statement.mayContain)
        for kind in group.kinds.intersection(warned) {
          #expect(cell.contains(language.name(of: kind)), "\(row)")
        }
        let isTrace = statement.mayContain.subtracting(statement.contains).contains(group)
        #expect(!isTrace || cell.contains(possible), "\(row)")
      }
    }
  }

  @Test("the sheet names traces of other kinds beside a contained kind")
  func sheet_ofTracesBesideAKind_hasBoth() throws {
    let menu = """
      {"language": "en", "pizzas": [{"name": "A", "allergens":
        {"contains": ["nuts.pistachio"], "mayContain": ["nuts"]}}]}
      """
    let sheet = Output.sheet.text(of: try Bakery.source(of: menu))
    #expect(sheet.contains("<small>pistachio nuts; may contain other nuts</small>"))
  }

  /// The star of frozen food is explained once, by the owner's note or by the program.
  @Test(
    "the star of frozen food is explained once, unless a note of the menu does it",
    arguments: [
      (#""frozen": true"#, "", 1), (#""ingredients": [{"name": "ice", "frozen": true}]"#, "", 1),
      (#""frozen": true"#, #""notes": ["* deep-frozen at sea"],"#, 0), (#""spicy": 1"#, "", 0),
    ])
  func star_ofFrozenThings_isExplainedOnce(member: String, notes: String, count: Int) throws {
    let menu = #"{"language": "en", \#(notes) "pizzas": [{"name": "A", \#(member)}]}"#
    for output in [Output.print, .page, .board] {
      let text = output.text(of: try Bakery.source(of: menu))
      #expect(text.split(separator: "* frozen").count - 1 == count, "\(output)")
    }
  }
}
