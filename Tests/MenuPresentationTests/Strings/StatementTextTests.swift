import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// Statements about allergens in words. A promise about a kind names the kind: no text mentions its group as
/// free.
struct StatementTextTests {
  @Test(
    "a promise about kinds names only those kinds, in every language",
    arguments: [
      (
        InterfaceLanguage.italian, "Senza frumento; altro glutine: chiedere.",
        "Senza mandorle, noci; altra frutta a guscio: chiedere."
      ),
      (
        .english, "Free of wheat; other gluten: ask the staff.",
        "Free of almonds, walnuts; other nuts: ask the staff."
      ),
      (
        .german, "Ohne Weizen; anderes Gluten: bitte fragen.",
        "Ohne Mandeln, Walnüsse; andere Schalenfrüchte: bitte fragen."
      ),
      (
        .french, "Sans blé ; pour d’autres céréales à gluten, demander.",
        "Sans amandes, noix ; pour d’autres fruits à coque, demander."
      ),
      (
        .spanish, "Sin trigo; otro gluten: preguntar.",
        "Sin almendras, nueces; otros frutos de cáscara: preguntar."
      ),
    ])
  func promise_ofKinds_isSaidOfThemInEveryLanguage(
    language: InterfaceLanguage, wheat: String, nuts: String
  ) {
    let strings = Strings[language]
    let (ofWheat, ofNuts) = (Self.free([.wheat]), Self.free([.almond, .walnut]))
    #expect(strings.sentence(ofWheat) == "\(wheat) \(strings.askOthers.sentence)")
    #expect(strings.sentence(ofNuts) == "\(nuts) \(strings.askOthers.sentence)")
    #expect(strings.sentence(ofWheat, isBrief: true) == "\(wheat) \(strings.askOthers.sentence)")
    #expect(strings.remark(ofNuts) == "\(nuts.dropLast())")
    let labelled = strings.labelled(ofWheat).filter { $0.label == strings.freeLabel }
    #expect(labelled.map { strings.freeOf.filled($0.text).sentence } == [wheat])
  }

  @Test(
    "a group with kinds has a name for its other kinds", arguments: InterfaceLanguage.allCases)
  func group_withKinds_hasANameForItsOthers(language: InterfaceLanguage) throws {
    for group in Allergen.groups where !group.kinds.isEmpty {
      let kind = try #require(group.kinds.first)
      let statement = AllergenStatement(contains: [kind], mayContain: AllergenSet(group))
      let name = Strings[language].mayContain.filled(language.name(of: group)).capitalized
      #expect(!Strings[language].sentence(statement).contains(name), "\(group)")
    }
  }

  @Test(
    "traces of a group are worded as other kinds beside a contained kind",
    arguments: [
      (InterfaceLanguage.italian, "può contenere altra frutta a guscio"),
      (.english, "may contain other nuts"), (.german, "kann andere Schalenfrüchte enthalten"),
      (.french, "peut contenir d’autres fruits à coque"),
      (.spanish, "puede contener otros frutos de cáscara"),
    ])
  func traces_besideAKind_areOfOthers(language: InterfaceLanguage, traces: String) {
    let strings = Strings[language]
    let statement = AllergenStatement(contains: [.pistachio], mayContain: [.nuts])
    #expect(strings.sentence(statement).contains(traces.sentence))
    #expect(strings.remark(statement).contains(traces))
    let kinds = AllergenStatement(contains: [.pistachio], mayContain: [.walnut])
    #expect(!strings.sentence(kinds).contains(traces.capitalized))
    #expect(!strings.sentence(kinds).contains(traces))
  }

  @Test(
    "a promise about kinds says to ask about the rest of their groups",
    arguments: [
      (
        [.milk, .wheat, .almond],
        "Free of wheat, milk, almonds; other gluten, other nuts: ask the staff."
      ),
      ([.gluten, .wheat], "Free of gluten."),
      ([.gluten, .almond], "Free of gluten, almonds; other nuts: ask the staff."),
      (
        [.wheat, .rye, .barley, .oats],
        "Free of wheat, rye, barley, oats; other gluten: ask the staff."
      ),
    ] as [(AllergenSet, String)])
  func promise_ofGroupsAndKinds_asksOnlyAboutGroupsThatAreOpen(free: AllergenSet, sentence: String)
  {
    #expect(Strings.english.sentence(Self.free(free)) == "\(sentence) Others: ask.")
  }

