internal import LocatedJSON

/// Texts, languages, numbers and flags.
extension MenuParser {
  /// A text: a string in the file's language, or a map of language tags; nil for anything else, which
  /// is told. `isRead` is false for a text that makes no menu in its languages, such as an address.
  func text(_ value: JSONValue, _ key: FileKey, isRead: Bool = true) -> LocalizedText? {
    switch value.kind {
    case .string: return value.string.map { LocalizedText($0) }
    case .object: return translations(value, key, isRead: isRead)
    case .number:
      reportType(key, .text, at: value, edit: FileEdit(value.range, "\"\(value.written)\""))
    default: reportType(key, .text, at: value)
    }
    return nil
  }

  private func translations(
    _ map: JSONValue, _ key: FileKey, isRead: Bool
  ) -> LocalizedText? {
    var translations: [LocalizedText.Translation] = []
    translations.reserveCapacity(map.room)
    var languages: Set<Language> = []
    let before = log.errors
    for member in map.members where member.value.kind != .null && !member.key.isPrivate {
      guard let language = tags.language(member.key, isUsed: isRead) else {
        log.report(.value(.badLanguageTag(member.key.excerpt ?? "")), at: member.key.range)
        continue
      }
      guard let text = member.value.string else {
        reportType(key, .translation, at: member.value)
        continue
      }
      // Nobody writes so many, but a file that does costs no more for each.
      if translations.count == 32 { languages = Set(translations.map(\.language)) }
      let isThere =
        languages.isEmpty
        ? translations.contains { $0.language == language } : !languages.insert(language).inserted
      if isThere {
        log.report(.key(.repeatedLanguage(language)), at: member.key.range)
        continue
      }
      translations.append(LocalizedText.Translation(language: language, text: text))
    }
    guard translations.isEmpty else { return LocalizedText(translations) }
    if log.errors == before { reportType(key, .translation, at: map) }
    return nil
  }

  /// A list of texts; one text alone is told, with brackets as its edit.
  func texts(_ value: JSONValue, _ key: FileKey) -> [LocalizedText] {
    elements(of: value, key).compactMap { text($0, key) }
  }

  /// The entries of a list; anything else has none and is told, a text with brackets as its edit.
  func elements(of value: JSONValue, _ key: FileKey) -> JSONElements {
    if value.kind != .array {
      let mayMend = value.kind == .string && !KeySet.promises.contains(key)
      let edit = mayMend ? FileEdit(value.range, "[\(value.written)]") : nil
      reportType(key, .list, at: value, edit: edit)
    }
    return value.elements
  }

  /// A text in one language, such as an id; nil for anything else, which is told.
  func plainText(_ value: JSONValue, _ key: FileKey) -> String? {
    if let text = value.string { return text }
    let edit = value.kind == .number ? FileEdit(value.range, "\"\(value.written)\"") : nil
    reportType(key, .plainText, at: value, edit: edit)
    return nil
  }

  func language(_ value: JSONValue) -> Language? {
    guard let tag = plainText(value, .language) else { return nil }
    if let language = Language(tag: tag) { return language }
    log.report(.value(.badLanguageTag(value.excerpt ?? "")), at: value.range)
    return nil
  }

  /// A whole number in its range; nil for anything else, which is told.
  func number(_ value: JSONValue, _ key: FileKey, _ range: ClosedRange<Int>) -> Int? {
    let digits = value.number ?? ""
    let isWhole = !digits.isEmpty && digits.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2D }
    guard isWhole else {
      let edit = value.string.flatMap(Int.init).map { FileEdit(value.range, "\($0)") }
      reportType(key, .number, at: value, edit: edit)
      return nil
    }
    if let number = Int(digits), range.contains(number) { return number }
    reportRange(key, value, range)
    return nil
  }

  /// True or false; nil for anything else, which is told.
  func flag(_ value: JSONValue, _ key: FileKey) -> Bool? {
    if let flag = value.bool { return flag }
    reportType(key, .flag, at: value)
    return nil
  }
}

/// The language tags of a file by their bytes: a menu has five of them and names them a million times.
struct TagCache {
  private var known: [(tag: ShortName, language: Language, isUsed: Bool)] = []
  /// The languages of the texts that a guest reads, in the order in which they came up.
  private(set) var used: [Language] = []

  /// The language of a key; nil for one that is no tag.
  mutating func language(_ key: JSONValue, isUsed: Bool) -> Language? {
    let tag = key.withUTF8(ShortName.init)
    for entry in known where entry.tag == tag && (entry.isUsed || !isUsed) { return entry.language }
    guard let language = key.string.flatMap(Language.init(tag:)) else { return nil }
    if let tag, known.count < 64 { known.append((tag, language, isUsed)) }
    if isUsed, used.count < 64, !used.contains(language) { used.append(language) }
    return language
  }
}
