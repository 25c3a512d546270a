internal import MenuCore
public import MenuFiles

/// The credentials for a feed.
public enum FeedCredentials: Hashable, Sendable {
  /// Signs each request; see `RequestAuthentication` for what that protects.
  case signature(publicKey: String, privateKey: String)
  /// Sends the token in a header, as in RFC 6750.
  case bearer(token: String)

  /// A method of authentication.
  public enum Scheme: String, CaseIterable, Sendable {
    /// `ts`, `apikey` and `hash` in the query.
    case signature = "ts-hash"
    /// `Authorization: Bearer` in the header.
    case bearer
  }

  /// The secret part.
  var secret: String {
    switch self {
    case .signature(_, let privateKey): privateKey
    case .bearer(let token): token
    }
  }

  /// Reads a file with lines such as `publicKey: 1234`: `publicKey` and `privateKey` for a
  /// signature, `token` for a bearer token.
  ///
  /// - Parameters:
  ///   - path: a file that only its owner may read, or an inherited descriptor: `-` for standard
  ///     input, `/dev/fd/3`.
  ///   - scheme: the method of authentication.
  /// - Returns: the keys of this method.
  /// - Throws: `FeedError` of the kind `.badKey`, which never quotes the file.
  public static func read(
    path: LocalPath, for scheme: Scheme
  ) throws(FeedError) -> FeedCredentials {
    let name = path.description
    let file: (bytes: [UInt8], isPrivate: Bool)
    do {
      file = try MenuFile.content(path: path, limit: 4096)
    } catch {
      throw FeedError(.badKey, path: name, error.reason?.rawValue ?? "this is too large for a key")
    }
    guard file.isPrivate else {
      throw FeedError(.badKey, path: name, "other users can read this key: run chmod 600 \(name)")
    }
    // Some editors begin a text with a byte-order mark.
    let mark: [UInt8] = [0xEF, 0xBB, 0xBF]
    let bytes = file.bytes.dropFirst(file.bytes.starts(with: mark) ? mark.count : 0)
    let lines = String(decoding: bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
      .compactMap { $0.wholeMatch(of: /\s*(\w+)\s*:\s*(.*?)\s*/) }
    func value(_ key: String) throws(FeedError) -> String {
      guard let value = lines.filter({ $0.1 == key }).only?.2 else {
        let isToken = scheme == .signature && lines.contains { $0.1 == "token" }
        let hint = isToken ? "; for a token, use --auth bearer" : ""
        throw FeedError(
          .badKey, path: name, "one line must be “\(key): …”, with the key" + hint)
      }
      guard !value.isEmpty, value.utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw FeedError(.badKey, path: name, "\(key) must be ASCII without blanks")
      }
      return String(value)
    }
    switch scheme {
    case .signature:
      return .signature(publicKey: try value("publicKey"), privateKey: try value("privateKey"))
    case .bearer:
      return .bearer(token: try value("token"))
    }
  }
}
