import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// Esc in the list removes one layer of the query: the search, then price, diet and list, then allergens.
struct EscapeTests {
  @Test(
    "Esc removes one layer of the query and names it",
    arguments: [
      // The keys, the remaining clauses, and the clauses reported as removed.
      ("f ↵/margherita↵⎋", ["senza glutine"], "“margherita”"),
      ("f ↵/margherita↵⎋⎋", [], "senza glutine"),
      ("f ↵/bevande fino a 9↵⎋", ["senza glutine", "fino a 9,00\u{A0}€"], "bevande"),
      ("f ↵/bevande fino a 9↵⎋⎋", ["senza glutine"], "fino a 9,00\u{A0}€"),
      // Typed conditions are removed like marked ones.
      (
        "/senza latte vegana fino a 9 fungh↵⎋", ["senza latte", "vegana", "fino a 9,00\u{A0}€"],
        "“fungh”"
      ),
      (
        "/senza latte vegana fino a 9 fungh↵⎋⎋", ["senza latte"],
        "vegana · fino a 9,00\u{A0}€"
      ),
      ("/senza latte vegana fino a 9 fungh↵⎋⎋⎋", [], "senza latte"),
      ("/senza latte e uova↵⎋", [], "senza uova · senza latte"),
      ("f ↵/not vegan↵⎋", ["senza glutine"], "“not vegan”"),
      ("f ↵/senza cipolla↵⎋", ["senza glutine"], "“senza cipolla”"),
      // A filter of the filter page is never removed together with typed text.
      ("f ↵/senza latte↵⎋", ["senza glutine"], "senza latte"),
      ("f ↵/senza latte↵⎋⎋", [], "senza glutine"),
      ("f ↵/senza latte fungh↵⎋⎋", ["senza glutine"], "senza latte"),
      ("f ↵/senza glutine e latte↵⎋", ["senza glutine"], "senza latte"),
      ("f ↵/senza glutine↵⎋", [], "senza glutine"),
      ("/vegana↵f↵/fino a 9 pomodoro↵⎋⎋", ["vegana"], "fino a 9,00\u{A0}€"),
      ("/fino a 9↵f↵/fino a 8↵⎋", ["fino a 9,00\u{A0}€"], "fino a 8,00\u{A0}€"),
      ("/fino a 8↵f↵/fino a 9↵⎋", [], "fino a 8,00\u{A0}€"),
    ])
  func escape_inTheList_removesOneLayerAndNamesIt(
    script: String, left: [String], removed: String
  ) throws {
    for isKiosk in [false, true] {
      let guest = Guest(try Kitchen.session(), isKiosk: isKiosk)
      guest.press(script)
      #expect(guest.state.session.clauses == left)
      #expect(guest.state.notice?.text == "Tolto: \(removed). U lo riprende.")
    }
  }

