import LocatedJSON
import MenuCore
import MenuPresentation
import Testing

/// Findings of every kind, and the sentences that they had in the tables of patterns.
struct FindingTests {
  private static func amount(_ tenThousandths: Int64, digits: Int) -> Amount {
    Amount(tenThousandths: tenThousandths, fractionDigits: digits)
  }

  typealias Row = (finding: Finding, details: [Diagnostic.Detail])

  static let rows: [Row] = [
    (.syntax(.missingComma(after: "\"A\"", in: .object)), [.text("}"), .text("\"A\"")]),
    (.file(.byteOrderMark), []),
    (.file(.empty), []),
    (.file(.blank), []),
    (.file(.notUTF8), []),
    (.file(.invalidUTF8(0xE9)), [.text("E9")]),
    (.syntax(.tooDeep(limit: 512)), [.text("512")]),
    (.token(.unterminatedText), []),
    (.token(.earlyQuote("\"a\" b")), [.text("\"a\" b")]),
    (.token(.controlCharacter), []),
    (.token(.badEscape("\\q")), [.text("\\q")]),
    (.token(.loneSurrogate("\\ud800")), [.text("\\ud800")]),
    (.token(.singleQuotes), []),
    (.token(.curlyQuotes), []),
    (.token(.badNumber("7.")), [.text("7.")]),
    (.token(.numberTooLong(limit: 1000)), [.text("1000")]),
    (.token(.unknownWord("vero")), [.text("vero")]),
    (.token(.unquotedKey("name")), [.text("name")]),
    (.syntax(.missingKey), []),
    (.syntax(.missingColon(after: "\"name\"")), [.text("\"name\"")]),
    (.syntax(.missingValue), []),
    (.syntax(.mismatchedBracket(.array, line: 3)), [.text("["), .text("]"), .text("3")]),
    (.syntax(.unclosed(.object, line: 7)), [.text("{"), .text("}"), .text("7")]),
    (.syntax(.unclosedComment), []),
    (.syntax(.unexpectedCharacter("é")), [.text("é")]),
    (.file(.secondDocument), []),
    (.file(.trailingCharacters), []),
    (.syntax(.trailingComma), []),
    (.file(.toleratedByteOrderMark), []),
    (.syntax(.comment), []),
    (.syntax(.mendedMissingComma), [.text("}"), .text("\"A\"")]),
    (.token(.decimalComma("8,50")), [.text("8.50"), .text("8,50")]),
    (.file(.tooLarge), []),
    (.file(.notAMenu), []),
    (.file(.foreign(.pdf)), [.text("a PDF")]),
    (.file(.foreign(.richText)), [.text("RTF")]),
    (.file(.foreign(.webPage)), [.text("a web page")]),
    (.file(.foreign(.officeDocument)), [.text("an office document or a ZIP")]),
    (.file(.foreign(.oldOfficeDocument)), [.text("an old office document")]),
    (.file(.newerFormat("2")), [.text("2")]),
    (.file(.noDish), []),
    (.key(.unknown("colour", near: nil, meaning: .other)), [.text("colour")]),
    (
      .key(.unknown("ingredeints", near: .ingredients, meaning: .other)),
      [.text("ingredeints"), .text("ingredients")]
    ),
    (.key(.unknown("note", near: .notes, meaning: .warning)), [.text("note"), .text("notes")]),
    (.key(.unknown("diett", near: .diets, meaning: .diet)), [.text("diett"), .text("diets")]),
    (.key(.unknown("tracce", near: nil, meaning: .warning)), [.text("tracce")]),
    (.key(.unknown("dieta", near: nil, meaning: .diet)), [.text("dieta")]),
    (.key(.repeated(.price)), [.text("price")]),
    (.key(.repeatedLanguage("it")), [.text("it")]),
    (.key(.repeatedSign("7")), [.text("7")]),
    (.key(.missingName), []),
    (.key(.missingNameOfPart(.addOns)), [.text("addOns")]),
    (.key(.missingKeyOfGroup(.title)), [.text("title")]),
    (.value(.badLanguageTag("english")), [.text("english")]),
    (
      .value(.outOfRange(.spicy, written: "9", 0...3)),
      [.text("spicy"), .text("9"), .text("0"), .text("3")]
    ),
    (.value(.minAboveMax(min: 3, max: 1)), [.text("3"), .text("1")]),
    (.value(.unknownDiet("veggie")), [.text("veggie")]),
    (.value(.unknownServing("botle", near: .bottle)), [.text("botle"), .text("bottle")]),
    (.value(.unknownServing("brocca", near: nil)), [.text("brocca")]),
    (.value(.repeatedID("a")), [.text("a")]),
    (.value(.repeatedIDOfGroup("a")), [.text("a")]),
    (.value(.unknownGroup("bianche", near: nil)), [.text("bianche")]),
    (.value(.unknownGroup("bianch", near: "bianche")), [.text("bianch"), .text("bianche")]),
    (.value(.circularGroup("a")), [.text("a")]),
    (.value(.repeatedName(first: 1, second: 12)), [.text("1"), .text("12")]),
    (.price(.notAPrice("cheap")), [.text("cheap")]),
    (.price(.notation("€ 7,00", 7)), [.text("€ 7,00"), .text("7")]),
    (
      .price(.decimals("12.345", amount(123_450, digits: 3), Currency(code: "EUR"))),
      [.text("12.345"), .text("12.34"), .text("12345"), .text("EUR"), .text("2")]
    ),
    (
      .price(.decimals("12.3", amount(123_000, digits: 1), Currency(code: "JPY"))),
      [.text("12.3"), .text("12"), .text("123"), .text("JPY"), .text("0")]
    ),
    (
      .price(.decimals("1.2345", amount(12_345, digits: 4), nil)),
      [.text("1.2345"), .text("1.23"), .text("12345"), .text("a price"), .text("2")]
    ),
    (.price(.range(from: 9, to: 7)), [.text("9"), .text("7")]),
    (.price(.besideSizes), []),
    (.price(.sizeWithoutPrice("maxi")), [.text("maxi")]),
    (.price(.unknownCurrency("€", near: Currency(code: "EUR"))), [.text("€"), .text("EUR")]),
    (.price(.unknownCurrency("zł", near: Currency(code: "PLN"))), [.text("zł"), .text("PLN")]),
    (.price(.unknownCurrency("baht", near: nil)), [.text("baht"), .text("EUR")]),
    (.price(.noCurrency), []),
    (.price(.unlikely(700, median: 6)), [.text("700"), .text("6")]),
    (.price(.cents), []),
    (.allergen(.unknown("polline", near: nil)), [.text("polline")]),
    (.allergen(.unknown("latte", near: .milk)), [.text("latte"), .text("milk")]),
    (.allergen(.unexplainedNumber("7")), [.text("7")]),
    (.allergen(.contradicted(.milk)), [.allergen(.milk)]),
    (
      .allergen(.contradictedPromise(by: "burro", .milk)),
      [.text("burro"), .allergen(.milk), .text("milk")]
    ),
    (
      .allergen(.contradictedPromiseOfKind(by: "pane", .wheat)),
      [.text("pane"), .allergen(.wheat), .text("gluten.wheat")]
    ),
    (
      .allergen(.unstated(ingredient: "mozzarella", .milk)),
      [.text("mozzarella"), .allergen(.milk)]
    ),
    (.allergen(.notStated(3, of: 17)), [.text("3"), .text("17")]),
    (.allergen(.emptyList), []),
    (.textBeside(.unstated(.nuts)), [.allergen(.nuts)]),
    (.textBeside(.freeFrom(.fish)), [.allergen(.fish)]),
    (.textBeside(.unstatedBelow(.celery)), [.allergen(.celery)]),
    (.diet(.besideContained(.vegan, .milk)), [.diet(.vegan), .allergen(.milk)]),
    (.diet(.besideTraces(.glutenFree, .gluten)), [.diet(.glutenFree), .allergen(.gluten)]),
    (.diet(.besideIngredient(.vegetarian, "speck")), [.diet(.vegetarian), .text("speck")]),
    (
      .diet(.besideAlcohol(.halal, amount(47_000, digits: 1))),
      [.diet(.halal), .text("4.7 % vol")]
    ),
    (.diet(.doubted(.vegan, .eggs)), [.diet(.vegan), .allergen(.eggs)]),
    (.textBeside(.diet(.vegetarian)), [.diet(.vegetarian)]),
    (.text(.missingLanguage("en", missing: 2, of: 9)), [.text("en"), .text("2"), .text("9")]),
  ]

