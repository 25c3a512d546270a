import MenuCore
import Testing

/// Unknown keys that may have been warnings: no advice turns a warning into a promise.
struct UnknownKeyTests {
  private static let keys = [
    "traces", "tracce", "Spuren", "alergens", "allergeni", "Allergene", "contiene", "contain",
    "maycontain", "mayContains", "puoContenere", "milk", "noci", "Milch", "avviso", "warning",
    "vegan", "dieta", "note", "info", "may_contain", "cross-contamination", "hasMilk",
  ]
  private static let values = [
    #"["nuts"]"#, #""noci""#, #"["milk","eggs"]"#, #"{"milk":true}"#, #"{"contains":["milk"]}"#,
    "true", #""tracce di latte""#, #""vegan""#,
  ]

  /// Files with an unknown key somewhere around a dish with a complete statement.
  private static let files: [String] = keys.flatMap { key in
    values.flatMap { value in
      [
        #"{"pizzas":[{"name":"A","«\#(key)»":\#(value),"allergens":{"complete":true}}]}"#,
        #"{"pizzas":[{"name":"A","allergens":{"complete":true,"«\#(key)»":\#(value)}}]}"#,
        #"{"«\#(key)»":\#(value),"pizzas":[{"name":"A","allergens":"none"}]}"#,
      ]
    }
  }

  @Test("following every message makes no allergen safe that was warned of")
  func obedience() throws {
    #expect(Self.files.count > 230)
    for marked in Self.files {
      let json = marked.replacing("«", with: "").replacing("»", with: "")
      var text = json
      for _ in 0..<8 {
        guard let next = try Self.obeying(text) else { break }
        text = next
      }
      let dish = try #require(MenuReader.read(text).menu.dish(at: 0, in: .pizzas))
      for allergen in Self.warned(by: marked) {
        #expect(dish.state(of: allergen) > .notAnIngredient, "\(json) became \(text)")
      }
    }
  }

  /// The file after its first message: its edit, or the key by another name as it advises.
  private static func obeying(_ json: String) throws -> String? {
    let reading = try MenuReader.read(json)
    guard let diagnostic = reading.diagnostics.first(where: { $0.severity == .error }) else {
      return nil
    }
    let bytes = Array(json.utf8)
    if let edit = diagnostic.suggestion?.edit ?? diagnostic.edit {
      return String(decoding: FileEdit.applying([edit], to: bytes), as: UTF8.self)
    }
    guard diagnostic.rule == .unknownKey else { return nil }
    let texts = "\(diagnostic.message) \(diagnostic.advice ?? "")"
    let quoted = texts.split(separator: "\"").map(String.init)
    let key = String(decoding: bytes[diagnostic.range].dropFirst().dropLast(), as: UTF8.self)
    guard
      let name = quoted.last(where: { $0.hasPrefix("x-") })
        ?? quoted.first(where: { word in
          texts.contains("did you mean \"\(word)\"") && word != key
        })
    else { return nil }
    let edit = FileEdit(diagnostic.range, Array("\"\(name)\"".utf8))
    return String(decoding: FileEdit.applying([edit], to: bytes), as: UTF8.self)
  }

  /// The allergens that a person would read in the key and its value.
  private static func warned(by marked: String) -> [Allergen] {
    let words: [(String, Allergen)] = [
      ("nuts", .nuts), ("noci", .nuts), ("milk", .milk), ("Milch", .milk), ("latte", .milk),
      ("eggs", .eggs),
    ]
    return words.filter { marked.contains($0.0) }.map(\.1)
  }

