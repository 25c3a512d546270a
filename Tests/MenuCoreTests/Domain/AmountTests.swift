import Foundation
import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct AmountTests {
  @Test(arguments: [
    ("7", "7"), ("7.00", "7.00"), ("12.5", "12.5"), ("0", "0"), ("0.5", "0.5"),
    ("999999999.9999", "999999999.9999"), ("007.10", "7.10"), ("0.0500", "0.0500"),
  ])
  func anAmountIsKeptAsWritten(written: String, kept: String) {
    #expect(Amount(written)?.description == kept)
  }

  @Test(arguments: [
    "", "8,50", "-1", "+1", "1e2", "1.", ".5", "1.23456", "1234567890", " 1", "1 ", "€ 7", "٣",
    "1.2.3", "NaN", "0x10", "１",
  ])
  func whatIsNoAmountIsRefused(written: String) {
    #expect(Amount(written) == nil)
  }

  @Test func itsValueIsExact() {
    #expect(Amount("12.50")?.decimal == Decimal(1250) / 100)
    #expect(Amount("0.0001")?.decimal == Decimal(1) / 10000)
  }

  @Test func amountsOfOneValueAreEqualHoweverWritten() {
    #expect(Amount("12.5") == Amount("12.50"))
    #expect(Amount("12.5")?.hashValue == Amount("12.50")?.hashValue)
    #expect(Amount("0") == Amount("0.000"))
    #expect(Amount("12.5") != Amount("1.25"))
  }

  @Test(arguments: [("1", "2"), ("1.5", "1.5001"), ("0", "0.0001")])
  func amountsAreOrderedByValue(smaller: String, larger: String) throws {
    let pair = (try #require(Amount(smaller)), try #require(Amount(larger)))
    #expect(pair.0 <= pair.1)
    #expect(!(pair.1 < pair.0))
  }

  @Test(arguments: [("7", 0), ("7.5", 1), ("7.50", 1), ("7.00", 0), ("7.0505", 4)])
  func itTellsTheDecimalsItNeeds(written: String, decimals: Int) {
    #expect(Amount(written)?.neededFractionDigits == decimals)
  }
}
