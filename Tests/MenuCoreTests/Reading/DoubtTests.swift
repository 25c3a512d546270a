import MenuCheck
import MenuCore
import Testing

/// Remarks of owners that doubt what their dishes promise.
struct DoubtTests {
  private static func dish(_ member: String) -> String {
    #"{"currency":"EUR","pizzas":[{"name":"A","price":"5.00",\#(member),"allergens":"none"}]}"#
  }

  @Test(
    "a remark that something is to be checked becomes private, and its dish promises nothing",
    arguments: [
      #""stato":"da verificare""#, #""status":"to be checked""#, #""status":"TBC""#,
      #""todo":"ask the chef""#, #""needsReview":true"#, #""da_controllare":"sì""#,
      #""Status":"noch zu prüfen""#, #""Küche":"unsicher""#, #""état":"à vérifier""#,
      #""commentaire":"pas sûr""#, #""estado":"por confirmar""#, #""revisar":"sí""#,
      #""check":true"#, #""verificare":"sì""#,
    ])
  func doubt(_ member: String) throws {
    let diagnostic = try #require(MenuReader.read(Self.dish(member)).diagnostics.first)
    #expect(diagnostic.kind == "unknown-key/doubt")
    let written = member.replacing(#/^"(.*?)":/#) { "\"x-\($0.1)\":" }
    #expect(diagnostic.suggestion?.text == #"\#(written),"allergens": null"#)
    #expect(diagnostic.edit == nil)
  }

  @Test("a remark about all dishes of a long menu takes all promises away")
  func doubtAboutALongMenu() throws {
    let dishes = (1...300).map { number in
      let kinds = Allergen.allCases[..<(number % 9 + 3)].map { "\"\($0.rawValue)\"" }
      return #"{"name":"\#(number)","allergens":{"freeFrom":[\#(kinds.joined(separator: ","))]}}"#
    }
    let json = #"{"stato":"da verificare","pizzas":[\#(dishes.joined(separator: ","))]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.kind == "unknown-key/doubt")
    #expect(diagnostic.advice?.contains("what is still to be checked promises nothing") ?? false)
    let edit = try #require(diagnostic.edit)
    let menu = try MenuReader.read(FileEdit.applying([edit], to: Array(json.utf8))).menu
    #expect(menu.numberOfDishes == 300)
    #expect(menu.dishes.allSatisfy { $0.state(of: .gluten) == .notStated })
  }

  /// The first diagnostic of a file with a member and a promise, which is too long to be changed.
  private func firstDiagnostic(ofHugeMenuWith member: String) throws -> Diagnostic {
    let text = String(repeating: "x", count: 210_000)
    let json = #"{\#(member),"notes":["\#(text)"],"pizzas":[{"name":"A","allergens":"none"}]}"#
    return try #require(MenuReader.read(json).diagnostics.first)
  }

  @Test("a remark about a menu that is too long to be changed is never made private")
  func doubtAboutAHugeMenu() throws {
    let diagnostic = try firstDiagnostic(ofHugeMenuWith: #""stato":"da verificare""#)
    #expect(diagnostic.kind == "unknown-key/doubt" && diagnostic.choices.isEmpty)
  }

  @Test(
    "an unknown key with a remark beside a promise has two changes, to keep or to withdraw it",
    arguments: [
      ("colore", #""rosso""#), ("stato", #""verificato""#), ("dopo", #""ore 20""#),
      ("todos", #""los días""#), ("fonte", #""scheda vecchia""#), ("nuovo", "true"),
      ("foglio", #"{"stato":"vedi quaderno"}"#),
    ])
  func otherRemark(key: String, value: String) throws {
    let json = Self.dish("\"\(key)\":\(value)")
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.kind == "unknown-key/remark")
    let renamed = "\"x-\(key)\""
    let withdrawn = #"\#(renamed):\#(value),"allergens": null"#
    #expect(diagnostic.choices.map(\.text) == [renamed, withdrawn])
    let advice = "if this is true, write \(renamed); if not, write \(withdrawn)"
    #expect(diagnostic.advice?.hasPrefix(advice) ?? false, "\(diagnostic)")
  }

  @Test("an unknown key whose value is false is private, and leaves the promises")
  func falseFlag() throws {
    let json = Self.dish(#""needsReview":false"#)
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.kind == "unknown-key")
    #expect(diagnostic.suggestion?.text == #""x-needsReview""#)
  }

  @Test(
    "a remark without promises around it, a number, a date and an address are private",
    arguments: [
      #"{"pizzas":[{"name":"A","price":"5.00","fonte":"vecchia","allergens":["milk"]}]}"#,
      #"{"pizzas":[{"name":"A","price":"5.00","peso":350,"allergens":"none"}]}"#,
      #"{"data":"2026-11-28","pizzas":[{"name":"A","price":"5.00","allergens":"none"}]}"#,
      #"{"sito":"www.a.it","pizzas":[{"name":"A","price":"5.00","allergens":"none"}]}"#,
    ])
  func privateData(_ json: String) throws {
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.suggestion?.text.hasPrefix("\"x-") ?? false)
  }

  @Test("a remark on an add-on that promises nothing may be about its dish")
  func remarkOnAddOn() throws {
    let addOn = #"{"name":"salsa","price":"1.00","stato":"da verificare"}"#
    let json = Self.dish(#""addOns":[\#(addOn)]"#)
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.choices.count == 2)
    #expect(diagnostic.choices.last?.text.hasSuffix("\"allergens\": null") ?? false)
  }

  @Test(
    "a text of the file, a group or a dish that leaves allergens open is reported beside a promise",
    arguments: [
      (#"{"name":"A","notes":["da verificare"],"allergens":"none"}"#, ""),
      (#"{"name":"A","description":"noch in Bearbeitung","allergens":"none"}"#, ""),
      (#"{"name":"A","ingredients":["salsa (to be confirmed)"],"diets":["vegan"]}"#, ""),
      (#"{"name":"A",/* da verificare */"allergens":"none"}"#, ""),
      (#"{"name":"A","allergens":"none"}"#, #""description":"in aggiornamento","#),
      (#"{"name":"A","allergens":"none"}"#, #""groups":[{"id":"g","title":"to be verified"}],"#),
      (
        #"{"name":"A","allergens":"none"}"#,
        #""groups":[{"id":"g","title":"G","description":"può contenere noci"}],"#
      ),
    ])
  func openText(_ dish: String, _ member: String) throws {
    let json = #"{"currency":"EUR",\#(member)"pizzas":[\#(dish)]}"#
    let kinds = try MenuReader.check(json).diagnostics.map(\.kind)
    #expect(kinds.contains { $0.hasPrefix("text-beside-promise/") }, "\(kinds)")
  }

  @Test("a text of a group that leaves allergens open counts for the dishes of its subgroups")
  func openTextOfAParent() throws {
    let groups =
      #"[{"id":"a","title":"A","description":"da verificare"},"#
      + #"{"id":"b","title":"B","parent":"a"}]"#
    let json =
      #"{"currency":"EUR","groups":\#(groups),"pizzas":[{"name":"P","group":"b","allergens":"none"}]}"#
    let kinds = try MenuReader.check(json).diagnostics.map(\.kind)
    #expect(kinds.contains("text-beside-promise/remark"), "\(kinds)")
  }

  @Test("an unknown key with a remark in a menu that is too long to be changed asks, too")
  func otherRemarkInAHugeMenu() throws {
    let diagnostic = try firstDiagnostic(ofHugeMenuWith: #""fonte":"stiamo aggiornando""#)
    #expect(diagnostic.kind == "unknown-key/remark")
    #expect(diagnostic.advice?.contains("if not") ?? false, "\(diagnostic)")
  }

  @Test("a section without dishes becomes a group, whose text then counts for all dishes")
  func sectionOfTexts() throws {
    let note = #"{"title":"Avviso","description":"può contenere tracce di noci"}"#
    let section = #"{"title":"Rosse","items":[{"name":"A","price":"5.00","allergens":"none"}]}"#
    let json = #"{"currency":"EUR","sections":[\#(note),\#(section)]}"#
    let fixed = MenuFixer.mend(Array(json.utf8))
    let reading = try MenuReader.check(fixed.bytes)
    #expect(reading.menu.numberOfDishes == 1)
    #expect(reading.menu.groups.count == 2)
    #expect(reading.diagnostics.map(\.kind) == ["text-beside-promise/remark"])
  }

  @Test(
    "a remark of the file about allergens that names none is a warning while dishes promise",
    arguments: [
      "Allergene: siehe Karte", "Allergeni: vedi registro", "Allergens are listed elsewhere",
    ])
  func unclearRemark(_ note: String) throws {
    let json =
      #"{"currency":"EUR","notes":["\#(note)"],"pizzas":[{"name":"A","allergens":"none"}]}"#
    let warning = try #require(MenuReader.check(json).diagnostics.first)
    #expect(warning.kind == "text-beside-promise/remark" && warning.severity == .warning)
    #expect(warning.message.hasSuffix("1 dish still promises something"))
  }

  @Test(
    "a request to ask the staff about allergens is no doubt",
    arguments: [
      "Allergene: fragen Sie uns", "Allergies? Please tell our staff",
      "Allergeni: chiedere in sala",
      "Allergènes : demandez au personnel", "Alérgenos: pregunte al camarero",
    ])
  func request(_ note: String) throws {
    let json =
      #"{"currency":"EUR","notes":["\#(note)"],"pizzas":[{"name":"A","allergens":"none"}]}"#
    #expect(try MenuReader.check(json).diagnostics.isEmpty)
  }

  @Test(
    "an allergen belongs to the traces if all texts that name it speak of traces",
    arguments: [
      ("may contain traces of nuts", "", FileKey.mayContain),
      ("", "può contenere tracce di frutta a guscio", .mayContain),
      ("may contain traces of nuts", "with nuts", .contains), ("with nuts", "", .contains),
    ])
  func traces(_ description: String, _ note: String, _ key: FileKey) throws {
    let dish =
      #"{"name":"A","description":"\#(description)","allergens":{"complete":true}}"#
    let json = #"{"currency":"EUR","notes":["\#(note)"],"pizzas":[\#(dish)]}"#
    let found = try MenuReader.check(json).diagnostics.filter { $0.message.contains("nuts") }
    let advice = try #require(found.first?.advice)
    #expect(advice.contains(#"{"\#(key.rawValue)": ["nuts"], "complete": true}"#), "\(advice)")
  }

  @Test("a remark of a group counts for the dishes of that group")
  func remarkOfAGroup() throws {
    let group = #"{"id":"a","title":"A","description":"Allergene: siehe Karte"}"#
    let dishes = #"{"name":"A","group":"a"},{"name":"B","allergens":"none"}"#
    let json = #"{"currency":"EUR","groups":[\#(group)],"pizzas":[\#(dishes)]}"#
    let kinds = try MenuReader.check(json).diagnostics.map(\.kind)
    #expect(!kinds.contains("text-beside-promise/remark"))
  }

  @Test(
    "what cannot be copied from a message is written by --fix",
    arguments: [
      #""todo":"check the allergens""#, #""verificato":false"#, #""stato":"da verificare""#,
      #""pizzas":[{"name":"Mare"}]"#, #""pizze":[{"name":"Mare"}]"#,
    ])
  func longEdit(_ member: String) throws {
    let dishes = (1...40).map { #"{"name":"Pizza \#($0)","allergens":"none","diets":["halal"]}"# }
    let json = "{\(member),\"pizzas\":[\(dishes.joined(separator: ","))]}"
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.advice?.contains(#/write|check --fix/#) ?? false, "\(diagnostic)")
    let fixed = MenuFixer.mend(Array(json.utf8))
    let reading = try MenuReader.read(fixed.bytes)
    #expect(!reading.hasErrors, "\(reading.diagnostics)")
    let isOfLists = member.contains("Mare")
    #expect(reading.menu.numberOfDishes == (isOfLists ? 41 : 40))
    #expect(isOfLists || reading.menu.dishes.allSatisfy { $0.state(of: .milk) == .notStated })
  }
}
