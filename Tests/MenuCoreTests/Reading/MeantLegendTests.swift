import OldMenuCore
import Testing

/// Legends under an owner's own key, or in another shape than the format's.
@Suite(.timeLimit(.minutes(5))) struct MeantLegendTests {
  private static let dishes = """
    "pizzas": [{"name": "A", "allergens": ["A", "G"]},
     {"name": "B", "allergens": {"contains": ["A"], "freeFrom": ["G"], "complete": true}}]
    """

  /// What a reading says of two pizzas with signs, in a file with another member.
  private static func reading(_ member: String) throws -> MenuReading {
    try MenuReader.read(Array("{\(member), \(dishes)}".utf8))
  }

  /// Checks that the signs warn and promise nothing.
  private func check(_ reading: MenuReading) {
    let dishes = reading.menu.pizzas
    #expect(dishes.map(\.allergens.contains) == [[.gluten, .milk], [.gluten]])
    #expect(dishes.last?.dish.state(of: .milk) == .notStated)
    #expect(dishes.last?.dish.state(of: .celery) == .notStated)
  }

  @Test(arguments: [
    "allergeni", "allergens", "Allergene", "allergènes", "alérgenos", "legenda", "Zeichen",
  ])
  func aLegendUnderAnotherKeyWarns(key: String) throws {
    let reading = try Self.reading(#""\#(key)": {"A": "glutine", "G": "Milch"}"#)
    check(reading)
    #expect(
      reading.diagnostics.map(\.rule) == [
        .key(.unknownKey(key: key, suggestion: "allergenKey"))
      ])
    #expect(reading.hasErrors)
  }

  @Test(arguments: [
    (#""Legende": "A = Gluten, G = Milch""#, "Legende"),
    (#""allergeni": "Allergeni: A: glutine; G: latte""#, "allergeni"),
    (#""legend": ["A: gluten", "G: milk"]"#, "legend"),
    (
      #""allergènes": [{"code": "A", "nom": "gluten"}, {"code": "G", "nom": "lait"}]"#, "allergènes"
    ),
    (#""alérgenos": {"gluten": "A", "leche": "G"}"#, "alérgenos"),
    (#""legenda": {"A": {"it": "glutine", "en": "gluten"}, "G": {"it": "latte"}}"#, "legenda"),
    (#""allergenKey": "A = gluten, G = milk""#, "allergenKey"),
    (#""allergenKey": {"gluten": "A", "milk": "G"}"#, "allergenKey"),
  ])
  func aLegendInAnotherShapeWarnsAndIsTold(member: String, key: String) throws {
    let reading = try Self.reading(member)
    check(reading)
    let rule = try #require(reading.diagnostics.first?.rule)
    guard case .allergen(.misshapenLegend(key, ["A", "G"], let words)) = rule else {
      Issue.record("\(rule)")
      return
    }
    #expect(words.first?.hasPrefix("glut") == true)
    #expect(reading.diagnostics.first?.message.contains(#""allergenKey": {"A": "#) == true)
    #expect(reading.diagnostics.count == 1)
  }

  @Test func aLegendBesideTheRightOneExplainsNothing() throws {
    let reading = try Self.reading(
      #""allergenKey": {"A": "gluten", "G": "milk"}, "allergeni": {"A": "pesce", "G": "soia"}"#)
    #expect(reading.menu.pizzas.first?.allergens.contains == [.gluten, .milk])
    #expect(
      reading.diagnostics.map(\.rule) == [
        .key(.unknownKey(key: "allergeni", suggestion: "allergenKey", isThere: true))
      ])
  }

  @Test(arguments: [
    #""allergeni": ["glutine", "latte"]"#, #""allergens": {"contains": ["milk"]}"#,
    #""allergeni": "a base di latte""#, #""colori": {"A": "rosso", "G": "blu"}"#,
    #""allergens": "none""#, #""Raum": {"A": "Milch"}"#,
  ])
  func whatIsNoLegendIsNone(member: String) throws {
    let reading = try Self.reading(member)
    #expect(reading.menu.pizzas.first?.allergens.contains == [])
    #expect(!reading.diagnostics.contains { $0.rule.name == "misshapen-legend" })
  }
}
