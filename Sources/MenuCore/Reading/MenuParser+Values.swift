internal import LocatedJSON

/// Texts, languages, numbers and flags.
extension MenuParser {
  /// A text: a string in the file's language, or a map of language tags; nil for any other value, which
  /// is reported. `isRead` is false for a text whose languages do not count as languages of the menu,
  /// such as an address.
  func text(_ value: JSONValue, _ key: FileKey, isRead: Bool = true) -> LocalizedText? {
    switch value.kind {
    case .string: return value.string.map { LocalizedText($0) }
    case .object: return translations(value, key, isRead: isRead)
    default:
      let text = value.translationsOfPairs ?? value.textMeant ?? value.oneText
      reportType(key, .text, at: value, write: text, isCertain: value.kind == .number)
    }
    return nil
  }

  /// The tags of the languages of the interface.
  fileprivate static let usualTags = Set(InterfaceLanguage.allCases.map(\.language.tag))

  /// Reports an object that is not a map of languages, with the text to write; false for any other value.
  private func reportParts(of map: JSONValue, _ key: FileKey, isRead: Bool) -> Bool {
    // The usual map: the words of owners are not read for it.
    if map.members.allSatisfy({ Self.usualTags.contains($0.key.text) }) { return false }
    let wrapper: KeySet = [.text, .name, .title, .description]
    let isMapOfDays = !isRead && map.isMapOfDays
    let text: JSONTree?
    if isMapOfDays {
      text = map.oneText
    } else if map.members.contains(where: { $0.key.withUTF8(\.count) == 2 }) {
      // A key of two letters is the tag of a language.
      return false
    } else if let pair = map.translationOfPair {
      text = .object([pair])
    } else if map.isOfParts || !isRead && Self.hasNoLanguage(map), let parts = map.oneText {
      text = parts
    } else if map.count > 0, map.members.allSatisfy({ $0.means(wrapper) }) {
      text = map.plainTextMeant
    } else {
      return false
    }
    reportType(key, .text, at: map, write: text, isCertain: isMapOfDays)
    return true
  }

  /// True for several members of which none is named like a language, and not all can be tags:
  /// `{"via": "Roma 1", "città": "Napoli"}`
  private static func hasNoLanguage(_ map: JSONValue) -> Bool {
    let keys = map.members.prefix(mostKeys).map(\.key.text)
    let isNamed = keys.contains { usualTags.contains($0) || Language.tag(named: $0) != nil }
    return keys.count > 1 && !isNamed && keys.contains { Language($0) == nil }
  }

  private func translations(_ map: JSONValue, _ key: FileKey, isRead: Bool) -> LocalizedText? {
    var translations: [LocalizedText.Translation] = []
    translations.reserveCapacity(map.room)
    var languages: Set<Language> = []
    let before = log.errors
    if reportParts(of: map, key, isRead: isRead) { return nil }
    for member in map.members where member.value.kind != .null && !member.key.isPrivate {
      guard let language = tags.language(member.key, isUsed: isRead) else {
        log.report(
          .badLanguageTag(member.key.excerpt), at: member.key.range,
          .advised(self.tag(inPlaceOf: member, in: map)))
        continue
      }
      guard let text = member.value.string else {
        let value = member.value
        let text = value.textMeant ?? value.plainTextMeant ?? value.oneText
        reportType(key, .translation, at: member.value, write: text)
        continue
      }
      guard !isRepeated(language, in: translations, &languages) else {
        log.report(
          .repeatedKey(member.key.excerpt), at: member.key.range,
          .advised(self.keepingOne(of: member, in: map)))
        continue
      }
      translations.append(LocalizedText.Translation(language: language, text: text))
    }
    guard translations.isEmpty else { return LocalizedText(translations) }
    if log.errors == before { reportType(key, .translation, at: map, write: .text("…")) }
    return nil
  }

  /// True for a language that a text already has. The few languages of a menu are compared, which is
  /// faster than hashing; those of a hostile file are kept in a set.
  private func isRepeated(
    _ language: Language, in translations: [LocalizedText.Translation], _ many: inout Set<Language>
  ) -> Bool {
    if translations.count < 8 { return translations.contains { $0.language == language } }
    if many.isEmpty { many = Set(translations.map(\.language)) }
    return !many.insert(language).inserted
  }

  /// Replaces an invalid tag with the one that it means, or makes the key private.
  private func tag(inPlaceOf member: JSONMember, in map: JSONValue) -> FileEdit? {
    guard map.count <= Self.mostKeys else { return nil }
    guard let tag = Language.tag(named: member.key.text),
      !map.members.contains(where: { $0.key.text == tag })
    else { return keyOfItsOwn(for: member) }
    return member.renamed(tag)
  }

