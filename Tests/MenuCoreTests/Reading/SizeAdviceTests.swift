import MenuCore
import Testing

/// Advice about a dish with both sizes and a price: one message, whose text leads to a clean file.
struct SizeAdviceTests {
  private static func told(_ members: String) -> [Diagnostic] {
    let other = #"{"name":"B","price":"5.00","allergens":["milk"]}"#
    let dish = #"{"name":"A","allergens":["gluten"],\#(members)}"#
    return Menu.told(#"{"currency":"EUR","pizzas":[\#(other),\#(dish)]}"#, isCheck: true)
  }

  @Test(
    "a dish with faulty sizes is not also advised to add a price",
    arguments: [
      #""sizes":{"maxi":"12.00"}"#, #""sizes":["maxi"]"#, #""sizes":"maxi""#, #""size":"maxi""#,
      #""sizes":{"maxi":12}"#,
    ])
  func faultySizes(_ sizes: String) {
    let told = Self.told(sizes)
    #expect(told.count == 1 && told.first?.severity == .error, "\(told)")
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
    let told = Self.told(members).filter { $0.severity == .error }
    #expect(told.map(\.kind) == ["price-and-sizes"])
    #expect(told.first?.suggestion?.text == sizes)
    #expect(told.first?.advice?.contains(sizes) ?? false)
  }

  @Test("a size with two prices is reported with both, and the owner deletes one")
  func priceOfTakenSize() {
    let told = Self.told(#""price":"7.00","sizes":[{"name":"regular","price":"8.00"}]"#)
    let sizes = #""sizes":[{"name":"regular","price":"8.00"}]"#
    #expect(told.map(\.advice) == [#"delete "price":"7.00" or delete \#(sizes)"#])
  }

  @Test("a `size` key beside a price has one message", arguments: ["L", "33 cm"])
  func nameOfTheSize(_ name: String) {
    for members in [#""price":"7.00","size":"\#(name)""#, #""size":"\#(name)","price":"7.00""#] {
      let told = Self.told(members)
      let sizes = #""sizes": [{"name": "\#(name)", "price": "7.00"}]"#
      #expect(told.count == 1)
      #expect(told.first?.message.hasSuffix(#"did you mean "sizes"?"#) ?? false)
      let change = "write \(sizes) in place of \(members); until"
      #expect(told.first?.advice?.hasPrefix(change) ?? false, "\(told)")
      #expect(told.first?.edit == nil)
    }
  }

  @Test("a missing price of sizes is to be written into the first of them")
  func missingPriceOfSizes() {
    let told = Self.told(#""sizes":[{"name":"maxi"},{"name":"mini"}]"#)
    #expect(told.map(\.kind) == ["missing-price"])
    #expect(told.first?.suggestion?.text == #"{"name": "maxi", "price": "…"}"#)
  }

  @Test("a dish without sizes and without a price gets the advice to add one")
  func missingPrice() {
    for sizes in [#""sizes":[]"#, #""sizes":null"#, #""spicy":1"#] {
      #expect(Self.told(sizes).map(\.suggestion?.text) == [#""price": "…""#], "\(sizes)")
    }
  }
}
