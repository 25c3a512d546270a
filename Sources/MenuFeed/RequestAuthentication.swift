internal import Crypto
public import FoundationEssentials
internal import MenuCore
internal import Synchronization

/// Signs one request for an API with the parameters ts, apikey and hash. Make a new instance for
/// each request.
///
/// Weaknesses:
/// - The signature covers neither the path nor the rest of the query nor a body, so it fits any
///   request.
/// - Anyone who sees it can send it again: there is no nonce, and only the server can limit the
///   time.
/// - The three parts have no separator, so `1` + `abcd` + `1234` and `1a` + `bcd` + `1234` have the
///   same hash.
/// - MD5 can be guessed quickly, and can be extended to a longer public key.
///
/// Use it only with HTTPS, or on loopback.
public struct RequestAuthentication: Sendable {
  /// The time of the request: seconds since 1970 with nine decimals, constant within this instance
  /// and different in the next one.
  public let timestamp: String
  /// The public name of the client.
  public let publicKey: String
  /// The secret of the client and the server; never part of the parameters.
  public let privateKey: String
  /// The MD5 of the UTF-8 of a text, in lower-case hexadecimal.
  public var calculateMD5: @Sendable (String) -> String = { text in
    Insecure.MD5.hash(data: Array(text.utf8)).hexadecimal
  }

  /// Makes the signature of a request at the present time.
  public init(publicKey: String, privateKey: String, now: Date = Date()) {
    self.publicKey = publicKey
    self.privateKey = privateKey
    timestamp = Self.timestamp(at: now)
  }

  /// Makes the signature of a request with a given timestamp, which must be different for each
  /// request.
  public init(publicKey: String, privateKey: String, timestamp: String) {
    self.publicKey = publicKey
    self.privateKey = privateKey
    self.timestamp = timestamp
  }

  /// The parameters to append to the query of a URL, percent-encoded: `&ts=…&apikey=…&hash=…`.
  public func urlParameters() -> String {
    let hash = calculateMD5(timestamp + privateKey + publicKey)
    return "&ts=\(timestamp.percentEncoded)&apikey=\(publicKey.percentEncoded)"
      + "&hash=\(hash.percentEncoded)"
  }

  /// Microseconds and a counter, so that timestamps do not repeat soon even if the clock stops.
  private static func timestamp(at now: Date) -> String {
    let seconds = min(max(0, now.timeIntervalSince1970), 253_402_300_799)
    let microseconds = UInt64((seconds.isNaN ? 0 : seconds) * 1_000_000)
    let number = instances.wrappingAdd(1, ordering: .relaxed).newValue % 1000
    let fraction = microseconds % 1_000_000 * 1000 + number
    return "\(microseconds / 1_000_000)." + String(1_000_000_000 + fraction).dropFirst()
  }

  private static let instances = Atomic<UInt64>(0)
}

extension String {
  /// The text with all characters except the unreserved ones of RFC 3986 percent-encoded.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      let isUnreserved =
        byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
      if isUnreserved { return String(Unicode.Scalar(byte)) }
      return "%" + [byte].hexadecimal.uppercased()
    }.joined()
  }
}

extension Sequence<UInt8> {
  /// Two lower-case digits for each byte.
  var hexadecimal: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// The SHA-256 of the bytes, in lower-case hexadecimal.
  var fingerprint: String { SHA256.hash(data: Array(self)).hexadecimal }
}
