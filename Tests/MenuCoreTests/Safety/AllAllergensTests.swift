import Testing

@testable import MenuCore

/// Texts that mention allergens without naming any, or by signs.
struct AllAllergensTests {
  @Test(
    "a text that may mean any of the fourteen is one finding",
    arguments: [
      SafetyTests.Case(
        #""description":"contiene allergeni","allergens":"none""#, .milk,
        .notStated, ["text-beside-promise/all"]),
      SafetyTests.Case(
        #""description":"All. 1, 7","allergens":"none""#, .milk, .notStated,
        ["text-beside-promise/signs"]),
      SafetyTests.Case(
        #""description":"Allergeni: 1, 20","allergens":"none""#,
        file: #""allergenKey":"eu""#, .milk, .notStated, ["text-beside-promise/signs"]),
      SafetyTests.Case(
        #""allergens":"none""#, file: #""notes":["Può contenere tracce"]"#, .milk, .notStated,
        ["text-beside-promise/above-all"]),
      SafetyTests.Case(
        #""description":"contiene allergeni","allergens":{"freeFrom":["milk"],"complete":true}"#,
        .milk, .free, ["text-beside-promise/all", "text-beside-promise/free"]),
    ])
  func textAboutAll(_ row: SafetyTests.Case) throws { try SafetyTests.expect(row) }

  @Test(
    "signs of the house say which allergens are contained",
    arguments: [
      SafetyTests.Case(
        #""description":"contiene allergeni 1, 3","allergens":"none""#,
        file: #""allergenKey":"eu""#, .eggs, .notStated,
        ["text-beside-promise", "text-beside-promise"]),
      SafetyTests.Case(
        #""allergens":"none""#,
        file: #""allergenKey":"eu","notes":["Contiene allergeni (1, 3)"]"#, .milk, .notAnIngredient,
        ["text-beside-promise/above", "text-beside-promise/above"]),
      SafetyTests.Case(
        #""description":"contiene allergeni","allergens":"none""#,
        file: #""allergenKey":"eu""#, .eggs, .notStated, ["text-beside-promise/all"]),
    ])
  func containedSigns(_ row: SafetyTests.Case) throws { try SafetyTests.expect(row) }
}
