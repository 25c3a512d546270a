/// What people write where a language tag must stand.
enum LanguageNames {
  /// The tag that is meant, nil if that is not clear.
  static func tag(for text: String) -> String? {
    let lower = text.lowercased()
    if let tag = tags[lower] { return tag }
    let dashed = String(lower.map { $0 == "_" ? "-" : $0 })
    return dashed == lower ? nil : Language(tag: dashed)?.tag
  }

  /// The tag of a language that menus are written in, by its two letters or its name; nil for what
  /// may be another word.
  static func knownTag(_ text: String) -> String? {
    let lower = text.lowercased()
    return known.contains(lower) ? lower : tags[lower]
  }

  private static let known = Set(tags.values).union(
    [
      "ar", "cs", "da", "el", "fi", "he", "hr", "hu", "ko", "no", "pl", "ro", "sl", "sv", "tr",
      "uk",
    ])

  private static let tags: [String: String] = {
    let names = ValueWords.all.flatMap(\.languages).map { ($0.1, $0.tag) }
    return Dictionary(names, uniquingKeysWith: { first, _ in first })
  }()
}
