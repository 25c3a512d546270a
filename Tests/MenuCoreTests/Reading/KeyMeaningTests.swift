import MenuCore
import Testing

/// What is advised in place of a key that nothing reads is true: a warning of traces stays one, and a
/// promise becomes no warning.
struct KeyMeaningTests {
  private static func told(_ member: String) throws -> [Diagnostic] {
    try MenuReader.read(#"{"pizzas":[{"name":"A","price":"5.00",\#(member)}]}"#).diagnostics
  }

  @Test(
    "a key that speaks of traces goes under mayContain",
    arguments: [
      "may_contain", "May contain", "mayContainTracesOf", "cross-contamination", "traces",
      "tracceDi", "possibiliTracce", "contaminazione", "Kreuzkontamination", "kannSpurenEnthalten",
      "peut contenir des traces", "puedeContener",
    ])
  func traces(_ key: String) throws {
    let told = try Self.told(#""\#(key)":["milk"]"#)
    #expect(told.map(\.suggestion?.text) == [#""allergens": {"mayContain": ["milk"]}"#])
  }

  @Test(
    "a key that promises is deleted, and the message says where promises are written",
    arguments: [
      #""freefrom":["milk"]"#, #""free":["milk"]"#, #""freeFrom":["milk"]"#, #""senza":"latte""#,
      #""ohne":["Milch"]"#, #""glutenFree":true"#, #""senzaGlutine":true"#, #""glutenfrei":"ja""#,
      #""sansGluten":true"#, #""nota_interna":"senza glutine""#, #""allergenFree":["milk"]"#,
    ])
  func promise(_ member: String) throws {
    let told = try Self.told(member)
    #expect(told.map(\.kind) == ["unknown-key/promise"], "\(told)")
    let advice = try #require(told.first?.advice)
    #expect(advice.hasPrefix("delete \(member); a dish that is free of an allergen states it in"))
    #expect(!advice.contains("x-") && !advice.contains("\"contains\""))
    #expect(told.first?.edit == nil)
  }

  @Test(
    "an allergen as a key with a word for true is written as a warning",
    arguments: [#""latte":"sì""#, #""lactose":"yes""#, #""milk":1"#, #""Milch":"x""#])
  func allergenAsKey(_ member: String) throws {
    let told = try Self.told(member)
    #expect(told.map(\.suggestion?.text) == [#""allergens": ["milk"]"#])
  }

  @Test(
    "signs of the house under another name of allergens are written as a list",
    arguments: [(#""Allergene":"A, G""#, #"["A", "G"]"#), (#""allergeni":"1;7""#, #"["1", "7"]"#)])
  func signs(_ member: String, _ list: String) throws {
    let told = try Self.told(member)
    #expect(told.map(\.suggestion?.text) == [#""allergens": \#(list)"#])
  }

  @Test(
    "what is free of a part of an allergen is not offered as free of it",
    arguments: ["senza lattosio", "laktosefrei", "lactose-free", "latte senza lattosio"])
  func freeOfPart(_ word: String) throws {
    let told = try Self.told(#""allergens":["gluten","\#(word)"]"#)
    #expect(!told.isEmpty)
    #expect(!told.flatMap(\.choices).contains { $0.text.contains("freeFrom") }, "\(told)")
  }

  @Test(
    "a key that denies a promise warns",
    arguments: [
      #""glutenFree":false"#, #""senzaGlutine":"no""#, #""free":{"milk":false}"#,
      #""freefrom":["milk","may contain nuts"]"#, #""senzaLatte":"tracce di latte""#,
      #""nussallergie":"Achtung""#,
    ])
  func deniedPromise(_ member: String) throws {
    let told = try Self.told(member)
    #expect(told.map(\.kind) == ["unknown-key/warning"], "\(told)")
    #expect(told.first?.advice?.contains("x-") == false)
  }

  @Test(
    "a key of several words that names a diet has no private key as advice",
    arguments: [#""isVegan":true"#, #""vegan_option":"yes""#, #""veganFriendly":true"#])
  func diet(_ member: String) throws {
    let told = try Self.told(member)
    #expect(told.map(\.kind) == ["unknown-key/diet"])
    #expect(told.first?.advice?.contains("x-") == false)
  }
}
