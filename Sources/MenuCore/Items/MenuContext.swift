/// In which language, and with which currency, a menu becomes ready to show.
public struct MenuContext: Sendable {
  /// The language to show, nil for the menu's own.
  public let language: Language?
  /// The language of the file, for texts that are not translated.
  public let fileLanguage: Language?
  /// The currency of all prices, nil for bare numbers.
  public let currency: Currency?

  let amountText: AmountText

  /// Makes a context; by default each text is the first that the file has, and prices are bare.
  public init(
    language: Language? = nil, fileLanguage: Language? = nil, currency: Currency? = nil
  ) {
    self.language = language
    self.fileLanguage = fileLanguage
    self.currency = currency
    amountText = AmountText(language: language ?? fileLanguage ?? "en", currency: currency)
  }

  /// The language of the words that the program adds by itself.
  public var interfaceLanguage: InterfaceLanguage {
    InterfaceLanguage(language ?? fileLanguage)
  }

  /// A text of the menu in the language to show.
  public func text(_ text: LocalizedText) -> String {
    text.text(in: language, fileLanguage: fileLanguage)
  }
}
