import MenuCore
import Testing

/// The advice about a price has the amount that was written, or no amount.
struct PriceAdviceTests {
  private static func report(_ price: String, in currency: String = "EUR") -> [Diagnostic] {
    let json = #"{"currency":"\#(currency)","pizzas":[{"name":"A","price":\#(price)}]}"#
    return Menu.report(json, isCheck: false)
  }

  @Test(
    "the currency of several dishes is advised once for the file",
    arguments: [#""price":"5.00","currency":"USD""#, #""price":"$5.00""#])
  func currencyOfDishes(_ price: String) {
    let dishes = ["A", "B", "C"].map { #"{"name":"\#($0)",\#(price)}"# }
    let report = Menu.report(#"{"pizzas":[\#(dishes.joined(separator: ","))]}"#, isCheck: true)
    let additions = report.count { $0.advice?.contains(#"add "currency""#) ?? false }
    #expect(additions == 1 && report.count { $0.severity == .error } == 3, "\(report)")
  }

  @Test(
    "the advice for a negative price is null, never another amount",
    arguments: [#""-7""#, "-7", "-7.50", #""- 7,00 €""#, #""–7""#, #""−7""#])
  func belowZero(_ price: String) {
    let report = Self.report(price)
    #expect(report.map(\.advice) == ["a price cannot be negative; if there is none, write null"])
    #expect(report.first?.edit == nil && report.first?.suggestion?.text == "null")
  }

  @Test("an unread price of a size is not also reported as missing")
  func priceOfSize() {
    let dishes = #"{"name":"A","price":"7.00"},{"name":"B","sizes":[{"name":"S","price":"+2,00"}]}"#
    let report = Menu.report(#"{"currency":"EUR","pizzas":[\#(dishes)]}"#, isCheck: true)
    #expect(report.map(\.kind).contains("not-a-price"))
    #expect(!report.map(\.kind).contains("missing-price"))
  }

  @Test(
    "the advice for a price without its point has every digit, or there is none",
    arguments: [("1255", #"write "12.55""#), ("12.55", nil), ("850", #"write "8.50""#)])
  func quotient(_ price: String, _ advice: String?) {
    let usual = price == "12.55" ? "1.20" : "9.00"
    let others = (0..<5).map { #"{"name":"B\#($0)","price":"\#(usual)"}"# }
    let dishes = [#"{"name":"A","price":"\#(price)"}"#] + others
    let json = #"{"currency":"EUR","pizzas":[\#(dishes.joined(separator: ","))]}"#
    let report = Menu.report(json, isCheck: true).filter { $0.rule == .unlikelyPrice }
    #expect(report.count == 1 && report.first?.advice == advice)
  }

  @Test("the advice for a strength above 100 has every digit")
  func strength() {
    let json = #"{"beverages":[{"name":"A","alcoholPercent":475}]}"#
    let advice = Menu.report(json, isCheck: false).first?.advice ?? ""
    #expect(advice.contains(#""47.5""#) && advice.contains(#""4.75""#))
  }

  @Test("the advice for a negative amount outside a dish is null, never another amount")
  func belowZeroOutsideDish() {
    let json = #"{"currency":"EUR","cover":"-2 a persona","pizzas":[{"name":"A"}]}"#
    let report = Menu.report(json, isCheck: false)
    #expect(report.map(\.advice) == ["a price cannot be negative; if there is none, write null"])
  }

  @Test(
    "an amount in another currency is to be written as a text, unchanged",
    arguments: [
      (#""$7""#, "EUR"), (#""7.00 USD""#, "EUR"), (#""£ 7-9""#, "EUR"), (#""€ 7""#, "CHF"),
      (#""from 7 CHF""#, "EUR"), (#""7 SEK""#, "EUR"), (#""7 euro""#, "USD"),
      (#""$5 / $7""#, "EUR"),
    ])
  func otherCurrency(_ price: String, _ currency: String) {
    let report = Self.report(price, in: currency)
    let advice = "all prices are in the currency of the menu, \(currency)"
    let text = "{\"text\": \(price)}"
    #expect(report.map(\.advice) == ["write \(text); \(advice)"])
    #expect(report.first?.edit == nil)
  }

  @Test(
    "an ambiguous sign means the currency of the menu, and other words name no currency",
    arguments: [
      (#""$7""#, "AUD", #"write "7.00""#), (#""from $7""#, "AUD", #"write {"from": "7.00"}"#),
      (#""7 Euro""#, "EUR", #"write "7.00""#),
      (#""all you can eat""#, "EUR", #"write {"text": "all you can eat"}"#),
    ])
  func ownCurrency(_ price: String, _ currency: String, _ advice: String) {
    #expect(Self.report(price, in: currency).map(\.advice) == [advice])
  }

  @Test(
    "an unreadable amount after a name stays part of the name", arguments: ["-2,00", "$2", "2 USD"])
  func amountAfterName(_ amount: String) {
    let dish = #"{"name":"A","addOns":["bufala \#(amount)"]}"#
    let report = Menu.report(#"{"currency":"EUR","pizzas":[\#(dish)]}"#, isCheck: false)
    #expect(report.map(\.advice) == [#"write {"name": "bufala \#(amount)"}"#])
  }

  @Test(
    "the advice for an unquoted number with other characters keeps all of its text",
    arguments: [
      ("$7", #""$7""#), ("€7.50", "7.50"), ("7.50€", "7.50"), ("+7.50", "7.50"), ("-7.", #""-7.""#),
      ("1l.00", #""1l.00""#), ("7.50CHF", #""7.50CHF""#),
    ])
  func numberOutsideQuotes(_ price: String, _ text: String) {
    #expect(Self.report(price).first?.suggestion?.text == text)
  }

  @Test(
    "a currency that is stated elsewhere is advised as that of the menu",
    arguments: [
      (#""price":"£4.50""#, "GBP"), (#""price":"4,50 CHF""#, "CHF"), (#""price":"ab 9 €""#, "EUR"),
      (#""price":"4.50","currency":"GBP""#, "GBP"),
      (#""price":"4.50","priceCurrency":"CHF""#, "CHF"),
      (#""price":"4.50","valuta":"£""#, "GBP"), (#""price":"4.50""#, "EUR"),
    ])
  func currencyElsewhere(_ members: String, _ code: String) {
    let report = Menu.report(#"{"pizzas":[{"name":"A",\#(members)}]}"#, isCheck: true)
    let texts = report.flatMap(\.choices).map(\.text)
    #expect(texts.contains { $0.contains("\"currency\": \"\(code)\"") }, "\(report)")
    #expect(!texts.contains { $0.contains("\"currency\": \"EUR\"") } || code == "EUR", "\(report)")
  }

  @Test("in a file that names its currency, an ambiguous sign is not advised as another one")
  func currencyOfTheFile() {
    let report = Self.report(#""£4.50""#)
    #expect(!report.flatMap(\.choices).contains { $0.text.contains("currency") }, "\(report)")
  }

  @Test("sizes as keys of a price, one of them without a price, are advised as sizes")
  func sizeWithoutPrice() {
    let report = Self.report(#"{"S":7,"L":null}"#)
    let sizes = #""sizes": [{"name": "S", "price": 7}, {"name": "L"}]"#
    #expect(report.first?.suggestion?.text == sizes, "\(report)")
    #expect(report.count == 1)
  }
}
