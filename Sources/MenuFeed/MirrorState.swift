internal import Crypto
public import FoundationEssentials
internal import MenuCore
internal import TerminalText
internal import MenuFiles

/// What is remembered of the pulls into one menu, in a small file beside it.
///
/// It holds no secret: neither a key nor the query of an address.
public struct MirrorState: Codable, Hashable, Sendable {
  /// How a server calls what it sent.
  struct Version: Codable, Hashable, Sendable {
    var etag: String?
    var lastModified: String?
  }

  /// A failed pull.
  public struct Failure: Codable, Hashable, Sendable {
    /// When it failed.
    public let time: Date
    /// Why; quotes what a server said.
    public let reason: String
  }

  /// The address without its query.
  public internal(set) var source: String
  /// When the menu here was last known to be the feed's, nil before the first time.
  public internal(set) var pulled: Date?
  /// When its content last changed.
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
  /// How the server called it.
  var version: Version?

  init(address: FeedAddress) {
    source = address.shown
    addressHash = SHA256.hexadecimal(of: Array(address.text.utf8))
  }

  /// What is remembered of the pulls into a menu; nil when there is nothing or it cannot be read.
  static func read(beside path: LocalPath) -> MirrorState? {
    guard let bytes = try? MenuFile.content(path: path.mirrorRecord, limit: 1 << 16).bytes else {
      return nil
    }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(MirrorState.self, from: Data(bytes))
  }

  func write(beside path: LocalPath) throws(FeedError) {
    let file = path.mirrorRecord
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    guard let data = try? encoder.encode(self) else {
      throw .notWritten(path: file.description, reason: "the state cannot be encoded")
    }
    try FeedError.whileWriting { () throws(MenuFileError) in
      try MenuFile.replace(path: file, with: Array(data) + [0x0A], policy: .mirror)
    }
  }
}

extension MirrorState.Version {
  /// What may be sent back to a server: an entity tag as RFC 9110 has it, and a time; nil if neither.
  ///
  /// Checked whenever it is used: it came from a server, or from a file that anybody may edit.
  var verified: Self? {
    let tag = etag.map { $0.hasPrefix("W/") ? $0.dropFirst(2) : $0[...] }
    let isTag =
      tag.map { tag in
        (2...256).contains(tag.utf8.count) && tag.first == "\"" && tag.last == "\""
          && tag.utf8.dropFirst().dropLast().allSatisfy { (0x21...0x7E).contains($0) && $0 != 0x22 }
      } ?? false
    let isDate = lastModified.flatMap(HTTPDate.date) != nil
    guard isTag || isDate else { return nil }
    return Self(etag: isTag ? etag : nil, lastModified: isDate ? lastModified : nil)
  }
}
