import LocatedJSON
import MenuCore
import TestSupport
import Testing

/// A finding of every kind, and its sentences. Those of a kind that is missing here are in no golden file.
struct FindingTests {
  private static let euro = Currency(code: "EUR")
  private static let yen = Currency(code: "JPY")
  private static let zloty = Currency(code: "PLN")

  private static func amount(_ tenThousandths: Int64, digits: Int) -> Amount {
    Amount(tenThousandths: tenThousandths, fractionDigits: digits)
  }

  private static let others: [Finding] = [
    .syntax(.missingComma(after: "\"A\"", in: .object)),
    .file(.byteOrderMark),
    .file(.empty),
    .file(.blank),
    .file(.notUTF8),
    .file(.invalidUTF8(0xE9)),
    .syntax(.tooDeep(limit: 512)),
    .token(.unterminatedText),
    .token(.lineBreak),
    .token(.earlyQuote("\"a\" b")),
    .token(.controlCharacter),
    .token(.badEscape("\\q")),
    .token(.loneSurrogate("\\ud800")),
    .token(.singleQuotes),
    .token(.curlyQuotes),
    .token(.mendedQuotes),
    .token(.badNumber("7.")),
    .token(.numberTooLong(limit: 1000)),
    .token(.unknownWord("vero")),
    .token(.unquotedKey("name")),
    .syntax(.missingKey),
    .syntax(.missingColon(after: "\"name\"")),
    .syntax(.missingValue),
    .syntax(.mismatchedBracket(.array, line: 3)),
    .syntax(.missingBracket(.array, line: 3)),
    .syntax(.unclosed(.object, line: 7)),
    .syntax(.unclosedComment),
    .syntax(.mergeConflict(nil)),
    .syntax(.mergeConflict(SyntaxFinding.Versions(first: 3..<5, second: 6..<7))),
    .syntax(.mergeConflict(SyntaxFinding.Versions(first: 3..<3, second: 4..<7))),
    .syntax(.unexpectedCharacter("é")),
    .syntax(.unexpectedCharacter("\u{A0}")),
    .file(.secondDocument),
    .file(.trailingCharacters),
    .file(.leadingCharacters),
    .syntax(.trailingComma),
    .file(.toleratedByteOrderMark),
    .syntax(.comment),
    .syntax(.mendedMissingComma),
    .syntax(.strayCharacter("，")),
    .syntax(.strayCharacter("\u{A0}")),
    .token(.decimalComma("8,50")),
    .file(.tooLarge),
    .file(.notAMenu),
    .file(.foreign(.pdf)),
    .file(.foreign(.richText)),
    .file(.foreign(.webPage)),
    .file(.foreign(.officeDocument)),
    .file(.foreign(.oldOfficeDocument)),
    .file(.newerFormat("2")),
    .file(.noDish),
    .key(.unknown(UnknownKey("colour", of: .dish))),
    .key(.unknown(UnknownKey("ingredeints", of: .dish, near: .ingredients))),
    .key(.unknown(UnknownKey("note", of: .file, near: .notes, meaning: .warning))),
    .key(.unknown(UnknownKey("tracce", of: .size, meaning: .warning))),
    .key(.unknown(UnknownKey("milk", of: .statement, meaning: .denial))),
    .key(.unknown(UnknownKey("freefrom", of: .dish, meaning: .promise))),
    .key(.unknown(UnknownKey("dieta", of: .ingredient, meaning: .diet))),
    .key(.unknown(UnknownKey("starters", of: .file, meaning: .dishes))),
    .key(.unknown(UnknownKey("items", of: .group, meaning: .dishesOfGroup("antipasti")))),
    .key(.unknown(UnknownKey("allergenNote", of: .file, meaning: .warning))),
    .key(.unknown(UnknownKey("tracce", of: .group, meaning: .warning))),
    .key(.unknown(UnknownKey("prezzo", of: .dish, meaning: .oneOfTwo(.price)))),
    .key(.unknown(UnknownKey("soldOut", of: .size, meaning: .ofDish(.soldOut)))),
    .key(.unknown(UnknownKey("gradi", of: .dish, meaning: .ofDish(.alcoholPercent)))),
    .key(.unknown(UnknownKey("menu", of: .file, meaning: .wrapped))),
    .key(.unknown(UnknownKey("titleDE", of: .group, meaning: .translation))),
    .key(.repeated(.price)),
    .key(.repeatedList(.other, firstLine: 12)),
    .key(.repeatedLanguage("it")),
    .key(.repeatedSign("7")),
    .key(.missingName),
    .key(.missingNameOfPart(.addOns)),
    .key(.missingNameOfPart(.items)),
    .key(.missingItems),
    .key(.missingKeyOfGroup(.title)),
    .value(.badLanguageTag("english")),
    .value(.outOfRange(.spicy, written: "9", 0...3)),
    .value(.minAboveMax(min: 3, max: 1)),
    .value(.unknownDiet("veggie")),
    .value(.unknownServing("botle", near: .bottle)),
    .value(.unknownServing("brocca", near: nil)),
    .value(.repeatedID("a")),
    .value(.repeatedIDOfGroup("a")),
    .value(.unknownGroup("bianche", near: nil, group: "{…}")),
    .value(.unknownGroup("bianch", near: "bianche", group: "{…}")),
    .value(.circularGroup("a")),
    .value(.repeatedName(first: 1, second: 12)),
    .price(.notAPrice("cheap", meant: nil)),
    .price(.notAPrice("ab 5", meant: .certain("{\"from\": \"5.00\"}"))),
    .price(.notAPrice("cheap", meant: .value("{\"text\": \"cheap\"}"))),
    .price(.notAPrice("8 / 9", meant: .sizes("\"sizes\": […]"))),
    .price(.notAPrice("-7", meant: .belowZero)),
    .price(.notAPrice("$7", meant: euro.map { .notIn($0) })),
    .price(.notation("€ 7,00", 7)),
    .price(.decimals("12.345", amount(123_450, digits: 3), euro)),
    .price(.decimals("12.3", amount(123_000, digits: 1), yen)),
    .price(.decimals("1.2345", amount(12_345, digits: 4), nil)),
    .price(.range(from: 9, to: 7)),
    .price(.besideSizes),
    .price(.sizeWithoutPrice("maxi")),
    .price(.unknownCurrency("€", near: euro)),
    .price(.unknownCurrency("zł", near: zloty)),
    .price(.unknownCurrency("baht", near: nil)),
    .price(.noCurrency),
    .price(.unlikely(700, median: 6)),
    .price(.cents),
    .price(.zero),
    .price(.missing),
    .text(.image("/diavola.jpg")),
    .text(.unlikelyLanguage("lun", text: "\"lun: chiuso\"")),
    .allergen(.unknown("polline", near: nil)),
    .allergen(.unknown("latte", near: .milk)),
    .allergen(.unknownPromise("lattosio")),
    .allergen(.unexplainedNumber("7", key: "{\"7\": \"…\"}")),
    .allergen(.unknownSign("7")),
    .allergen(.contradicted(.milk)),
    .allergen(.contradictedPromise(by: "burro", .milk)),
    .allergen(.contradictedPromiseOfKind(by: "pane", .wheat)),
    .allergen(.unstated(ingredient: "mozzarella", .milk)),
    .allergen(.notStated(3, of: 17)),
    .allergen(.notStated(1, of: 1)),
    .allergen(.notStated(1, of: 3)),
    .allergen(.emptyList),
    .textBeside(.unstated(.nuts)),
    .textBeside(.freeFrom(.fish)),
    .textBeside(.unstatedBelow(.celery)),
    .diet(.besideContained(.vegan, .milk)),
    .diet(.besideTraces(.glutenFree, .gluten)),
    .diet(.besideIngredient(.vegetarian, "speck")),
    .diet(.besideAlcohol(.halal, amount(47_000, digits: 1))),
    .diet(.doubted(.vegan, .eggs)),
    .textBeside(.diet(.vegetarian)),
    .textBeside(.unreadable("奶酪")),
    .text(.missingLanguage("en", missing: 2, of: 9)),
  ]

  static let findings =
    others
    + WrongTypeFinding.Expected.allCases.map { expected in
      .wrongType(WrongTypeFinding(.sizes, expected: expected))
    }
    + [.wrongType(WrongTypeFinding(.ingredients, expected: .text))]
    + TextFinding.Oddity.allCases.map { .text(.odd("Caffè*", $0)) }

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

  @Test("there is a finding of every rule, and every rule is listed")
  func rules() {
    #expect(Set(Self.findings.map(\.kind.rule)) == Set(Diagnostic.Rule.all))
  }

  @Test("the dish is named where the finding says so", arguments: findings)
  func dish(_ finding: Finding) {
    for language in [InterfaceLanguage.english, .italian] {
      let message = finding.sentence(in: language, dish: "“Diavola”").message
      #expect(message.contains("“Diavola”") == finding.namesDish)
    }
  }

  @Test(
    "an Italian sentence is not the English one, and has advice where that has",
    arguments: findings)
  func languages(_ finding: Finding) {
    let english = finding.sentence(in: .english, dish: "“Diavola”")
    let italian = finding.sentence(in: .italian, dish: "“Diavola”")
    #expect(italian.message != english.message)
    #expect((italian.advice == nil) == (english.advice == nil))
  }
}
