/// The language and the currency in which a menu becomes ready to show.
public struct MenuContext: Sendable {
  /// The language to show, nil for the menu's own.
  public let language: Language?
  /// The language of the file, for texts that are not translated.
  public let fileLanguage: Language?
  /// The currency of all prices, nil for bare numbers.
  public let currency: Currency?
  /// The language of the words that the program adds by itself.
  public let interfaceLanguage: InterfaceLanguage
  /// The language of these words that was asked for, nil for that of the texts.
  package let words: InterfaceLanguage?

  let amounts: AmountFormatter
  /// The languages in which a text is looked for, the best first.
  private let wanted: [Language]

  /// Makes a context; by default each text is the first that the file has, and prices are bare.
  ///
  /// `words` is the language of the words that the program adds where a guest has one of his own; nil
  /// for that of the texts.
  public init(
    language: Language? = nil, fileLanguage: Language? = nil, currency: Currency? = nil,
    words: InterfaceLanguage? = nil
  ) {
    (self.language, self.fileLanguage, self.currency) = (language, fileLanguage, currency)
    self.words = words
    let shown = language ?? fileLanguage
    interfaceLanguage = words ?? InterfaceLanguage(shown)
    // Prices are spelt as in the texts, unless a guest who reads them in another language is spoken
    // to in his own.
    let spelling = shown.flatMap { shown in
      words.map { shown.isKind(of: $0.language) } ?? true ? shown : nil
    }
    amounts = AmountFormatter(
      language: spelling ?? interfaceLanguage.language, currency: currency)
    wanted = MenuContext.languages(language, fileLanguage)
  }

  /// A text of the menu in the language to show.
  public func text(_ text: LocalizedText) -> String {
    for language in wanted {
      if let found = text.translation(nearestTo: language) { return found.text }
    }
    return text.text(in: nil, fileLanguage: nil)
  }

  /// The languages a guest reads, the best first: a text that is not in his language is shown in
  /// English before the menu's own, unless that is his language too.
  private static func languages(_ shown: Language?, _ file: Language?) -> [Language] {
    guard let shown else { return [file].compactMap(\.self) }
    let english = InterfaceLanguage.standIn.language
    let readsFile = file.map(shown.isKind) ?? false
    let standIn = readsFile || shown.isKind(of: english) ? nil : english
    return [shown, standIn, file].compactMap(\.self)
  }

  /// A volume in the unit in which it is usually given: `1,5 l`, `75 cl`, `25 ml`; nil for a number that
  /// measures nothing, and for more than can be counted.
  func text(ofVolume millilitres: Int) -> String? {
    guard millilitres >= 0 else { return nil }
    guard millilitres >= 1000 else {
      return millilitres % 10 == 0 ? "\(millilitres / 10) cl" : "\(millilitres) ml"
    }
    let (tenThousandths, isOver) = Int64(millilitres).multipliedReportingOverflow(by: 10)
    guard !isOver else { return nil }
    let litres = Amount(tenThousandths: tenThousandths, fractionDigits: 3)
    return "\(amounts.spelled(litres.text(fractionDigits: litres.neededFractionDigits))) l"
  }
}
