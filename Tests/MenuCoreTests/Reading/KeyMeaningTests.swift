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
}
