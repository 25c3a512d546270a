internal import OldLocatedJSON

/// Languages by their tags as written, so that the few of a menu are understood only once.
struct LanguageCache {
  private struct Entry {
    let code: UInt64
    let language: Language?
  }

  private static let limit = 32
  private var entries: [Entry] = []

  /// The language of a tag, nil for what is none.
  mutating func language(_ tag: JSONValue) -> Language? {
    guard let code = tag.withUTF8({ LanguageCache.code($0) }) else {
      return tag.length <= 64 ? LanguageCache.language(of: tag) : nil
    }
    for entry in entries where entry.code == code { return entry.language }
    let language = LanguageCache.language(of: tag)
    if entries.count < LanguageCache.limit {
      entries.append(Entry(code: code, language: language))
    }
    return language
  }

  /// The language of a tag that some language has.
  private static func language(of tag: JSONValue) -> Language? {
    tag.string.flatMap { LanguageNames.isInUse($0) ? Language(tag: $0) : nil }
  }

  /// The bytes of a tag in one number; nil if they are too many.
  private static func code(_ bytes: UnsafeBufferPointer<UInt8>) -> UInt64? {
    guard bytes.count <= 7 else { return nil }
    return bytes.reduce(UInt64(bytes.count)) { $0 << 8 | UInt64($1) }
  }
}
