import OldMenuCore
import MenuTestSupport
import Testing

/// What is mended of sizes: all of them together, and never into more faults than there were.
@Suite(.timeLimit(.minutes(5))) struct SizeFixTests {
  /// The price of the dish stands among its sizes until one of them is found to cost as much.
  @Test func pricesOfSizesAreMendedAlsoWhereOneIsThatOfTheDish() throws {
    func file(_ price: String, _ sizes: String, _ word: String) -> String {
      #"{"currency": "EUR", "pizzas": [{"name": "A", \#(price)"allergens": ["gluten"], "\#(sizes)": [{"name": "30 cm", "\#(word)": 6.65}, {"name": "40 cm", "\#(word)": 10.23}]}]}"#
    }
    let before = file(#""priceEur": 6.65, "#, "variants", "priceEur")
    let mended = MenuFixer.mend(Array(before.utf8))
    #expect(String(decoding: mended.bytes, as: UTF8.self) == file("", "sizes", "price"))
    #expect(try MenuReader.read(mended.bytes).diagnostics.filter { $0.severity == .error } == [])
  }

  @Test(arguments: [
    // As long as it is mended word by word there is more wrong with it than before.
    #"{"name": "A", "priceEur": 6, "variants": [{"name": "S", "priceEur": "boh"}, {"name": "M", "priceEur": 7}, {"name": "L", "priceEur": "x"}]}"#,
    #"{"name": "A", "priceEur": 6.65, "variants": [{"name": "S", "priceEur": 7}, {"name": "M"}]}"#,
    #"{"name": "A", "size": {"bg": "450 г", "en": "450 g"}, "priceEur": 7}"#,
  ])
  func nobodyIsHandedMoreErrorsThanThereWere(dish: String) throws {
    let before = Array(#"{"currency": "EUR", "other": [\#(dish)]}"#.utf8)
    func errors(_ bytes: [UInt8]) throws -> Int {
      try MenuReader.read(bytes).diagnostics.count { $0.severity == .error }
    }
    #expect(try errors(MenuFixer.mend(before).bytes) <= errors(before))
  }

  @Test func aTextUnderAWordForSizesIsNoListOfThem() throws {
    let text = #"{"other": [{"name": "A", "size": {"bg": "450 г", "en": "450 g"}}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(
      reading.diagnostics.map(\.rule).contains(
        .key(.unknownKey(key: "size", suggestion: nil, isThere: false))))
    #expect(MenuFixer.mend(Array(text.utf8)).count == 0)
    let sizes = #"{"other": [{"name": "A", "size": {"S": "7.00", "L": "9.00"}}]}"#
    #expect(
      try MenuReader.read(Array(sizes.utf8)).diagnostics.map(\.rule).contains(
        .key(.unknownKey(key: "size", suggestion: "sizes", isThere: false))))
  }
}
