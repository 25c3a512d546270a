public import FoundationEssentials
internal import MenuCore
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
  /// The time when the local menu was last known to equal that of the server; nil before the first pull.
  public internal(set) var pulled: Date?
  /// The time when its content last changed.
  public internal(set) var changed: Date?
  /// The last address that was tried, without its query, if it is another one and has not sent a
  /// menu yet.
  public internal(set) var asked: String?
  /// The last failed pull; a later successful pull keeps it.
  public internal(set) var lastFailure: Failure?

  /// The SHA-256 of the whole address.
  var addressHash: String
  /// The SHA-256 of the menu as it was pulled.
  var menuHash: String?
  /// The entity tag of the server.
  var version: Version?
  /// The SHA-256 of the menu as it was pulled, without its sold-out marks.
  var unmarkedHash: String?
  /// The dishes that were sold out in the menu as it was pulled: `id/margherita`, `name/Margherita`.
  var soldOutThere: [String]?
  /// The marks that were set here, by the same keys: true for sold out, false for available.
  var marksHere: [String: Bool]?

  init(address: FeedAddress) {
    source = address.shown
    addressHash = address.text.utf8.fingerprint
  }

  /// Records a menu as it was pulled, and the marks that were set here.
  mutating func record(_ menu: [UInt8], marksHere marks: [SoldOut.Key: Bool]) throws {
    let there = try SoldOut.Marks(of: menu)
    menuHash = menu.fingerprint
    unmarkedHash = there.unmarked.fingerprint
    soldOutThere = there.soldOut.map(\.text).sorted()
    marksHere = Dictionary(marks.map { ($0.key.text, $0.value) }) { first, _ in first }.nonEmpty
  }

  /// True if a file is the menu as it was pulled, apart from its sold-out marks.
  func isAsPulled(_ file: [UInt8]) -> Bool {
    if file.fingerprint == menuHash { return true }
    guard let unmarkedHash, let marks = try? SoldOut.Marks(of: file) else { return false }
    return marks.unmarked.fingerprint == unmarkedHash
  }

  /// The marks of a file that were set here: those that differ from the menu as it was pulled, and
  /// those of earlier pulls that still hold.
  func marks(setIn file: [UInt8]) -> [SoldOut.Key: Bool] {
    guard let soldOutThere, let marks = try? SoldOut.Marks(of: file) else { return [:] }
    let there = soldOutThere.map { SoldOut.Key($0) }.counts
    let now = marks.soldOut.counts
    let known = (marksHere ?? [:]).map { (SoldOut.Key($0.key), $0.value) }
    let before = Dictionary(known) { first, _ in first }
    var here: [SoldOut.Key: Bool] = [:]
    for key in marks.dishes {
      let isSoldOut = now[key] != nil
      if now[key] != there[key] || before[key] == isSoldOut { here[key] = isSoldOut }
    }
    return here
  }

  /// The file in which giuseppe-feed records what it pulled into another one.
  private static func file(beside path: LocalPath) -> LocalPath { path.beside(suffix: "feed") }

  /// The record of a menu; nil if there is none or it cannot be read.
  static func read(beside path: LocalPath) -> MirrorState? {
    guard let bytes = try? MenuFile.content(path: file(beside: path), limit: 1 << 16).bytes
    else { return nil }
    let decoder = JSONDecoder()
    decoder.dateDecodingStrategy = .iso8601
    return try? decoder.decode(MirrorState.self, from: Data(bytes))
  }

  func write(beside path: LocalPath) throws {
    let encoder = JSONEncoder()
    encoder.dateEncodingStrategy = .iso8601
    encoder.outputFormatting = [.prettyPrinted, .sortedKeys, .withoutEscapingSlashes]
    let text = Array(try encoder.encode(self)) + [0x0A]
    try MenuFile.replace(path: Self.file(beside: path), with: text, policy: .mirror)
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

extension [SoldOut.Key] {
  /// The number of times that each key is in the list.
  fileprivate var counts: [SoldOut.Key: Int] { reduce(into: [:]) { $0[$1, default: 0] += 1 } }
}
