import MenuCore
import Testing

/// What identifies a dish in another version of its file.
struct MarkKeyTests {
  /// Marks the dishes of a file whose marks another one has.
  private func remarked(_ dishes: String, like marked: String) throws -> SoldOut.Remarked {
    let marks = try SoldOut.Marks(of: Array("{\"pizzas\":[\(marked)]}".utf8))
    let keys = Dictionary(marks.soldOut.map { ($0, true) }) { first, _ in first }
    return try SoldOut.setting(keys, in: Array("{\"pizzas\":[\(dishes)]}".utf8))
  }

  @Test("a composed and a decomposed id are two dishes")
  func canonicalTwins() throws {
    let dishes = "{\"id\":\"\u{E9}\",\"name\":\"A\"},{\"id\":\"e\u{301}\",\"name\":\"B\"}"
    let marked = "{\"id\":\"e\u{301}\",\"name\":\"B\",\"soldOut\":true}"
    let new = try remarked(dishes, like: marked)
    #expect(try SoldOut.marked(in: new.bytes).map(\.name) == ["B"])
    #expect(new.lost.isEmpty)
  }

  @Test("a lost mark is reported by the id or the name of its dish")
  func lostNames() throws {
    func lost(_ marked: String) throws -> [String] {
      try remarked(#"{"name":"A"}"#, like: marked).lostNames
    }
    #expect(try lost(#"{"name":"","soldOut":true}"#) == ["(no name)"])
    #expect(try lost(#"{"name":"1/2 pizza","soldOut":true}"#) == ["1/2 pizza"])
    #expect(try lost(#"{"id":"a/b","name":"A","soldOut":true}"#) == ["a/b"])
  }

  @Test("the text of a key is read again", arguments: ["a", "", "a/b", "/", "id/x"])
  func text(_ name: String) throws {
    for member in ["id", "name"] {
      let file = "{\"pizzas\":[{\"\(member)\":\"\(name)\"}]}"
      let key = try #require(SoldOut.Marks(of: Array(file.utf8)).dishes.first)
      #expect(SoldOut.Key(key.text) == key && key.text == "\(member)/\(name)")
    }
  }
}