  @Test(
    "U restores the removed layer and keeps later filters",
    arguments: [
      ("f ↵/acqua↵⎋U", ["senza glutine", "“acqua”"]),
      ("f ↵/acqua↵⎋⎋U", ["senza glutine"]),
      ("/senza latte fino a 9↵⎋U", ["senza latte", "fino a 9,00\u{A0}€"]),
      // A filter that was marked in the meantime stays.
      ("f ↵/acqua↵⎋f↓ ↵U", ["senza glutine", "senza latte", "“acqua”"]),
      ("f ↵⎋f↓ ↵U", ["senza glutine", "senza latte"]),
      ("f ↵/acqua↵⎋/senza latte↵U", ["senza glutine", "senza latte", "“acqua”"]),
      ("/fino a 9↵⎋/vegana fino a 8↵U", ["vegana", "fino a 8,00\u{A0}€"]),
      ("f ↵/acqua↵⎋UU", ["senza glutine", "“acqua”"]),
      ("f ↵/fino a 9 acqua↵⎋⎋⎋UUU", ["senza glutine", "fino a 9,00\u{A0}€", "“acqua”"]),
      ("f ↵/senza latte↵⎋U", ["senza glutine", "senza latte"]),
      // What U restores still counts as typed.
      ("f ↵/senza latte↵⎋U⎋", ["senza glutine"]),
    ])
  func restore_afterAnEscape_bringsItsLayerBack(script: String, clauses: [String]) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    #expect(guest.state.session.clauses == clauses)
  }

  @Test(
    "Esc keeps every exclusion beside a search", arguments: InterfaceLanguage.allCases)
  func escape_outOfASearch_keepsEachTypedAllergen(language: InterfaceLanguage) throws {
    let strings = Strings[language]
    let session = try Kitchen.session(words: language)
    for allergen in Allergen.allCases {
      let text = "xyzzy \(strings.without) \(language.name(of: allergen))"
      var query = MenuQuery().typing(text, in: language)
      let without = query.typed.filter.without
      query.remove(.search, in: session.context)
      #expect(query.combinedFilter.without == without && query.typed.words.isEmpty)
      #expect(query.filter.without.isEmpty)
    }
  }

  @Test(
    "the notice names the key that restores, also on a narrow screen",
    arguments: InterfaceLanguage.allCases,
    [(80, 24), (46, 19), (30, 12)])
  func notice_ofManyClauses_namesTheKeyThatRestores(
    language: InterfaceLanguage, size: (columns: Int, lines: Int)
  ) throws {
    let session = try Kitchen.session(words: language)
    let guest = Guest(session, columns: size.columns, lines: size.lines)
    for script in ["f ↓ ↓ ↓ ↓ ↵⎋", "/pizze funghi prosciutto carciofi olive nere↵⎋", "+-", "+q"] {
      guest.press(script)
      let notice = try #require(guest.state.notice)
      let shown = notice.texts.filter { $0.contains(script == "+q" ? "" : "U") }
      let screen = guest.screen.map { $0.replacing("!", with: "") }.joined(separator: " ")
        .split(separator: " ").joined(separator: " ")
      #expect(
        shown.contains { screen.contains($0.split(separator: " ").joined(separator: " ")) },
        "\(guest.screen)")
    }
  }

  /// Undeclared dishes stay hidden if another allergen was excluded in the meantime.
  @Test("restoring an exclusion does not show undeclared dishes for a newer one")
  func restore_ofAnExclusionWithDishesThatStateNothing_opensNoOther() throws {
    var query = MenuQuery(filter: QueryFilter(without: [.gluten]))
    query.filter.showsUndeclared = true
    let before = query
    query.remove(.allergens, in: try Kitchen.session().context)
    let removed = RemovedLayer(.allergens, of: before, leaving: query)
    #expect(query.isEmpty && !query.filter.showsUndeclared)
    var alone = query
    alone.restore(removed)
    #expect(alone.filter == removed.query.filter)
    query.filter.without = [.milk]
    query.restore(removed)
    #expect(query.filter == QueryFilter(without: [.gluten, .milk]))
  }

  @Test(
    "the hint of Esc is shown on a narrow screen", arguments: InterfaceLanguage.allCases, [46, 56])
  func hint_ofEscape_isThereOnAPhone(language: InterfaceLanguage, columns: Int) throws {
    let guest = Guest(try Kitchen.session(words: language), columns: columns, lines: 19)
    let keys = Strings[language].keys
    guest.press("f ↵/\(Strings[language].upTo) 9↵")
    let names = [keys.clear.filled(keys.filters), "\(Strings[language].upTo) "]
    let hint = guest.screen.last ?? ""
    #expect(hint.contains("Esc ") && names.contains(where: hint.contains), "\(hint)")
  }

  @Test(
    "the hint of Esc names what it removes next", arguments: InterfaceLanguage.allCases)
  func hint_ofEscape_namesWhatItTakesNext(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(words: language))
    let strings = Strings[language]
    func clears(_ name: String) -> Bool {
      let texts = [strings.keys.clear.filled(name), "\(name) ×"]
      return texts.contains { guest.sees("Esc \($0)".replacing("\u{202F}", with: " ")) }
    }
    guest.press("f ↵/\(strings.upTo) 9 acqua↵")
    #expect(clears(strings.quoted("acqua")))
    guest.press("⎋")
    let amount = guest.state.session.context.text(of: 9 as Amount).replacing("\u{A0}", with: " ")
    #expect(clears("\(strings.upTo) \(amount)"))
    guest.press("⎋")
    #expect(clears("\(strings.without) \(language.name(of: Allergen.gluten))"))
    guest.press("f↓ ↵")
    let hint = guest.screen.last ?? ""
    let names = ["\(strings.without) ", strings.keys.clear.filled(strings.keys.filters)]
    #expect(names.contains(where: hint.contains), "\(hint)")
    guest.press("/tè del pomeriggio↵")
    #expect(guest.sees("Esc \(strings.keys.clear.filled(strings.keys.searchNoun))"))
    guest.press("⎋⎋")
    #expect(!guest.sees("Esc"))
  }

  @Test(
    "the hint of Esc names the allergens that it removes, or their number",
    arguments: [
      ("it", 80, "/senza latte, uova↵", "Esc togli senza uova, latte"),
      ("it", 46, "/senza latte, uova↵", "Esc togli filtri"),
      ("it", 30, "/senza latte, uova↵", "Esc togli filtri"),
      ("it", 120, "/senza latte, uova, pesce, soia↵", "Esc togli senza 4 allergeni"),
      ("en", 80, "/without milk, eggs↵", "Esc clear without eggs, milk"),
      ("de", 46, "/ohne Milch, Eier↵", "Esc ohne Eier, Milch ×"),
      ("it", 80, "f↓↓ ↵", "+ aggiungi  / cerca  f filtri    Esc senza frutta a guscio ×  ? aiuto"),
      ("it", 80, "f ↵", "+ aggiungi   / cerca   f filtri    Esc togli senza glutine   ? aiuto"),
    ])
  func hint_ofSeveralAllergens_namesThem(
    language: String, columns: Int, script: String, hint: String
  ) throws {
    let session = try Kitchen.session(
      words: InterfaceLanguage(of: Language(language)))
    let guest = Guest(session, columns: columns, lines: columns < 60 ? 19 : 24)
    guest.press(script)
    #expect(guest.screen.last?.contains(hint) ?? false, "\(guest.screen)")
  }

  @Test("a search is named without the blanks around it")
  func search_withABlankAtItsEnd_isNamedWithoutIt() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/senza ")
    _ = guest.browser.handle(.function(1))
    guest.press("⎋")
    #expect(guest.sees("Esc togli “senza”"), "\(guest.screen)")
    guest.press("⎋")
    #expect(guest.state.notice?.text == "Tolto: “senza”. U lo riprende.")
  }
}
