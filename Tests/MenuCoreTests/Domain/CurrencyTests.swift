import Foundation
import OldMenuCore
import MenuTestSupport
import Testing

@Suite(.timeLimit(.minutes(5))) struct CurrencyTests {
  @Test(arguments: [
    ("AED", 2), ("EUR", 2), ("JPY", 0), ("KWD", 3), ("CHF", 2), ("TND", 3), ("VND", 0), ("ZWG", 2),
    ("OMR", 3), ("IQD", 0), ("HUF", 2), ("CZK", 2),
  ])
  func aCurrencyHasItsDecimals(code: String, decimals: Int) {
    #expect(Currency(code: code)?.fractionDigits == decimals)
  }

  /// The ordinary digits, which ICU takes from the CLDR: a format without a precision shows them.
  @Test(arguments: Currency.all) func itHasTheDecimalsOfTheCLDR(currency: Currency) {
    let format = Decimal.FormatStyle.Currency(code: currency.code).locale(Locale(identifier: "en"))
    let one = Decimal(1).formatted(format)
    let fraction = String(one.reversed().prefix { $0.isNumber })
    let decimals =
      fraction.utf8.count == one.filter(\.isNumber).utf8.count ? 0 : fraction.utf8.count
    #expect(currency.fractionDigits == decimals, "\(one)")
  }

  @Test func allCurrenciesInUseAreKnown() {
    #expect(Currency.all.count >= 150)
  }

  @Test(arguments: ["€", "eur", "EURO", "EU", "", "XXX", "DEM", "ED ", " AF", "E\u{301}UR"])
  func whatIsNoCodeIsRefused(code: String) {
    #expect(Currency(code: code) == nil)
  }
}
