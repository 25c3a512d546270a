extension Diagnostic {
  /// What can be written in place of a value, each as the source text of JSON: `"7.00"` with its
  /// quotes, or `{"from": "2.70"}`. It replaces the bytes that the diagnostic covers.
  public enum Suggestion: Hashable, Sendable {
    /// It says all that the value says, and nothing else can be meant: a program may write it.
    case certain(String)
    /// One of these, or this one if it is what is meant: only the owner knows.
    case choices([String])
    /// The value as it is printed, as a price in words: no sum, order or limit knows it any more.
    case asPrinted(String)
    /// What cannot stand there, but in place of the whole price of which the value is a member.
    case wholePrice(String)

    /// All that may be written in place of the value.
    public var texts: [String] {
      switch self {
      case .certain(let text), .asPrinted(let text): [text]
      case .choices(let texts): texts
      case .wholePrice: []
      }
    }

    /// Whether it is one of several readings, of which the others are nothing to write.
    package var isOneReading: Bool {
      if case .choices(let texts) = self { texts.count == 1 } else { false }
    }

    /// Whether a program may write it without asking.
    public var isCertain: Bool {
      if case .certain = self { true } else { false }
    }
  }

  /// A text of a dish in another language than the file's.
  public struct TranslatedText: Hashable, Sendable {
    /// The key under which the format has it in all languages.
    public let key: String
    /// The tag of the language.
    public let language: String
    /// The text, cut.
    public let text: String

    /// Makes one.
    public init(key: String, language: String, text: String) {
      (self.key, self.language, self.text) = (key, language, text)
    }
  }

  /// What a member that nothing reads says by its key and its value together.
  public enum MeantMember: Hashable, Sendable {
    /// The dish is gone: `"available": false`.
    case soldOut
    /// The dish is there, which nobody has to write: `"available": true`.
    case available
    /// The dish suits a diet: `"vegan": true`.
    case diet(Diet)
    /// One language of a text: `"name_en": "…"`.
    case translation(key: String, language: String)
    /// Texts in other languages beside them: `"en": {"name": "…"}`.
    case translations([TranslatedText])
    /// The dish stands under a heading that no group has as its id or title.
    case group(title: String)
    /// So many of the options must be taken: `"required": true`.
    case choice(min: Int, max: Int)
    /// What is added to the food, which guests read under the notes.
    case additives
    /// The dish is to be hidden, which the format cannot say: guests see it.
    case hidden
    /// When the dish can be had, which only the house and its groups say.
    case hours
    /// On which days the house is closed.
    case closed
    /// What stands at the top of the file, in an object of its own: the keys of it.
    case ofFile(keys: [String])
    /// What makes the dish suit a diet costs more, or is had on request: the price, if it is one.
    case dietByWish(name: String, price: String?)
    /// What may be added, in one text: the name and the price of the first.
    case addOnsInWords(name: String, price: String?)

    /// The key under which the format has it.
    public var key: String {
      switch self {
      case .soldOut, .available: DishKey.soldOut.rawValue
      case .diet: DishKey.diets.rawValue
      case .translation(let key, _): key
      case .translations(let texts): texts.first?.key ?? DishKey.name.rawValue
      case .group: DishKey.group.rawValue
      case .choice: AddOnGroupKey.choose.rawValue
      case .additives: DishKey.notes.rawValue
      case .hidden: DishKey.soldOut.rawValue
      case .hours, .closed: FileKey.hours.rawValue
      case .ofFile(let keys): keys.first ?? FileKey.name.rawValue
      case .dietByWish, .addOnsInWords: DishKey.addOns.rawValue
      }
    }
  }
}

extension Diagnostic.Rule {
  /// What can be written in place of a faulty price, amount or currency; nil where nobody can tell,
  /// and for what is no fault of one value.
  ///
  /// - Complexity: O(1).
  public var suggestion: Diagnostic.Suggestion? {
    switch self {
    case .syntax(.decimalComma(let text)): SyntaxFault.withPoint(text)
    case .price(let rule): rule.suggestion
    case .hours(.notATime(_, _, let suggestion)): suggestion
    case .syntax, .file, .list, .key, .text, .allergen, .diet, .value, .hours, .repetition, .group:
      nil
    }
  }
}

extension Diagnostic.PriceRule {
  /// What can be written in place of the price, amount or currency; nil where nobody can tell.
  ///
  /// - Complexity: O(1).
  public var suggestion: Diagnostic.Suggestion? {
    switch self {
    case .notAPrice(_, let suggestion, _), .tooManyDecimals(_, _, _, let suggestion),
      .foreignCurrency(_, _, _, let suggestion), .severalPrices(_, _, let suggestion):
      suggestion
    case .ambiguousPrice(_, _, _, let suggestion): suggestion
    case .decimalCommaPrice(_, let read): .certain("\"\(read)\"")
    case .unknownCurrency(let text, let code?):
      CurrencySigns.codes(in: text).count == 1 ? .certain("\"\(code)\"") : .choices(["\"\(code)\""])
    case .unknownCurrency(_, nil), .surcharge, .negativePrice, .priceTooLarge, .priceAndSizes,
      .scatteredPrices, .sizeWithoutPrice, .conflictingPriceKeys, .reversedPrices, .lowerOldPrice,
      .missingCurrency, .severalCurrencies, .missingPrice, .priceInName, .zeroPrice,
      .unlikelyPrice:
      nil
    }
  }
}

extension SyntaxFault {
  /// A number with a comma as JSON writes it; three digits behind the comma may be thousands.
  fileprivate static func withPoint(_ text: String) -> Diagnostic.Suggestion? {
    let parts = text.utf8.split(separator: UInt8(ascii: ","))
    guard parts.count == 2, let whole = String(parts[0]), let fraction = String(parts[1]),
      fraction.utf8.allSatisfy(\.isASCIIDigit)
    else { return nil }
    guard fraction.utf8.count == 3 else { return .certain("\(whole).\(fraction)") }
    let digits = fraction.reversed().drop { $0 == "0" }.reversed()
    return .choices([digits.isEmpty ? whole : "\(whole).\(String(digits))", whole + fraction])
  }
}
