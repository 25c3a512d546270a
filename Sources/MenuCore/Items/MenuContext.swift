/// The language and the currency in which a menu is displayed.
public struct MenuContext: Sendable {
  /// The display language; nil for that of the menu.
  public let language: Language?
  /// The language of the file, for texts without a translation.
  package let fileLanguage: Language?
  /// The currency of all prices; nil for bare numbers.
  public let currency: Currency?
  /// The language of the words that the program adds.
  public let interfaceLanguage: InterfaceLanguage
  /// The requested language of these words; nil for that of the texts.
  package let words: InterfaceLanguage?

  /// The language of the texts shown, as far as the guest or the file names one.
  package var languageOfTexts: Language? { language ?? fileLanguage }

  let amounts: AmountFormatter
  /// The decimal separator of the language shown: a comma or a point.
  package var decimalSign: String { amounts.point }
  /// The languages in which a text is looked up, the best first.
  private let preferred: [Language]

  /// Makes a context. By default each text is its first translation, and prices have no currency.
  ///
  /// `words` is the language of the words that the program adds, for a guest who does not read the language
  /// of the texts; nil for that of the texts.
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
    let textLanguage = shown ?? interfaceLanguage.language
    // Prices have the format of the texts, unless the words around them are in another language.
    let hasOtherWords = !textLanguage.isKind(of: interfaceLanguage.language)
    let priceLanguage = words != nil && hasOtherWords ? interfaceLanguage.language : textLanguage
    amounts = AmountFormatter(language: priceLanguage, currency: currency)
    preferred = MenuContext.languages(language, fileLanguage)
  }

  /// True if both show a menu in the same languages.
  package func isSame(as other: MenuContext) -> Bool {
    language == other.language && words == other.words
  }

  /// A text of the menu in the display language.
  public func text(_ text: LocalizedText) -> String {
    for language in preferred {
      if let found = text.translation(nearestTo: language) { return found.text }
    }
    return text.text(in: nil)
  }

  /// The languages of the guest, the best first. A text without a translation is shown in English
  /// before the language of the menu, unless that is the guest's.
  private static func languages(_ shown: Language?, _ file: Language?) -> [Language] {
    guard let shown else { return [file].compactMap(\.self) }
    let english = InterfaceLanguage.fallback.language
    let readsFile = file.map(shown.isKind) ?? false
    let readsEnglish = shown.isKind(of: english)

    var languages = [shown]
    if !readsFile, !readsEnglish { languages.append(english) }
    if let file { languages.append(file) }
    return languages
  }

  /// A volume in litres or centilitres: `1,5 l`, `75 cl`, `27,5 cl`; nil for a negative number, and for
  /// one that is too large.
  func text(ofVolume millilitres: Int) -> String? {
    guard millilitres >= 0 else { return nil }
    var unit = "cl"
    var factor: Int64 = 1_000
    if millilitres >= 1_000 {
      unit = "l"
      factor = 10
    }
    let (tenThousandths, isOver) = Int64(millilitres).multipliedReportingOverflow(by: factor)
    guard !isOver else { return nil }
    let amount = Amount(tenThousandths: tenThousandths, fractionDigits: 3)
    let number = amounts.spelled(amount.text(fractionDigits: amount.neededFractionDigits))
    return "\(number) \(unit)"
  }
}
