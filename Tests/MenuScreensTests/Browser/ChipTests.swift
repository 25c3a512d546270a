import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// The active conditions; a click on one removes it.
struct ChipTests {
  @Test("the chips of filters stay while a search is typed, and can be clicked away")
  func chips_whileOneTypes_areSeen() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("f ↵/fungh")
    #expect(guest.sees("senza glutine ×") && guest.sees("cerca: fungh"))
    try guest.click("senza glutine ×")
    #expect(!guest.sees("senza glutine") && guest.sees("cerca: fungh"))
    #expect(guest.state.space.rows > 0)
    guest.press("⎋")
    #expect(guest.state.session.query.isEmpty)
  }

  @Test(
    "the chips of filters stay beside a text that is not understood, and can be clicked away",
    arguments: ["non piccante", "senza", "senza cipolla", "senza lattte", "xyzzy vegan senza lat"],
    [(80, 24), (46, 19), (30, 12)])
  func chips_besideATextThatIsNotUnderstood_areSeen(
    text: String, size: (columns: Int, lines: Int)
  ) throws {
    let guest = Guest(try Kitchen.session(), columns: size.columns, lines: size.lines)
    guest.press("f ↵/\(text)↵")
    #expect(guest.sees("senza glutine ×"), "\(guest.screen)")
    try guest.click("senza glutine ×")
    #expect(guest.state.session.query.filter.without.isEmpty)
    #expect(guest.state.session.query.typed.text == text)
  }

  @Test("a search has no chip while it is being typed")
  func chip_ofWhatIsTyped_comesWithEnter() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/senza latte")
    #expect(!guest.sees("senza latte ×"))
    guest.press("↵")
    #expect(guest.sees("senza latte ×"))
  }

  @Test("a number of portions has no chip, and a click removes the word of its chip")
  func chip_afterANumber_isThatOfItsWord() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/2 bufala↵")
    #expect(!guest.sees("“2” ×"), "\(guest.screen)")
    try guest.click("“bufala” ×")
    #expect(!guest.state.session.query.typed.words.contains("bufala"))
  }

  @Test("on a phone, chips that do not fit in a line continue on the next one")
  func chips_onAPhone_areAllSeen() throws {
    let guest = Guest(try Kitchen.session(), columns: 46, lines: 19)
    guest.press("/senza latte e uova fino a 9 pizze↵")
    for clause in guest.state.session.clauses {
      #expect(guest.sees(clause.replacing("\u{A0}", with: " ") + " ×"), "\(clause)")
    }
    try guest.click("fino a 9,00 € ×")
    #expect(guest.state.session.clauses.count == 3 && !guest.sees("fino a"))
  }

  @Test(
    "with the chip of the last exclusion, the rows that state nothing are hidden again",
    arguments: ["f ⇲ ↵", "/senza glutine↵f⇲ ↵", "f⇲ ↵/senza glutine↵"])
  func chip_ofTheLastExclusion_hidesWhatStatesNothing(keys: String) throws {
    let guest = Guest(try Kitchen.session())
    guest.press(keys)
    #expect(guest.state.session.query.filter.showsUndeclared)
    try guest.click("senza glutine ×")
    #expect(guest.state.session.query == MenuQuery(), "\(guest.screen)")
  }

  @Test("an allergen on its own and a section have chips that remove them")
  func chips_ofAnAllergenAndOfASection_areSeen() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("/noci↵")
    try guest.click("“frutta a guscio” ×")
    #expect(guest.state.session.query.isEmpty, "\(guest.screen)")
    var session = try Kitchen.session()
    var query = MenuQuery()
    query.section = "Vini"
    session.ask(query)
    let other = Guest(session)
    #expect(other.sees("Vini ×"))
    other.press("/")
    try other.click("Vini ×")
    #expect(other.state.session.query.isEmpty)
  }

  @Test("the chip of a section that was requested by its number has the name of the list")
  func chip_ofANumberedSection_hasItsName() throws {
    let source = try Kitchen.session().source
    var query = MenuQuery()
    query.section = "3"
    let guest = Guest(MenuSession(source, query: query))
    #expect(guest.sees("Dolci ×") && guest.sees("Esc togli Dolci"), "\(guest.screen)")
    #expect(guest.sees("Tiramisù") && guest.state.space.rows == 6)
    guest.press("⎋")
    #expect(guest.state.session.query.isEmpty)
  }

  @Test(
    "on any screen the counts below the chips are whole", arguments: 20...60, [5, 6, 8, 12, 19])
  func counts_belowTheChips_areWhole(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    guest.press("f ↵")
    #expect(guest.sees("8 voci"), "\(guest.screen)")
    #expect(!guest.sees("8 voci,") || guest.sees("nascoste"), "\(guest.screen)")
  }
}
