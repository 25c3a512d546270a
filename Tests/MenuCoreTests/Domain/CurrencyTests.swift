import MenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurrencyTests {
  @Test(arguments: [
    ("AED", 2), ("EUR", 2), ("JPY", 0), ("KWD", 3), ("CHF", 2), ("TND", 3), ("VND", 0), ("ZWG", 2),
  ])
  func aCurrencyHasItsDecimals(code: String, decimals: Int) {
    #expect(Currency(code: code)?.fractionDigits == decimals)
  }

  @Test(arguments: ["€", "eur", "EURO", "EU", "", "XXX", "DEM", "ED ", " AF", "E\u{301}UR"])
  func whatIsNoCodeIsRefused(code: String) {
    #expect(Currency(code: code) == nil)
  }
}
