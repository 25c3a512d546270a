extension Diagnostic {
  /// A rule of the format, by its name. New versions have new rules, and a program may have its own:
  /// a `switch` over rules has a `default`.
  public struct Rule: RawRepresentable, ExpressibleByStringLiteral, Hashable, Sendable,
    CustomStringConvertible
  {
    /// The name, as `check --format json` prints it: `price-notation`.
    public let rawValue: String

    /// An error (something was not read or not believed) or a warning (it was read, but may not be
    /// intended). A rule that the format does not have is an error.
    package let severity: Severity

    /// Makes a rule from a name, which may be one that the format does not have.
    public init(rawValue: String) { self = Self.named[rawValue] ?? Rule(rawValue, .error) }

    /// Makes a rule from a name: `"house-prices"`.
    public init(stringLiteral name: String) { self.init(rawValue: name) }

    /// Makes a rule of the format, to be listed in `all`.
    private init(_ name: String, _ severity: Severity) {
      rawValue = name
      self.severity = severity
    }

    /// The name.
    public var description: String { rawValue }

    /// The file is not JSON: a missing comma or bracket, a text without its quotes, a byte that is
    /// not UTF-8. The whole file is refused.
    public static let json = Rule("json", .error)
    /// The file has more than 64 MiB. It is refused before it is parsed.
    public static let tooLarge = Rule("too-large", .error)
    /// The file is JSON, but not an object in `{ }`, or it is a PDF, an image or another known
    /// format.
    public static let notAMenu = Rule("not-a-menu", .error)
    /// `formatVersion` is higher than this version can read.
    public static let newerFormat = Rule("newer-format", .error)
    /// None of `pizzas`, `beverages`, `desserts` and `other` has a dish.
    public static let noDish = Rule("no-dish", .error)
    /// A key that the format does not have, such as `"ingredeints"`. Its value is not read; keys that
    /// begin with `x-` are free.
    public static let unknownKey = Rule("unknown-key", .error)
    /// A key that occurs twice in one object. Neither value is read, except for the warnings in both.
    public static let repeatedKey = Rule("repeated-key", .error)
    /// A dish without a `name`, an add-on without `name` and `items`, or a group without `id` or
    /// `title`.
    public static let missingKey = Rule("missing-key", .error)
    /// A value of another type than its key takes, such as `"soldOut": "yes"`.
    public static let wrongType = Rule("wrong-type", .error)
    /// A number beyond its limits, such as `"spicy": 9`, a `min` above its `max`, or more than 200 signs
    /// in `allergenKey`.
    public static let outOfRange = Rule("out-of-range", .error)
    /// A language that is not written as a tag: `"english"` in place of `"en"`.
    public static let badLanguageTag = Rule("bad-language-tag", .error)
    /// A price that holds no amount, such as `"cheap"`.
    public static let notAPrice = Rule("not-a-price", .error)
    /// A price with more decimals than its currency has, such as `"12.345"`: it could be 12.345 or
    /// 12,345.
    public static let priceDecimals = Rule("price-decimals", .error)
    /// A price whose `from` is above its `to`.
    public static let priceRange = Rule("price-range", .error)
    /// A dish with both `price` and `sizes`. Its price is not read.
    public static let priceAndSizes = Rule("price-and-sizes", .error)
    /// A `currency` that is not a code of ISO 4217: `"€"` in place of `"EUR"`.
    public static let unknownCurrency = Rule("unknown-currency", .error)
    /// A word in `allergens` that the format does not have. If it warns, it is kept and shown as written.
    public static let unknownAllergen = Rule("unknown-allergen", .error)
    /// A word in `diets` or `serving` that the format does not have.
    public static let unknownWord = Rule("unknown-word", .error)
    /// An allergen under `contains` and under `freeFrom`. It counts as contained.
    public static let contradictedAllergen = Rule("contradicted-allergen", .error)
    /// An ingredient that is or has an allergen which the dish states to be absent: anchovies with
    /// `"allergens": "none"`.
    public static let contradictedPromise = Rule("contradicted-promise", .error)
    /// A diet that an allergen or an ingredient of the dish rules out: `vegan` with milk.
    public static let contradictedDiet = Rule("contradicted-diet", .error)
    /// An `id` that an earlier dish or group has. The second one is not read.
    public static let repeatedID = Rule("repeated-id", .error)
    /// A `group` or `parent` that is the id of no group, or parents that form a cycle.
    public static let unknownGroup = Rule("unknown-group", .error)
    /// A comma after the last entry, a byte-order mark or a comment: it is read, but other programs
    /// refuse it.
    public static let jsonTolerated = Rule("json-tolerated", .warning)
    /// A missing comma between lines, or a decimal comma outside quotes. The meaning is certain, and
    /// was read.
    public static let jsonMended = Rule("json-mended", .warning)
    /// A price in another notation, such as `"€ 7,00"`. It was read, and `check --fix` can rewrite
    /// it.
    public static let priceNotation = Rule("price-notation", .warning)
    /// A size without a price, if other sizes of the dish have one.
    public static let sizeWithoutPrice = Rule("size-without-price", .warning)
    /// A dish without a price in a list whose other dishes have one.
    public static let missingPrice = Rule("missing-price", .warning)
    /// A text of the file or of a group in a language that the menu does not have:
    /// `"hours": {"lun": "…"}` is a map of days.
    public static let unlikelyLanguage = Rule("unlikely-language", .warning)
    /// A menu without `currency`, whose prices are shown as bare numbers.
    public static let noCurrency = Rule("no-currency", .warning)
    /// A price far from those of the other dishes, which may have a digit too many, or prices that
    /// look like cents.
    public static let unlikelyPrice = Rule("unlikely-price", .warning)
    /// An empty list as `allergens`, which states nothing. `"none"` says that all fourteen were
    /// checked.
    public static let emptyAllergens = Rule("empty-allergens", .warning)
    /// The number of dishes that say nothing about allergens, reported once for the file.
    public static let notStated = Rule("not-stated", .warning)
    /// A diet that `mayContain` puts in doubt: `vegan`, and may contain milk; or one that guests do not read,
    /// because they must choose among options, and one of them does not state it.
    public static let doubtedDiet = Rule("doubted-diet", .warning)
    /// An ingredient that is or has an allergen which the dish does not state.
    public static let unstatedIngredient = Rule("unstated-ingredient", .warning)
    /// A name, a description or a note that speaks of an allergen which the dish does not state.
    /// The dish then no longer counts as without it, unless `freeFrom` says so.
    public static let textBesidePromise = Rule("text-beside-promise", .warning)
    /// Two dishes of one list with the same name.
    public static let repeatedName = Rule("repeated-name", .warning)
    /// A text with characters that cannot be shown or that mislead, with more than 200 characters, or
    /// with an HTML entity.
    public static let text = Rule("text", .warning)
    /// A language into which some names are translated and others are not.
    public static let missingLanguage = Rule("missing-language", .warning)
  }
}

extension Diagnostic.Rule {
  /// Every rule of the format: the errors, then the warnings.
  package static let all: [Diagnostic.Rule] = [
    .json, .tooLarge, .notAMenu, .newerFormat, .noDish, .unknownKey, .repeatedKey, .missingKey,
    .wrongType, .outOfRange, .badLanguageTag, .notAPrice, .priceDecimals, .priceRange,
    .priceAndSizes, .unknownCurrency, .unknownAllergen, .unknownWord, .contradictedAllergen,
    .contradictedPromise, .contradictedDiet, .repeatedID, .unknownGroup, .jsonTolerated,
    .jsonMended, .priceNotation, .sizeWithoutPrice, .missingPrice, .unlikelyLanguage,
    .noCurrency, .unlikelyPrice, .emptyAllergens, .notStated, .doubtedDiet, .unstatedIngredient,
    .textBesidePromise, .repeatedName, .text, .missingLanguage,
  ]

  private static let named = Dictionary(uniqueKeysWithValues: all.map { ($0.rawValue, $0) })
}
