import LocatedJSON
import MenuCore
import TestSupport
import Testing

/// One finding of every kind with its sentences, which the golden files do not all contain.
struct FindingTests {
  private static let euro: Currency? = "EUR"
  private static let yen: Currency? = "JPY"

  private static func amount(_ tenThousandths: Int64, digits: Int) -> Amount {
    Amount(tenThousandths: tenThousandths, fractionDigits: digits)
  }

  /// The finding for a fault at the beginning of a text; in the usual one, an offset is the line before it.
  private static func fault(
    _ kind: JSONFault.Kind, in text: String = "\n\n\n\n\n\n\n"
  ) -> Finding {
    let bytes = Array(text.utf8)
    let fault = JSONFault(kind: kind, offset: 0, length: bytes.count)
    return Finding(fault, in: bytes) { offset in 1 + bytes[..<offset].count { $0 == 0x0A } }
  }

  private static let faults = [
    fault(.missingComma(after: "\"A\"", in: .object)),
    fault(.byteOrderMark),
    fault(.empty),
    fault(.blank),
    fault(.otherEncoding),
    fault(.invalidUTF8(0xE9)),
    fault(.tooDeep(limit: 512)),
    fault(.unterminatedString),
    fault(.lineBreak),
    fault(.earlyQuote("\"a\" b")),
    fault(.controlCharacter(0x07)),
    fault(.badEscape("\\q")),
    fault(.loneSurrogate("\\ud800")),
    fault(.singleQuotes),
    fault(.typographicQuotes),
    fault(.recovered(.typographicQuotes)),
    fault(.badNumber("7.")),
    fault(.numberTooLong(limit: 1000)),
    fault(.unknownWord("vero")),
    fault(.unquotedKey("name")),
    fault(.missingKey),
    fault(.missingColon(after: "\"name\"")),
    fault(.missingValue),
    fault(.mismatchedBracket(open: .array, opener: 2)),
    fault(.missingBracket(open: .array, opener: 2)),
    fault(.unclosed(.object, opener: 6)),
    fault(.unclosedComment),
    fault(.mergeConflict),
    fault(.mergeConflict, in: "<<<<<<< a\n1\n2\n=======\n3\n>>>>>>> b"),
    fault(.mergeConflict, in: "<<<<<<< a\n=======\n1\n2\n3\n>>>>>>> b"),
    fault(.unexpectedCharacter("é")),
    fault(.unexpectedCharacter("\u{A0}")),
    fault(.secondDocument),
    fault(.trailingCharacters),
    fault(.leadingCharacters),
    fault(.recovered(.trailingComma)),
    fault(.recovered(.byteOrderMark)),
    fault(.recovered(.comment)),
    fault(.recovered(.missingComma)),
    fault(.recovered(.strayCharacter("，"))),
    fault(.recovered(.strayCharacter("\u{A0}"))),
    fault(.recovered(.decimalComma), in: "8,50"),
  ]

