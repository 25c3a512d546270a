import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Sums of amounts.
@Suite(.timeLimit(.minutes(5))) struct AmountSumTests {
  @Test(
    arguments: [
      ("7.00", "2.50", "9.50"), ("7", "2.5", "9.5"), ("0", "0", "0"), ("0.1", "0.2", "0.3"),
      ("999999999.9999", "0.0001", "1000000000.0000"), ("850", "150", "1000"),
    ])
  func twoAreAdded(first: String, second: String, sum: String) throws {
    let amounts = try #require(Amount(first).flatMap { one in Amount(second).map { (one, $0) } })
    #expect(amounts.0.adding(amounts.1)?.description == sum)
    #expect(amounts.1.adding(amounts.0)?.description == sum)
  }

  @Test(arguments: [
    ("7.50", 0, "0.00"), ("7.50", 1, "7.50"), ("7.50", 99, "742.50"), ("1", -3, "0"),
  ])
  func oneIsMultiplied(amount: String, count: Int, product: String) throws {
    #expect(try #require(Amount(amount)).multiplied(by: count)?.description == product)
  }

  @Test func whatIsTooLargeIsNil() throws {
    let large = try #require(Amount("999999999.9999"))
    #expect(large.multiplied(by: .max) == nil)
    var sum: Amount? = large.multiplied(by: 900_000)
    #expect(sum != nil)
    sum = sum.flatMap { $0.adding($0) }
    #expect(sum == nil)
  }

  @Test(
    arguments: [
      ("7.50", "EUR", 750), ("7", "EUR", 700), ("850", "JPY", 850), ("1.250", "KWD", 1250),
      ("7.505", "EUR", nil), ("850.5", "JPY", nil), ("0.5000", "EUR", 50),
    ] as [(String, String, Int?)])
  func itIsToldInMinorUnits(amount: String, code: String, units: Int?) throws {
    let currency = try #require(Currency(code: code))
    #expect(try #require(Amount(amount)).minorUnits(of: currency) == units)
  }
}
