import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// Money: exact, and read as strictly as it is written.
struct AmountTests {
  @Test(
    "an amount is written as it was read, without leading zeros",
    arguments: [
      ("0", "0", 0), ("7", "7", 0), ("7.5", "7.5", 1), ("7.50", "7.50", 1), ("007.50", "7.50", 1),
      ("0.0001", "0.0001", 4), ("999999999.9999", "999999999.9999", 4), ("1.0000", "1.0000", 0),
      ("0.10", "0.10", 1),
    ])
  func text_ofAnAmount_isReadAndWrittenAlike(_ text: String, _ written: String, _ needed: Int)
    throws
  {
    let amount = try #require(Amount(text))
    #expect(amount.description == written && amount.neededFractionDigits == needed)
    #expect(Amount(written) == amount)
  }

  @Test(
    "a text that is not an exact decimal amount is refused",
    arguments: [
      "", " ", "7,50", "-1", "+1", "1.", ".5", "1.2.3", "1e3", "1_000", "1'000", "７", "٣", "0x10",
      "1000000000", "1.00000", " 7", "7 ", "7.5\u{0}", "€7", "NaN", "\u{301}7",
    ])
  func text_ofNoAmount_isNotRead(_ text: String) { #expect(Amount(text) == nil) }

  @Test(
    "a typed comma is a decimal comma, unless it may separate thousands",
    arguments: [
      ("8.50", "8.50"), ("8,5", "8.5"), ("8", "8"), ("8,500", nil), ("8.500", "8.500"),
      ("8,5,0", nil), ("€8", nil), ("", nil), (",5", nil),
    ])
  func text_withACommaThatMayMeanThousands_isNoTypedAmount(_ text: String, _ amount: String?) {
    #expect(Amount(typed: text)?.description == amount)
  }

  @Test(
    "minor units are as many as the currency has",
    arguments: [
      (850, "EUR", "8.50"), (850, "JPY", "850"), (850, "KWD", "0.850"), (0, "EUR", "0.00"),
      (-1, "EUR", "0.00"), (Int.max, "JPY", "922337203685477"),
    ])
  func minorUnits(_ units: Int, _ code: String, _ amount: String) throws {
    let currency = try #require(Currency(code))
    #expect(Amount(minorUnits: units, in: currency).description == amount)
  }

  @Test(
    "a quotient has the decimals that it needs, and none that is not exact",
    arguments: [
      ("475", 100, "4.75"), ("475", 10, "47.5"), ("12.55", 10, "1.255"), ("8.50", 10, "0.85"),
      ("850", 100, "8.5"), ("900", 100, "9"), ("0.0001", 10, nil), ("10", 3, nil),
    ])
  func quotient(_ amount: String, _ count: Int, _ result: String?) throws {
    #expect(try #require(Amount(amount)).divided(by: count)?.description == result)
  }

  @Test("amounts are added, and the sum of no amounts is 0")
  func sums() throws {
    let price = try #require(Amount("8.50"))
    #expect((price + 2).description == "10.50")
    #expect([price, 2, 3].sum() == price + 5 && [Amount]().sum() == .zero)
    let largest = Amount(minorUnits: .max, in: "JPY")
    #expect(largest.roundedUp == largest)
    #expect(largest + largest >= largest)
  }

  @Test("a price is made of an amount or of a literal")
  func price() {
    #expect(Price(9) == Price(.exactly(9)) && Price(Amount.zero, per: "piece").per == "piece")
  }

  @Test("7.5 equals 7.5000, and each keeps the decimals it was written with")
  func amounts_ofTheSameValue_areEqualHoweverWritten() throws {
    let (short, long) = (try #require(Amount("7.5")), try #require(Amount("7.5000")))
    #expect(short == long && short.hashValue == long.hashValue && !(short < long))
    #expect(short.neededFractionDigits == 1 && long.neededFractionDigits == 1)
    #expect(short.writtenFractionDigits == 1 && long.writtenFractionDigits == 4)
  }

  @Test(
    "random amounts are ordered and added as their numbers are", arguments: seeds)
  func amounts_ofRandomDigits_areOrderedAsTheirNumbers(seed: Int) throws {
    var random = SeededGenerator(seed: seed)
    for _ in 0..<100 {
      let (left, right) = (
        Int.random(in: 0...99_999_999, using: &random),
        Int.random(in: 0...99_999_999, using: &random)
      )
      let amounts = try [left, right].map { number in
        try #require(Amount("\(number / 100).\(String(100 + number % 100).dropFirst())"))
      }
      #expect((amounts[0] < amounts[1]) == (left < right))
      #expect((amounts[0] == amounts[1]) == (left == right))
      let sum = try #require(amounts[0].adding(amounts[1]))
      #expect(
        sum.description
          == "\((left + right) / 100).\(String(100 + (left + right) % 100).dropFirst())")
    }
  }

  @Test("thirty times 0.10 is exactly 3.00")
  func sums_ofCents_areExact() throws {
    let cent = try #require(Amount("0.10"))
    let sum = try (0..<30).reduce(Amount.zero) { sum, _ in try #require(sum.adding(cent)) }
    #expect(sum == 3 && sum.description == "3.00")
  }

  @Test("a sum that is too large is nil")
  func sum_thatIsTooLarge_isNil() {
    var sum = Amount("999999999")
    var steps = 0
    while let now = sum, steps < 64 { (sum, steps) = (now.adding(now), steps + 1) }
    #expect(sum == nil && steps > 10)
  }

  @Test("an integer literal is an amount, cut to 0 and to the largest one")
  func literal_ofWholeUnits_isAnAmount() {
    let limit: Amount = 9
    #expect(limit == Amount("9.00") && limit.description == "9")
    #expect(Amount(integerLiteral: -3) == 0)
    #expect(Amount(integerLiteral: .max).description == "2147483647")
  }

  @Test(
    "a currency has the decimals of its code, in any case",
    arguments: [
      ("EUR", 2), ("eur", 2), ("Jpy", 0), ("JPY", 0), ("KWD", 3), ("CHF", 2), ("BHD", 3),
      ("HUF", 2), ("ISK", 0),
    ])
  func currency_ofACode_hasItsDecimals(_ code: String, _ digits: Int) throws {
    let currency = try #require(Currency(code))
    #expect(currency.fractionDigits == digits && currency.description == code.uppercased())
  }

  @Test(
    "a text that is not the code of a current currency is refused",
    arguments: ["EU", "EURO", "XAU", "XXX", "XTS", "DEM", "", "€", "E R", "AED AFN"])
  func currency_ofNoCode_isNil(_ code: String) { #expect(Currency(code) == nil) }

  @Test(
    "an amount is written with the decimals of its currency, or more if needed",
    arguments: [
      ("9.5", "EUR", "9.50"), ("9.505", "EUR", "9.505"), ("900", "JPY", "900"), ("9", nil, "9"),
      ("9.50", nil, "9.50"), ("1.5", "KWD", "1.500"), ("450.00", "JPY", "450"),
    ])
  func digits_inACurrency_areThoseItHasOrNeeds(_ text: String, _ code: String?, _ digits: String)
    throws
  {
    let amount = try #require(Amount(text))
    #expect(amount.digits(in: code.flatMap { Currency($0) }) == digits)
  }

  @Test(
    "each kind of price has its lowest and highest amount, or none",
    arguments: [
      (Price.Value.exactly(7), 7, 7), (.from(7), 7, nil), (.range(7...9), 7, 9),
      (.text("market price"), nil, nil),
    ] as [(Price.Value, Amount?, Amount?)])
  func price_ofEachKind_hasItsEnds(_ value: Price.Value, _ lowest: Amount?, _ highest: Amount?) {
    #expect(Price(value).lowest == lowest && Price(value).highest == highest)
  }
}