  /// A complete statement without allergens, with sulphites in doubt.
  private static func doubtful() throws -> AllergenStatement {
    var dish = Dish(name: "Olive")
    dish.allergens = AllergenStatement(isComplete: true)
    dish.notes = ["può contenere tracce di solfiti"]
    let source = MenuDataSource(pizzas: [Pizza(dish)])
    return try #require(source.item(forRow: 0, inSection: 0)).allergens
  }

  @Test("the advice of a statement is whom to ask, and never what is stated")
  func parts_ofAStatement_areStatedAndAdvice() throws {
    let strings = Strings.italian
    let doubt = strings.parts(of: try Self.doubtful(), isBrief: true)
    #expect(doubt.stated == "Nessun altro dei 14 allergeni è un ingrediente.")
    #expect(doubt.advice == "Solfiti: chiedere al personale.")
    let milk = strings.parts(of: AllergenStatement(contains: [.milk]), open: .elsewhere)
    #expect(milk.stated == "Contiene latte." && milk.advice.isEmpty)
    let nothing = strings.parts(of: AllergenStatement())
    #expect(nothing.stated.isEmpty && nothing.advice == strings.notStated.sentence)
  }

  @Test("the labelled parts name the doubt and say that the others are no ingredients")
  func parts_ofADoubtfulStatement_nameTheDoubt() throws {
    var statement = try Self.doubtful()
    let texts = ["Solfiti: chiedere al personale.", "non sono ingredienti"]
    let parts = Strings.italian.labelled(statement)
    #expect(parts.map(\.text) == texts)
    #expect(parts.map(\.label) == ["", "Gli altri"] && parts.map(\.isAdvice) == [true, false])
    statement.contains = [.milk]
    #expect(Strings.italian.labelled(statement).map(\.text) == ["latte"] + texts)
  }

