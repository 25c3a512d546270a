import OldMenuCore
import Testing

/// Words beside the signs that word processors, web pages and PDFs write: they say what they say beside
/// those of a keyboard.
@Suite(.timeLimit(.minutes(5))) struct TypographicSignTests {
  private func dish(_ members: String) throws -> Dish {
    let reading = try MenuReader.read(#"{"other": [{\#(members), "allergens": "none"}]}"#)
    return try #require(reading.menu.dish(at: 0, in: .other))
  }

  private static let texts: [(String, Allergen)] = [
    ("con “noci” e miele", .nuts), ("con \u{A0}noci", .nuts), ("con\u{A0}noci", .nuts),
    ("con noci\u{A0}e miele", .nuts), ("con\u{202F}noci", .nuts), ("con\u{2009}noci", .nuts),
    ("«noci»", .nuts), ("„Walnüsse“", .walnut), ("‹noix›", .nuts), ("‚Sahne‘", .milk),
    ("miele–noci–pere", .nuts), ("pere—noci", .nuts), ("noci·panna", .nuts), ("•noci", .nuts),
    ("noci€", .nuts), ("noci¹", .nuts), ("noci²", .nuts), ("latte²", .milk), ("noci①", .nuts),
    ("noci…", .nuts), ("panna…", .milk), ("noci™", .nuts), ("noci®", .nuts), ("🥜noci🥜", .nuts),
    ("⚠️noci⚠️", .nuts), ("½noci", .nuts), ("no\u{AD}ci", .nuts), ("no\u{200B}ci", .nuts),
    ("\u{FEFF}noci", .nuts), ("\u{2060}noci\u{2060}", .nuts), ("ﬁsh", .fish),
    ("wheat ﬂour", .gluten), ("ｎｏｃｉ", .nuts), ("noci\u{2028}miele", .nuts),
    ("all\u{2BC}uovo", .eggs),
    ("Ka\u{308}se…", .milk), ("“Ka\u{308}se”", .milk), ("Käse²", .milk),
    // What is denied reaches no further than beside signs of a keyboard.
    ("senza latte — noci", .nuts), ("senza latte—noci", .nuts), ("senza latte… noci", .nuts),
    ("senza latte • noci", .nuts), ("senza glutine –\u{A0}noci", .nuts),
    ("con o senza\u{A0}noci", .nuts), ("ohne „Milch“ – mit Nüssen", .nuts),
  ]

  @Test(arguments: texts)
  func aWordIsFoundBesideThem(text: String, allergen: Allergen) throws {
    let places = [
      #""name": "\#(text)""#, #""name": "A", "description": "\#(text)""#,
      #""name": "A", "notes": ["\#(text)"]"#, #""name": "A", "ingredients": ["\#(text)"]"#,
      #""name": "A", "ingredients": [{"name": "\#(text)"}]"#,
    ]
    for members in places {
      let dish = try dish(members)
      #expect(dish.state(of: allergen) == .notStated, "\(members)")
      #expect(dish.state(of: .lupin) == .notAnIngredient, "\(members)")
    }
  }

  @Test(arguments: [
    "senza\u{A0}noci", "senza “noci”", "«senza noci»", "senza noci…", "sans\u{202F}noix",
    "nut‑free", "nussfrei²", "ohne Nüsse™", "🌱 senza noci 🌱", "senza latte • senza noci",
  ])
  func aDenialIsOneBesideThemToo(text: String) throws {
    let dish = try dish(#""name": "A", "description": "\#(text)""#)
    #expect(dish.state(of: .nuts) == .notAnIngredient)
  }

  @Test(arguments: ["“noci”", "noci…", "noci²", "crema di\u{A0}noci", "•noci"])
  func anAddOnIsWhatItIsCalled(name: String) throws {
    let addOns = #""addOns": [{"name": "\#(name)", "price": "1.00", "allergens": "none"}]"#
    let dish = try dish(#""name": "A", \#(addOns)"#)
    let item = try #require(dish.addOns.first?.items.first)
    #expect(item.believedStatement.state(of: .nuts) == .notStated)
  }

  @Test(arguments: ["«burrata»", "mozzarella…", "“prosciutto”", "miele²"])
  func aDietIsContradictedBesideThem(ingredient: String) throws {
    let members = #""name": "A", "ingredients": ["\#(ingredient)"], "diets": ["vegan"]"#
    #expect(try dish(members).trustedDiets.isEmpty)
  }

  @Test(arguments: ["Allergeni:\u{A0}8", "Gelato (\u{A0}8\u{A0})", "Gelato (8\u{202F}, 1)"])
  func aSignOfTheLegendIsReadBesideThem(text: String) throws {
    let file = """
      {"allergenKey": "eu", "other": [
        {"name": "A", "description": "\(text)", "allergens": "none"}]}
      """
    let dish = try #require(try MenuReader.read(file).menu.dish(at: 0, in: .other))
    #expect(dish.state(of: .nuts) == .notStated)
  }

  @Test(arguments: ["Può contenere «latte»", "Tutti i piatti possono contenere\u{A0}latte."])
  func aNoteOfTheFileIsReadBesideThem(note: String) throws {
    let file = #"{"notes": ["\#(note)"], "other": [{"name": "A", "allergens": "none"}]}"#
    let plain = file.replacing(/[«»\u{A0}]/, with: " ")
    let dishes = try [file, plain].map { try MenuReader.read($0).menu.dish(at: 0, in: .other) }
    #expect(dishes[0] == dishes[1])
    #expect(dishes[0]?.state(of: .milk) == .notStated)
  }
}
