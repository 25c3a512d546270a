import MenuCore
import MenuPresentation
import MenuScreens
import TestSupport
import Testing

/// A dish that is taller than the screen.
struct TallDishTests {
  /// A dish with many ingredients and two sizes.
  private static let dish: String = {
    let ingredients = (1...24).map { "\"ingrediente\($0)\"" }.joined(separator: ",")
    return """
      {"name": "Lunghissima", "ingredients": [\(ingredients)], "allergens": {"contains": ["milk"]},
       "sizes": [{"name": "S", "price": "4"}, {"name": "L", "price": "6"}],
       "addOns": [{"items": [{"name": "bufala", "price": "1"}]}]}
      """
  }()

  private func guest(columns: Int, lines: Int) throws -> Guest {
    let other = #"{"name": "Breve", "price": "5"}"#
    return Guest(
      try Kitchen.session(of: Kitchen.menu([Self.dish, other])), columns: columns, lines: lines)
  }

  @Test(
    "a tall page opens at its top, and every key that moves up returns there",
    arguments: [(46, 12), (30, 12), (10, 5)])
  func page_thatIsTall_opensAtItsTop(columns: Int, lines: Int) throws {
    let guest = try guest(columns: columns, lines: lines)
    guest.press("↵")
    let top = guest.screen
    #expect(guest.sees("Lung"), "\(top)")
    for back in ["⇱", String(repeating: "⇞", count: 12), String(repeating: "↑", count: 99)] {
      guest.press("⇲⇲" + back)
      #expect(guest.screen == top)
    }
  }

  @Test("an option below the screen is shown before it can be marked")
  func option_belowTheScreen_isShownFirst() throws {
    let guest = try guest(columns: 46, lines: 12)
    guest.press("↵")
    #expect(!guest.sees("( ) L") && !guest.sees("↵ segna"))
    guest.press("↓")
    #expect(guest.state.scroll == 1)
    guest.press("↵")
    #expect(guest.sees("(•) S") && guest.state.choice.isEmpty)
    guest.press("↓")
    #expect(guest.sees("↵ segna"))
    guest.press("↵")
    #expect(guest.sees("(•) L"))
  }

  @Test("Enter is a key that adds only while the options are on the screen")
  func enter_beforeTheOptionsAreVisible_isNotNamed() throws {
    let guest = try guest(columns: 60, lines: 12)
    guest.press("↵")
    #expect(guest.sees("+ aggiungi") && !guest.sees("↵ + aggiungi"), "\(guest.screen)")
    guest.press("↵")
    #expect(guest.sees("(•) S") && guest.sees("↵ + aggiungi"), "\(guest.screen)")
    guest.press("↵")
    #expect(guest.state.choice.numberOfDishes == 1)
  }

  @Test("marking an option does not scroll the page")
  func mark_ofAnOption_keepsTheLines() throws {
    let guest = try guest(columns: 46, lines: 16)
    guest.press("↵⇲")
    let before = guest.screen.prefix(12).filter { !$0.contains("bufala") }
    guest.press(" ")
    #expect(guest.sees("[x] bufala"))
    #expect(guest.screen.prefix(12).filter { !$0.contains("bufala") } == before)
  }

  @Test("the row after the selected one is visible, however long the statement of allergens is")
  func row_afterALongStatement_isVisible() throws {
    let all = Allergen.groups.map { "\"\($0.rawValue)\"" }
    for count in 1...all.count {
      let named = all.prefix(count).joined(separator: ",")
      let dishes = ["A", "B", "C"].map {
        "{\"name\": \"\($0)\", \"price\": \"5\", \"allergens\": [\(named)], \"diets\": [\"halal\"]}"
      }
      for (columns, lines) in [(30, 12), (46, 12), (46, 14), (80, 12), (46, 19)] {
        let session = try Kitchen.session(of: Kitchen.menu(dishes))
        let guest = Guest(session, columns: columns, lines: lines)
        #expect(guest.sees("B   ") && guest.sees("A   "), "\(guest.screen)")
        let words = guest.screen.joined(separator: " ").replacing("▌", with: " ")
        let text = words.split(separator: " ").joined(separator: " ")
        let stated = session.strings.language.name(of: Allergen.groups[count - 1])
        let isWhole = text.contains("Contiene") && text.contains(stated)
        #expect(isWhole || guest.sees("Allergeni …   ↵ apri"), "\(guest.screen)")
        guest.press("↓")
        #expect(guest.sees("C   "), "\(guest.screen)")
      }
    }
  }