  private static let others: [Finding] = [
    .tooLarge,
    .notAMenu,
    .foreign(.pdf),
    .foreign(.richText),
    .foreign(.webPage),
    .foreign(.xml),
    .foreign(.officeDocument),
    .foreign(.picture),
    .foreign(.archive),
    .foreign(.table),
    .newerFormat("2"),
    .noDish,
    .unknownKey(UnknownKey("colour", of: .dish)),
    .unknownKey(UnknownKey("ingredeints", of: .dish, near: .ingredients)),
    .unknownKey(UnknownKey("note", of: .file, near: .notes, meaning: .warning)),
    .unknownKey(UnknownKey("tracce", of: .size, meaning: .warning)),
    .unknownKey(UnknownKey("milk", of: .statement, meaning: .denial)),
    .unknownKey(UnknownKey("freefrom", of: .dish, meaning: .promise)),
    .unknownKey(UnknownKey("dieta", of: .ingredient, meaning: .diet)),
    .unknownKey(UnknownKey("stato", of: .dish, meaning: .doubt)),
    .unknownKey(UnknownKey("stato", of: .file, meaning: .remark)),
    .unknownKey(UnknownKey("starters", of: .file, meaning: .dishes)),
    .unknownKey(UnknownKey("items", of: .group, meaning: .dishesOfGroup("antipasti"))),
    .unknownKey(UnknownKey("allergenNote", of: .file, meaning: .warning)),
    .unknownKey(UnknownKey("tracce", of: .group, meaning: .warning)),
    .unknownKey(UnknownKey("prezzo", of: .dish, meaning: .oneOfTwo(.price))),
    .unknownKey(UnknownKey("soldOut", of: .size, meaning: .ofDish(.soldOut))),
    .unknownKey(UnknownKey("gradi", of: .dish, meaning: .ofDish(.alcoholPercent))),
    .unknownKey(UnknownKey("menu", of: .file, meaning: .wrapped)),
    .unknownKey(UnknownKey("titleDE", of: .group, meaning: .translation)),
    .repeatedKey("price"),
    .repeatedList(.other, firstLine: 12),
    .repeatedKey("it"),
    .repeatedKey("7"),
    .missingName,
    .missingNameOfPart(.addOns),
    .missingNameOfPart(.items),
    .missingItems,
    .missingKeyOfGroup(.title),
    .badLanguageTag("english"),
    .outOfRange(.spicy, written: "9", 0...3),
    .minAboveMax(min: 3, max: 1),
    .tooManySigns(limit: 200),
    .unknownDiet("veggie"),
    .unknownServing("botle", near: .bottle),
    .unknownServing("brocca", near: nil),
    .repeatedID("a"),
    .repeatedIDOfGroup("a"),
    .unknownGroup("bianche", near: nil),
    .unknownGroup("bianch", near: "bianche"),
    .circularGroup("a"), .deepGroup,
    .repeatedName(first: 1, second: 12),
    .notAPrice("cheap", meant: nil),
    .notAPrice("8 / 9", meant: .sizes("\"sizes\": […]")),
    .notAPrice("-7", meant: .belowZero),
    .notAPrice("$7", meant: euro.map { .notIn($0) }),
    .priceNotation("€ 7,00", 7),
    .priceDecimals("12.345", amount(123_450, digits: 3), euro),
    .priceDecimals("12.3", amount(123_000, digits: 1), yen),
    .priceDecimals("1.2345", amount(12_345, digits: 4), nil),
    .priceRange(from: 9, to: 7),
    .priceAndSizes,
    .sizeWithoutPrice("maxi"),
    .unknownCurrency("baht"),
    .noCurrency,
    .unlikelyPrice(700, median: 6),
    .pricesInCents,
    .zeroPrice,
    .missingPrice,
    .image("/diavola.jpg"),
    .unlikelyLanguage("lun"),
    .unknownAllergen("polline", near: nil),
    .unknownAllergen("latte", near: .milk),
    .unknownPromise("lattosio"),
    .unexplainedNumber("7", list: nil, key: "{\"7\": \"…\"}"),
    .unexplainedNumber("7", list: "[\"7\"]", key: "{\"7\": \"…\"}"),
    .unknownSign("7"),
    Finding(.contradictedAllergen(.milk), in: nil),
    Finding(.contradictedPromise(by: "burro", .milk), in: nil),
    Finding(.contradictedPromiseOfKind(by: "pane", .wheat), in: nil),
    .unstatedIngredient("mozzarella", .milk),
    .notStated(3, of: 17),
    .notStated(1, of: 1),
    .notStated(1, of: 3),
    .emptyAllergens,
    Finding(.textBesidePromise(.nuts), in: nil),
    Finding(.textBesideFreeFrom(.fish), in: nil),
    Finding(.textAbovePromise(.celery), in: nil),
    Finding(.textBesideEveryPromise(hasSigns: false), in: nil),
    Finding(.textBesideEveryPromise(hasSigns: true), in: nil),
    Finding(.textAboveEveryPromise, in: nil),
    .unclearRemark("Allergene: siehe Karte", dishes: 1),
    Finding(.dietBesideContained(.vegan, .milk), in: nil),
    Finding(.dietBesideTraces(.glutenFree, .gluten), in: nil),
    Finding(.dietBesideIngredient(.vegetarian, "speck"), in: nil),
    Finding(.dietBesideIngredient(.halal, "4.7 % vol"), in: nil),
    .doubtedDiet(.vegan, .eggs),
    .optionBesideDiet(.vegan, option: "bufala"),
    Finding(.textBesideDiet(.vegetarian), in: nil),
    Finding(.unreadableText("奶酪"), in: nil),
    .missingLanguage("en", missing: 2, of: 9),
  ]

  static let findings =
    faults + others
    + Finding.ValueType.allCases.map { expected in
      .wrongType(.sizes, expected)
    }
    + [.wrongType(.ingredients, .text)]
    + Finding.Oddity.allCases.map { .oddText("Caffè*", $0) }

  @Test("the findings have these sentences, in both languages")
  func sentences() {
    var text = ""
    for finding in Self.findings {
      text += "\(finding.kind.name)\n"
      for language in [InterfaceLanguage.english, .italian] {
        let sentence = finding.sentence(in: language, dish: "“Diavola”")
        text += "  \(sentence.message)\n"
        if let advice = sentence.advice { text += "    = \(advice)\n" }
      }
    }
    expectGolden(text, "Golden/Check/sentences.txt")
  }

  @Test("every rule has a finding here, and is in the list of rules")
  func rules() {
    #expect(Set(Self.findings.map(\.kind.rule)) == Set(Diagnostic.Rule.all))
  }

  @Test("the message names the dish if the finding does", arguments: findings)
  func dish(_ finding: Finding) {
    for language in [InterfaceLanguage.english, .italian] {
      let message = finding.sentence(in: language, dish: "“Diavola”").message
      #expect(message.contains("“Diavola”") == finding.namesDish)
    }
  }

  @Test(
    "an Italian message differs from the English one, and has advice if that has",
    arguments: findings)
  func languages(_ finding: Finding) {
    let english = finding.sentence(in: .english, dish: "“Diavola”")
    let italian = finding.sentence(in: .italian, dish: "“Diavola”")
    #expect(italian.message != english.message)
    #expect((italian.advice == nil) == (english.advice == nil))
  }
}
