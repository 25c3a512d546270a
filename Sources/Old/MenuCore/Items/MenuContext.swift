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

  /// The most that something may cost, in whole units of what the currency is counted in: what is below
  /// 8.00 is at most 7.99.
  public func text(ofLimit amount: Amount) -> String {
    let digits = currency?.fractionDigits ?? 2
    return text(of: Amount(amount.text(fractionDigits: digits)) ?? amount)
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

/// In which language what is shown is written, for front ends that say so of each text.
extension MenuContext {
  /// The language of the words that the program adds: that of the texts, of whatever country, where
  /// it has words of its own.
  public var languageOfWords: Language {
    let words = interfaceLanguage.language
    return (language ?? fileLanguage).flatMap { $0.isKind(of: words) ? $0 : nil } ?? words
  }

  /// The language that a text of the menu is shown in, nil where nobody says.
  public func language(of text: LocalizedText) -> Language? {
    text.translations.isEmpty ? fileLanguage : text.language(inFirstOf: wanted)
  }
}

extension LocalizedText {
  /// The language of the translation that is read in the first of some languages.
  fileprivate func language(inFirstOf languages: [Language]) -> Language? {
    let known = self.languages
    return languages.lazy.compactMap { $0.nearest(among: known) }.first.map { known[$0] }
      ?? known.first
  }
}

extension MenuContext {
  /// Whether a comma stands before the decimals of a number: a table then wants another separator.
  package var usesDecimalComma: Bool {
    Amount("1.5").map { bareText(of: $0).utf8.contains(UInt8(ascii: ",")) } ?? false
  }

  /// A number as the language spells it, without a currency.
  func bareText(of amount: Amount) -> String {
    amountText.bareText(of: amount)
  }

  /// A volume in the unit in which it is usually given: 1.5 l, 75 cl, 25 ml.
  func text(ofVolume millilitres: Int) -> String {
    if millilitres >= 1000 { return "\(amountText.text(thousandths: millilitres)) l" }
    return millilitres % 10 == 0 ? "\(millilitres / 10) cl" : "\(millilitres) ml"
  }

  /// An energy in kilocalories.
  func text(ofCalories calories: Int) -> String {
    "\(calories) kcal"
  }
}
