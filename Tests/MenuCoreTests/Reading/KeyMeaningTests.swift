import MenuCore
import Testing

/// The advice for an unknown key keeps its meaning: a warning of traces stays one, and a promise does not
/// become a warning.
struct KeyMeaningTests {
  private static func report(_ member: String) throws -> [Diagnostic] {
    try MenuReader.read(#"{"pizzas":[{"name":"A","price":"5.00",\#(member)}]}"#).diagnostics
  }

  @Test(
    "a key about traces is to be written as mayContain",
    arguments: [
      "may_contain", "May contain", "mayContainTracesOf", "cross-contamination", "traces",
      "tracceDi", "possibiliTracce", "contaminazione", "Kreuzkontamination", "kannSpurenEnthalten",
      "peut contenir des traces", "puedeContener",
    ])
  func traces(_ key: String) throws {
    let report = try Self.report(#""\#(key)":["milk"]"#)
    #expect(report.map(\.suggestion?.text) == [#""allergens": {"mayContain": ["milk"]}"#])
  }

  @Test(
    "a key that promises is to be deleted, and the message says where to write promises",
    arguments: [
      #""freefrom":["milk"]"#, #""free":["milk"]"#, #""freeFrom":["milk"]"#, #""senza":"latte""#,
      #""ohne":["Milch"]"#, #""glutenFree":true"#, #""senzaGlutine":true"#, #""glutenfrei":"ja""#,
      #""sansGluten":true"#, #""nota_interna":"senza glutine""#, #""allergenFree":["milk"]"#,
    ])
  func promise(_ member: String) throws {
    let report = try Self.report(member)
    #expect(report.map(\.kind) == ["unknown-key/promise"], "\(report)")
    let advice = try #require(report.first?.advice)
    #expect(advice.hasPrefix("delete \(member); absent allergens go into"))
    #expect(!advice.contains("x-") && !advice.contains("\"contains\""))
    #expect(report.first?.edit == nil)
  }

  @Test(
    "an allergen as a key with a word for true is to be written as a warning",
    arguments: [#""latte":"sì""#, #""lactose":"yes""#, #""milk":1"#, #""Milch":"x""#])
  func allergenAsKey(_ member: String) throws {
    let report = try Self.report(member)
    #expect(report.map(\.suggestion?.text) == [#""allergens": ["milk"]"#])
  }

  @Test(
    "the house's signs under another name for `allergens` are suggested as a list",
    arguments: [(#""Allergene":"A, G""#, #"["A", "G"]"#), (#""allergeni":"1;7""#, #"["1", "7"]"#)])
  func signs(_ member: String, _ list: String) throws {
    let report = try Self.report(member)
    #expect(report.map(\.suggestion?.text) == [#""allergens": \#(list)"#])
  }

  @Test(
    "a dish free of lactose is not offered as free of milk",
    arguments: ["senza lattosio", "laktosefrei", "lactose-free", "latte senza lattosio"])
  func freeOfPart(_ word: String) throws {
    let report = try Self.report(#""allergens":["gluten","\#(word)"]"#)
    #expect(!report.isEmpty)
    #expect(!report.flatMap(\.choices).contains { $0.text.contains("freeFrom") }, "\(report)")
  }

  @Test(
    "a promise key with a negative value is reported as a warning",
    arguments: [
      #""glutenFree":false"#, #""senzaGlutine":"no""#, #""free":{"milk":false}"#,
      #""freefrom":["milk","may contain nuts"]"#, #""senzaLatte":"tracce di latte""#,
      #""nussallergie":"Achtung""#,
    ])
  func deniedPromise(_ member: String) throws {
    let report = try Self.report(member)
    #expect(report.map(\.kind) == ["unknown-key/warning"], "\(report)")
    #expect(report.first?.advice?.contains("x-") == false)
  }

  @Test(
    "a key that names a diet is not advised to become a private key",
    arguments: [#""isVegan":true"#, #""vegan_option":"yes""#, #""veganFriendly":true"#])
  func diet(_ member: String) throws {
    let report = try Self.report(member)
    #expect(report.map(\.kind) == ["unknown-key/diet"])
    #expect(report.first?.advice?.contains("x-") == false)
  }

  @Test(
    "a word for homemade is asked about at a dessert, and becomes a note of any other dish",
    arguments: ["fatto in casa", "home_made", "fait maison", "hausgemacht", "homeMade"])
  func homemade(_ key: String) throws {
    let member = #""\#(key)":true"#
    let dessert = try MenuReader.read(#"{"desserts":[{"name":"A",\#(member)}]}"#).diagnostics
    #expect(dessert.first?.choices.map(\.text) == [#""homemade": true"#, ""], "\(dessert)")
    #expect(dessert.first?.edit == nil)
    let pizza = try Self.report(member)
    #expect(pizza.first?.suggestion?.text.hasPrefix(#""notes": [""#) ?? false, "\(pizza)")
    #expect((dessert + pizza).allSatisfy { $0.advice?.contains("x-") == false })
  }

  @Test("a translation beside a map of languages is added to the map")
  func translationBesideMap() throws {
    let name = #""name":{"de":"Schinken","it":"Prosciutto"}"#
    let json = #"{"language":"de","pizzas":[{\#(name),"name_en":"Ham"}]}"#
    let reading = try MenuReader.read(json)
    #expect(reading.diagnostics.count == 1)
    let edit = try #require(reading.diagnostics.first?.suggestion?.edit)
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    let again = try MenuReader.read(String(decoding: mended, as: UTF8.self))
    #expect(again.diagnostics.isEmpty)
    #expect(again.menu.dish(at: 0, in: .pizzas)?.name.text(in: "en", fileLanguage: "de") == "Ham")
  }
}
