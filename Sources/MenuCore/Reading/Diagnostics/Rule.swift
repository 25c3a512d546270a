extension Diagnostic {
  /// A rule of the format, by its name: the errors, then the warnings.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    /// The file is not JSON: a missing comma or bracket, a text without its quotes, a byte that is
    /// not UTF-8. The whole file is refused.
    case json
    /// The file has more than 64 MiB. It is refused before it is parsed.
    case tooLarge = "too-large"
    /// The file is JSON, but not an object in `{ }`, or it is a PDF, an image or another known
    /// format.
    case notAMenu = "not-a-menu"
    /// `formatVersion` is higher than this version can read.
    case newerFormat = "newer-format"
    /// None of `pizzas`, `beverages`, `desserts` and `other` has a dish.
    case noDish = "no-dish"
    /// A key that the format does not have, such as `"ingredeints"`. What it holds is not read;
    /// keys that begin with `x-` are free.
    case unknownKey = "unknown-key"
    /// A key that is given twice in one object. Neither value is read, except for the warnings in
    /// both.
    case repeatedKey = "repeated-key"
    /// A dish without a `name`, an add-on without `name` and `items`, or a group without `id` or
    /// `title`.
    case missingKey = "missing-key"
    /// A value of another type than its key takes, such as `"soldOut": "yes"`.
    case wrongType = "wrong-type"
    /// A number beyond its limits, such as `"spicy": 9`, or a `min` above its `max`.
    case outOfRange = "out-of-range"
    /// A language that is not written as a tag: `"english"` in place of `"en"`.
    case badLanguageTag = "bad-language-tag"
    /// A price that holds no amount, such as `"cheap"`.
    case notAPrice = "not-a-price"
    /// A price with more decimals than its currency has, such as `"12.345"`: it could be 12.345 or
    /// 12,345.
    case priceDecimals = "price-decimals"
    /// A price whose `from` is above its `to`.
    case priceRange = "price-range"
    /// A dish with both `price` and `sizes`. Its price is not read.
    case priceAndSizes = "price-and-sizes"
    /// A `currency` that is not a code of ISO 4217: `"€"` in place of `"EUR"`.
    case unknownCurrency = "unknown-currency"
    /// A word in `allergens` that the format does not have. Where it warns, it is kept and shown as
    /// it is written.
    case unknownAllergen = "unknown-allergen"
    /// A word in `diets` or `serving` that the format does not have.
    case unknownWord = "unknown-word"
    /// An allergen under `contains` and under `freeFrom`. It counts as contained.
    case contradictedAllergen = "contradicted-allergen"
    /// An ingredient that is or has an allergen of which the dish says that there is none:
    /// anchovies beside `"allergens": "none"`.
    case contradictedPromise = "contradicted-promise"
    /// A diet that an allergen or an ingredient of the dish rules out: `vegan` beside milk.
    case contradictedDiet = "contradicted-diet"
    /// An `id` that an earlier dish or group has. It is not read.
    case repeatedID = "repeated-id"
    /// A `group` or `parent` that is the id of no group, or parents that lead back to where they
    /// began.
    case unknownGroup = "unknown-group"
    /// A comma after the last entry, a byte-order mark or a comment: it is read, but other programs
    /// refuse it.
    case jsonTolerated = "json-tolerated"
    /// A missing comma between lines, or a decimal comma outside quotes. What is meant is certain,
    /// and was read.
    case jsonMended = "json-mended"
    /// A price in another notation, such as `"€ 7,00"`. It was read, and `check --fix` can rewrite
    /// it.
    case priceNotation = "price-notation"
    /// A size without a price beside sizes that have one.
    case sizeWithoutPrice = "size-without-price"
    /// A dish without a price in a list in which the others have one.
    case missingPrice = "missing-price"
    /// A text of the house in a language that the menu does not have: `"hours": {"lun": "…"}` is a map
    /// of days.
    case unlikelyLanguage = "unlikely-language"
    /// A menu without `currency`, whose prices are shown as bare numbers.
    case noCurrency = "no-currency"
    /// A price far from those of the other dishes, which may have a digit too many, or prices that
    /// look like cents.
    case unlikelyPrice = "unlikely-price"
    /// An empty list as `allergens`, which states nothing. `"none"` says that all fourteen were
    /// checked.
    case emptyAllergens = "empty-allergens"
    /// The number of dishes that say nothing about allergens, reported once for the file.
    case notStated = "not-stated"
    /// A diet beside a `mayContain` that speaks against it: `vegan`, and may contain milk.
    case doubtedDiet = "doubted-diet"
    /// An ingredient that is or has an allergen which the dish does not state.
    case unstatedIngredient = "unstated-ingredient"
    /// A name, a description or a note that speaks of an allergen which the dish does not state.
    /// The dish then no longer counts as without it, unless `freeFrom` says so.
    case textBesidePromise = "text-beside-promise"
    /// Two dishes of one list with the same name.
    case repeatedName = "repeated-name"
    /// A text with characters that cannot be shown or that mislead, one of more than 200
    /// characters, or an entity of HTML.
    case text
    /// A language into which some names are translated and others are not.
    case missingLanguage = "missing-language"

    /// An error is a thing that was not read or not believed; all else is a warning.
    public var severity: Severity {
      switch self {
      case .jsonTolerated, .jsonMended, .priceNotation, .sizeWithoutPrice, .noCurrency,
        .unlikelyPrice, .emptyAllergens, .notStated, .doubtedDiet, .unstatedIngredient,
        .textBesidePromise, .repeatedName, .text, .missingLanguage,
        .missingPrice, .unlikelyLanguage:
        .warning
      default: .error
      }
    }
  }
}
