import MenuCore
import Testing

/// Advice about a dish with both sizes and a price: one message, whose text leads to a clean file.
struct SizeAdviceTests {
  @Test(
    "a price is added to a size without members too",
    arguments: [
      ("{}", #"{"price": "…"}"#), (#"{"name":"m"}"#, #"{"price": "…", "name":"m"}"#),
    ])
  func priceOfSize(_ size: String, _ priced: String) throws {
    let json = #"{"pizzas":[{"name":"A","sizes":[{"name":"s","price":"1.00"},\#(size)]}]}"#
    let report = Menu.report(json, isCheck: true)
    let edit = try #require(report.first { $0.rule == .sizeWithoutPrice }?.suggestion?.edit)
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    #expect(
      String(decoding: mended, as: UTF8.self) == json.replacing(",\(size)]", with: ",\(priced)]"))
  }

  private static func report(_ members: String) -> [Diagnostic] {
    let other = #"{"name":"B","price":"5.00","allergens":["milk"]}"#
    let dish = #"{"name":"A","allergens":["gluten"],\#(members)}"#
    return Menu.report(#"{"currency":"EUR","pizzas":[\#(other),\#(dish)]}"#, isCheck: true)
  }

  @Test(
    "a dish with faulty sizes is not also advised to add a price",
    arguments: [
      #""sizes":{"maxi":"12.00"}"#, #""sizes":["maxi"]"#, #""sizes":"maxi""#, #""size":"maxi""#,
      #""sizes":{"maxi":12}"#,
    ])
  func faultySizes(_ sizes: String) {
    let report = Self.report(sizes)
    #expect(report.count == 1 && report.first?.severity == .error, "\(report)")
  }

  @Test(
    "a price beside sizes goes to the first size without one, or becomes a size of its own",
    arguments: [
      (
        #""price":"7.00","spicy":1,"sizes":[{"name":"maxi","price":"12.00"}]"#,
        #""sizes": [{"name": "regular", "price": "7.00"}, {"name":"maxi","price":"12.00"}], "spicy": 1"#
      ),
      (
        #""sizes":[{"name":"normale"},{"name":"maxi"}],"price":"7.00""#,
        #""sizes": [{"name": "normale", "price": "7.00"}, {"name":"maxi"}]"#
      ),
    ])
  func priceBesideSizes(_ members: String, _ sizes: String) {
    let report = Self.report(members).filter { $0.severity == .error }
    #expect(report.map(\.kind) == ["price-and-sizes"])
    #expect(report.first?.suggestion?.text == sizes)
    #expect(report.first?.advice?.contains(sizes) ?? false)
  }

  @Test("a size with two prices is reported with both, and the owner deletes one")
  func priceOfTakenSize() {
    let report = Self.report(#""price":"7.00","sizes":[{"name":"regular","price":"8.00"}]"#)
    let sizes = #""sizes":[{"name":"regular","price":"8.00"}]"#
    #expect(report.map(\.advice) == [#"delete "price":"7.00" or delete \#(sizes)"#])
  }

  @Test("a `size` key beside a price has one message", arguments: ["L", "33 cm"])
  func nameOfTheSize(_ name: String) {
    for members in [#""price":"7.00","size":"\#(name)""#, #""size":"\#(name)","price":"7.00""#] {
      let report = Self.report(members)
      let sizes = #""sizes": [{"name": "\#(name)", "price": "7.00"}]"#
      #expect(report.count == 1)
      #expect(report.first?.message.hasSuffix(#"did you mean "sizes"?"#) ?? false)
      let change = "write \(sizes) in place of \(members); until"
      #expect(report.first?.advice?.hasPrefix(change) ?? false, "\(report)")
      #expect(report.first?.edit == nil)
    }
  }

  @Test("a missing price of sizes is to be written into the first of them")
  func missingPriceOfSizes() {
    let report = Self.report(#""sizes":[{"name":"maxi"},{"name":"mini"}]"#)
    #expect(report.map(\.kind) == ["missing-price"])
    #expect(report.first?.suggestion?.text == #"{"name": "maxi", "price": "…"}"#)
  }

  @Test("a dish without sizes and without a price gets the advice to add one")
  func missingPrice() {
    for sizes in [#""sizes":[]"#, #""sizes":null"#, #""spicy":1"#] {
      #expect(Self.report(sizes).map(\.suggestion?.text) == [#""price": "…""#], "\(sizes)")
    }
  }

  @Test(
    "a price beside prices of known sizes is advised as the price of a size too",
    arguments: [
      #""media ración":"7","ración entera":"12""#, #""piccola":"7","da dividere":"12""#,
      #""da dividere":"7","maxi":"12""#,
    ])
  func unknownSize(_ members: String) {
    let report = Self.report(members).filter { $0.severity == .error }
    #expect(report.count == 1, "\(report)")
    for price in ["7.00", "12.00"] {
      #expect(report.first?.choices.first?.text.contains("\"price\": \"\(price)\"") ?? false)
    }
  }
}
