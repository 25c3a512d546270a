import OldMenuCore
import Testing

/// Words that stand where the format has `true` or a number.
@Suite(.timeLimit(.minutes(5))) struct MeantValueTests {
  /// What nearly always means sold out, and says more that only the owner can write elsewhere.
  private static let unsure: Set = ["bis Freitag", "today only", "forse"]

  @Test(arguments: [
    ("soldOut", #""si""#, "true"), ("soldOut", #""sì""#, "true"), ("soldOut", #""Yes""#, "true"),
    ("soldOut", #""ja""#, "true"), ("soldOut", #""no""#, "false"), ("soldOut", "1", "true"),
    ("soldOut", #""ausverkauft""#, "true"), ("soldOut", #""finita""#, "true"),
    ("soldOut", #""bis Freitag""#, "true"), ("soldOut", #""today only""#, "true"),
    ("soldOut", #""x""#, "true"), ("soldOut", #""forse""#, "true"),
    ("soldOut", #""non disponibile""#, "true"), ("soldOut", #""not available""#, "true"),
    ("soldOut", #""disponibile""#, "false"), ("frozen", #""oui""#, "true"),
    ("frozen", #""nein""#, "false"), ("spicy", "true", "1"), ("spicy", #""sì""#, "1"),
    ("spicy", "false", "0"),
  ])
  func aWordIsToldWithWhatItMeans(key: String, value: String, meant: String) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": "none", "\#(key)": \#(value)}]}"#
    let bytes = Array(text.utf8)
    let told = try #require(try MenuReader.read(bytes).diagnostics.first)
    let word = value.filter { $0 != "\"" }
    #expect(told.rule == .value(.meantValue(key: key, text: word, value: meant)))
    let fixIt = try #require(FixItMaker(bytes).fixIt(for: told))
    let isPlain = key != "spicy" && !Self.unsure.contains(word)
    #expect(fixIt.isCertain == isPlain)
  }

  @Test(arguments: [
    ("soldOut", #""non esaurito, disponibile""#), ("soldOut", #""""#), ("soldOut", "7"),
    ("frozen", #""ausverkauft""#), ("frozen", #""forse""#), ("spicy", #""hot""#),
  ])
  func whatMayMeanAnythingIsNot(key: String, value: String) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": "none", "\#(key)": \#(value)}]}"#
    let told = try #require(try MenuReader.read(Array(text.utf8)).diagnostics.first)
    #expect(told.rule.name != "meant-value")
  }

  /// What warns a guest holds as it is meant until the owner has mended it.
  @Test(arguments: [
    #""soldOut": "sì""#, #""soldOut": 1"#, #""esaurita": true"#, #""ausverkauft": "ja""#,
    #""disponibile": false"#, #""soldOut": false, "agotado": true"#, #""soldOut": "finita""#,
    #""soldOut": "bis Freitag""#, #""soldOut": "forse""#, #""status": "ausverkauft""#,
    #""stato": "esaurito""#, #""estado": "agotado""#, #""état": "épuisé""#,
    #""status": "sold out""#, #""availability": "out of stock""#, #""heute aus": true"#,
    #""vorhanden": false"#, #""stock": 0"#,
  ])
  func aDishThatIsMeantToBeSoldOutIsSo(member: String) throws {
    #expect(try dish(member).isSoldOut)
  }

  @Test(arguments: [
    #""soldOut": "no""#, #""soldOut": "disponibile""#, #""disponibile": true"#,
    #""esaurita": false"#, #""status": "neu""#, #""stock": 7"#, #""heute aus": false"#,
  ])
  func anyOtherIsNot(member: String) throws {
    #expect(try !dish(member).isSoldOut)
  }

  @Test func frozenAndSpicyWarnAsTheyAreMeant() throws {
    let dish = try dish(#""frozen": "sì", "spicy": true"#)
    #expect(dish.isFrozen)
    #expect(dish.spiciness == 1)
    #expect(try self.dish(#""surgelato": true"#).isFrozen)
  }

  /// Of two values nobody knows which holds, and a warning is never lost.
  @Test(arguments: [
    ("true", "true"), ("true", "false"), ("false", "true"), ("false", #""sì""#), ("true", "7"),
  ])
  func ofTwoValuesTheWarningHolds(first: String, second: String) throws {
    #expect(try dish(#""soldOut": \#(first), "soldOut": \#(second)"#).isSoldOut)
    #expect(try dish(#""frozen": \#(first), "frozen": \#(second)"#).isFrozen)
  }

  @Test func ofTwoDegreesTheHotterHolds() throws {
    #expect(try dish(#""spicy": 1, "spicy": 3"#).spiciness == 3)
    #expect(try dish(#""spicy": 2, "spicy": 7"#).spiciness == 2)
    #expect(try !dish(#""soldOut": false, "soldOut": false"#).isSoldOut)
  }

  @Test func nobodyButTheOwnerPromises() throws {
    let text = #"{"desserts": [{"name": "A", "allergens": "none", "homemade": "sì"}]}"#
    let menu = try MenuReader.read(Array(text.utf8)).menu
    #expect(menu.desserts.map(\.isHomemade) == [false])
  }

  private func dish(_ members: String) throws -> Dish {
    let text = #"{"pizzas": [{"name": "A", "allergens": "none", \#(members)}]}"#
    return try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
  }
}
