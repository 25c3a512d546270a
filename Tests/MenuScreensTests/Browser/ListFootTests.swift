import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The lines above and below the list.
struct ListFootTests {
  @Test("the motto of the house follows its name if it fits")
  func head_ofAWideScreen_hasTheMotto() throws {
    let motto = "Da Giuseppe   Pizzeria napoletana, forno a legna dal 1974"
    #expect(Guest(try Kitchen.session()).screen[0].contains(motto))
    let phone = Guest(try Kitchen.session(), columns: 46, lines: 19)
    #expect(!phone.screen[0].contains("Pizzeria"))
    let guest = Guest(try Kitchen.session(), columns: 100)
    guest.press("+")
    #expect(guest.screen[0].contains(motto) && guest.screen[0].contains("6,00 €"))
  }

  @Test(
    "the choice and its count take precedence over a long name of the house in the title",
    arguments: [(80, 24), (46, 19), (30, 12)])
  func head_withALongName_hasTheChoice(columns: Int, lines: Int) throws {
    let name = "Antica Trattoria Pizzeria Friggitoria da Giuseppe e figli dal 1974 a Napoli"
    let menu = """
      {"name": "\(name)", "pizzas": [{"name": "A", "price": "7"}, {"name": "B"}]}
      """
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)), columns: columns, lines: lines)
    guest.press("+")
    #expect(guest.screen[0].contains("o  scelta: 1   7"), "\(guest.screen[0])")
    #expect(columns < 40 || guest.screen[0].hasPrefix("  Antica"), "\(guest.screen[0])")
    guest.press("-↓+")
    #expect(guest.screen[0].contains("o  scelta: 1 "), "\(guest.screen[0])")
  }

  @Test("the remark of a group is complete, if need be below its heading")
  func remark_ofAGroup_isWhole() throws {
    let words = (1...30).map { "parola\($0)" }.joined(separator: " ")
    let menu = """
      {"groups": [{"id": "g", "title": "Gruppo", "description": "\(words)"}],
       "pizzas": [{"name": "A", "group": "g"}, {"name": "B", "group": "g"}]}
      """
    for columns in [46, 80, 160] {
      let guest = Guest(
        try Kitchen.session(of: Array(menu.utf8)), columns: columns, lines: 24)
      for number in 1...30 { #expect(guest.sees("parola\(number)"), "\(columns)") }
      #expect(guest.sees("A") && guest.sees("B"))
    }
  }

  @Test(
    "a long note that explains the star has lines of its own",
    arguments: [(80, 24), (120, 32), (46, 19)])
  func note_thatExplainsTheStar_isWhole(columns: Int, lines: Int) throws {
    let note = "* i prodotti con la stella sono surgelati all'origine o abbattuti da noi"
    let menu = """
      {"cover": "2.00", "notes": ["\(note)", "Si accettano carte"], "pizzas": [
       {"name": "A", "ingredients": [{"name": "gamberi", "frozen": true}]},
       \((1...20).map { "{\"name\": \"p\($0)\"}" }.joined(separator: ","))]}
      """
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)), columns: columns, lines: lines)
    for script in ["", "⇲", "⇱"] {
      guest.press(script)
      let screen = guest.screen.joined(separator: " ").split(separator: " ")
      let isWhole = screen.firstRange(of: note.split(separator: " ")) != nil
      #expect(isWhole || !guest.sees("gamberi*"), "\(guest.screen)")
      #expect(guest.sees("Coperto"))
    }
    guest.press("+")
    #expect(guest.sees("stella") && guest.sees("Aggiunto"), "\(guest.screen)")
  }

  @Test(
    "the note on a star is visible with it: under a greeting, beside a notice, on a phone",
    arguments: [(80, 24), (120, 32), (46, 19), (46, 10)])
  func note_ofAStar_isSeenWithIt(columns: Int, lines: Int) throws {
    let shrimps = #"{"name": "A", "ingredients": [{"name": "gamberi", "frozen": true}]}"#
    let others = (1...9).map { "{\"name\": \"p\($0)\"}" }
    let menu = Array(
      "{\"cover\": \"2.00\", \"pizzas\": [\(([shrimps] + others).joined(separator: ","))]}".utf8)
    for isKiosk in [false, true] {
      let guest = Guest(
        try Kitchen.session(of: menu), columns: columns, lines: lines, isKiosk: isKiosk)
      #expect(guest.sees("gamberi*") && guest.sees("* prodotto surgelato"), "\(guest.screen)")
      let rows = guest.screen.filter { $0.contains("p1") || $0.contains("gamberi") }
      guest.press("+")
      #expect(guest.sees("Aggiunto") && guest.sees("* prodotto surgelato"), "\(guest.screen)")
      #expect(guest.sees("gamberi*") && !rows.isEmpty)
    }
  }

  @Test("the languages are shown for a menu that states none", arguments: ["", "LLLLL"])
  func languages_ofAMenuWithoutOne_areDrawn(script: String) throws {
    let menu = try MenuReader.read(Array(#"{"pizzas": [{"name": "A"}]}"#.utf8)).menu
    let guest = Guest(MenuSession(MenuDataSource(menu: menu)))
    guest.press(script)
    #expect(guest.sees("L  it EN de fr es"), "\(guest.screen)")
    guest.press("L")
    #expect(guest.sees("L  it en DE fr es") && guest.sees("[Pizzen 1]"), "\(guest.screen)")
  }

  @Test("a notice does not move any row")
  func rows_besideANotice_doNotMove() throws {
    for (columns, lines) in [(80, 24), (120, 32), (46, 19)] {
      let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
      guest.press("⇟")
      let before = guest.screen.dropLast(5).dropFirst()
      guest.press("z")
      #expect(guest.screen.dropLast(5).dropFirst() == before)
    }
  }

  @Test(
    "a notice does not move the cover charge or the position of the rows",
    arguments: [(80, 24), (120, 32), (46, 24), (80, 19), (46, 16), (80, 12)])
  func notes_besideANotice_stay(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    let place = try #require(guest.screen.firstIndex { $0.contains("Coperto 2,00 €") })
    let notes = guest.screen[place]
    #expect(notes.contains("di 24 ↓"))
    for script in ["+", "z", "/vegana↵⎋"] {
      guest.press(script)
      #expect(guest.state.notice != nil)
      #expect(guest.screen[place] == notes, "\(guest.screen)")
    }
  }

  @Test("a kiosk shows the cover charge beside its greeting")
  func notes_besideAGreeting_areThere() throws {
    let guest = Guest(try Kitchen.session(), isKiosk: true)
    #expect(guest.sees("per vedere tutto") && guest.sees("Coperto 2,00 €"), "\(guest.screen)")
  }

  @Test(
    "the position is short enough to leave room for the cover charge",
    arguments: ["", "↓↓↓", "n", "⇲"])
  func cover_onASmallScreen_isBesideThePosition(script: String) throws {
    let guest = Guest(try Kitchen.session(), columns: 30, lines: 12)
    guest.press(script)
    #expect(guest.sees("Coperto 2,00 €"), "\(guest.screen)")
    #expect(guest.screen.contains { $0.contains("Coperto") && $0.contains(" di ") })
  }

  @Test("on a small screen the note on a star is visible with it")
  func starNote_onASmallScreen_isSeen() throws {
    let guest = Guest(try Kitchen.session(), columns: 46, lines: 12)
    guest.press("/gamberi↵⎋")
    #expect(guest.sees("gamberi*") && guest.sees("* prodotto surgelato"), "\(guest.screen)")
  }

  @Test("on a narrow screen the printed number is dropped in favour of the name")
  func row_ofANarrowScreen_hasAWholeName() throws {
    let guest = Guest(try Kitchen.session(), columns: 20, lines: 6)
    guest.press("↓↓↓")
    #expect(guest.sees("Diavola") && !guest.sees("Dia…"), "\(guest.screen)")
    #expect(!guest.sees("↵…"), "\(guest.screen)")
  }

  @Test(
    "there is a blank line above the foot, wherever the list is scrolled to",
    arguments: [(80, 24), (120, 32), (46, 19), (80, 12)])
  func foot_ofTheList_isSetApart(columns: Int, lines: Int) throws {
    let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
    for script in ["", "⇲", "⇟", "n"] {
      guest.press(script)
      let foot = try #require(guest.screen.lastIndex { $0.contains("Coperto") })
      #expect(guest.screen[foot - 1].allSatisfy { $0 == " " })
    }
  }

  @Test("on a phone the heading of the section stays while its rows scroll")
  func heading_onAPhone_stays() throws {
    let dishes = (1...9).map { "{\"name\": \"P\($0)\", \"price\": \"5\"}" }
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)), columns: 30, lines: 12)
    guest.press("⇲")
    #expect(guest.sees("P9") && guest.sees("Pizze   segue"), "\(guest.screen)")
  }

  /// A menu with two long notes on signs, and the ingredients of its first pizza.
  private func menu(of ingredients: String) -> [UInt8] {
    let note = "* surgelato da noi o all'origine secondo la stagione"
    let dishes = ["{\"name\": \"A\", \"ingredients\": [\"\(ingredients)\"]}"]
    let others = (1...30).map { "{\"name\": \"p\($0)\"}" }
    return Array(
      """
      {"cover": "2.00", "notes": ["\(note)", "** servito solo la sera"],
       "pizzas": [\((dishes + others).joined(separator: ","))]}
      """.utf8)
  }

  /// The words of the screen, with one blank between them.
  private func words(of guest: Guest) -> String {
    let text = guest.screen.joined(separator: " ").replacing("▌", with: " ")
    return text.split(separator: " ").joined(separator: " ")
  }

  @Test(
    "every note whose sign is on the screen is whole, and no other takes a line",
    arguments: [(80, 24), (120, 32), (46, 19), (30, 12)])
  func notes_ofSigns_areWhole(columns: Int, lines: Int) throws {
    func seen(_ ingredients: String) throws -> String {
      let session = try Kitchen.session(of: menu(of: ingredients))
      return words(of: Guest(session, columns: columns, lines: lines))
    }
    let both = try seen("gamberi*, friarielli **")
    #expect(both.contains("secondo la stagione") && both.contains("** servito solo la sera"))
    let second = try seen("friarielli **")
    #expect(second.contains("** servito solo la sera"), "\(second)")
    #expect(columns > 80 || !second.contains("stagione"), "\(second)")
    let none = try seen("pomodoro")
    #expect(none.contains("pomodoro") && (columns > 80 || !none.contains("stagione")), "\(none)")
  }

  @Test(
    "the note on a star goes with the row that its lines push away",
    arguments: [(80, 24), (46, 19), (120, 32)])
  func note_whoseRowIsPushedAway_goes(columns: Int, lines: Int) throws {
    let note = "* i prodotti con la stella sono surgelati all'origine o abbattuti da noi"
    let shrimps = #"{"name": "A", "ingredients": [{"name": "gamberi", "frozen": true}]}"#
    for place in 1...lines {
      var pizzas = (1...2 * lines).map { "{\"name\": \"p\($0)\"}" }
      pizzas[place] = shrimps
      let menu = """
        {"cover": "2.00", "notes": ["\(note)", "Si accettano carte e contanti"],
         "pizzas": [\(pizzas.joined(separator: ","))]}
        """
      let guest = Guest(try Kitchen.session(of: Array(menu.utf8)), columns: columns, lines: lines)
      #expect(guest.sees("con la stella") == guest.sees("gamberi*"), "\(guest.screen)")
    }
  }
}
