import MenuCore
import Testing

/// A text to write is given whole or not at all, although quoted texts may be shortened.
struct WholeTextTests {
  private static let long = "pomodoro, acciughe, olio verde, origano di montagna"

  @Test(
    "a language that the menu does not have is renamed, or becomes a part of one text",
    arguments: [
      (#"{"ita": "Buona", "eng": "Good"}"#, #"write "it""#),
      (#"{"lun": "chiuso"}"#, #"write "lun: chiuso" in place of {"lun": "chiuso"}"#),
    ])
  func foreignLanguage(_ description: String, _ advice: String) throws {
    let json = #"{"description": \#(description), "pizzas": [{"name": "A"}]}"#
    let diagnostic = Menu.report(json, isCheck: true).first { $0.rule == .unlikelyLanguage }
    #expect(diagnostic?.advice == advice)
  }

  @Test("the advice for an ingredient that contradicts a promise has its whole name")
  func ingredient() throws {
    let report = Menu.report(
      #"{"pizzas":[{"name":"A","ingredients":["\#(Self.long)"],"allergens":"none"}]}"#,
      isCheck: false)
    let diagnostic = try #require(report.first { $0.rule == .contradictedPromise })
    #expect(diagnostic.message.contains("…"))
    let text = #"write {"name": "\#(Self.long)", "allergens": {"freeFrom": ["fish"]}}"#
    #expect(diagnostic.advice?.hasSuffix(text) ?? false, "\(diagnostic)")
  }

  @Test("the advice for a very long ingredient does not repeat its name")
  func longIngredient() throws {
    let name = Array(repeating: Self.long, count: 10).joined(separator: ", ")
    let report = Menu.report(
      #"{"pizzas":[{"name":"A","ingredients":["\#(name)"],"allergens":"none"}]}"#, isCheck: false)
    let diagnostic = try #require(report.first { $0.rule == .contradictedPromise })
    #expect(
      diagnostic.advice?.hasSuffix(#"if there is none, say so in "allergens" of the ingredient"#)
        ?? false)
  }

  @Test("the advice to make a long key private does not repeat the key")
  func longKey() throws {
    let key = String(repeating: "colour", count: 10)
    let diagnostic = try #require(
      Menu.report(#"{"pizzas":[{"name":"A","\#(key)":"red"}]}"#, isCheck: false).first)
    #expect(
      diagnostic.advice?.hasSuffix(#"for your own data write "x-" in front of it"#) ?? false)
    #expect(diagnostic.suggestion?.text == "\"x-\(key)\"")
  }

  @Test("the advice to quote a long key has the whole key")
  func longUnquotedKey() throws {
    let key = String(repeating: "colour", count: 10)
    let diagnostic = try #require(
      Menu.report(#"{"pizzas":[{"name":"A",\#(key):"red"}]}"#, isCheck: false).first)
    #expect(diagnostic.advice == "write \"\(key)\"")
    #expect(diagnostic.suggestion?.text == "\"\(key)\"")
  }

  @Test("the advice to add a group has its whole id")
  func longGroup() throws {
    let id = "le-pizze-classiche-della-nostra-tradizione-di-casa"
    let groups = #""groups":[{"id":"x","title":"X"}]"#
    let diagnostic = try #require(
      Menu.report(#"{\#(groups),"pizzas":[{"name":"A","group":"\#(id)"}]}"#, isCheck: false).first)
    #expect(diagnostic.advice?.contains("{\"id\": \"\(id)\", \"title\"") ?? false)
  }
}
