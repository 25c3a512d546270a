import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The hints at the foot: only keys that do something now.
struct HintTests {
  @Test(
    "a key that would do nothing has no hint",
    arguments: [
      // The keys, and the verbs that are then not offered.
      ("/xyzzy", ["scorri"]), ("/senza cipolla↵", ["scorri", "+ aggiungi"]),
      ("o", ["+ -", "scorri"]), ("/tartufo↵", ["+ aggiungi", "altro piatto"]),
      ("n↓", ["+ aggiungi"]), ("↵", ["o scelta"]),
    ])
  func hint_thatWouldDoNothing_isNotThere(script: String, verbs: [String]) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    let foot = try #require(guest.screen.last { $0.contains { $0 != " " } })
    for verb in verbs { #expect(!foot.contains(verb), "\(foot)") }
  }

  @Test(
    "a key that does something has a hint",
    arguments: [
      ("", ["↑↓ scorri", "↵ apri", "+ aggiungi"]), ("+o", ["+ -"]),
      ("+↓+⎋↵", ["o scelta 1 · 6,00 €"]),
      ("↵", ["+ aggiungi", "←→ altro piatto"]), ("/fungh", ["↑↓ scorri", "↵ mostra"]),
    ])
  func hint_ofWhatActs_isThere(script: String, verbs: [String]) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(script)
    for verb in verbs { #expect(guest.sees(verb), "\(guest.screen.last ?? "")") }
  }

  @Test(
    "the hint of Enter names what Enter does, also on a phone",
    arguments: [
      ("/fungh↓", "↵ apri"), ("/tartuf", "↵ apri"), ("/acqua", "↵ mostra"), ("/", "↵ mostra"),
      ("/senza carne↵", "↵ vegetariana"),
    ], [(80, 24), (46, 19), (30, 12)])
  func verb_ofEnter_isWhatItDoes(
    keys: (script: String, verb: String), size: (columns: Int, lines: Int)
  ) throws {
    let guest = Guest(try Kitchen.session(), columns: size.columns, lines: size.lines)
    guest.press(keys.script)
    #expect(guest.screen.last?.contains(keys.verb) ?? false, "\(guest.screen)")
    guest.press("↵")
    #expect(keys.verb != "↵ apri" || guest.state.context == .dish)
  }

  @Test(
    "on a phone the hints name search, marking and the way out",
    arguments: InterfaceLanguage.allCases)
  func hints_onAPhone_nameWhatIsNeeded(language: InterfaceLanguage) throws {
    let keys = Strings[language].keys
    func foot(_ script: String, _ columns: Int, _ lines: Int) throws -> String {
      let session = try Kitchen.session(words: language)
      let guest = Guest(session, columns: columns, lines: lines)
      guest.press(script)
      return guest.screen.last ?? ""
    }
    #expect(try foot("", 46, 19).contains("/ \(keys.search)"))
    #expect(try foot("f", 46, 19).contains(keys.space))
    for script in ["+o", "↵", "f ", "?", "/acqua"] {
      #expect(try foot(script, 30, 12).contains("Esc"), "\(script)")
    }
  }

