internal import Crypto

extension Sequence<UInt8> {
  /// Two lower-case digits for each byte.
  var hexadecimal: String {
    map { byte in (byte < 16 ? "0" : "") + String(byte, radix: 16) }.joined()
  }
}

extension SHA256 {
  /// The SHA-256 of some bytes, in lower-case hexadecimal.
  static func hexadecimal(of bytes: [UInt8]) -> String {
    hash(data: bytes).hexadecimal
  }
}
