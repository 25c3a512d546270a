import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

/// The page of one dish.
struct DishPageTests {
  @Test("Enter marks an option, and adds a dish without options")
  func enter_onADish_marksOrAdds() throws {
    let sizes = #"{"name": "S", "price": "4"}, {"name": "L", "price": "6"}"#
    let dishes = [#"{"name": "A", "sizes": [\#(sizes)]}"#, #"{"name": "B", "price": "5"}"#]
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(dishes)))
    guest.press("↵↓")
    #expect(guest.sees("(•) S") && guest.sees("↵ segna"))
    guest.press("↵")
    #expect(guest.sees("(•) L") && guest.state.choice.isEmpty)
    guest.press("→")
    #expect(guest.sees("B") && !guest.sees("segna") && guest.sees("+ aggiungi"))
    guest.press("↵")
    #expect(guest.state.choice.numberOfDishes == 1)
  }

  @Test("- on a dish removes only the marked size, and U restores each removal")
  func minus_onADish_takesOutWhatIsMarked() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓↵++↓ -")
    #expect(guest.state.choice.numberOfDishes == 2)
    #expect(guest.state.notice?.text == "Margherita maxi non è nella scelta.")
    guest.press("↑ -")
    #expect(guest.state.choice.numberOfDishes == 1 && guest.sees("U lo riprende."))
    guest.press("⎋-")
    #expect(guest.state.choice.isEmpty)
    guest.press("UU")
    #expect(guest.state.choice.lines.map(\.count) == [2])
  }

  @Test("a sold-out dish has no options to mark, and asks for none")
  func options_ofASoldOutDish_areNotMarked() throws {
    let options = #"{"title": "Impasto", "choose": {"min": 1, "max": 1}, "items": [{"name": "x"}]}"#
    let dish = #"{"name": "A", "price": "5", "soldOut": true, "addOns": [\#(options)]}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    #expect(!guest.sees("segna"))
    for key in [" ", "↵", "+"] {
      guest.press(key)
      #expect(guest.state.notice?.text == "A: esaurito" && guest.sees("( ) x"))
    }
  }

  @Test("the extras that a condition hides are counted beside the heading of the others")
  func extras_hiddenByACondition_areCounted() throws {
    let extras = #"""
      [{"name": "bufala", "allergens": {"contains": ["milk"], "complete": true}},
       {"name": "rucola", "allergens": "none"}]
      """#
    let dish = #"{"name": "A", "allergens": "none", "addOns": \#(extras)}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    #expect(guest.sees("bufala") && !guest.sees("nascosta"))
    guest.press("⎋/senza latte↵↵")
    #expect(guest.sees("Aggiunte · 1 nascosta") && guest.sees("rucola") && !guest.sees("bufala"))
    let only = dish.replacing(
      #"{"name": "rucola", "allergens": "none"}"#, with: #"{"name": "speck"}"#)
    let other = Guest(try Kitchen.session(of: Kitchen.menu([only])))
    other.press("/senza latte↵↵")
    #expect(other.sees("Aggiunte · 2 nascoste") && !other.sees("speck"))
  }

  @Test("adding a dish reports how many there are and the total of the choice")
  func adding_aDish_saysTheNumberAndTheTotal() throws {
    var guest = Guest(try Kitchen.session())
    guest.press("↓↵↓↵++")
    #expect(guest.sees("Aggiunto: 2 × Margherita maxi · scelta 23,00 €"))
    guest.size.columns = 46
    #expect(guest.sees("Aggiunto: 2 × Margherita maxi "), "no part of a price is cut")
    let free = Guest(try Kitchen.session(of: Kitchen.menu([#"{"name": "A"}"#])))
    free.press("+")
    #expect(free.state.notice?.text == "Aggiunto: 1 × A")
  }

  @Test("a long name is cut so that the total of the choice fits")
  func adding_aDishWithALongName_saysTheTotal() throws {
    let name = (1...20).map { "parola\($0)" }.joined(separator: " ")
    let dish = "{\"name\": \"\(name)\", \"price\": \"7\"}"
    for columns in [80, 46] {
      let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])), columns: columns, lines: 24)
      guest.press("+")
      #expect(guest.screen.contains { $0.contains("… · scelta 7") }, "\(guest.screen)")
    }
  }

  @Test("options without a price or with an open price can be marked and added")
  func total_withAnOptionWithoutAPrice_isShown() throws {
    let options = #"{"name": "classico"}, {"name": "oro", "price": {"from": "2.00"}}"#
    let dish = #"{"name": "A", "price": "7.00", "addOns": [{"items": [\#(options)]}]}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵ ")
    #expect(guest.sees("1 × A, classico   7.00") || guest.sees("1 × A, classico   7,00"))
    guest.press("↓ ")
    #expect(guest.sees("1 × A, classico, oro"), "\(guest.screen)")
    guest.press("+")
    #expect(guest.state.choice.numberOfDishes == 1)
    // An open price is a minimum in every total.
    #expect(guest.sees("scelta almeno 9,00"), "\(guest.screen)")
    guest.press("o")
    let total = try #require(guest.screen.first { $0.contains("Totale") })
    #expect(total.hasSuffix("almeno 9,00 "), "\(total)")
  }

  @Test("the price on a dish's page ends in the same column as in the list")
  func price_ofADish_isAtTheRight() throws {
    for (columns, lines) in [(80, 24), (46, 19), (120, 32), (30, 12)] {
      let guest = Guest(try Kitchen.session(), columns: columns, lines: lines)
      let row = try #require(guest.screen.first { $0.contains("Marinara") })
      guest.press("↵")
      let name = try #require(guest.screen.first { $0.contains("Marinara") })
      let price = try #require(row.firstRange(of: "6,00 €"))
      let end = row.distance(from: row.startIndex, to: price.upperBound)
      #expect(name.prefix(end).hasSuffix("6,00 €"), "\(name)")
    }
  }

  @Test("the allergens of a dish are visible without scrolling, however many extras it has")
  func allergens_ofADishWithManyExtras_areAboveThem() throws {
    let extras = (1...30).map { "{\"name\": \"extra \($0)\"}" }.joined(separator: ",")
    let dish = """
      {"name": "Calzone", "ingredients": ["farina"], "price": "5",
       "allergens": {"contains": ["gluten"]}, "addOns": [{"items": [\(extras)]}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    let statement = try #require(guest.screen.firstIndex { $0.contains("Contiene") })
    let option = try #require(guest.screen.firstIndex { $0.contains("extra 1") })
    #expect(statement < option)
  }

  @Test(
    "on a small screen the allergens are visible together with the name, price and size",
    arguments: [(46, 19), (30, 12)])
  func allergens_onASmallScreen_areSeenWithTheSize(columns: Int, lines: Int) throws {
    for language in ["it", "en"] {
      let guest = Guest(try Kitchen.session(language: language), columns: columns, lines: lines)
      let items = Kitchen.items(guest.state.session)
      guest.press("↵")
      for item in items where item.list == items[0].list {
        let screen = guest.screen.joined(separator: " ").replacing("▌", with: " ")
        let words = screen.split(separator: " ").joined(separator: " ")
        let strings = guest.state.strings
        let parts = strings.parts(of: item.allergens, open: columns == 46 ? .inWords : .briefly)
        #expect(words.contains(parts.stated), "\(guest.screen)")
        #expect(parts.advice.isEmpty || words.contains("! " + parts.advice), "\(guest.screen)")
        #expect(words.contains(item.title.split(separator: " ")[0]), "\(guest.screen)")
        let price = Kitchen.typesetter.safe(item.sizes.first?.price ?? item.price ?? "").string
        #expect(item.isSoldOut || words.contains(price), "\(guest.screen)")
        if let size = item.sizes.first { #expect(words.contains("(•) \(size.name)")) }
        guest.press("→")
      }
    }
  }

  @Test("+ in the list adds a dish whose required group has no extras")
  func add_ofADishWithAnEmptyGroup_addsIt() throws {
    let group = #"{"title": "Impasto", "choose": {"min": 1}, "items": []}"#
    let dish = #"{"name": "Norma", "price": "7", "addOns": [\#(group)]}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("+")
    #expect(guest.state.context == .list && guest.state.choice.numberOfDishes == 1)
  }

  @Test("the arrows beside the position are those that lead to another dish")
  func position_ofTheFirstAndTheLastDish_hasOneArrow() throws {
    let names = ["A", "B", "C"].map { "{\"name\": \"\($0)\"}" }
    let guest = Guest(try Kitchen.session(of: Kitchen.menu(names)))
    guest.press("↵")
    #expect(guest.screen[0].hasSuffix("   1 di 3  → "), "\(guest.screen[0])")
    guest.press("→")
    #expect(guest.screen[0].hasSuffix("←  2 di 3  → "))
    guest.press("→")
    #expect(guest.screen[0].hasSuffix("←  3 di 3 "))
  }

  @Test("while the name is above the screen, it is the title beside the price")
  func name_scrolledAway_isTheTitle() throws {
    let extras = (1...40).map { "{\"name\": \"extra \($0)\"}" }.joined(separator: ",")
    let dish =
      #"{"number": 3, "name": "Calzone", "price": "5", "addOns": [{"items": [\#(extras)]}]}"#
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    #expect(guest.screen[0].hasPrefix("  Pizze ") && guest.sees("3  Calzone"))
    guest.press("⇟⇟")
    #expect(guest.screen[0].hasPrefix("  3  Calzone   "), "\(guest.screen)")
    #expect(guest.screen[0].hasSuffix("   5 "))
  }

  @Test("the page of a dish has the notes that explain its signs", arguments: [(80, 24), (46, 19)])
  func note_onASign_isOnThePage(columns: Int, lines: Int) throws {
    let menu = """
      {"notes": ["* surgelato", "** solo la sera"], "pizzas": [
       {"name": "A", "ingredients": ["friarielli **"]}, {"name": "B", "ingredients": ["olive"]},
       {"name": "C", "addOns": [{"name": "polpo **"}]}]}
      """
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)), columns: columns, lines: lines)
    guest.press("↵")
    #expect(guest.sees("** solo la sera") && !guest.sees("* surgelato"), "\(guest.screen)")
    guest.press("→")
    #expect(!guest.sees("solo la sera"), "\(guest.screen)")
    guest.press("→")
    #expect(guest.sees("** solo la sera"), "\(guest.screen)")
  }

  @Test("an extra that states nothing tells whom to ask, if others state something")
  func extra_thatStatesNothing_tellsWhomToAsk() throws {
    let dish = """
      {"name": "A", "addOns": [{"name": "burrata", "allergens": ["milk"]}, {"name": "salame"}]}
      """
    let guest = Guest(try Kitchen.session(of: Kitchen.menu([dish])))
    guest.press("↵")
    #expect(guest.screen.contains { $0.contains("salame") && $0.contains("! chiedere") })
    #expect(guest.screen.contains { $0.contains("burrata") && !$0.contains("chiedere") })
    let silent = #"{"name": "A", "addOns": [{"name": "salame"}]}"#
    let other = Guest(try Kitchen.session(of: Kitchen.menu([silent])))
    other.press("↵")
    #expect(other.screen.contains { $0.contains("salame") && !$0.contains("chiedere") })
  }
}
