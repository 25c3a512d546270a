/// In which language, and with which currency, a menu becomes ready to show.
public struct MenuContext: Sendable {
  /// The language to show, nil for the menu's own.
  public let language: Language?
  /// The language of the file, for texts that are not translated.
  public let fileLanguage: Language?
  /// The currency of all prices, nil for bare numbers.
  public let currency: Currency?
  /// The language of the words that the program adds by itself where a guest has one of his own, nil
  /// for that of the texts.
  public let words: InterfaceLanguage?
  /// The language of the words that the program adds by itself.
  public let interfaceLanguage: InterfaceLanguage

  let amountText: AmountFormatter
  /// The languages in which a text is looked for, the best first.
  let wanted: [Language]

  /// Makes a context; by default each text is the first that the file has, and prices are bare.
  public init(
    language: Language? = nil, fileLanguage: Language? = nil, currency: Currency? = nil,
    words: InterfaceLanguage? = nil
  ) {
    self.language = language
    self.fileLanguage = fileLanguage
    self.currency = currency
    self.words = words
    let shown = language ?? fileLanguage
    interfaceLanguage = words ?? InterfaceLanguage(shown)
    amountText = AmountFormatter(
      language: MenuContext.spelling(of: words, beside: shown), currency: currency)
    wanted = MenuContext.languages(language, fileLanguage)
  }

  /// A text of the menu in the language to show.
  public func text(_ text: LocalizedText) -> String {
    text.text(inFirstOf: wanted)
  }

  /// What a guest reads: a text that is not in his language in English before the menu's own, unless
  /// that is his language too.
  private static func languages(_ shown: Language?, _ file: Language?) -> [Language] {
    guard let shown else { return [file].compactMap { $0 } }
    let english = InterfaceLanguage.standIn.language
    let readsFile = file.map(shown.isKind) ?? false
    let standIn = readsFile || shown.isKind(of: english) ? nil : english
    return [shown, standIn, file].compactMap { $0 }
  }

  /// The language in which amounts are spelt: that of the texts, unless a guest who reads them in
  /// another is spoken to in his own.
  static func spelling(of words: InterfaceLanguage?, beside shown: Language?) -> Language {
    guard let words else { return shown ?? InterfaceLanguage.standIn.language }
    return shown.flatMap { $0.isKind(of: words.language) ? $0 : nil } ?? words.language
  }
}