  @Test(
    "a key that may have been a warning is not made private",
    arguments: [
      (#""tracce":"noci""#, true), (#""traces":["nuts"]"#, true), (#""dieta":"vegana""#, false),
      (#""milk":true"#, true), (#""avviso":"tracce di noci""#, true), (#""colour":"red""#, false),
    ])
  func advice(_ member: String, _ isWarning: Bool) throws {
    let json = #"{"pizzas":[{"name":"A",\#(member),"allergens":"none"}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.rule == .unknownKey)
    let advice = try #require(diagnostic.advice)
    #expect(advice.contains("mayContain") == isWarning)
    #expect(advice.contains("x-") == member.contains("colour"))
  }

  @Test(
    "dishes inside a group are to be moved to a list of the file, with the id of the group",
    arguments: [
      (#"{"id":"a","title":"Antipasti","items":[{"name":"A"}]}"#, "a"),
      (#"{"name":"Antipasti caldi","piatti":[{"name":"A"}]}"#, "antipasti-caldi"),
      (#"{"id":"a","title":"A","dishes":[{"name":"A","allergens":["milk"]}]}"#, "a"),
    ])
  func dishesOfGroup(_ group: String, _ id: String) throws {
    let found = try MenuReader.read("{\"groups\":[\(group)]}").diagnostics
    let diagnostic = try #require(found.first { $0.kind == "unknown-key/dishes-of-group" })
    #expect(
      diagnostic.advice?.hasSuffix(
        #"its dishes go into "pizzas", "beverages", "desserts" or "other" of the file, each with"#
          + " \"group\": \"\(id)\"; "
          + "until then the menu shows no “free of” and no diets for the dishes of the group")
        ?? false)
    #expect(diagnostic.suggestion?.text.contains("{\"group\": \"\(id)\", \"name\": \"A\"") ?? false)
    #expect(diagnostic.edit == nil)
    let missing = found.first { $0.kind == "missing-key/group" }
    #expect(missing?.suggestion?.text ?? "\"id\": \"\(id)\"" == "\"id\": \"\(id)\"")
  }

  @Test("dishes that are the keys of a heading are moved into its group")
  func dishesAsKeys() throws {
    let json = #"{"pizzas":[{"name":"A"}],"insalate":{"Verde":7}}"#
    let text = try MenuReader.read(json).diagnostics.first?.suggestion?.text
    #expect(
      text == #""groups": [{"id": "insalate", "title": "Insalate"}], "#
        + #""other": [{"group": "insalate", "name": "Verde", "price": 7}]"#)
  }

  @Test("a key that denies an allergen is to be deleted, and is not taken for a warning")
  func denial() throws {
    let json = #"{"pizzas":[{"name":"A","allergens":{"gluten":true,"milk":false}}]}"#
    let found = try MenuReader.read(json).diagnostics
    #expect(found.map(\.kind) == ["unknown-key/warning", "unknown-key/denial"])
    #expect(
      found.last?.advice
        == #"delete "milk":false; leaving it out does not state its absence; "#
        + #"until then the menu shows no “free of” and no diets for “A”"#
    )
  }

  @Test(
    "a warning at the top of the file is to be written in each dish or in `notes`",
    arguments: [
      (
        #""allergenNote":"chiedere al personale""#,
        #"write "notes": ["allergenNote: chiedere al personale"]; "#
      ), (#""milk":true"#, #"write "notes": ["milk"]; "#),
      (#""allergens":["pollen"]"#, #"write "notes": ["allergens: pollen"]; "#),
    ])
  func warningOfFile(_ member: String, _ change: String) throws {
    let found = try MenuReader.read("{\(member),\"pizzas\":[{\"name\":\"A\"}]}").diagnostics
    let advice = #"each dish states its own "allergens"; a remark goes into "notes""#
    #expect(
      found.first?.advice == change + advice
        + "; until then the menu shows no “free of” and no diets")
  }

  @Test(
    "a dish key under its name in five languages gets the right key as a suggestion",
    arguments: [
      ("prezzo", "price"), ("Preis", "price"), ("prix", "price"), ("precio", "price"),
      ("esaurito", "soldOut"), ("ausverkauft", "soldOut"), ("épuisé", "soldOut"),
      ("Zutaten", "ingredients"), ("descrizione", "description"), ("categoria", "group"),
    ])
  func everydayName(_ name: String, _ key: String) throws {
    let found = try MenuReader.read(#"{"pizzas":[{"name":"A","\#(name)":"x"}]}"#).diagnostics
    let diagnostic = try #require(found.first)
    #expect(diagnostic.message == #""\#(name)" is not a key of a dish; did you mean "\#(key)"?"#)
    #expect(diagnostic.advice == "until then the menu shows no “free of” and no diets for “A”")
    #expect(diagnostic.edit?.replacement == Array("\"\(key)\"".utf8))
  }

  @Test(
    "a top-level key under a translated name gets the right key as a suggestion",
    arguments: [
      (#""orari":"EUR""#, "hours"), (#""Öffnungszeiten":"EUR""#, "hours"),
      (#""valuta":"EUR""#, "currency"), (#""allergeni":{"1":"glutine"}"#, "allergenKey"),
    ])
  func everydayNameOfFile(_ member: String, _ key: String) throws {
    let json = #"{\#(member),"pizzas":[{"name":"A"}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.message.hasSuffix("a key of the file; did you mean \"\(key)\"?"))
    #expect(diagnostic.advice == "until then the menu shows no “free of” and no diets")
  }

  @Test("no translated name leads to a key that promises")
  func namesOfPromises() throws {
    for name in ["dieta", "diete", "dietas", "completo", "senza", "fatto in casa", "hausgemacht"] {
      let json = #"{"desserts":[{"name":"A","\#(name)":"x"}]}"#
      let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
      #expect(!diagnostic.message.contains("did you mean"), "\(name)")
    }
  }

  @Test(
    "`toppings` is suggested as ingredients, not as add-ons", arguments: ["topping", "toppings"])
  func toppings(_ name: String) throws {
    let json = #"{"pizzas":[{"name":"A","\#(name)":["mozzarella"]}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.message.hasSuffix(#"did you mean "ingredients"?"#))
  }

  @Test("an unknown list is reported with the names of the lists that exist")
  func heading() throws {
    for list in [#"[{"name":"B"}]"#, "[]"] {
      let json = #"{"pizzas":[{"name":"A"}],"starters":\#(list)}"#
      let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
      let advice = try #require(diagnostic.advice)
      #expect(advice.contains(#"dishes go into "pizzas", "beverages", "desserts" or "other""#))
      #expect(!advice.contains("x-"))
    }
  }

  @Test("two unknown keys that may mean the same key are not both renamed to it")
  func twoSuggestions() throws {
    let found = try MenuReader.read(#"{"pizzas":[{"name":"A","prezzo":"5","Preis":"6"}]}"#)
    #expect(found.diagnostics.allSatisfy { $0.edit == nil && !$0.message.contains("did you mean") })
    let advice = #"keep one, as "price""#
    #expect(found.diagnostics.allSatisfy { $0.advice?.contains(advice) ?? false })
  }

  @Test("a name in one key per language is to be written as a map of languages")
  func languagesAsKeys() throws {
    let names = #""nameDE":"a","name_en":"b","name-it":"c""#
    let found = try MenuReader.read(#"{"pizzas":[{\#(names)}]}"#).diagnostics
    let advice = #"write "name": {"de": "a", "en": "b", "it": "c"} in place of \#(names)"#
    #expect(found.count == 1)
    #expect(found.first?.edit == nil && found.first?.advice?.hasPrefix(advice) ?? false)
  }
}
