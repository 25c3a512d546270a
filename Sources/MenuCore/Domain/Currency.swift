/// A currency, named by its ISO 4217 code such as `EUR`.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// The three letters, in upper case.
  public let code: String
  /// The number of decimals of an amount: 2 for EUR, 0 for JPY, 3 for KWD.
  public let fractionDigits: Int

  /// Makes a currency from its code in any case; nil if ISO 4217 does not have it: `Currency(till.code)`.
  public init?(_ code: String) {
    let code = code.uppercased()
    guard code.utf8.count == 3, Currency.codes.contains(code) else { return nil }
    self.code = code
    if Currency.withoutDecimals.contains(code) {
      fractionDigits = 0
    } else if Currency.withThreeDecimals.contains(code) {
      fractionDigits = 3
    } else {
      fractionDigits = 2
    }
  }

  init(unknown code: String) {
    self.code = code
    fractionDigits = 2
  }

  /// The euro.
  public static let eur: Currency = "EUR"

  /// The code.
  public var description: String { code }

  /// Every code in use for payments (ISO 4217 list one, without metals, funds and test codes).
  private static let codes = set(
    """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD
    CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
    GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD
    KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN
    NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
    SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES
    VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """)

  /// The currencies with other than two decimals in prices, by the CLDR, regardless of coins.
  private static let withoutDecimals = set(
    """
    AFN ALL BIF CLP COP DJF GNF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RSD RWF SOS
    SYP UGX VND VUV XAF XOF XPF YER
    """)
  private static let withThreeDecimals = set("BHD JOD KWD LYD OMR TND")

  private static func set(_ codes: String) -> Set<String> {
    Set(codes.split(whereSeparator: \.isWhitespace).map { String($0) })
  }
}
