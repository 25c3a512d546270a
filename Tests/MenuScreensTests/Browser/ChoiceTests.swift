import MenuCore
import MenuPresentation
import MenuScreens
import TerminalText
import TestSupport
import Testing

struct ChoiceTests {
  @Test("the choice counts dishes, sizes, extras and covers, and its total is exact")
  func choice_ofADinner_countsAndSumsExactly() throws {
    let guest = Guest(try Kitchen.session())
    // Two marinare, a margherita maxi with bufala, cover for two.
    guest.press("++↓+↓ ↓ +⎋o")
    #expect(guest.sees("2 ×   1  Marinara") && guest.sees("1 ×   2  Margherita maxi, bufala"))
    guest.press("↓↓++")
    #expect(guest.sees("2 ×      Coperto"))
    // 2 × 6.00 + 11.50 + 2.50 + 2 × 2.00
    #expect(guest.screen.contains { $0.contains("Totale") && $0.contains("30,00 €") })
    #expect(guest.sees("! Sugli altri "))
    guest.press("↑-")
    #expect(!guest.sees("×   2  Margherita"))
    #expect(guest.screen.contains { $0.contains("Totale") && $0.contains("16,00 €") })
  }

  @Test("a line of the choice has at most 99 dishes")
  func line_ofManyDishes_hasAtMost99() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("+o" + String(repeating: "+", count: 100))
    #expect(guest.sees("99 ×   1  Marinara"))
  }

  @Test("+ on a dish with sizes opens it with the first size marked")
  func plus_onADishWithSizes_opensItWithTheFirstMarked() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("↓+")
    #expect(guest.state.context == .dish && guest.state.choice.isEmpty)
    #expect(guest.sees("▌   (•) normale") && guest.sees("Scegli un formato"))
    guest.press("+⎋")
    #expect(guest.screen.contains { $0.contains("Margherita") && $0.contains("1 nella scelta") })
    #expect(guest.sees("o  scelta: 1   7,00 €"))
    guest.press("-")
    #expect(guest.sees("Tolto: Margherita normale") && guest.state.choice.isEmpty)
  }

  @Test(
    "a total with an open price is marked as a minimum",
    arguments: [
      (#""price": "5.50""#, "10,50 €"), (#""number": "1""#, "almeno 5,00 €"),
      (#""price": {"from": "3"}"#, "almeno 8,00 €"),
      (#""price": {"amount": "3", "per": "100 g"}"#, "almeno 8,00 €"),
      (#""price": {"amount": "3", "per": "piece"}"#, "8,00 €"),
    ])
  func total_withAPriceThatIsNotWhole_isALeast(price: String, total: String) throws {
    let menu =
      #"{"currency": "EUR", "pizzas": [{"name": "A", "price": "5"}, {"name": "B", \#(price)}]}"#
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)))
    guest.press("+↓+o")
    #expect(guest.screen.contains { $0.contains("Totale") && $0.contains(" " + total) })
  }

  @Test(
    "an extra whose price is not read makes the total a minimum, and one without a price is free",
    arguments: [
      (#""price": "2.50""#, "7,50 €"), (#""price": null"#, "5,00 €"),
      (#""price": "ca. 2,50""#, "almeno 5,00 €"), (#""prezzo": "2.50""#, "almeno 5,00 €"),
    ])
  func total_withAnExtraThatIsNotRead_isALeast(price: String, total: String) throws {
    let menu = """
      {"currency": "EUR", "pizzas": [
        {"name": "A", "price": "5", "addOns": [{"name": "bufala", \(price)}]}]}
      """
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)))
    guest.press("↵ ↓+⎋o")
    #expect(
      guest.screen.contains { $0.contains("Totale") && $0.contains(" " + total) }, "\(guest.screen)"
    )
  }

  @Test("a line of the choice has the price from the list, even in words or as a range")
  func price_ofALine_isThatOfTheList() throws {
    let menu = """
      {"currency": "EUR", "pizzas": [{"name": "A", "price": {"text": "prezzo del giorno"}},
       {"name": "B", "price": {"from": "5", "to": "8"}}]}
      """
    let guest = Guest(try Kitchen.session(of: Array(menu.utf8)))
    guest.press("+↓+o")
    #expect(guest.sees("A ") && guest.sees(" prezzo del giorno ") && guest.sees(" 5,00 – 8,00 € "))
    #expect(guest.screen.contains { $0.contains("Totale") && $0.contains("almeno 5,00 €") })
    guest.press("↓+")
    #expect(guest.sees("almeno 10,00 €"), "\(guest.screen)")
  }

  @Test("the allergens of a choice include those of every dish and promise nothing")
  func allergens_ofAllTogether_areEveryWarning() throws {
    let session = try Kitchen.session()
    var choice = Choice()
    for position in 0..<7 {
      let dish = MenuDataSource.DishIndex(list: .pizzas, position: position)
      choice.add(DishPage(dish, session).line)
    }
    let all = choice.statement(in: session.source.menu)
    for line in choice.lines {
      let dish = try #require(session.source.menu.dish(at: line.dish.position, in: line.dish.list))
      #expect(all.contains.isSuperset(of: dish.statement(of: nil).contains))
    }
    #expect(all.freeFrom.isEmpty)
  }

  @Test("a line of the choice does not grow beyond its limit")
  func choice_atTheMostOfALine_takesNoMore() throws {
    let session = try Kitchen.session()
    let dish = MenuDataSource.DishIndex(list: .pizzas, position: 0)
    var choice = Choice()
    for _ in 0..<Choice.most + 5 { choice.add(DishPage(dish, session).line) }
    #expect(choice.numberOfDishes == Choice.most)
  }

  @Test("chosen dishes whose sizes or names changed are removed and named")
  func choice_whoseSizesAreOthers_isGoneAndNamedAsShown() throws {
    func menu(_ sizes: String, _ name: String = #"{"it": "Vino", "en": "Wine"}"#) -> [UInt8] {
      Array(
        """
        {"language": "it", "pizzas": [{"id": "m", "name": "M", "sizes": [\(sizes)]}],
         "beverages": [{"name": \(name), "price": "5"}]}
        """.utf8)
    }
    let sizes = #"{"name": "S", "price": "3"}, {"name": "L", "price": "5"}"#
    let guest = Guest(try Kitchen.session(of: menu(sizes), language: "en"))
    guest.press("↵↓ +⎋↓+")
    #expect(guest.state.choice.lines.map(\.size) == [1, nil])
    let other = #"{"name": "Mini", "price": "2"}, {"name": "XL", "price": "9"}"#
    guest.browser.follow(.menu(try MenuReader.read(menu(other, #""Birra""#))))
    #expect(guest.state.choice.isEmpty)
    #expect(guest.sees("No longer on the menu: M L, Wine"))
  }

  @Test("a chosen dish that moves to another list is found by its id")
  func choice_ofADishThatMovesToAnotherList_isFoundByItsID() throws {
    let old = try MenuReader.read(#"{"pizzas": [{"id": "x", "name": "A", "price": "5"}]}"#).menu
    let new = try MenuReader.read(#"{"other": [{"id": "x", "name": "A", "price": "5"}]}"#).menu
    let source = MenuDataSource(menu: old)
    var choice = Choice()
    choice.add(DishPage(.init(list: .pizzas, position: 0), MenuSession(source)).line)
    #expect(choice.follow(from: source, to: new) == Choice.Changes())
    #expect(choice.lines.map(\.dish.list) == [.other])
  }

  @Test("+ on an empty choice adds no people")
  func plus_onAnEmptyChoice_addsNoPeople() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("o++⎋")
    #expect(guest.state.choice.people == 0)
  }

  @Test("a sold-out dish in the choice is marked in text and JSON")
  func choice_ofADishThatIsSoldOut_saysSoAsTextAndJSON() throws {
    let menu = #"{"pizzas": [{"name": "A", "price": "5", "soldOut": true}]}"#
    let session = try Kitchen.session(of: Array(menu.utf8))
    var choice = Choice()
    choice.add(DishPage(.init(list: .pizzas, position: 0), session).line)
    let text = ChoiceText(choice, session, typesetter: Kitchen.typesetter)
    #expect(text.text.string.hasPrefix("1 × A  esaurito\n"))
    #expect(text.json.string.contains("\"soldOut\": true"))
  }

  @Test("a chosen dish that is sold out later leaves the total until it is back")
  func choice_ofADishThatIsSoldOutMeanwhile_isMarkedAndOutOfTheTotal() throws {
    let guest = Guest(try Kitchen.session(of: Self.menu(price: "5.00")))
    guest.press("++↓+o")
    guest.browser.follow(.menu(try MenuReader.read(Self.menu(price: "5.00", isSoldOut: true))))
    #expect(guest.sees("2 × A: esaurito"))
    #expect(guest.screen.contains { $0.contains("Totale") && $0.contains(" 3,00 €") })
    let text = ChoiceText(guest.state.choice, guest.state.session, typesetter: Kitchen.typesetter)
    #expect(text.text.string.contains("2 × A  esaurito\n"))
    #expect(text.text.string.contains("Totale: 3,00 €\n"))
    #expect(text.json.string.contains("\"total\": \"3.00\""))
    guest.browser.follow(.menu(try MenuReader.read(Self.menu(price: "5.00"))))
    #expect(!guest.sees("esaurito"))
    #expect(guest.screen.contains { $0.contains("Totale") && $0.contains(" 13,00 €") })
  }

  @Test("a sold-out dish adds no allergens to the combined statement")
  func statement_ofAChoiceWithASoldOutDish_leavesItOut() throws {
    let dishes = [
      #"{"name":"A","allergens":["milk"],"soldOut":true}"#, #"{"name":"B","allergens":["soy"]}"#,
    ]
    let menu = try MenuReader.read(Kitchen.menu(dishes)).menu
    var choice = Choice()
    for position in 0...1 {
      let dish = MenuDataSource.DishIndex(list: .pizzas, position: position)
      choice.add(Choice.Line(dish: dish, size: nil))
    }
    #expect(choice.statement(in: menu).contains == [.soy])
  }

  @Test(
    "a chosen dish with a new price shows the price when it was chosen",
    arguments: InterfaceLanguage.allCases)
  func choice_ofADishThatIsDearer_saysWhatItWas(language: InterfaceLanguage) throws {
    let guest = Guest(try Kitchen.session(of: Self.menu(price: "4.35"), words: language))
    let context = guest.state.session.context
    func price(_ digits: String) throws -> String {
      // The screen shows a no-break space as a plain blank.
      context.text(of: try #require(Amount(digits))).replacing("\u{A0}", with: " ")
    }
    func was(_ digits: String) throws -> String {
      guest.state.strings.previousPrice.filled(try price(digits))
    }
    guest.press("++o")
    #expect(try !guest.sees(was("8.70")))
    for digits in ["5.00", "5.50"] {
      guest.browser.follow(.menu(try MenuReader.read(Self.menu(price: digits))))
      #expect(try guest.sees(was("8.70")), "the price that the guest chose it for")
    }
    let sum = try price("11.00")
    #expect(guest.screen.contains { $0.contains(sum) })
    guest.press("-")
    #expect(try guest.sees(was("4.35")))
    guest.browser.follow(.menu(try MenuReader.read(Self.menu(price: "4.35"))))
    #expect(try !guest.sees(was("4.35")))
  }

  @Test("changes of chosen dishes are reported, those of an open dish are not")
  func changes_ofTheChoice_areReportedOnTheListAndNotOfWhatIsOnlyOpen() throws {
    let guest = Guest(try Kitchen.session(of: Self.menu(price: "4.35")))
    guest.press("+")
    guest.browser.follow(.menu(try MenuReader.read(Self.menu(price: "5.00"))))
    #expect(guest.state.notice?.text == "A: era 4,35\u{A0}€")
    guest.browser.follow(.menu(try MenuReader.read(Self.menu(price: "5.00", isSoldOut: true))))
    #expect(guest.state.notice?.text == "A: esaurito")
    let other = Guest(try Kitchen.session(of: Self.menu(price: "4.35")))
    other.press("↵")
    other.browser.follow(.menu(try MenuReader.read(Self.menu(price: "5.00"))))
    #expect(other.state.notice == nil)
    other.press("+o")
    #expect(other.sees("1 × A") && !other.sees("era"))
  }

  @Test("a line whose size or extra costs more shows its old price")
  func choice_whoseSizeOrExtraIsDearer_saysWhatTheLineWas() throws {
    func menu(_ large: String, _ bufala: String) -> [UInt8] {
      Array(
        """
        {"currency": "EUR", "pizzas": [{"name": "M",
         "sizes": [{"name": "S", "price": "3"}, {"name": "L", "price": "\(large)"}],
         "addOns": [{"name": "bufala", "price": "\(bufala)"}]}]}
        """.utf8)
    }
    let guest = Guest(try Kitchen.session(of: menu("5", "2")))
    guest.press("↵↓ ↓ +⎋o")
    guest.browser.follow(.menu(try MenuReader.read(menu("5", "2.50"))))
    #expect(guest.sees("M L, bufala   era 7,00 €"))
    guest.browser.follow(.menu(try MenuReader.read(menu("4.50", "2.50"))))
    #expect(!guest.sees("era"))
  }

  /// The pizzas A and B; B costs 3.00.
  private static func menu(price: String, isSoldOut: Bool = false) -> [UInt8] {
    Array(
      """
      {"currency": "EUR", "pizzas": [{"name": "A", "price": "\(price)", "soldOut": \(isSoldOut)},
       {"name": "B", "price": "3.00"}]}
      """.utf8)
  }

  @Test(
    "the number of add-ons to choose is worded naturally, and left out if any number may be chosen",
    arguments: [
      (#"{"min": 2, "max": 2}"#, "Salse · 2 a scelta, obbligatorie"),
      (#"{"min": 1}"#, "Salse · almeno 1"), (#"{"max": 3}"#, "Salse · fino a 3"),
      (#"{"min": 1, "max": 1}"#, "Salse · una a scelta, obbligatoria"),
      (#"{"min": 1, "max": 3}"#, "Salse · da 1 a 3"), (#"{"min": 0}"#, "Salse"),
    ])
  func number_ofAddOns_isSaidAsIsUsual(choose: String, title: String) throws {
    let items = #"[{"name": "a"}, {"name": "b"}, {"name": "c"}]"#
    let group = #"{"title": "Salse", "choose": \#(choose), "items": \#(items)}"#
    let menu = Kitchen.menu([#"{"name": "Patate", "addOns": [\#(group)]}"#])
    let guest = Guest(try Kitchen.session(of: menu))
    guest.press("↵")
    #expect(guest.screen.contains { $0.trimmed == title }, "\(guest.screen)")
  }

  @Test("the choice as text and JSON has counts, names and the total")
  func choice_asTextAndJSON_isWhole() throws {
    let guest = Guest(try Kitchen.session())
    guest.press("++")
    let text = ChoiceText(guest.state.choice, guest.state.session, typesetter: Kitchen.typesetter)
    #expect(text.text.string.contains("2 × Marinara  12,00 €\n"))
    #expect(text.json.string.contains("\"count\": 2, \"name\": \"Marinara\""))
    #expect(text.json.string.contains("\"total\": \"12.00\""))
    #expect(!text.json.string.contains("people"), "their number is not known")
    guest.press("o↓++")
    let counted = ChoiceText(
      guest.state.choice, guest.state.session, typesetter: Kitchen.typesetter)
    #expect(counted.json.string.contains("\"people\": 2"))
  }
}
