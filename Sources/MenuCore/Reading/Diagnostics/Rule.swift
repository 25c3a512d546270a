extension Diagnostic {
  /// One of the 37 rules of the format, by its name. A later version may have more.
  public struct Rule: RawRepresentable, Hashable, Sendable, CustomStringConvertible {
    /// The name: `unknown-key`.
    public let rawValue: String

    /// Makes a rule of a name, which need not be one of this version.
    public init(rawValue: String) { self.rawValue = rawValue }

    private init(_ name: StaticString) { rawValue = "\(name)" }

    /// The name.
    public var description: String { rawValue }

    /// An error is a thing that was not read or not believed; all else is a warning.
    public var severity: Severity { Rule.errors.contains(self) ? .error : .warning }

    static let json = Rule("json")
    static let jsonTolerated = Rule("json-tolerated")
    static let jsonMended = Rule("json-mended")
    static let tooLarge = Rule("too-large")
    static let notAMenu = Rule("not-a-menu")
    static let newerFormat = Rule("newer-format")
    static let noDish = Rule("no-dish")
    static let unknownKey = Rule("unknown-key")
    static let repeatedKey = Rule("repeated-key")
    static let wrongType = Rule("wrong-type")
    static let missingKey = Rule("missing-key")
    static let badLanguageTag = Rule("bad-language-tag")
    static let notAPrice = Rule("not-a-price")
    static let priceNotation = Rule("price-notation")
    static let priceDecimals = Rule("price-decimals")
    static let priceRange = Rule("price-range")
    static let priceAndSizes = Rule("price-and-sizes")
    package static let sizeWithoutPrice = Rule("size-without-price")
    static let unknownCurrency = Rule("unknown-currency")
    package static let noCurrency = Rule("no-currency")
    package static let unlikelyPrice = Rule("unlikely-price")
    static let unknownAllergen = Rule("unknown-allergen")
    static let contradictedAllergen = Rule("contradicted-allergen")
    static let contradictedPromise = Rule("contradicted-promise")
    static let contradictedDiet = Rule("contradicted-diet")
    package static let doubtedDiet = Rule("doubted-diet")
    package static let unstatedIngredient = Rule("unstated-ingredient")
    package static let notStated = Rule("not-stated")
    static let emptyAllergens = Rule("empty-allergens")
    static let unknownWord = Rule("unknown-word")
    static let outOfRange = Rule("out-of-range")
    static let repeatedID = Rule("repeated-id")
    static let unknownGroup = Rule("unknown-group")
    package static let repeatedName = Rule("repeated-name")
    package static let text = Rule("text")
    package static let missingLanguage = Rule("missing-language")
    static let textBesidePromise = Rule("text-beside-promise")

    private static let errors: [Rule] = [
      .json, .tooLarge, .notAMenu, .newerFormat, .noDish, .unknownKey, .repeatedKey, .wrongType,
      .missingKey, .badLanguageTag, .notAPrice, .priceDecimals, .priceRange, .priceAndSizes,
      .unknownCurrency, .unknownAllergen, .contradictedAllergen, .contradictedPromise,
      .contradictedDiet, .unknownWord, .outOfRange, .repeatedID, .unknownGroup,
    ]
    private static let warnings: [Rule] = [
      .jsonTolerated, .jsonMended, .priceNotation, .sizeWithoutPrice, .noCurrency, .unlikelyPrice,
      .doubtedDiet, .unstatedIngredient, .notStated, .emptyAllergens, .repeatedName, .text,
      .missingLanguage, .textBesidePromise,
    ]

    /// All rules of this version: the errors, then the warnings.
    public static let all = errors + warnings
  }
}
