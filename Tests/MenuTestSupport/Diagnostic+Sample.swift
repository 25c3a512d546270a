public import MenuCore

extension Diagnostic {
  /// The dish that the samples speak of.
  public static let sampleDish = DishReference(list: .pizzas, number: 1, name: "Marinara")

  /// A diagnostic of a rule for a test that does not care where it stands.
  public static func sample(_ rule: Rule, dish: DishReference? = sampleDish) -> Diagnostic {
    Diagnostic(rule: rule, dish: dish, line: 1, column: 1, offset: 0, length: 1)
  }
}

extension Diagnostic.Rule {
  /// One of each rule.
  public static let samples: [Diagnostic.Rule] =
    samplesOfTheFile + samplesOfValues + SyntaxFault.samples.map { .syntax($0) }

  private static let samplesOfTheFile: [Diagnostic.Rule] = [
    .foreignFile(.excel), .newerFormat(version: "2"), .wrongType(key: "pizzas", expected: .list),
    .repeatedKey(key: "price", first: "7.50", firstLine: 12, again: "8.00"),
    .unknownKey(key: "alergens", suggestion: "allergens"), .lostStatement(key: "contains"),
    .unknownMember(key: "available", meant: .soldOut),
    .noDish(layout: nil, list: .sample),
    .unknownList(key: "antipasti", list: .other, isMeant: true, isThere: true),
    .unreadDishes(key: "menu", list: .sample), .sectionInList(key: "items", count: 12),
    .entriesByName(
      key: "pizze", list: "pizzas", first: [#"{"name": "Marinara", …}"#, #"{"name": "Diavola"}"#],
      count: 12), .listInList(key: "pizzas"),
    .missingKey(key: "id"), .tooManyEntries, .missingName, .noTranslation(key: "name"),
    .badLanguageTag(text: "English", suggestion: "en"),
    .missingLanguage(language: "en", missing: 6, total: 41),
    .controlCharacter(key: "name", scalar: 0x1B),
    .bidirectionalControl(key: "name", scalar: 0x202E),
    .hiddenCharacter(key: "name", scalar: 0xE0041),
    .longText(key: "description", length: 312, limit: 200),
    .dataURL(key: "image", byteCount: 16_384), .unexplainedAsterisk(text: "Polpo*"),
    .repeatedID(id: "margherita", firstLine: 3), .repeatedGroupID(id: "classiche", firstLine: 3),
    .unknownGroup(id: "classice", suggestion: "classiche"),
    .unknownParent(id: "classice", suggestion: nil), .parentCycle(id: "classiche"),
    .repeatedName(name: "Margherita", firstLine: 3, firstPrice: "7.00", price: "5.50"),
  ]

  private static let samplesOfValues: [Diagnostic.Rule] = [
    .notAPrice(text: "€ 7,00", suggestion: .certain("\"7.00\""), currency: "EUR"),
    .decimalCommaPrice(text: "8,50", read: "8.50"),
    .ambiguousPrice(
      text: "4,000", small: "4.00", large: "4000",
      suggestion: .choices(["\"4.00\"", "\"4000\""])),
    .foreignCurrency(
      text: "$8.00", currency: "USD", own: "EUR",
      suggestion: .choices(["\"8.00\"", "{\"text\": \"$8.00\"}"])),
    .severalPrices(
      text: "850 / 1300", amounts: ["850.00", "1300.00"],
      suggestion: .asPrinted("{\"text\": \"850 / 1300\"}")),
    .negativePrice(text: "-1"),
    .priceTooLarge(text: "1234567890"),
    .tooManyDecimals(text: "850.5", currency: "JPY", allowed: 0, suggestion: nil), .priceAndSizes,
    .scatteredPrices(
      keys: ["prezzo1", "prezzo2"], count: 2,
      written: #""sizes": [{"name": "…", "price": "7"}, {"name": "…", "price": "9"}]"#,
      areSizesThere: false),
    .sizeWithoutPrice(size: "maxi"), .conflictingPriceKeys(first: "amount", second: "from"),
    .reversedPrices(from: "9.00", to: "7.00"), .unknownCurrency(text: "€", suggestion: "EUR"),
    .missingCurrency, .zeroPrice, .unlikelyPrice(price: "750.00", median: "8.00"),
    .unknownAllergen(text: "lattosio", suggestion: .milk),
    .allergenWithoutKey(text: "7", meaning: .milk),
    .allergensWithoutKey(text: "1,4,7", signs: ["1", "4", "7"]), .noneInWords(text: "nessuno"),
    .severalAllergens(text: "gluten, milk", words: ["gluten", "milk"]),
    .namedAllergen(word: "mozzarella", key: "description", allergen: .milk, isPromised: false),
    .tracesAmongContained(
      text: "may contain nuts", contained: [], possible: ["nuts"], isAlone: false),
    .allergenOutsideList(text: "milk"), .contradictedAllergen(contained: .milk, free: .milk),
    .doubtedAllergen(possible: .wheat, free: .gluten), .emptyAllergens,
    .allergensNotStated(count: 23, total: 41),
    .unstatedIngredient(ingredient: "acciughe", allergen: .fish),
    .contradictedPromise(ingredient: "acciughe", allergen: .fish),
    .surcharge(text: "+2,00"),
    .contradictingNote(
      note: "Tutti i piatti possono contenere tracce di arachidi", allergens: [.peanuts], count: 12),
    .unknownDiet(text: "veggie", suggestion: .vegetarian),
    .contradictedDiet(diet: .vegan, allergen: .milk),
    .contradictedDietByIngredient(diet: .vegan, ingredient: "mozzarella"),
    .doubtedDiet(diet: .glutenFree, allergen: .gluten),
    .unknownServing(text: "botle", suggestion: .bottle),
    .notANumber(key: "volumeMl", text: "33cl", suggestion: "330"),
    .meantValue(key: "soldOut", text: "sì", value: "true"),
    .impossibleValue(key: "alcoholPercent", text: "120", lowest: 0, highest: 96),
    .reversedChoice(min: 3, max: 1),
    .unknownDay(text: "martedì", meant: [.tue]),
    .notATime(key: "from", text: "7pm", suggestion: .certain("\"19:00\"")),
    .equalTimes(time: "19:00"),
    .overlappingHours(day: .tue, first: "12:00–15:00", second: "14:00–18:00"),
  ]
}

extension SyntaxFault {
  /// One of each fault.
  public static let samples: [SyntaxFault] = [
    .trailingComma(in: .list), .comment, .byteOrderMark(isRecovered: true),
    .missingComma(after: "\"good\"", in: .object, isRecovered: false),
    .decimalComma(text: "8,50"), .tooLarge(limit: 64 << 20), .empty, .blank, .utf16, .utf32,
    .invalidUTF8(byte: 0xE8), .tooDeep(limit: 64), .unterminatedText,
    .lineBreakInText, .earlyQuote(text: "\"the \""), .missingEndQuote,
    .controlCharacter(byte: 0x09), .badEscape(text: "\\d"), .loneSurrogate(text: "\\ud800"),
    .singleQuotes,
    .typographicQuotes(marks: "“”", count: 3, lines: [1, 2], areAllWrong: true),
    .leadingZero(text: "07"), .badNumber(text: "7."),
    .numberTooLong(limit: 1_000), .unknownWord(text: "True"), .unquotedKey(text: "name"),
    .missingKey, .missingColon(after: "\"name\""), .missingValue,
    .mismatchedBracket(open: .list, openedLine: 3), .unclosed(.object, openedLine: 1),
    .unclosedComment, .unexpectedCharacter(scalar: 0x3B), .secondDocument, .trailingCharacters,
  ]
}

extension UnreadList {
  /// A list as one of the sections of other programs.
  public static let sample = UnreadList(
    line: 12, path: "menu.categories", count: 172, keys: ["name", "price"],
    sections: .init(count: 11, key: "items"), others: 2)
}