  @Test(
    "on a small phone the hints say how to mark",
    arguments: [("f", ["↵ mostra", "Spazio segna"]), ("↓↵↓", ["↵ segna", "+ aggiungi"])])
  func hints_onASmallPhone_sayHowToMark(script: String, hints: [String]) throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    guest.press(script)
    for hint in hints + ["Esc"] {
      #expect(guest.screen.last?.contains(hint) ?? false, "\(guest.screen)")
    }
  }

  @Test("the hint says that Enter marks an option, and adds a dish where there is none to mark")
  func enter_onADishWithoutOptions_isNamedBesideThePlus() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↵")
    #expect(guest.sees("↵ + aggiungi") && !guest.sees("1 × Marinara"))
    guest.press("↵")
    #expect(guest.state.choice.numberOfDishes == 1 && guest.sees("Aggiunto: 1 × Marinara"))
    guest.press("→")
    // The cursor is on the size that is marked.
    #expect(guest.sees("↵ + aggiungi") && !guest.sees("1 × Margherita"))
    guest.press("↓")
    #expect(guest.sees("↵ segna   + aggiungi"))
    guest.press("↵")
    #expect(guest.sees("+ 1 × Margherita maxi   11,50 €") && guest.sees("↵ + aggiungi"))
    guest.press("↵")
    #expect(guest.sees("Aggiunto: 1 × Margherita maxi") && guest.sees("↵ + aggiungi"))
  }

  @Test("the notice about a lost choice names the key, and the one about + what it adds")
  func notice_ofAKey_namesTheKey() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+q")
    #expect(guest.sees("! Uscendo si perde la scelta: q di nuovo per uscire."))
    guest.press("↓+")
    #expect(guest.sees("Scegli un formato; + aggiunge: normale"))
    guest.press("+")
    #expect(guest.sees("Aggiunto: 1 × Margherita normale"))
  }

  @Test("each sign in a hint of several keys can be clicked")
  func signs_clicked_areTheirKeys() throws {
    let guest = Guest(try Kitchen.session())
    try guest.click("→   ")
    #expect(guest.state.selectedTab?.title == "Bevande")
    try guest.click("← →")
    #expect(guest.state.selectedTab?.title == "Pizze")
    guest.press("+")
    try guest.click("scelta: 1")
    #expect(guest.state.context == .choice)
    try guest.click("+ - quantità")
    #expect(guest.state.choice.numberOfDishes == 2)
    try guest.click("- quantità")
    #expect(guest.state.choice.numberOfDishes == 1)
    try guest.click("+ - persone")
    try guest.click("+ - persone")
    #expect(guest.state.choice.people == 2 && guest.state.choice.numberOfDishes == 1)
    try guest.click("- persone")
    #expect(guest.state.choice.people == 1)
    guest.press("⎋↓↵")
    let second = try #require(guest.state.selectedDish)
    try guest.click("←  2 di 24")
    #expect(guest.state.selectedDish?.position == second.position - 1)
    try guest.click("→ altro")
    #expect(guest.state.selectedDish == second)
    try guest.click("←→ altro")
    #expect(guest.state.selectedDish?.position == second.position - 1)
  }

  @Test("the arrows beside the tabs have a short form if their ASCII words do not fit")
  func arrows_inASCII_areShort() throws {
    for language in InterfaceLanguage.allCases {
      let session = try Kitchen.session(words: language)
      let browser = Browser(session, typesetter: Kitchen.ascii)
      let tabs = browser.frame(for: Size(columns: 80, lines: 24)).text[1]
      #expect(tabs.contains("Left Right") || tabs.contains("< >"), "\(tabs)")
    }
  }

  @Test("an option of a full group says how many may be chosen, and cannot be marked")
  func option_ofAFullGroup_saysHowManyMayBeChosen() throws {
    let items = #"{"name": "olive"}, {"name": "funghi"}, {"name": "capperi"}"#
    let dish = #"{"name": "A", "addOns": [{"choose": {"min": 0, "max": 2}, "items": [\#(items)]}]}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵ ↓ ↓")
    #expect(guest.sees("[ ] capperi") && !guest.sees("↵ segna"), "\(guest.screen)")
    guest.press(" ")
    #expect(guest.state.notice?.text == "Aggiunte: fino a 2" && guest.sees("[ ] capperi"))
    guest.press("↑")
    #expect(guest.sees("↵ segna"))
    guest.press(" ↓ ")
    #expect(guest.sees("[x] capperi"))
  }

  @Test("the page of the only dish has no arrows")
  func page_ofTheOnlyDish_hasNoArrows() throws {
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#])))
    guest.press("↵")
    #expect(guest.sees("1 di 1") && !guest.sees("←"))
  }

  @Test("the arrows beside the tabs are shown only if there is another list, and L can be clicked")
  func arrows_besideTheTabs_leadToAnotherList() throws {
    let guest = Guest(try Kitchen.session())
    #expect(guest.screen[1].contains("Altro 5   ← →"))
    #expect(guest.screen[1].contains("L  IT en de fr es"))
    try guest.click("L  IT")
    #expect(guest.state.strings.language != .italian && guest.screen[1].contains("L  it EN de"))
    let pizzas = Guest(try Kitchen.session("pizze"))
    #expect(!pizzas.screen[1].contains("← →"))
    guest.press("/")
    #expect(!guest.screen[1].contains("← →"))
  }

  @Test(
    "with a filter, the hint of Esc is visible on a small screen",
    arguments: InterfaceLanguage.allCases)
  func escape_withAFilter_hasAHint(language: InterfaceLanguage) throws {
    for script in ["f ↵", "f ↓ ↵", "/vegana↵"] {
      let guest = Guest(try Kitchen.session(words: language), columns: 30, lines: 12)
      guest.press(script)
      #expect(guest.screen.last?.contains("Esc ") ?? false, "\(guest.screen)")
    }
  }

  @Test("with a filter, the hint of help outlives that of leaving", arguments: 40...80)
  func help_withAFilter_staysLongerThanLeaving(columns: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: 19)
    guest.press("f ↵")
    let foot = try #require(guest.screen.last)
    #expect(foot.contains("? aiuto") || !foot.contains("q esci"), "\(foot)")
    #expect(columns < 46 || foot.contains("? aiuto"), "\(foot)")
  }
}
