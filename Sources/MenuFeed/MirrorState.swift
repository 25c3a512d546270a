public import FoundationEssentials
internal import MenuFiles

/// The record of the pulls of one menu, in a small file beside it.
///
/// It contains no secret: neither a key nor the query of an address.
public struct MirrorState: Codable, Hashable, Sendable {
  /// The entity tag of the menu that a server sent.
  ///
  /// Its date is not used: a server that returns to an older file sends the older date as well, and
  /// answers every later request with *not modified* (RFC 9110, section 13.1.3). Records of version
  /// 0.1.0 may have a `lastModified`, which is ignored.
  struct Version: Codable, Hashable, Sendable {
    var etag: String?
  }

  /// A failed pull.
  public struct Failure: Codable, Hashable, Sendable {
    /// The time of the failure.
    public let time: Date
    /// The reason, which may quote a server.
    public let reason: String
  }

  /// The address without its query.
  public internal(set) var source: String
  /// The time when the local menu was last known to be the same; nil before the first pull.
  public internal(set) var pulled: Date?
  /// The time when its content last changed.
  public internal(set) var changed: Date?
  /// The last address that was tried, without its query, if it is another one and has not sent a
  /// menu yet.
  public internal(set) var asked: String?
  /// The last failed pull, also after a successful one.
  public internal(set) var lastFailure: Failure?

  /// The SHA-256 of the whole address.
  var addressHash: String
  /// The SHA-256 of the menu as it was pulled.
  var menuHash: String?
  /// The entity tag of the server.
  var version: Version?

  init(address: FeedAddress) {
    source = address.shown
    addressHash = address.text.utf8.fingerprint
  }

  /// The record of a menu; nil if there is none or it cannot be read.
  static func read(beside path: LocalPath) -> MirrorState? {
    guard let bytes = try? MenuFile.content(path: path.mirrorRecord, limit: 1 << 16).bytes else {
      return nil
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(MirrorState.self, from: Data(bytes))
  }

  func write(beside path: LocalPath) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = Array(try encoder.encode(self)) + [0x0A]
    try MenuFile.replace(path: path.mirrorRecord, with: text, policy: .mirror)
  }
}

extension MirrorState.Version {
  /// The entity tag for a request, as defined in RFC 9110.
  ///
  /// Validated at each use, because it came from a server or from a file that people can edit.
  var verified: Self? {
    guard etag?.wholeMatch(of: #/(W/)?"[!#-~]{0,254}"/#) != nil else { return nil }
    return self
  }
}
