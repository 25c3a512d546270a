public import FoundationEssentials
internal import MenuFiles

/// The record of the pulls into one menu, in a small file beside it.
///
/// It holds no secret: neither a key nor the query of an address.
public struct MirrorState: Codable, Hashable, Sendable {
  /// The name that a server gave to what it sent.
  ///
  /// Not its time: a server that goes back to an older file sends the older time too, and says of
  /// every later one that nothing changed since (RFC 9110, section 13.1.3). Records of version 0.1.0
  /// may hold a `lastModified`, which is not read.
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
  /// The time when the menu here was last known to be the feed's, nil before the first.
  public internal(set) var pulled: Date?
  /// The time when its content last changed.
  public internal(set) var changed: Date?
  /// The address that was asked last where it is another one, which has given no menu yet; without
  /// its query.
  public internal(set) var asked: String?
  /// The last pull that failed, also when a later one went well.
  public internal(set) var lastFailure: Failure?

  /// The SHA-256 of the whole address.
  var addressHash: String
  /// The SHA-256 of the menu as it was pulled.
  var menuHash: String?
  /// The server's name for it.
  var version: Version?

  init(address: FeedAddress) {
    source = address.shown
    addressHash = address.text.utf8.fingerprint
  }

  /// The record beside a menu; nil when there is none or it cannot be read.
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
  /// The name that may be sent back to a server: an entity tag as RFC 9110 has it.
  ///
  /// Checked whenever it is used: it came from a server, or from a file that anybody may edit.
  var verified: Self? {
    etag?.wholeMatch(of: #/(W/)?"[!#-~]{0,254}"/#) == nil ? nil : self
  }
}
