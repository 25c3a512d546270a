import OldMenuPresentation
import Testing

/// Lines that name several dishes.
@Suite(.timeLimit(.minutes(5))) struct JoinedDishesTests {
  private static let names: Set<String> = ["tonno", "tonno e cipolla", "diavola", "marinara"]

  @Test(
    arguments: [
      ("diavola", ["diavola"]), ("diavola, marinara", ["diavola", "marinara"]),
      ("tonno e cipolla e diavola", ["tonno e cipolla", "diavola"]),
      ("diavola und tonno + marinara", ["diavola", "tonno", "marinara"]),
      ("tonno e cipolla", ["tonno e cipolla"]), ("tonno e funghi", nil), ("", nil), ("e", nil),
      ("diavola e", nil), ("e diavola", nil), ("diavola e e marinara", nil),
    ] as [(String, [String]?)])
  func theLongestNamesCount(line: String, dishes: [String]?) throws {
    #expect(try #require(JoinedDishes(line)).map { Self.names.contains($0) ? $0 : nil } == dishes)
  }

  @Test func whoNamesMoreIsNotUnderstood() throws {
    let names = Array(repeating: "diavola", count: 9)
    #expect(try #require(JoinedDishes(names.joined(separator: " e "))).parts == names)
    #expect(JoinedDishes((names + ["diavola"]).joined(separator: " e ")) == nil)
    #expect(JoinedDishes(String(repeating: ",", count: 9)) == nil)
  }

  @Test(arguments: ["diavola", "lasagna"])
  func noPartIsReadTwice(last: String) throws {
    let line = String(repeating: "diavola e ", count: 8) + last
    var asked: [String] = []
    _ = try #require(JoinedDishes(line)).map { part -> String? in
      asked.append(part)
      return part == "diavola" ? part : nil
    }
    #expect(asked.count <= 45)
  }
}
