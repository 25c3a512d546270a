import Foundation
import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The sentences that owners read most, pinned; all others stand in the snapshots of the fixtures.
@Suite(.timeLimit(.minutes(5))) struct AdviceTests {
  static let pinned: [(Diagnostic.Rule, String, String)] = [
    (
      .price(
        .notAPrice(
          text: "€ 7,00", suggestion: .certain(#""7.00""#), currency: "EUR")),
      #""€ 7,00" for "Marinara" is not a price"#,
      #"write "7.00"; the sign comes from "currency": "EUR""#
    ),
    (
      .key(.repeatedKey(key: "price", first: "7.50", firstLine: 12, again: "8.00")),
      #""price" is given twice for "Marinara" (7.50 and 8.00)"#,
      "keep one; the first stands in line 12"
    ),
    (
      .key(.unknownKey(key: "alergens", suggestion: "allergens")),
      #""alergens" is not used; did you mean "allergens"?"#, #"write "allergens""#
    ),
    (
      .allergen(
        .namedAllergen(word: "mozzarella", key: "description", allergen: .milk, isPromised: false)),
      #""Marinara": its description speaks of mozzarella, its "allergens" not of milk"#,
      #"add "milk" to its "allergens" if it is in it"#
    ),
    (
      .allergen(.namedAllergen(word: "gorgonzola", key: "name", allergen: .milk, isPromised: true)),
      #""Marinara": its name speaks of gorgonzola, but it promises to be without milk"#,
      #"add "milk" to its "allergens"; until then guests read "ask the staff""#
    ),
    (
      .key(.unknownMember(key: "available", meant: .soldOut)),
      #""available" for "Marinara" is not used; guests see it as sold out all the same"#,
      #"in its place write "soldOut": true"#
    ),
    (
      .key(.unknownMember(key: "vegan", meant: .diet(.vegan))),
      #""vegan" for "Marinara" is not used: until then guests do not read vegan"#,
      #"in its place write "diets": ["vegan"]"#
    ),
    (
      .key(
        .unknownMember(
          key: "nome_en", meant: .translation(key: "name", language: "en"), isThere: true)),
      #""nome_en" for "Marinara" is not used"#,
      #"write "name": {…, "en": "…"}, one text with all its languages"#
    ),
    (
      .key(
        .unknownMember(
          key: "en",
          meant: .translations([.init(key: "name", language: "en", text: "Sailor")]),
          isThere: true)),
      #""en" for "Marinara" is not used"#,
      #"write "name": {…, "en": "Sailor"}, one text with all its languages"#
    ),
    (
      .key(.lostStatement(key: "mayContain")),
      #""mayContain" for "Marinara" is no key here, and may be about allergens"#,
      #"inside "allergens" write contains, mayContain, freeFrom or complete; "#
        + "until then only its warnings count, and nothing is promised"
    ),
    (
      .key(.lostStatement(key: "toppings", word: "burrata")),
      #""toppings" for "Marinara" is no key here, and may be about allergens: it speaks of burrata"#,
      #"say in "allergens" what it contains or may contain, or call it "x-toppings" if that is "#
        + "not in it; until then nothing is promised"
    ),
    (
      .key(.lostStatement(key: "allergens", place: .group)),
      #""allergens" is no key of a group, and may be about allergens"#,
      #"say it in the "allergens" of each of its dishes, under contains or mayContain; until then "#
        + "they promise nothing against it"
    ),
    (
      .key(.lostStatement(key: "avviso", place: .file)),
      #""avviso" is no key of the file, and may be about allergens"#,
      #"say it in the "allergens" of each dish, under contains or mayContain, or in words in "#
        + #""notes"; until then no dish promises anything against it"#
    ),
    (
      .allergen(.contradictedClaim(claim: "senza glutine", key: "name", allergen: .gluten)),
      #""Marinara": its name says "senza glutine", but it contains gluten"#,
      #"take "senza glutine" out of the name, or gluten out of the "allergens" if it is not in it; "#
        + "guests read both"
    ),
    (
      .allergen(
        .contradictedClaim(
          claim: "vegano", key: "name", part: .addOn("uovo vegano"), allergen: .eggs)),
      #"the add-on "uovo vegano" of "Marinara" says "vegano", but it contains eggs"#,
      #"take "vegano" out of the name, or eggs out of the "allergens" if it is not in it; "#
        + "guests read both"
    ),
    (
      .allergen(
        .contradictedClaim(
          claim: "senza glutine", key: "name", part: .size("senza glutine"), allergen: .gluten)),
      #"the size "senza glutine" of "Marinara" says "senza glutine", but it contains gluten"#,
      #"write the "allergens" of each size at the size, and none at the dish; guests read both"#
    ),
    (
      .allergen(
        .contradictedClaim(claim: "", key: "group", part: .heading("Le vegane"), allergen: .milk)),
      #""Marinara" stands under "Le vegane", but it contains milk"#,
      #"put it under another heading, or take milk out of the "allergens" if it is not in it; guests "#
        + "read both"
    ),
    (
      .allergen(.contradictedSize(size: "vegana", allergens: [.eggs, .milk])),
      #"the size "vegana" of "Marinara" promises to be without eggs, milk, "#
        + "of which the dish itself warns",
      #"write the "allergens" of each size at the size, and none at the dish; until then its "#
        + "warnings hold for each size"
    ),
    (
      .allergen(.contradictedAddOn(addOn: "bufala", allergen: .milk)),
      #"the add-on "bufala" of "Marinara" promises to be without milk, but its name says otherwise"#,
      #"add "milk" to its "allergens"; until then guests read "ask the staff""#
    ),
    (
      .allergen(
        .namedAllergen(
          word: "latte", key: "description", allergen: .milk, isPromised: false,
          isPossible: true)),
      #""Marinara": its description speaks of latte, its "allergens" not of milk"#,
      #"add "milk" to "mayContain" in its "allergens""#
    ),
    (
      .price(
        .ambiguousPrice(
          text: "4,000", small: "4.00", large: "4000",
          suggestion: .choices([#""4.00""#, #""4000""#]))),
      #""4,000" for "Marinara" could be 4 or 4000"#, #"write "4.00" or "4000""#
    ),
    (
      .price(
        .ambiguousPrice(
          text: "1.900", small: "1.90", large: "1900",
          suggestion: .choices([#""1.90""#, #""1900""#]))),
      #""1.900" for "Marinara" could be 1.90 or 1900"#, #"write "1.90" or "1900""#
    ),
    (
      .price(
        .notAPrice(
          text: "secondo mercato", suggestion: .asPrinted(#"{"text": "secondo mercato"}"#),
          currency: nil)),
      #""secondo mercato" for "Marinara" is not a price"#,
      #"write {"text": "secondo mercato"}, as it is printed; "#
        + #"an amount alone has digits and a point: "7.00""#
    ),
    (
      .price(
        .severalPrices(
          text: "7 / 9", amounts: ["7.00", "9.00"], suggestion: .asPrinted(#"{"text": "7 / 9"}"#))),
      #""7 / 9" for "Marinara" holds several prices"#,
      #"in place of "price" write "sizes": [{"name": "…", "price": "7.00"}, "#
        + #"{"name": "…", "price": "9.00"}]; or as printed: {"text": "7 / 9"}"#
    ),
    (
      .price(
        .foreignCurrency(
          text: "$8.00", currency: "USD", own: "EUR",
          suggestion: .choices([#""8.00""#, #"{"text": "$8.00"}"#]))),
      #""$8.00" for "Marinara" is in USD, the menu is in EUR"#,
      #"write "8.00" if EUR is meant; otherwise {"text": "$8.00"}"#
    ),
    (
      .price(
        .tooManyDecimals(
          text: "4.255", currency: "EUR", allowed: 2, suggestion: .choices([#""4255""#]))),
      #"4.255 for "Marinara": EUR has 2 decimals at most"#,
      #"write 2 digits behind the point, or "4255" if that is meant"#
    ),
    (
      .price(.unknownCurrency(text: "€", suggestion: "EUR")), #""€" is not a currency code"#,
      #"write "EUR""#
    ),
    (
      .price(.unknownCurrency(text: "$", suggestion: "USD")), #""$" is not a currency code"#,
      #"write "USD", or the code of yours"#
    ),
    (
      .allergen(.contradictedAllergen(contained: .milk, free: .milk)),
      #""Marinara": milk is under contains and under freeFrom"#,
      "take milk out of \"freeFrom\"; until then guests read that it contains milk"
    ),
    (
      .diet(.contradictedDiet(diet: .vegan, allergen: .eggs, addOn: "uovo")),
      #"the add-on "uovo" of "Marinara" is marked vegan but contains eggs"#, "take vegan away"
    ),
    (
      .diet(.contradictedDietOfAddOn(diet: .vegan, addOn: "prosciutto")),
      #"the add-on "prosciutto" of "Marinara" is marked vegan, but its name says otherwise"#,
      "take vegan away, or say in the name what it is made of"
    ),
    (
      .diet(.contradictedDiet(diet: .vegan, allergen: .milk)),
      #""Marinara" is marked vegan but contains milk"#, "take vegan away"
    ),
    (
      .syntax(.missingComma(after: #""Diavola""#, in: .object, isRecovered: false)),
      #"a comma or } is missing after "Diavola""#,
      #"write a comma; only a quote inside a text is written \""#
    ),
    (
      .syntax(.badNumber(text: "8;")), "a ; stands behind 8", "write a comma in its place"
    ),
    (
      .syntax(.unknownWord(text: "true;")), "a ; stands behind true", "write a comma in its place"
    ),
    (
      .syntax(.earlyQuote(text: #""Smotanový základ""#)),
      #"the text ends too early here: "Smotanový základ""#, #"a " inside a text is written \""#
    ),
  ]

  @Test(arguments: pinned)
  func saysWhatIsWrongAndTheCure(rule: Diagnostic.Rule, message: String, cure: String) {
    let advice = Diagnostic.sample(rule).advice(in: .english)
    #expect(advice == Advice(message, cure))
  }

  @Test func namesADishWithoutANameByItsPlace() {
    let dish = Diagnostic.DishReference(list: .pizzas, number: 4, name: nil)
    let diagnostic = Diagnostic.sample(.text(.missingName), dish: dish)
    #expect(diagnostic.advice(in: .english).message == "pizza no. 4 has no name")
    #expect(diagnostic.advice(in: .italian).message == "la pizza n. 4 non ha nome")
  }

  @Test(arguments: [
    (MenuList.pizzas, "Parmigiana" as String?, #"il gruppo "nope" di "Parmigiana" non c'è"#),
    (.pizzas, nil, #"il gruppo "nope" della pizza n. 4 non c'è"#),
    (.beverages, nil, #"il gruppo "nope" della bevanda n. 4 non c'è"#),
    (.desserts, nil, #"il gruppo "nope" del dolce n. 4 non c'è"#),
    (.other, nil, #"il gruppo "nope" del n. 4 di "other" non c'è"#),
  ])
  func aGroupThatADishNamesIsMissingInTheMenu(list: MenuList, name: String?, message: String) {
    let dish = Diagnostic.DishReference(list: list, number: 4, name: name)
    let diagnostic = Diagnostic.sample(
      .group(.unknownGroup(id: "nope", suggestion: nil)), dish: dish)
    #expect(diagnostic.advice(in: .italian).message == message)
  }

  @Test func countsInTheSingular() {
    let one = Diagnostic.sample(.allergen(.allergensNotStated(count: 1, total: 41)))
    #expect(
      one.advice(in: .english).message
        == #"1 of 41 dishes says nothing about allergens; guests will read "ask the staff""#)
    let many = Diagnostic.sample(.allergen(.allergensNotStated(count: 23, total: 41)))
    #expect(
      many.advice(in: .english).message
        == #"23 of 41 dishes say nothing about allergens; guests will read "ask the staff""#)
  }

  @Test(arguments: InterfaceLanguage.allCases, Diagnostic.Rule.samples)
  func saysSomethingShortOfEveryRule(language: InterfaceLanguage, rule: Diagnostic.Rule) {
    for dish in [Diagnostic.sampleDish, nil] {
      let advice = Diagnostic.sample(rule, dish: dish).advice(in: language)
      #expect(!advice.message.isEmpty)
      #expect(advice.message.count <= 160, "\(advice.message)")
      #expect(advice.cure?.isEmpty != true)
    }
  }

  @Test(arguments: Diagnostic.Rule.samples)
  func speaksBothLanguages(rule: Diagnostic.Rule) {
    let diagnostic = Diagnostic.sample(rule)
    let (italian, english) = (diagnostic.advice(in: .italian), diagnostic.advice(in: .english))
    #expect(italian.message != english.message)
    #expect((italian.cure == nil) == (english.cure == nil))
  }

  /// The compiler sees to it that each rule has a name; so the names tell which rules there are.
  @Test func theSamplesAreOneOfEach() throws {
    let names = Diagnostic.Rule.samples.map(\.name)
    let source = try ["Diagnostic+Name", "SyntaxFault+Name"].map { file in
      try String(
        contentsOf: Repository.folder.appending(
          path: "Sources/Old/MenuCore/Reading/Diagnostics/\(file).swift"),
        encoding: .utf8)
    }.joined()
    let all = source.matches(of: /: "([a-z0-9-]+)"$/.anchorsMatchLineEndings()).map { String($0.1) }
    #expect(names.sorted() == all.sorted())
  }

  @Test(arguments: InterfaceLanguage.allCases, Diagnostic.Rule.samples)
  func noRuleIsLeftWithoutWords(language: InterfaceLanguage, rule: Diagnostic.Rule) {
    let message = Diagnostic.sample(rule).advice(in: language).message
    #expect(message != rule.name)
    #expect(!message.contains("\\("), "\(message)")
  }
}
