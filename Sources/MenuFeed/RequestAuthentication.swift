internal import Crypto
public import FoundationEssentials
internal import MenuCore
internal import Synchronization

/// Signs one request for an API of the ts/apikey/hash kind: a fresh instance for each request.
///
/// Its gaps:
/// - It covers neither the path nor the rest of the query nor a body, so it fits any request.
/// - Whoever sees it can send it again: there is no nonce, and a time limit is the server's affair.
/// - Nothing separates the three parts, so `1` + `abcd` + `1234` and `1a` + `bcd` + `1234` give the
///   same hash.
/// - MD5 is quick to guess from and can be extended to a longer public key.
///
/// It therefore belongs on HTTPS only, or on loopback.
public struct RequestAuthentication: Sendable {
  /// The time of the request: seconds since 1970 with nine decimals, the same for the whole life of
  /// this instance and another one in the next.
  public let timestamp: String
  /// The name of the client, which everybody may know.
  public let publicKey: String
  /// The secret that the client and the server share; it is never part of the parameters.
  public let privateKey: String
  /// The MD5 of a text's UTF-8, in lower-case hexadecimal.
  public var calculateMD5: @Sendable (String) -> String = { text in
    Insecure.MD5.hash(data: Array(text.utf8)).hexadecimal
  }

  /// Makes the signature of a request that is made now.
  public init(publicKey: String, privateKey: String, now: Date = Date()) {
    self.publicKey = publicKey
    self.privateKey = privateKey
    timestamp = Self.timestamp(at: now)
  }

  /// Makes the signature of a request with a given timestamp, which must be another one each time.
  public init(publicKey: String, privateKey: String, timestamp: String) {
    self.publicKey = publicKey
    self.privateKey = privateKey
    self.timestamp = timestamp
  }

  /// The parameters to append to the query of a URL: `&ts=…&apikey=…&hash=…`, percent-encoded.
  public func urlParameters() -> String {
    let hash = calculateMD5(timestamp + privateKey + publicKey)
    return "&ts=\(timestamp.percentEncoded)&apikey=\(publicKey.percentEncoded)"
      + "&hash=\(hash.percentEncoded)"
  }

  /// Microseconds and a running number, so that even a clock that stands still repeats nothing soon.
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
  /// The text with all but RFC 3986's unreserved characters as percent and two digits.
  fileprivate var percentEncoded: String {
    utf8.map { byte in
      byte.isASCIILetter || byte.isASCIIDigit || "-._~".utf8.contains(byte)
        ? String(Unicode.Scalar(byte)) : "%" + [byte].hexadecimal.uppercased()
    }.joined()
  }
}

extension Sequence<UInt8> {
  /// Two lower-case digits for each byte.
  var hexadecimal: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }

  /// Their SHA-256 in lower-case hexadecimal.
  var fingerprint: String { SHA256.hash(data: Array(self)).hexadecimal }
}
