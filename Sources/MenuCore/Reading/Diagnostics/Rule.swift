extension Diagnostic {
  /// One of the 37 rules of the format, by its name: the errors, then the warnings.
  public enum Rule: String, CaseIterable, Hashable, Sendable {
    case json
    case tooLarge = "too-large"
    case notAMenu = "not-a-menu"
    case newerFormat = "newer-format"
    case noDish = "no-dish"
    case unknownKey = "unknown-key", repeatedKey = "repeated-key", missingKey = "missing-key"
    case wrongType = "wrong-type", outOfRange = "out-of-range"
    case badLanguageTag = "bad-language-tag"
    case notAPrice = "not-a-price", priceDecimals = "price-decimals", priceRange = "price-range"
    case priceAndSizes = "price-and-sizes"
    case unknownCurrency = "unknown-currency"
    case unknownAllergen = "unknown-allergen", unknownWord = "unknown-word"
    case contradictedAllergen = "contradicted-allergen"
    case contradictedPromise = "contradicted-promise", contradictedDiet = "contradicted-diet"
    case repeatedID = "repeated-id", unknownGroup = "unknown-group"
    case jsonTolerated = "json-tolerated", jsonMended = "json-mended"
    case priceNotation = "price-notation", sizeWithoutPrice = "size-without-price"
    case noCurrency = "no-currency", unlikelyPrice = "unlikely-price"
    case emptyAllergens = "empty-allergens", notStated = "not-stated"
    case doubtedDiet = "doubted-diet", unstatedIngredient = "unstated-ingredient"
    case textBesidePromise = "text-beside-promise"
    case repeatedName = "repeated-name", text, missingLanguage = "missing-language"

    /// An error is a thing that was not read or not believed; all else is a warning.
    public var severity: Severity {
      switch self {
      case .jsonTolerated, .jsonMended, .priceNotation, .sizeWithoutPrice, .noCurrency,
        .unlikelyPrice, .emptyAllergens, .notStated, .doubtedDiet, .unstatedIngredient,
        .textBesidePromise, .repeatedName, .text, .missingLanguage:
        .warning
      default: .error
      }
    }
  }
}