  /// Deletes a second text that is equal, joins one that warns, and makes any other private.
  private func keepingOne(of member: JSONMember, in map: JSONValue) -> FileEdit? {
    let language = Language(member.key.text)
    let first = map.members.first { Language($0.key.text) == language }
    guard map.count <= Self.mostKeys, let first else { return nil }
    if first.value.written == member.value.written { return map.deleting(member) }
    guard mayWarn(first.value) || mayWarn(member.value) else { return keyOfItsOwn(for: member) }
    let texts = [first, member].compactMap(\.value.string).joined(separator: ", ")
    let both = JSONTree.object([(first.key.text, .text(texts))])
    return rewriting([first, member], of: map, as: both.lineInside).edit
  }

  /// A list of texts; a single text is reported, with added brackets as its edit.
  func texts(_ value: JSONValue, _ key: FileKey) -> [LocalizedText] {
    elements(of: value, key).compactMap { $0.kind == .null ? nil : text($0, key) }
  }

  /// An id in words. `pizze-bianche` → `Pizze bianche`
  static func title(of id: String) -> String {
    id.prefix(1).uppercased() + id.dropFirst().map { "_-".contains($0) ? " " : $0 }
  }

  /// A title as an id. `Pizze bianche` → `pizze-bianche`
  static func id(of title: String) -> String {
    FoldedText(title).wordTexts.joined(separator: "-")
  }

  /// A group as it is written in a file, with further members; its id is derived from its title, which may
  /// be translated.
  static func group(
    titled title: String, id: String? = nil, translated map: JSONTree? = nil,
    _ others: [(key: String, value: JSONTree)] = []
  ) -> JSONTree {
    let id = JSONTree.text(id ?? Self.id(of: title))
    return .object([(FileKey.id.name, id), (FileKey.title.name, map ?? .text(title))] + others)
  }

  /// A text without languages, such as an id; nil for any other value, which is reported.
  func plainText(_ value: JSONValue, _ key: FileKey) -> String? {
    if let text = value.string { return text }
    reportType(
      key, .plainText, at: value, write: value.plainTextMeant ?? value.addressMeant,
      isCertain: value.kind == .number)
    return nil
  }

  func language(_ value: JSONValue) -> Language? {
    guard let tag = plainText(value, .language) else { return nil }
    if let language = Language(tag) { return language }
    let near = Language.tag(named: tag).map { JSONTree.text($0) }
    log.report(
      .badLanguageTag(value.excerpt), at: value.range,
      .advised(value.writing(near) ?? self.deletion(of: value)))
    return nil
  }

  /// A whole number in a range; nil for any other value, which is reported.
  func number(_ value: JSONValue, _ key: FileKey, _ range: ClosedRange<Int>) -> Int? {
    let digits = value.number ?? ""
    let isWhole = !digits.isEmpty && digits.utf8.allSatisfy { $0.isASCIIDigit || $0 == 0x2D }
    guard isWhole else {
      if let meant = value.numberMeant(for: key) {
        reportType(key, .number, at: value, write: .word(meant), isCertain: value.kind == .string)
      } else if key == .spicy {
        // An unread word may state that the dish is hot.
        reportType(key, .number, at: value, .oneOf((1...3).map { value.writing(.number($0)) }))
      } else {
        // Without `min`, a required option could be left out.
        reportType(key, .number, at: value, write: key == .min ? .number(1) : nil)
      }
      return nil
    }
    if let number = Int(digits), range.contains(number) { return number }
    reportRange(key, value, range)
    return nil
  }

  /// True or false; nil for any other value, which is reported.
  func flag(_ value: JSONValue, _ key: FileKey) -> Bool? {
    if let flag = value.bool { return flag }
    if KeySet.promises.contains(key) {
      // `"complete": "no"` promises nothing, so there is no text to offer.
      reportPromise(key, .flag, at: value, promise: value.boolMeant == true ? .word("true") : nil)
    } else if let flag = value.boolMeant {
      reportType(key, .flag, at: value, write: .word("\(flag)"), isCertain: true)
    } else {
      reportType(key, .flag, at: value, .oneOf(["true", "false"].map { value.writing(.word($0)) }))
    }
    return nil
  }
}

extension JSONValue {
  /// True for a map of texts whose keys are days, or without any language tag as a key:
  /// `{"monday": "closed"}`, `{"mo": "12-15", "fr": "18-23"}`
  fileprivate var isMapOfDays: Bool {
    let words = members.flatMap { FoldedText($0.key.text).wordTexts }
    let days = OwnerWords.shared[.days]
    if days.isSuperset(of: words), !MenuParser.usualTags.isSuperset(of: words) { return true }
    return count > 0
      && members.allSatisfy { member in
        member.value.kind == .string && Language(member.key.text) == nil && !member.key.isPrivate
      }
  }
}
