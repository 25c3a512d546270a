#if canImport(FoundationEssentials)
  public import FoundationEssentials
#else
  public import Foundation
#endif

/// An amount of money: exact, never negative, and written as the owner wrote it.
///
/// What is read has at most nine digits before the point and four after it.
/// Two amounts are equal when their values are, however many zeros were written.
public struct Amount: Sendable, CustomStringConvertible {
  /// The value in units of the last digit that was written.
  private let units: Int64
  /// How many digits were written after the point.
  private let fractionDigits: Int8

  /// Reads `[0-9]{1,9}(\.[0-9]{1,4})?`; nil for everything else, a decimal comma included.
  public init?(_ text: some StringProtocol) {
    self.init(digits: text.utf8)
  }

  /// Takes an exact value of at most nine digits before the point and four after it; nil for every
  /// other one, a negative one included.
  public init?(_ decimal: Decimal) {
    self.init(decimal.description)
  }

  /// Reads the same from bytes that stand in a file.
  init?(utf8 bytes: UnsafeBufferPointer<UInt8>) {
    self.init(digits: bytes)
  }

  @inline(__always)
  private init?(digits: some Sequence<UInt8>) {
    var units: Int64 = 0
    var whole = 0
    var fraction: Int8?
    for byte in digits {
      switch byte {
      case 0x30...0x39:
        if let digits = fraction { fraction = digits + 1 } else { whole += 1 }
        guard whole <= 9, fraction ?? 0 <= 4 else { return nil }
        units = units * 10 + Int64(byte - 0x30)
      case UInt8(ascii: ".") where fraction == nil && whole > 0: fraction = 0
      default: return nil
      }
    }
    guard whole > 0, fraction != 0 else { return nil }
    self.units = units
    fractionDigits = fraction ?? 0
  }

  /// Whether it is nothing.
  var isZero: Bool { units == 0 }

  /// Nothing.
  public static let zero = Amount(units: 0, fractionDigits: 0)

  /// An amount in ten-thousandths, written with no more decimals than it needs.
  init(tenThousandths: Int64) {
    var (units, digits) = (tenThousandths, Int8(4))
    while digits > 0, units % 10 == 0 { (units, digits) = (units / 10, digits - 1) }
    self.init(units: units, fractionDigits: digits)
  }

  init(units: Int64, fractionDigits: Int8) {
    self.units = units
    self.fractionDigits = fractionDigits
  }

  /// The exact value.
  public var decimal: Decimal {
    Decimal(sign: .plus, exponent: -Int(fractionDigits), significand: Decimal(units))
  }

  /// The amount as it was written, with as many decimals.
  public var description: String {
    guard fractionDigits > 0 else { return String(units) }
    let digits = String(units)
    let padded =
      String(repeating: "0", count: max(0, Int(fractionDigits) + 1 - digits.utf8.count)) + digits
    return "\(padded.dropLast(Int(fractionDigits))).\(padded.suffix(Int(fractionDigits)))"
  }

  /// The amount with a number of decimals, from those that it needs to four.
  func text(fractionDigits count: Int) -> String {
    let whole = tenThousandths / 10_000
    guard count > 0 else { return String(whole) }
    let fraction = String(10_000 + tenThousandths % 10_000).dropFirst()
    return "\(whole).\(fraction.prefix(count))"
  }

  /// How many decimals were written: 2 for 7.50.
  public var writtenFractionDigits: Int { Int(fractionDigits) }

  /// How many decimals cannot be left out: 1 for 7.50.
  public var neededFractionDigits: Int {
    var digits = Int(fractionDigits)
    var rest = units
    while digits > 0, rest % 10 == 0 {
      rest /= 10
      digits -= 1
    }
    return digits
  }

  /// The value in ten-thousandths, the finest unit an amount can have.
  var tenThousandths: Int64 {
    (fractionDigits..<4).reduce(units) { value, _ in value * 10 }
  }
}

extension Amount: Hashable, Comparable {
  /// Whether both have the same value.
  public static func == (left: Amount, right: Amount) -> Bool {
    left.tenThousandths == right.tenThousandths
  }

  /// Whether the left value is smaller.
  public static func < (left: Amount, right: Amount) -> Bool {
    left.tenThousandths < right.tenThousandths
  }

  /// Hashes the value.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(tenThousandths)
  }
}
