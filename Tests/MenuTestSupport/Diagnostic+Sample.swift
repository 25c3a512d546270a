public import OldMenuCore

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
    .file(.foreignFile(.excel)), .file(.newerFormat(version: "2")),
    .key(.wrongType(key: "pizzas", expected: .list)),
    .key(.repeatedKey(key: "price", first: "7.50", firstLine: 12, again: "8.00")),
    .key(.unknownKey(key: "alergens", suggestion: "allergens")),
    .key(
      .listsByLanguage(
        key: "ingredients", languages: ["it", "en"], first: ["pomodoro", "tomato"])),
    .key(.lostStatement(key: "contains")),
    .key(.unknownMember(key: "available", meant: .soldOut)),
    .list(.noDish(layout: nil, list: .sample)),
    .list(
      .unknownList(
        key: "antipasti", list: .other, isMeant: true, isThere: true,
        heading: .init(id: "antipasti", title: "Antipasti"))),
    .list(.unreadDishes(key: "menu", list: .sample)),
    .list(.sectionInList(key: "items", count: 12)),
    .list(
      .entriesByName(
        key: "pizze", list: "pizzas",
        first: [#"{"name": "Marinara", …}"#, #"{"name": "Diavola"}"#],
        count: 12)), .list(.listInList(key: "pizzas")),
    .key(.missingKey(key: "id")), .file(.tooManyEntries), .text(.missingName),
    .text(.noTranslation(key: "name")),
    .key(.badLanguageTag(text: "English", suggestion: "en")),
    .text(.missingLanguage(language: "en", missing: 6, total: 41)),
    .text(.controlCharacter(key: "name", scalar: 0x1B)),
    .text(.bidirectionalControl(key: "name", scalar: 0x202E)),
    .text(.hiddenCharacter(key: "name", scalar: 0xE0041)),
    .text(.longText(key: "description", length: 312, limit: 200)),
    .text(.dataURL(key: "image", byteCount: 16_384)), .text(.unexplainedAsterisk(text: "Polpo*")),
    .repetition(.repeatedID(id: "margherita", firstLine: 3)),
    .repetition(.repeatedNumber(number: "12", firstLine: 3)),
    .repetition(.repeatedGroupID(id: "classiche", firstLine: 3)),
    .group(.unknownGroup(id: "classice", suggestion: "classiche")),
    .group(.unknownParent(id: "classice", suggestion: nil)), .group(.parentCycle(id: "classiche")),
    .repetition(.repeatedName(name: "Margherita", firstLine: 3, firstPrice: "7.00", price: "5.50")),
  ]

  private static let samplesOfValues: [Diagnostic.Rule] = [
    .price(.notAPrice(text: "€ 7,00", suggestion: .certain("\"7.00\""), currency: "EUR")),
    .price(.decimalCommaPrice(text: "8,50", read: "8.50")),
    .price(
      .ambiguousPrice(
        text: "4,000", small: "4.00", large: "4000",
        suggestion: .choices(["\"4.00\"", "\"4000\""]))),
    .price(
      .foreignCurrency(
        text: "$8.00", currency: "USD", own: "EUR",
        suggestion: .choices(["\"8.00\"", "{\"text\": \"$8.00\"}"]))),
    .price(
      .severalPrices(
        text: "850 / 1300", amounts: ["850.00", "1300.00"],
        suggestion: .asPrinted("{\"text\": \"850 / 1300\"}"))),
    .price(.negativePrice(text: "-1")),
    .price(.priceTooLarge(text: "1234567890")),
    .price(.tooManyDecimals(text: "850.5", currency: "JPY", allowed: 0, suggestion: nil)),
    .price(.priceAndSizes),
    .price(
      .scatteredPrices(
        keys: ["prezzo1", "prezzo2"], count: 2,
        written: #""sizes": [{"name": "…", "price": "7"}, {"name": "…", "price": "9"}]"#,
        areSizesThere: false)),
    .price(.sizeWithoutPrice(size: "maxi")),
    .price(.conflictingPriceKeys(first: "amount", second: "from")),
    .text(.emptyEntry(key: "ingredients")),
    .price(.lowerOldPrice(was: "7.00", now: "9.00", key: "amount")),
    .price(.reversedPrices(from: "9.00", to: "7.00")),
    .price(.unknownCurrency(text: "€", suggestion: "EUR")),
    .price(.missingCurrency(suggestion: nil)), .price(.zeroPrice), .price(.missingPrice),
    .price(.priceInName(text: "Diavola 8,00", name: "Diavola", price: "\"8.00\"")),
    .price(.severalCurrencies(codes: ["USD", "CHF"])),
    .price(.unlikelyPrice(price: "750.00", median: "8.00")),
    .allergen(.unknownAllergen(text: "lattosio", suggestion: .milk)),
    .allergen(
      .severalInLegend(
        text: "crostacei e molluschi", sign: "2", words: ["crustaceans", "molluscs"])),
    .allergen(.signInOtherCase(text: "g", sign: "G")),
    .allergen(.markedSign(text: "2*", sign: "2")),
    .allergen(
      .misshapenLegend(key: "Legende", signs: ["A", "B"], words: ["gluten", "crustaceans"])),
    .allergen(.additive(text: "Farbstoff", sign: "1")),
    .allergen(.dietAmongAllergens(text: "vegano", diet: .vegan)),
    .diet(.unclearDiet(text: "vegan?", diet: .vegan)),
    .allergen(.allergenWithoutKey(text: "7", meaning: .milk)),
    .allergen(.allergensWithoutKey(text: "1,4,7", signs: ["1", "4", "7"])),
    .allergen(.noneInWords(text: "nessuno")),
    .allergen(.severalAllergens(text: "gluten, milk", words: ["gluten", "milk"])),
    .allergen(
      .namedAllergen(word: "mozzarella", key: "description", allergen: .milk, isPromised: false)),
    .allergen(
      .tracesAmongContained(
        text: "may contain nuts", contained: [], possible: ["nuts"], isAlone: false)),
    .allergen(
      .promiseAmongContained(
        text: "latte, senza uova", contained: ["milk"], possible: [], free: ["eggs"],
        isAlone: true)),
    .allergen(.unclearAllergens(text: "no nuts, milk")),
    .allergen(.lactoseIsNoMilk(text: "lattosio")),
    .allergen(.unanswered(text: "n/a", place: .alone)),
    .allergen(.misshapenAllergens(key: "contains", words: ["gluten"], isEntry: false)),
    .allergen(
      .allergensUnderKeys(
        keys: ["glutine", "latte", "soia"], contained: ["gluten", "milk"], possible: [],
        absent: ["soy"], isThere: false)),
    .allergen(.allergenOutsideList(text: "milk")),
    .allergen(.contradictedAllergen(contained: .milk, free: .milk)),
    .allergen(.doubtedAllergen(possible: .wheat, free: .gluten)), .allergen(.emptyAllergens),
    .allergen(.allergensNotStated(count: 23, total: 41)),
    .allergen(.unstatedIngredient(ingredient: "acciughe", allergen: .fish)),
    .allergen(.contradictedPromise(ingredient: "acciughe", allergen: .fish)),
    .allergen(.contradictedAddOn(addOn: "bufala", allergen: .milk)),
    .allergen(.contradictedClaim(claim: "senza glutine", key: "name", allergen: .gluten)),
    .allergen(.contradictedSize(size: "senza glutine", allergens: [.gluten])),
    .price(.surcharge(text: "+2,00")),
    .allergen(
      .contradictingNote(
        note: "Tutti i piatti possono contenere tracce di arachidi", allergens: [.peanuts],
        count: 12)),
    .allergen(.pizzaWithoutGluten),
    .diet(.unknownDiet(text: "veggie", suggestion: .vegetarian)),
    .diet(.contradictedDiet(diet: .vegan, allergen: .milk)),
    .diet(.contradictedDietOfAddOn(diet: .vegan, addOn: "prosciutto")),
    .diet(.contradictedDietByIngredient(diet: .vegan, ingredient: "mozzarella")),
    .diet(.claimedDiet(claim: "vegana", ingredient: "mozzarella")),
    .diet(.contradictedDietByText(diet: .vegan, text: "Pizza alla panna")),
    .diet(.contradictedDietByChoice(diet: .vegan, allergen: .milk)),
    .diet(.doubtedDiet(diet: .glutenFree, allergen: .gluten)),
    .value(.unknownServing(text: "botle", suggestion: .bottle)),
    .value(.notANumber(key: "volumeMl", text: "33cl", suggestion: "330")),
    .value(.meantValue(key: "soldOut", text: "sì", value: "true")),
    .value(.impossibleValue(key: "alcoholPercent", text: "120", lowest: 0, highest: 96)),
    .value(.reversedChoice(min: 3, max: 1)),
    .hours(.unknownDay(text: "martedì", meant: [.tue])),
    .hours(.notATime(key: "from", text: "7pm", suggestion: .certain("\"19:00\""))),
    .hours(.equalTimes(time: "19:00")),
    .hours(.reversedTimes(from: "14:00", to: "13:00")),
    .hours(.overlappingHours(day: .tue, first: "12:00–15:00", second: "14:00–18:00")),
    .hours(.daysOutsideList(text: "mon-tue", meant: [.mon, .tue])),
    .hours(.severalTexts(text: "Mon-Fri 12-15, Sat 19-23")),
    .hours(
      .overlappingNights(
        firstDay: .sat, first: "20:00–04:00", secondDay: .sun, second: "03:00–06:00")),
  ]
}

extension SyntaxFault {
  /// One of each fault.
  public static let samples: [SyntaxFault] = [
    .trailingComma(in: .list), .comment, .byteOrderMark(isRecovered: true),
    .missingComma(after: "\"good\"", in: .object, isRecovered: false),
    .decimalComma(text: "8,50"), .tooLarge(limit: 64 << 20), .empty, .blank, .utf16, .utf32,
    .invalidUTF8(byte: 0xE8), .tooDeep(limit: 64), .unterminatedText, .endInText,
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
