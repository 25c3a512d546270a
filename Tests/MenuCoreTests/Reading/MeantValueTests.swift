import MenuCore
import Testing

/// Words that stand where the format has `true` or a number.
@Suite(.timeLimit(.minutes(5))) struct MeantValueTests {
  @Test(arguments: [
    ("soldOut", #""si""#, "true"), ("soldOut", #""sì""#, "true"), ("soldOut", #""Yes""#, "true"),
    ("soldOut", #""ja""#, "true"), ("soldOut", #""no""#, "false"), ("soldOut", "1", "true"),
    ("soldOut", #""ausverkauft""#, "true"), ("frozen", #""oui""#, "true"),
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
    #expect(fixIt.isCertain == (key != "spicy"))
  }

  @Test(arguments: [("soldOut", #""forse""#), ("frozen", #""ausverkauft""#), ("spicy", #""hot""#)])
  func whatMayMeanAnythingIsNot(key: String, value: String) throws {
    let text = #"{"pizzas": [{"name": "A", "allergens": "none", "\#(key)": \#(value)}]}"#
    let told = try #require(try MenuReader.read(Array(text.utf8)).diagnostics.first)
    #expect(told.rule.name != "meant-value")
  }
}