  @Test(
    "an allergen that a text doubts is named, if all fourteen were checked",
    arguments: [
      (
        InterfaceLanguage.italian,
        "Solfiti: chiedere al personale. Nessun altro dei 14 allergeni è un ingrediente."
      ),
      (
        .english, "Sulphites: ask the staff. No other of the 14 allergens is an ingredient."
      ),
      (
        .german,
        "Sulfite: bitte das Personal fragen. Kein weiteres der 14 Allergene ist eine Zutat."
      ),
    ])
  func doubt_ofOneThatWasChecked_isNamed(_ language: InterfaceLanguage, _ sentence: String) throws {
    var dish = Dish(name: "Vino rosso")
    dish.allergens = AllergenStatement(isComplete: true)
    let item = try #require(
      MenuDataSource(pizzas: [Pizza(dish)]).item(forRow: 0, inSection: 0))
    #expect(Strings[language].sentence(item.allergens) == sentence)
  }

  /// If the group is warned of or was checked, there is nothing left to ask about it.
  @Test(
    "a promise beside a warning of its group does not say to ask about that group",
    arguments: [
      (
        AllergenStatement(contains: [.rye], freeFrom: [.wheat]),
        "Contains gluten (rye). Free of wheat. Others: ask."
      ),
      (
        .init(mayContain: [.walnut], freeFrom: [.almond]),
        "May contain nuts (walnuts). Free of almonds. Others: ask."
      ),
      (.init(contains: [.gluten], freeFrom: [.rye]), "Contains gluten. Free of rye. Others: ask."),
      (
        .init(freeFrom: [.wheat], isComplete: true),
        "Free of wheat. No other of the 14 allergens is an ingredient."
      ),
      // A group with a warning of one of its kinds is not free, whatever a program states.
      (
        .init(contains: [.rye], freeFrom: [.gluten]),
        "Contains gluten (rye). Free of wheat, barley, oats. Others: ask."
      ),
      (.init(contains: [.milk], freeFrom: [.milk]), "Contains milk. Others: ask."),
    ])
  func promise_besideAWarningOfItsGroup_asksNothing(statement: AllergenStatement, sentence: String)
  {
    #expect(Strings.english.sentence(statement) == sentence)
  }

  @Test("a brief sentence names a group once if it has a kind and traces of another kind")
  func briefSentence_ofAKindAndATraceOfAnother_namesTheirGroupOnce() {
    let statement = AllergenStatement(contains: [.walnut], mayContain: [.pistachio, .milk])
    let sentence = Strings[.english].sentence(statement, isBrief: true)
    #expect(sentence.matches(of: /nuts/).count == 1)
    #expect(sentence.hasPrefix("Contains nuts. May contain milk."))
  }

  @Test("a dish without any allergen has a single sentence without a label")
  func labels_ofADishWithoutAny_sayOneSentence() {
    let labels = Strings[.english].labelled(AllergenStatement(isComplete: true))
    #expect(labels.map(\.label) == [""])
    #expect(labels.map(\.text) == ["None of the fourteen allergens is an ingredient."])
  }

  @Test("“none” with milk in the name of the dish says to ask about milk")
  func statement_whoseSilenceATextBreaks_promisesNothingInWords() throws {
    let menu = try MenuReader.read(#"{"pizzas":[{"name":"Caffe e latte","allergens":"none"}]}"#)
      .menu
    let statements = menu.dishes.map(\.allergens)
    #expect(statements.map { Strings.english.remark($0) } == [""])
    let sentence = "Milk: ask the staff. No other of the 14 allergens is an ingredient."
    #expect(statements.map { Strings.english.sentence($0) } == [sentence])
  }

  @Test("an allergen word that is not understood is quoted with advice to ask")
  func remark_ofAWordNotUnderstood_saysToAsk() throws {
    let menu = try MenuReader.read(#"{"pizzas":[{"name":"A","allergens":["qualcosa"]}]}"#).menu
    let shown = menu.dishes.map { Strings[.italian].remark($0.allergens) }
    #expect(shown == ["“qualcosa”: chiedere al personale"])
  }

  @Test(
    "the allergens of the Margherita are worded as required in each language",
    arguments: [
      (
        InterfaceLanguage.italian,
        "Contiene glutine (frumento), latte. Può contenere frutta a guscio. Altri: chiedere."
      ),
      (.english, "Contains gluten (wheat), milk. May contain nuts. Others: ask."),
      (
        .german,
        "Enthält Gluten (Weizen), Milch. Kann Schalenfrüchte enthalten. Andere: bitte fragen."
      ),
      (.french, "Contient gluten (blé), lait. Peut contenir fruits à coque. Autres : demander."),
      (
        .spanish,
        "Contiene gluten (trigo), leche. Puede contener frutos de cáscara. Otros: preguntar."
      ),
    ])
  func statement_ofTheMargherita_isSaidInTheTermsOfTheLaw(
    language: InterfaceLanguage, sentence: String
  ) throws {
    let session = try Kitchen.session("\"margherita\"", words: language)
    let item = try #require(session.shown.item(forRow: 0, inSection: 0))
    #expect(session.strings.sentence(item.allergens) == sentence)
  }

  private static func free(_ allergens: AllergenSet) -> AllergenStatement {
    AllergenStatement(freeFrom: allergens)
  }

  @Test("after a name, a German statement keeps the capital of its noun")
  func clause_afterAName_keepsItsNoun() {
    let german = Strings.german
    #expect(german.remarkInWords(AllergenStatement()) == "Allergene nicht angegeben")
    let gluten = AllergenStatement(contains: [.gluten])
    #expect(german.remarkInWords(gluten) == "enthält Gluten")
  }

  @Test("the number of unstated allergens is named, and a single one is in the singular")
  func others() {
    let italian = Strings[.italian]
    let some = AllergenStatement(contains: [.wheat, .milk], mayContain: [.sesame])
    #expect(italian.labelled(some).last?.text == "Sugli altri 11 allergeni chiedere al personale.")
    let all = AllergenSet(Allergen.groups)
    let butOne = AllergenStatement(contains: all.subtracting([.fish]))
    #expect(italian.labelled(butOne).last?.text == "Sull'altro allergene chiedere al personale.")
    for language in InterfaceLanguage.allCases {
      #expect(Strings[language].labelled(some).last?.text.contains("11") ?? false)
    }
  }

  @Test("the number of unstated allergens is left out if words could not be read")
  func othersBesideUnreadWords() {
    var statement = AllergenStatement()
    statement.unread = ["xyzzy"]
    let last = Strings[.italian].labelled(statement).last
    #expect(last?.text == "Sugli altri chiedere al personale.")
  }
}
