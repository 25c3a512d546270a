/// A currency by its code of ISO 4217, such as `EUR`.
public struct Currency: Hashable, Sendable, CustomStringConvertible {
  /// The three letters, in upper case.
  public let code: String
  /// The number of decimals of an amount: 2 for EUR, 0 for JPY, 3 for KWD.
  public let fractionDigits: Int

  /// Makes a currency; nil for a code that ISO 4217 has not.
  public init?(code: String) {
    guard code.utf8.count == 3, Currency.lists(Currency.codes, code) else { return nil }
    self.code = code
    let hasNone = Currency.lists(Currency.withoutDecimals, code)
    fractionDigits = hasNone ? 0 : Currency.lists(Currency.withThreeDecimals, code) ? 3 : 2
  }

  /// The code.
  public var description: String { code }

  /// Every code that is in use for payments (ISO 4217 list one, without metals, funds and tests).
  private static let codes = """
    AED AFN ALL AMD AOA ARS AUD AWG AZN BAM BBD BDT BGN BHD BIF BMD BND BOB BRL BSD BTN BWP BYN BZD
    CAD CDF CHF CLP CNY COP CRC CUP CVE CZK DJF DKK DOP DZD EGP ERN ETB EUR FJD FKP GBP GEL GHS GIP
    GMD GNF GTQ GYD HKD HNL HTG HUF IDR ILS INR IQD IRR ISK JMD JOD JPY KES KGS KHR KMF KPW KRW KWD
    KYD KZT LAK LBP LKR LRD LSL LYD MAD MDL MGA MKD MMK MNT MOP MRU MUR MVR MWK MXN MYR MZN NAD NGN
    NIO NOK NPR NZD OMR PAB PEN PGK PHP PKR PLN PYG QAR RON RSD RUB RWF SAR SBD SCR SDG SEK SGD SHP
    SLE SOS SRD SSP STN SVC SYP SZL THB TJS TMT TND TOP TRY TTD TWD TZS UAH UGX USD UYU UZS VED VES
    VND VUV WST XAF XCD XCG XOF XPF YER ZAR ZMW ZWG
    """

  /// The ordinary digits of the CLDR where they are not two: what prices are written with, whatever
  /// coins there are.
  private static let withoutDecimals = """
    AFN ALL BIF CLP COP DJF GNF IDR IQD IRR ISK JPY KMF KPW KRW LAK LBP MGA MMK PKR PYG RSD RWF SOS
    SYP UGX VND VUV XAF XOF XPF YER
    """
  private static let withThreeDecimals = "BHD JOD KWD LYD OMR TND"

  /// True if a list has a code; each takes four bytes, with what stands between it and the next.
  private static func lists(_ list: String, _ code: String) -> Bool {
    let bytes = list.utf8
    return sequence(first: bytes[...]) { $0.count > 4 ? $0.dropFirst(4) : nil }
      .contains { $0.prefix(3).elementsEqual(code.utf8) }
  }
}