  @Test(
    "a row taller than the list shows its allergens and the key for the rest",
    arguments: [(46, 12), (30, 12)])
  func row_thatIsTall_keepsItsAllergens(columns: Int, lines: Int) throws {
    let guest = try guest(columns: columns, lines: lines)
    #expect(guest.sees("…   ↵ apri") && guest.sees("Contiene latte."), "\(guest.screen)")
    #expect(!guest.sees("ingrediente24"))
    #expect(guest.sees("Breve"), "\(guest.screen)")
    let tall = try self.guest(columns: 46, lines: 30)
    #expect(tall.sees("ingrediente24") && !tall.sees("…"), "\(tall.screen)")
  }

  @Test("on a tall screen the ingredients of the open row are whole")
  func ingredients_onATallScreen_areWhole() throws {
    let ingredients = (1...55).map { "\"ingrediente\($0)\"" }.joined(separator: ",")
    let dishes = [
      #"{"name": "A", "ingredients": [\#(ingredients)], "allergens": {"contains": ["milk"]}}"#,
      #"{"name": "B", "ingredients": ["x"], "price": "5"}"#,
    ]
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)))
    #expect(guest.sees("ingrediente55") && guest.sees("Contiene latte."), "\(guest.screen)")
  }

  @Test("beside long prices a long name does not push the ingredients away")
  func name_besideLongPrices_leavesRoomForTheIngredients() throws {
    let name = Array(repeating: "con ingredienti di stagione", count: 7).joined(separator: " ")
    let sizes = [7, 12, 15].map { "{\"name\": \"a\($0)\", \"price\": \"\($0).50\"}" }
    let dish = """
      {"name": "\(name)", "sizes": [\(sizes.joined(separator: ","))],
       "ingredients": ["pomodoro", "zucchine"], "allergens": {"contains": ["gluten"]}}
      """
    let others = (1...9).map { "{\"name\": \"p\($0)\"}" }
    let guest = Guest(
      try Kitchen.session(of: Kitchen.menu([dish] + others)), columns: 46, lines: 19)
    #expect(guest.sees("15,50") && guest.sees("zucchine"), "\(guest.screen)")
  }

  @Test(
    "on a short screen a long name does not push its price away", arguments: [(30, 12), (46, 12)])
  func price_ofALongName_staysOnAShortScreen(columns: Int, lines: Int) throws {
    let name = Array(repeating: "con ingredienti di stagione", count: 3).joined(separator: " ")
    let dish = """
      {"name": "\(name)", "price": "15.50", "ingredients": ["pomodoro", "zucchine"],
       "allergens": {"contains": ["gluten", "milk"], "freeFrom": ["eggs", "nuts"]}}
      """
    let others = (1...9).map { "{\"name\": \"p\($0)\"}" }
    let guest = Guest(
      try Kitchen.session(of: Kitchen.menu([dish] + others)), columns: columns, lines: lines)
    #expect(guest.sees("15,50"), "\(guest.screen)")
  }

  @Test(
    "a name that does not fit above the allergens is cut with a mark, and its price stays",
    arguments: [20, 24, 30, 34, 40, 46, 52], [8, 10, 12, 14, 16, 22])
  func name_cutAboveTheAllergens_hasAMark(columns: Int, lines: Int) throws {
    let dish = """
      {"name": "Pizza con un nome molto lungo e descrittivo", "price": "11.50",
       "ingredients": ["pomodoro", "zucchine"],
       "allergens": {"contains": ["gluten", "milk"], "freeFrom": ["eggs", "nuts"]}}
      """
    let others = (1...9).map { "{\"name\": \"p\($0)\"}" }
    let guest = Guest(
      try Kitchen.session(of: Kitchen.menu([dish] + others)), columns: columns, lines: lines)
    #expect(guest.sees("11,50"), "\(guest.screen)")
    #expect(guest.sees("descrittivo") || guest.sees("…"), "\(guest.screen)")
  }
}
