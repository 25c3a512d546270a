extension Diagnostic {
  /// A rule of the format, by its name. New versions have new rules, and a program may have its own:
  /// a `switch` over rules has a `default`.
  public struct Rule: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable,
    CustomStringConvertible
  {
    /// The name, as `check --format json` prints it: `price-notation`.
    public let rawValue: String

    /// Makes a rule of a name, also one that the format does not have.
    public init(rawValue: String) { self.rawValue = rawValue }

    /// Makes a rule of a name: `"house-prices"`.
    public init(stringLiteral name: String) { rawValue = name }

    /// The name.
    public var description: String { rawValue }

    /// The file is not JSON: a missing comma or bracket, a text without its quotes, a byte that is
    /// not UTF-8. The whole file is refused.
    public static let json = Rule(rawValue: "json")
    /// The file has more than 64 MiB. It is refused before it is parsed.
    public static let tooLarge = Rule(rawValue: "too-large")
    /// The file is JSON, but not an object in `{ }`, or it is a PDF, an image or another known
    /// format.
    public static let notAMenu = Rule(rawValue: "not-a-menu")
    /// `formatVersion` is higher than this version can read.
    public static let newerFormat = Rule(rawValue: "newer-format")
    /// None of `pizzas`, `beverages`, `desserts` and `other` has a dish.
    public static let noDish = Rule(rawValue: "no-dish")
    /// A key that the format does not have, such as `"ingredeints"`. What it holds is not read;
    /// keys that begin with `x-` are free.
    public static let unknownKey = Rule(rawValue: "unknown-key")
    /// A key that is given twice in one object. Neither value is read, except for the warnings in
    /// both.
    public static let repeatedKey = Rule(rawValue: "repeated-key")
    /// A dish without a `name`, an add-on without `name` and `items`, or a group without `id` or
    /// `title`.
    public static let missingKey = Rule(rawValue: "missing-key")
    /// A value of another type than its key takes, such as `"soldOut": "yes"`.
    public static let wrongType = Rule(rawValue: "wrong-type")
    /// A number beyond its limits, such as `"spicy": 9`, or a `min` above its `max`.
    public static let outOfRange = Rule(rawValue: "out-of-range")
    /// A language that is not written as a tag: `"english"` in place of `"en"`.
    public static let badLanguageTag = Rule(rawValue: "bad-language-tag")
    /// A price that holds no amount, such as `"cheap"`.
    public static let notAPrice = Rule(rawValue: "not-a-price")
    /// A price with more decimals than its currency has, such as `"12.345"`: it could be 12.345 or
    /// 12,345.
    public static let priceDecimals = Rule(rawValue: "price-decimals")
    /// A price whose `from` is above its `to`.
    public static let priceRange = Rule(rawValue: "price-range")
    /// A dish with both `price` and `sizes`. Its price is not read.
    public static let priceAndSizes = Rule(rawValue: "price-and-sizes")
    /// A `currency` that is not a code of ISO 4217: `"€"` in place of `"EUR"`.
    public static let unknownCurrency = Rule(rawValue: "unknown-currency")
    /// A word in `allergens` that the format does not have. Where it warns, it is kept and shown as
    /// it is written.
    public static let unknownAllergen = Rule(rawValue: "unknown-allergen")
    /// A word in `diets` or `serving` that the format does not have.
    public static let unknownWord = Rule(rawValue: "unknown-word")
    /// An allergen under `contains` and under `freeFrom`. It counts as contained.
    public static let contradictedAllergen = Rule(rawValue: "contradicted-allergen")
    /// An ingredient that is or has an allergen of which the dish says that there is none:
    /// anchovies beside `"allergens": "none"`.
    public static let contradictedPromise = Rule(rawValue: "contradicted-promise")
    /// A diet that an allergen or an ingredient of the dish rules out: `vegan` beside milk.
    public static let contradictedDiet = Rule(rawValue: "contradicted-diet")
    /// An `id` that an earlier dish or group has. It is not read.
    public static let repeatedID = Rule(rawValue: "repeated-id")
    /// A `group` or `parent` that is the id of no group, or parents that lead back to where they
    /// began.
    public static let unknownGroup = Rule(rawValue: "unknown-group")
    /// A comma after the last entry, a byte-order mark or a comment: it is read, but other programs
    /// refuse it.
    public static let jsonTolerated = Rule(rawValue: "json-tolerated")
    /// A missing comma between lines, or a decimal comma outside quotes. What is meant is certain,
    /// and was read.
    public static let jsonMended = Rule(rawValue: "json-mended")
    /// A price in another notation, such as `"€ 7,00"`. It was read, and `check --fix` can rewrite
    /// it.
    public static let priceNotation = Rule(rawValue: "price-notation")
    /// A size without a price beside sizes that have one.
    public static let sizeWithoutPrice = Rule(rawValue: "size-without-price")
    /// A dish without a price in a list in which the others have one.
    public static let missingPrice = Rule(rawValue: "missing-price")
    /// A text of the house in a language that the menu does not have: `"hours": {"lun": "…"}` is a map
    /// of days.
    public static let unlikelyLanguage = Rule(rawValue: "unlikely-language")
    /// A menu without `currency`, whose prices are shown as bare numbers.
    public static let noCurrency = Rule(rawValue: "no-currency")
    /// A price far from those of the other dishes, which may have a digit too many, or prices that
    /// look like cents.
    public static let unlikelyPrice = Rule(rawValue: "unlikely-price")
    /// An empty list as `allergens`, which states nothing. `"none"` says that all fourteen were
    /// checked.
    public static let emptyAllergens = Rule(rawValue: "empty-allergens")
    /// The number of dishes that say nothing about allergens, reported once for the file.
    public static let notStated = Rule(rawValue: "not-stated")
    /// A diet beside a `mayContain` that speaks against it: `vegan`, and may contain milk.
    public static let doubtedDiet = Rule(rawValue: "doubted-diet")
    /// An ingredient that is or has an allergen which the dish does not state.
    public static let unstatedIngredient = Rule(rawValue: "unstated-ingredient")
    /// A name, a description or a note that speaks of an allergen which the dish does not state.
    /// The dish then no longer counts as without it, unless `freeFrom` says so.
    public static let textBesidePromise = Rule(rawValue: "text-beside-promise")
    /// Two dishes of one list with the same name.
    public static let repeatedName = Rule(rawValue: "repeated-name")
    /// A text with characters that cannot be shown or that mislead, one of more than 200
    /// characters, or an entity of HTML.
    public static let text = Rule(rawValue: "text")
    /// A language into which some names are translated and others are not.
    public static let missingLanguage = Rule(rawValue: "missing-language")
  }
}

