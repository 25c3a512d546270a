internal import MenuCore

/// The address of a feed: HTTPS, or HTTP on this machine.
///
/// Only a simple form is accepted, so that all programs parse it alike: a host name or number, no
/// user name, no fragment, only ASCII.
public struct FeedAddress: Hashable, Sendable {
  /// The whole address, as given.
  let text: String
  /// The address without its query, which may be secret.
  public let shown: String
  /// `https`, or `http` for loopback.
  let scheme: String

  /// Parses an address as a person writes it: `try FeedAddress("https://example.org/Menu.json")`.
  ///
  /// - Throws: `FeedError` of the kind `.badAddress` with the reason.
  public init(_ text: String) throws(FeedError) {
    guard text.utf8.count <= 2000, text.utf8.allSatisfy(Self.isAllowed) else {
      throw FeedError(
        .badAddress, "encode anything but letters, digits and -._~:/?[]@!$&'()*+,;=% as in %20")
    }
    let parts = text.split(separator: "://", maxSplits: 1, omittingEmptySubsequences: false)
    scheme = parts[0].lowercased()
    guard parts.count == 2, scheme == "https" || scheme == "http" else {
      throw FeedError(.badAddress, "it does not begin with https://")
    }
    let authority = parts[1].prefix { $0 != "/" && $0 != "?" }
    guard let host = Self.host(of: authority) else {
      throw FeedError(.badAddress, "its host is not of the form name, name:port or [::1]:port")
    }
    guard scheme == "https" || Self.isLoopback(host) else {
      throw FeedError(
        .badAddress,
        "it must be https://; http:// is for 127.0.0.1, [::1] and localhost only")
    }
    self.text = text
    shown = String(text.prefix { $0 != "?" })
  }

  /// A shorter form for messages; the middle of a long address is omitted.
  var brief: String {
    if shown.utf8.count <= 100 { return shown }
    return "\(shown.prefix(60))…\(shown.suffix(39))"
  }

  /// The address with the parameters of a signature in its query.
  func text(signedBy parameters: String) -> String {
    let hasQuery = text.utf8.contains(UInt8(ascii: "?"))
    if hasQuery { return text + parameters }
    return text + "?" + parameters.dropFirst()
  }

  /// The characters of RFC 3986 without `#`, which begins a fragment.
  private static func isAllowed(_ byte: UInt8) -> Bool {
    byte.isASCIILetter || byte.isASCIIDigit || "-._~:/?[]@!$&'()*+,;=%".utf8.contains(byte)
  }

  /// The host before an optional port; nil if either is invalid. `[::1]:8080` → `[::1]`
  static func host(of authority: Substring) -> Substring? {
    let form = /(\[[0-9A-Fa-f:.]+\]|[A-Za-z0-9.-]+)(?::([0-9]+))?/
    guard authority.utf8.count <= 255, let parts = authority.wholeMatch(of: form) else {
      return nil
    }
    let (_, host, port) = parts.output
    if let port, UInt16(port) ?? 0 == 0 { return nil }
    return host
  }

  private static func isLoopback(_ host: Substring) -> Bool {
    let numbers = host.split(separator: ".", omittingEmptySubsequences: false)
    return host == "[::1]" || host.lowercased() == "localhost"
      || numbers.count == 4 && numbers[0] == "127" && numbers.allSatisfy { UInt8($0) != nil }
  }
}