  static let types: [Row] = WrongTypeFinding.Expected.allCases.map { expected in
    (.wrongType(WrongTypeFinding(.sizes, expected: expected)), [.text("sizes")])
  }

  static let oddities: [Row] = TextFinding.Oddity.allCases.map { oddity in
    (.text(.odd("Caffè*", oddity)), [.text("Caffè*")])
  }

  @Test(
    "a sentence is that of the table of patterns, in both languages",
    arguments: rows + types + oddities)
  func sentence(_ finding: Finding, _ details: [Diagnostic.Detail]) throws {
    for (language, table) in [
      (InterfaceLanguage.english, Messages.english), (.italian, Messages.italian),
    ] {
      let pattern = try #require(table[finding.kind.rawValue])
      let old = Messages.render(pattern, dish: "“Diavola”", details: details, in: language)
      let new = finding.sentence(in: language, dish: "“Diavola”")
      #expect(new.message == old.message)
      #expect(new.advice == old.advice)
    }
  }

  @Test("there is a row for every kind, and a kind for every pattern")
  func kinds() {
    let all = (Self.rows + Self.types + Self.oddities).map(\.finding)
    #expect(Set(all.map(\.kind)) == Set(Finding.Kind.allCases))
    #expect(Finding.Kind.allCases.map(\.rawValue).sorted() == Messages.english.keys.sorted())
  }

  @Test(
    "a kind begins with the name of its rule, and a sentence names the dish where it says so",
    arguments: (rows + types + oddities).map(\.finding))
  func ruleAndDish(_ finding: Finding) {
    #expect(finding.kind.rawValue.split(separator: "/").first ?? "" == finding.rule.rawValue)
    for language in [InterfaceLanguage.english, .italian] {
      let message = finding.sentence(in: language, dish: "“Diavola”").message
      #expect(message.contains("“Diavola”") == finding.namesDish)
    }
  }
}