extension Diagnostic.Rule {
  /// The rules of which something was not read or not believed.
  static let errors: [Diagnostic.Rule] = [
    .json, .tooLarge, .notAMenu, .newerFormat, .noDish, .unknownKey, .repeatedKey, .missingKey,
    .wrongType, .outOfRange, .badLanguageTag, .notAPrice, .priceDecimals, .priceRange,
    .priceAndSizes, .unknownCurrency, .unknownAllergen, .unknownWord, .contradictedAllergen,
    .contradictedPromise, .contradictedDiet, .repeatedID, .unknownGroup,
  ]

  /// The rules of what was read, and may not be meant so.
  static let warnings: [Diagnostic.Rule] = [
    .jsonTolerated, .jsonMended, .priceNotation, .sizeWithoutPrice, .missingPrice,
    .unlikelyLanguage, .noCurrency, .unlikelyPrice, .emptyAllergens, .notStated, .doubtedDiet,
    .unstatedIngredient, .textBesidePromise, .repeatedName, .text, .missingLanguage,
  ]

  /// Every rule of the format: the errors, then the warnings.
  package static let all = errors + warnings

  /// A warning for those that are listed as such; any other is an error.
  package var severity: Diagnostic.Severity {
    Self.warnings.contains(self) ? .warning : .error
  }
}
