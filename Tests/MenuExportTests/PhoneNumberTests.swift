import Testing

@testable import MenuExport

struct PhoneNumberTests {
  @Test(
    "a text that is one number can be dialled",
    arguments: [
      ("+39 081 000000", "tel:+39081000000"), ("081-000.000", "tel:081000000"),
      ("+49 (0)30 123456", "tel:+4930123456"), ("(030) 123456", "tel:030123456"),
    ])
  func number(text: String, address: String) { #expect(PhoneNumber(text)?.address == address) }

  @Test(
    "no other text can be dialled",
    arguments: [
      "", "081 000000 / 081 111111", "ask Anna", "12345", "javascript:1", "081 000000, Anna",
      "+39+081000",
    ])
  func noNumber(text: String) { #expect(PhoneNumber(text) == nil) }

  @Test("the page links to the phone number")
  func link() throws {
    func page(_ phone: String) throws -> String {
      Bakery.text(
        try Bakery.source(of: #"{"phone": "\#(phone)", "pizzas": [{"name": "A"}]}"#), as: .html)
    }
    #expect(try page("ask Anna").contains("<p>ask Anna</p>"))
    #expect(
      try page("+39 081 000000").contains("<p><a href=\"tel:+39081000000\">+39 081 000000</a></p>"))
  }
}
