internal import MenuCore
public import TerminalText
internal import MenuFiles

/// What a client proves itself with.
public enum FeedCredentials: Hashable, Sendable {
  /// Signs each request; see `RequestAuthentication` for what that protects.
  case signature(publicKey: String, privateKey: String)
  /// Sends the token in a header, as RFC 6750 has it.
  case bearer(token: String)

  /// How a client proves itself.
  public enum Scheme: String, CaseIterable, Sendable {
    /// `ts`, `apikey` and `hash` in the query.
    case signature = "ts-hash"
    /// `Authorization: Bearer` in the header.
    case bearer
  }

  /// What nobody else may see.
  var secret: String {
    switch self {
    case .signature(_, let privateKey): privateKey
    case .bearer(let token): token
    }
  }

  /// Reads a file of lines such as `publicKey: 1234`: `publicKey` and `privateKey` to sign,
  /// `token` for a bearer.
  ///
  /// - Parameters:
  ///   - path: a file that only its owner may read, or an inherited descriptor: `-` for the
  ///     standard input, `/dev/fd/3`.
  ///   - scheme: how the client proves itself.
  /// - Returns: what the scheme needs.
  /// - Throws: `FeedError.badKey`, which never quotes the file.
  public static func read(
    path: LocalPath, for scheme: Scheme
  ) throws(FeedError) -> FeedCredentials {
    let name = path.description
    let file: (bytes: [UInt8], isPrivate: Bool)
    do {
      file = try MenuFile.content(path: path, limit: 4096)
    } catch {
      throw .badKey(path: name, reason: error.reason)
    }
    guard file.isPrivate else {
      throw .badKey(path: name, reason: "others may read this key: chmod 600 \(name)")
    }
    let lines = String(decoding: file.bytes, as: UTF8.self).split(whereSeparator: \.isNewline)
    func value(_ key: String) throws(FeedError) -> String {
      let values = lines.compactMap { line -> Substring? in
        let parts = line.split(separator: ":", maxSplits: 1)
        return parts.count == 2 && parts[0].trimmed == key ? parts[1].trimmed : nil
      }
      guard values.count == 1 else {
        throw .badKey(path: name, reason: "one line must read \(key): followed by the key")
      }
      guard !values[0].isEmpty, values[0].utf8.allSatisfy({ (0x21...0x7E).contains($0) }) else {
        throw .badKey(path: name, reason: "\(key) may have no blanks and nothing but ASCII")
      }
      return String(values[0])
    }
    switch scheme {
    case .signature:
      return .signature(publicKey: try value("publicKey"), privateKey: try value("privateKey"))
    case .bearer:
      return .bearer(token: try value("token"))
    }
  }
}

extension Substring {
  fileprivate var trimmed: Substring {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }.map { start.index(after: $0) }
    return start[..<(end ?? start.startIndex)]
  }
}
