import OldMenuCore
import Testing

@testable import OldMenuPresentation

/// What a careful reader of each language would stumble over.
@Suite(.timeLimit(.minutes(5))) struct WordingTests {
  @Test(
    arguments: [
      (.english, "the only dish says nothing about allergens; "),
      (.italian, "l'unico piatto non dice niente sugli allergeni; "),
    ] as [(InterfaceLanguage, String)])
  func ofOneDishNobodySaysOneOfOne(language: InterfaceLanguage, words: String) {
    let rule = Diagnostic.Rule.allergen(.allergensNotStated(count: 1, total: 1))
    let diagnostic = Diagnostic(rule: rule, line: 1, column: 1, offset: 0, length: 0)
    #expect(diagnostic.advice(in: language).message.hasPrefix(words))
  }

  @Test(
    arguments: [
      (.german, .sulphites, "Schwefeldioxid und Sulfite"), (.german, .nuts, "Schalenfrüchte"),
      (.german, .celery, "Sellerie"), (.german, .molluscs, "Weichtiere"),
      (.french, .sulphites, "anhydride sulfureux et sulfites"),
      (.french, .nuts, "fruits à coque"), (.french, .molluscs, "mollusques"),
      (.spanish, .sulphites, "dióxido de azufre y sulfitos"),
      (.spanish, .nuts, "frutos de cáscara"), (.spanish, .lupin, "altramuces"),
    ] as [(InterfaceLanguage, Allergen, String)])
  func anAllergenIsCalledAsTheLawCallsIt(
    language: InterfaceLanguage, allergen: Allergen, name: String
  ) {
    #expect(language.name(of: allergen) == name)
  }

  @Test(
    arguments: [
      ("sans noix", .nuts), ("sans noix de grenoble", .nuts), ("sin nueces", .nuts),
      ("sin nueces de nogal", .nuts), ("senza noci", .nuts), ("ohne nüsse", .nuts),
      ("ohne schwefeldioxid und sulfite", .sulphites), ("ohne schwefel", .sulphites),
      ("sin dióxido de azufre y sulfitos", .sulphites), ("sans soufre", .sulphites),
      ("senza anidride solforosa e solfiti", .sulphites),
      ("without sulphur dioxide and sulphites", .sulphites), ("sans cacahouètes", .peanuts),
      ("sin cacahuate", .peanuts), ("ohne hühnereiweiß", .eggs), ("ohne senfkörner", .mustard),
    ] as [(String, Allergen)])
  func whatGuestsTypeIsLeftOut(typed: String, allergen: Allergen) {
    let typed = TypedQuery(typed + " ")
    #expect(typed.without.contains(allergen) && !typed.isUndecided)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func oneOfOneIsNoPlural(language: InterfaceLanguage) {
    let strings = Strings.in(language)
    let (one, two) = (strings.found(1, 1), strings.found(1, 2))
    #expect(one != two.replacing("2", with: "1") || language == .french)
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func exactlyTwoAreNotFromTwoToTwo(language: InterfaceLanguage) {
    let words = Strings.in(language).choose(2...2)
    #expect(words.count { $0 == "2" } == 1, "\(words)")
  }

  @Test func inFrenchWhatIsContainedIsAListForItHasNoArticles() {
    let french = Strings.in(.french)
    let statement = AllergenStatement(contains: [.gluten, .milk], mayContain: [.nuts])
    let told = french.sentence(statement).replacing("\u{A0}", with: " ")
    #expect(told.hasPrefix("Contient : gluten, lait. Peut contenir : fruits à coque. "), "\(told)")
    #expect(
      french.line(statement)?.replacing("\u{A0}", with: " ")
        == "gluten, lait · peut contenir : fruits à coque")
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func noSentenceHasTwoColonsInARow(language: InterfaceLanguage) {
    let strings = Strings.in(language)
    var item = MenuItem(dish: Dish(name: "A"))
    item.doubts = [.milk]
    item.allergens = AllergenStatement(mayContain: [.milk])
    let remark = strings.rowRemark(item) ?? ""
    #expect(remark.count { $0 == ":" } == 1, "\(remark)")
  }

  @Test func frenchHasASpaceBeforeItsColon() {
    let statement = AllergenStatement(freeFrom: [.milk])
    #expect(Strings.french.sentence(statement).hasPrefix("Sans\u{A0}: lait."))
    #expect(Strings.spanish.sentence(statement).hasPrefix("Sin: leche."))
  }

  @Test func quotedWordsStandInTheQuotesOfTheLanguage() {
    #expect(Strings.german.notFound("oca").contains("„oca“"))
    #expect(Strings.french.notFound("oca").contains("«\u{A0}oca\u{A0}»"))
    #expect(Strings.spanish.notFound("oca").contains("«oca»"))
  }
}
