import MenuCore
import Testing

/// Keys of the format in the wrong object, and the advice about them.
struct KeyPlaceTests {
  @Test(
    "a dish key in the wrong object is taken neither for a private key nor for a list",
    arguments: [
      #"{"addOns":[{"name":"bufala","price":"2.50"}],"pizzas":[{"name":"A"}]}"#,
      #"{"aggiunte":[{"name":"bufala","price":"2.50"}],"pizzas":[{"name":"A"}]}"#,
      #"{"soldOut":true,"pizzas":[{"name":"A"}]}"#,
      #"{"pizzas":[{"name":"A","sizes":[{"name":"B","soldOut":true}]}]}"#,
      #"{"pizzas":[{"name":"A","sizes":[{"name":"B","available":false}]}]}"#,
      #"{"pizzas":[{"name":"A","addOns":[{"name":"B","status":"sold out"}]}]}"#,
      #"{"pizzas":[{"name":"A","addOns":[{"name":"B","frozen":true}]}]}"#,
    ])
  func keyOfDish(_ json: String) throws {
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.kind == "unknown-key/of-dish")
    #expect(diagnostic.advice?.contains("is a key of a dish") ?? false)
    #expect(
      diagnostic.choices.allSatisfy { $0.text.contains("\"notes\": [\"B: ") }
        || json.hasPrefix(#"{"a"#))
  }

  @Test("a missing group is added once, and no dish that names it promises anything")
  func missingGroup() throws {
    let dish = #"{"name":"A","group":"Rosse","allergens":"none"}"#
    let reading = try MenuReader.read(#"{"pizzas":[\#(dish),\#(dish)]}"#)
    #expect(reading.diagnostics.count { $0.rule == .unknownGroup } == 1)
    #expect(reading.menu.dishes.allSatisfy { $0.state(of: .milk) == .notStated })
  }

  @Test(
    "add-ons at the top of the file are to be moved into the dishes of its first list that have none"
  )
  func addOnsOfFile() throws {
    let json = #"{"addOns":[{"name":"x"}],"other":[{"name":"A"},{"name":"B","addOns":[]}]}"#
    let edit = try #require(MenuReader.read(json).diagnostics.first?.suggestion?.edit)
    #expect(
      String(decoding: FileEdit.applying([edit], to: Array(json.utf8)), as: UTF8.self)
        == #"{"other":[{"addOns": [{"name":"x"}], "name":"A"},{"name":"B","addOns":[]}]}"#)
  }

  @Test("a missing group is to be added after the groups of the file")
  func group() throws {
    let json = #"{"groups":[{"id":"a","title":"A"}],"other":[{"name":"X","group":"vini rossi"}]}"#
    let report = try MenuReader.read(json).diagnostics
    let edit = try #require(report.first?.suggestion?.edit)
    let text = String(decoding: FileEdit.applying([edit], to: Array(json.utf8)), as: UTF8.self)
    #expect(try MenuReader.read(text).menu.groups.map(\.id) == ["a", "vini rossi"])
  }

  @Test("a file of one dish is to be wrapped in a menu, and a nested menu unwrapped")
  func wholeMenu() throws {
    let dish = #"{"name":"Margherita","price":7}"#
    let report = try MenuReader.read(dish).diagnostics
    #expect(report.first?.choices.map(\.text) == [#"{"pizzas": [\#(dish)]}"#])
    let menu = #""pizzas":[{"name":"A"}]"#
    let wrapped = try MenuReader.read(#"{"carta":{\#(menu)}}"#).diagnostics
    #expect(wrapped.first?.choices.map(\.text) == [menu])
    let long = #"{"carta":{\#(menu),"x-a":"\#(String(repeating: "a", count: 160))"}}"#
    let advice = try MenuReader.read(long).diagnostics.first?.advice
    #expect(advice?.contains(#"delete "carta": { and the } that closes it"#) ?? false)
  }

  @Test(
    "an ambiguous or unknown currency has no code in its advice",
    arguments: ["kr", "XYZ", "BTC", "crowns"])
  func currency(_ word: String) throws {
    let json = #"{"currency":"\#(word)","pizzas":[{"name":"A","price":7}]}"#
    let report = try MenuReader.read(json).diagnostics
    #expect(report.map(\.kind) == ["unknown-currency"])
    #expect(report.first?.choices.isEmpty ?? false)
  }

  @Test(
    "dishes with a comment among them are not moved, so that the comment is not lost",
    arguments: [
      #""calzoni":[/* tracce di noci */ {"name":"A","price":5,"allergens":"none"}]"#,
      #""pizzas":[{"title":"B","items":[/* noci */ {"name":"A","price":5,"allergens":"none"}]}]"#,
      #""pizzas":{"B":[/* noci */ {"name":"A","price":5,"allergens":"none"}]}"#,
      #""groups":[{"id":"b","title":"B","dishes":[/* noci */ {"name":"A","allergens":"none"}]}]"#,
    ])
  func commentAmongDishes(_ list: String) {
    let report = Menu.report("{\"desserts\":[{\"name\":\"C\"}],\(list)}", isCheck: false)
    #expect(!report.isEmpty && report.allSatisfy { $0.choices.isEmpty || $0.severity == .warning })
  }

  @Test("no advice deletes a list of dishes that is written in another way")
  func listsByLanguage() {
    let dishes = #"[{"name":"A","price":5}]"#
    let report = Menu.report(#"{"pizzas":{"it":\#(dishes),"en":\#(dishes)}}"#, isCheck: false)
    #expect(report.first?.kind == "wrong-type/list" && report.first?.choices.isEmpty ?? false)
  }
}
