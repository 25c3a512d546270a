/// A text of the menu in one or more languages.
public struct LocalizedText: Hashable, Sendable {
  /// The text in one language.
  public struct Translation: Hashable, Sendable {
    /// The language of the text.
    public var language: Language
    /// The text as the owner wrote it.
    @ComparedAsUTF8 public var text: String

    /// Makes a translation.
    public init(language: Language, text: String) {
      self.language = language
      self.text = text
    }
  }

  private enum Storage: Hashable, Sendable {
    case plain(UTF8Text)
    case translations([Translation])
  }

  private let storage: Storage

  /// Makes a text in the language of its menu.
  public init(_ text: String) { storage = .plain(UTF8Text(text)) }

  /// Makes a text from its translations, in the order of the file.
  public init(_ translations: [Translation]) { storage = .translations(translations) }

  /// The text for a language: the exact tag, then each shorter tag, then another variety of the
  /// language, then the same for the language of the menu, then the first translation; empty if
  /// there is none.
  public func text(in language: Language?, fileLanguage: Language? = nil) -> String {
    if case .plain(let text) = storage { return text.string }
    let found =
      language.flatMap(translation(nearestTo:)) ?? fileLanguage.flatMap(translation(nearestTo:))
    return (found ?? translations.first)?.text ?? ""
  }

  /// The languages of its translations, in the order of the file; empty for a plain text.
  package var languages: [Language] { translations.map(\.language) }

  /// The translations, in the order of the file; empty for a plain text.
  public var translations: [Translation] {
    if case .translations(let translations) = storage { translations } else { [] }
  }

  /// The text in all its languages, in the order of the file.
  package var allTexts: [String] {
    var texts: [String] = []
    forEachText { texts.append($0) }
    return texts
  }

  /// Iterates over the text in all its languages.
  func forEachText(_ body: (String) -> Void) {
    switch storage {
    case .plain(let text): body(text.string)
    case .translations(let translations): for translation in translations { body(translation.text) }
    }
  }

  /// True if the text is blank in every language.
  public var isBlank: Bool {
    var isBlank = true
    forEachText { isBlank = isBlank && $0.isBlank }
    return isBlank
  }

  /// The translation for a language: the exact tag, a shorter one, or another variety; nil if there
  /// is none.
  func translation(nearestTo language: Language) -> Translation? {
    let translations = translations
    // The usual case, checked first because every dish asks.
    if let same = translations.first(where: { $0.language == language }) { return same }
    return language.nearest(among: translations.lazy.map(\.language)).map { translations[$0] }
  }
}

extension LocalizedText: ExpressibleByStringLiteral {
  /// Makes a text in the language of its menu.
  public init(stringLiteral text: String) { self.init(text) }
}

extension LocalizedText: ExpressibleByDictionaryLiteral {
  /// Makes a text from its translations, in the given order.
  public init(dictionaryLiteral translations: (Language, String)...) {
    self.init(translations.map { Translation(language: $0, text: $1) })
  }
}

extension LocalizedText: CustomStringConvertible {
  /// The text, or the first of its translations.
  public var description: String { text(in: nil) }
}

extension String {
  /// True if it has no visible character.
  package var isBlank: Bool {
    // Nearly every text begins with a letter.
    let isLetter = utf8.first.map { (0x21...0x7E).contains($0) } ?? false
    return !isLetter && unicodeScalars.allSatisfy(\.isInvisible)
  }
}

extension Unicode.Scalar {
  /// True if it is invisible by itself: blanks, joiners and all others that Unicode allows programs to
  /// ignore, skin tones without a face, and the Braille cell without a dot.
  fileprivate var isInvisible: Bool {
    properties.isWhitespace || properties.isDefaultIgnorableCodePoint
      || properties.isEmojiModifier || value == 0x2800
  }
}
