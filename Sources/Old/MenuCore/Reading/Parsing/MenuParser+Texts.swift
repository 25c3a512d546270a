internal import OldLocatedJSON

extension MenuParser {
  /// The number of characters above which a text is too long for a menu.
  static let longestText = 200

  /// A text or its translations; nil with a diagnostic for anything else.
  mutating func text(_ value: JSONValue, _ key: String, mayBreakLines: Bool = false)
    -> LocalizedText?
  {
    switch value.kind {
    case .string: return LocalizedText(checked(value, key, mayBreakLines: mayBreakLines))
    case .object: return translations(value, key, mayBreakLines: mayBreakLines)
    case .null, .boolean, .number, .array:
      reportType(key, .translations, at: value)
      return nil
    }
  }

  /// A plain text; nil with a diagnostic for anything else.
  mutating func plainText(_ value: JSONValue, _ key: String) -> String? {
    guard value.kind == .string else {
      reportType(key, .text, at: value)
      return nil
    }
    return checked(value, key)
  }

  /// A list of texts; a text alone is reported and taken as the only one.
  mutating func texts(_ value: JSONValue, _ key: String) -> [LocalizedText] {
    guard value.kind == .array else {
      // A text with its translations is one entry.
      if !value.isTranslatedText, let lists = ListsByLanguage(value, mayHaveCommas: false) {
        report(lists.rule(of: key), at: value)
        return lists.texts(in: menu.language)
      }
      reportType(key, .list, at: value)
      let isText = value.kind == .string || value.kind == .object
      return isText ? [text(value, key, mayBreakLines: true)].compactMap(\.self) : []
    }
    var texts: [LocalizedText] = []
    for element in value.elements {
      if let text = text(element, key, mayBreakLines: true) { texts.append(text) }
    }
    return texts
  }

  /// The text of a string, with a look at what may be wrong with it.
  private mutating func checked(
    _ value: JSONValue, _ key: String, mayBreakLines: Bool = false
  ) -> String {
    let (text, traits) = value.withUTF8 { (String(decoding: $0, as: UTF8.self), TextTraits($0)) }
    if traits.isPlain { return text }
    validate(text, traits, key, mayBreakLines: mayBreakLines, at: value)
    return text
  }

  private mutating func validate(
    _ text: String, _ traits: TextTraits, _ key: String, mayBreakLines: Bool, at value: JSONValue
  ) {
    if traits.hasAsterisk {
      notes.noteAsterisk(in: text, key, at: value, isInDish: log.dish != nil)
    }
    if traits.mayHoldControls {
      let control = text.unicodeScalars.first { scalar in
        scalar.isControl && !(mayBreakLines && scalar == "\n")
      }
      if let control {
        report(.text(.controlCharacter(key: key, scalar: control.value)), at: value)
      } else if let control = text.unicodeScalars.first(where: \.isBidirectionalControl) {
        report(.text(.bidirectionalControl(key: key, scalar: control.value)), at: value)
      }
    }
    if traits.mayHoldHidden, let hidden = HiddenCharacters.first(in: text) {
      reportHidden(hidden.scalar, behind: hidden.offset, text, key, at: value)
    }
    guard traits.isLong else { return }
    if key == DishKey.image.rawValue, text.utf8.starts(with: "data:".utf8) { return }
    let length = text.unicodeScalars.count
    if length > MenuParser.longestText {
      report(.text(.longText(key: key, length: length, limit: MenuParser.longestText)), at: value)
    }
  }

  /// Points at the character itself, or at a text that is written with escapes.
  private mutating func reportHidden(
    _ scalar: Unicode.Scalar, behind offset: Int, _ text: String, _ key: String,
    at value: JSONValue
  ) {
    let rule = Diagnostic.Rule.text(.hiddenCharacter(key: key, scalar: scalar.value))
    guard value.length - 2 == text.utf8.count else { return report(rule, at: value) }
    let range = SourceRange(offset: value.offset + 1 + offset, length: UTF8.width(scalar))
    log.report(rule, at: range)
  }

  private mutating func translations(
    _ value: JSONValue, _ key: String, mayBreakLines: Bool
  ) -> LocalizedText? {
    var translations: [LocalizedText.Translation] = []
    // An owner leaves them for later; till then a guest reads what there is.
    var blanks: [(translation: LocalizedText.Translation, value: JSONValue)] = []
    var tags: Set<Language> = []
    var fallback: String?
    var isEmpty = true
    for member in value.members where member.value.kind != .null {
      isEmpty = false
      guard member.value.kind == .string else {
        reportType(key, .text, at: member.value)
        continue
      }
      let text = checked(member.value, key, mayBreakLines: mayBreakLines)
      guard let language = language(member.key) else {
        fallback = fallback ?? text
        continue
      }
      let isRepeated =
        translations.count < 8
        ? translations.contains { $0.language == language } : !tags.insert(language).inserted
      if isRepeated {
        reportRepeatedTranslation(language, text, in: value, again: member)
        continue
      }
      guard !text.isBlank else {
        blanks.append((.init(language: language, text: text), member.value))
        continue
      }
      translations.append(.init(language: language, text: text))
      if translations.count == 8 { tags = Set(translations.map(\.language)) }
    }
    guard translations.isEmpty else {
      for blank in blanks { report(.text(.emptyEntry(key: key)), at: blank.value) }
      return LocalizedText(translations)
    }
    if !blanks.isEmpty { return LocalizedText(blanks.map(\.translation)) }
    if isEmpty { report(.text(.noTranslation(key: key)), at: value) }
    return fallback.map { LocalizedText($0) }
  }

  /// The language of a tag in a map of translations; nil with a diagnostic for what is no tag.
  mutating func language(_ tag: JSONValue) -> Language? {
    if let language = languages.language(tag) { return language }
    report(
      .key(.badLanguageTag(text: tag.excerpt, suggestion: LanguageNames.tag(for: tag.excerpt))),
      at: tag)
    return nil
  }

  private mutating func reportRepeatedTranslation(
    _ language: Language, _ text: String, in object: JSONValue, again: JSONMember
  ) {
    // Only so far: a file with a thousand tags in one text must not cost their square.
    let first = object.members.prefix(64).first { languages.language($0.key) == language }
    let line = log.line(of: first?.key.offset ?? object.offset)
    report(
      .key(
        .repeatedKey(
          key: language.tag, first: first?.value.excerpt ?? "", firstLine: line,
          again: text.cut(to: Diagnostic.excerptLength))),
      at: again.key)
  }
}
