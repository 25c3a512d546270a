internal import LocatedJSON

/// The language tags of a file by their bytes: a menu may have five tags and repeat them a million times.
struct TagCache {
  private var known: [(tag: ShortName, language: Language, isUsed: Bool)] = []
  /// The languages of the texts that guests read, in the order of their first use.
  private(set) var used: [Language] = []

  /// The language of a key; nil if it is not a tag.
  mutating func language(_ key: JSONValue, isUsed: Bool) -> Language? {
    let tag = key.withUTF8(ShortName.init)
    for entry in known where entry.tag == tag && (entry.isUsed || !isUsed) { return entry.language }
    guard let language = Language(key.text) else { return nil }
    if let tag, known.count < 64 { known.append((tag, language, isUsed)) }
    if isUsed, used.count < 64, !used.contains(language) { used.append(language) }
    return language
  }
}
