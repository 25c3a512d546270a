import MenuCore
import Testing

@Suite struct CurrencyTests {
  @Test(arguments: [("EUR", 2), ("JPY", 0), ("KWD", 3), ("CHF", 2), ("VND", 0)])
  func aCurrencyHasItsDecimals(code: String, decimals: Int) {
    #expect(Currency(code: code)?.fractionDigits == decimals)
  }

  @Test(arguments: ["€", "eur", "EURO", "EU", "", "XXX", "DEM", "E\u{301}UR"])
  func whatIsNoCodeIsRefused(code: String) {
    #expect(Currency(code: code) == nil)
  }
}
