import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

struct LinearSpeechTests {
  /// Characters that a screen reader skips or spells out.
  private static let signs: Set<Character> = ["·", "*", "≥", "×", "…"]

  @Test("no answer has a character that cannot be read out", arguments: InterfaceLanguage.allCases)
  func signs(language: InterfaceLanguage) throws {
    for file in ["Menu.json", "Tests/Fixtures/Menus/full.json"] {
      let session = try Kitchen.session(of: Repository.bytes(file), words: language)
      var listener = Listener(session)
      let words = session.strings.linear
      var answers = [listener.type(words.lists), listener.type(words.help)]
      for number in 1...session.source.menu.numberOfDishes {
        if number > 1, number % 15 == 1 { answers.append(listener.type(words.more)) }
        answers.append(listener.type("\(number)"))
      }
      answers.append(
        listener.type("\(session.strings.without) \(language.name(of: Allergen.milk))"))
      answers += [listener.type(session.strings.hiddenNotStated), listener.type(words.choice)]
      for answer in answers { #expect(!answer.contains(where: Self.signs.contains), "\(answer)") }
    }
  }

  @Test(
    "help names a verb for removing a line where voices skip the minus",
    arguments: [(InterfaceLanguage.french, "retirer"), (.spanish, "quitar")])
  func minus(language: InterfaceLanguage, verb: String) throws {
    var listener = try Listener(words: language)
    let help = listener.type("?")
    #expect(help.contains("\(verb) 2") && !help.contains("-2"), "\(help)")
    listener.type("+marinara", "pizze", "\(verb) 1")
    #expect(listener.menu.choice.isEmpty)
  }

  @Test("signs in the owner's texts are read out in words")
  func ownerSigns() throws {
    let menu = Array(
      #"""
      {"language": "it", "currency": "EUR", "notes": ["* può essere surgelato"], "pizzas": [
        {"name": "Mare*", "description": "30 × 40 cm · per due…", "price": {"from": "9.00"},
          "ingredients": [{"name": "gamberi", "frozen": true}, "cozze"]}]}
      """#.utf8)
    var listener = Listener(try Kitchen.session(of: menu))
    #expect(
      listener.type("pizze").contains(
        "Mare con asterisco, da 9,00 €. Gamberi (prodotto surgelato), cozze."))
    #expect(listener.type("1").contains("30 x 40 cm, per due."))
    #expect(listener.type("+1").contains("Totale: almeno 9,00 €."))
    #expect(listener.type("liste").contains("Con l'asterisco: può essere surgelato."))
  }

  @Test("after a change of the language, signs are read out in its words")
  func signsInANewLanguage() throws {
    let menu = #"{"language":"it","notes":["* può essere surgelato"],"pizzas":[{"name":"Mare*"}]}"#
    var listener = Listener(try Kitchen.session(of: Array(menu.utf8)))
    let english = listener.type("liste", "lingua inglese")
    #expect(english.contains("With an asterisk: può essere surgelato."), "\(english)")
  }

  @Test("ranges and marks are read out in words")
  func rangesAndMarks() throws {
    let menu = Array(
      #"""
      {"language": "it", "currency": "EUR", "hours": "12–15, 19:00 – 23:30", "pizzas": [
        {"name": "Pesce", "price": {"from": "5.00", "to": "8.50"}},
        {"name": "Carne", "price": {"from": "5.00", "to": "8.00", "per": "kg"}},
        {"name": "Coca-Cola®", "price": "3.00"}, {"name": "Riso – il nero", "price": "3.00"}]}
      """#.utf8)
    var listener = Listener(try Kitchen.session(of: menu))
    let rows = listener.type("pizze")
    #expect(rows.contains("\n1. Pesce, da 5,00 a 8,50 €.\n2. Carne, da 5,00 a 8,00 € al kg.\n"))
    #expect(rows.contains("\n3. Coca-Cola, 3,00 €.\n4. Riso – il nero, 3,00 €.\n"), "\(rows)")
    #expect(listener.type("orari").contains("da 12 a 15, da 19:00 a 23:30."))
  }

  @Test("the note on the star is also read for a star in the name of a size")
  func starOfSize() throws {
    let menu = Array(
      #"""
      {"language": "it", "notes": ["* può essere surgelato"], "pizzas": [
        {"name": "Mare", "sizes": [{"name": "maxi*", "price": "9.00"}]}]}
      """#.utf8)
    var listener = Listener(try Kitchen.session(of: menu))
    #expect(listener.type("liste").contains("Con l'asterisco: può essere surgelato."))
  }

  @Test("a price is read with its unit, and each of several sizes with its price")
  func units() throws {
    let menu = Array(
      #"""
      {"language": "it", "currency": "EUR", "other": [
        {"name": "Arancino", "price": {"amount": "2.00", "per": "piece"}},
        {"name": "Tagliere", "price": {"amount": "9.00", "per": "person"}},
        {"name": "Olive", "sizes": [{"name": "poche", "price": {"amount": "1.00", "per": "person"}},
          {"name": "tante", "price": {"amount": "2.00", "per": "person"}}]}]}
      """#.utf8)
    var listener = Listener(try Kitchen.session(of: menu))
    let rows = listener.type("altro")
    #expect(rows.contains("1. Arancino, 2,00 € al pezzo."))
    #expect(rows.contains("2. Tagliere, 9,00 € a persona."))
    #expect(rows.contains("3. Olive, da 1,00 € a persona."))
    listener.type("+1", "+1")
    #expect(
      listener.type("scelta").hasPrefix("1. Arancino, 2 volte, 4,00 €, 2,00 € l'una."))
  }

  @Test("an extra is read with its surcharge and allergens, and whom to ask only once")
  func extras() throws {
    var listener = try Listener()
    let card = listener.type("numero 2")
    #expect(
      card.contains(
        "\nContiene glutine (frumento), latte. Può contenere frutta a guscio. Sugli altri allergeni chiedere al personale.\n"
      ))
    #expect(card.contains("\nFormato: normale, 7,00 €; maxi, 45 cm, 11,50 €.\n"))
    #expect(card.contains("\nAggiunte: bufala, 2,50 € in più, contiene latte. Per gli allergeni"))
  }

  @Test("frozen food is named in words, never by its star")
  func frozenDish() throws {
    let dishes = [
      #"{"name": "Chips", "frozen": true, "price": "3.00", "soldOut": true}"#,
      #"{"name": "Gin", "description": "un *molto* buon gin, 5 * 4 cl, con olive*"}"#,
    ]
    var listener = Listener(try Kitchen.session(of: Kitchen.menu(dishes)))
    #expect(listener.type("chips").contains("1. Chips (prodotto surgelato), esaurito"))
    #expect(listener.type("+1").contains("Chips: esaurito."))
    #expect(listener.type("le chips sono senza latte").contains("che cosa dichiara Chips."))
    #expect(listener.type("gin").contains("Un molto buon gin, 5 4 cl, con olive con asterisco."))
  }

  @Test("a note of thousands of digits is read out at once", .timeLimit(.minutes(1)))
  func longNumber() throws {
    let digits = String(repeating: "1", count: 30_000)
    let menu = ##"{"notes": ["\##(digits) – x, 12–15"], "pizzas": [{"name": "Mare"}]}"##
    var listener = Listener(try Kitchen.session(of: Array(menu.utf8)))
    #expect(listener.type("liste").contains("– x, da 12 a 15."))
  }

  @Test(
    "a note on the star is left out if no text has a star, wherever the note has it",
    arguments: ["* surgelato", "I piatti con * sono surgelati", "(*) surgelato"])
  func noteWithoutStars(note: String) throws {
    let notes = #"["\#(note)", "Può contenere *noci*", "Chiuso il lunedì"]"#
    let menu = #"{"language": "it", "notes": \#(notes), "pizzas": [{"name": "Mare"}]}"#
    var listener = Listener(try Kitchen.session(of: Array(menu.utf8)))
    let lists = listener.type("liste")
    #expect(!lists.contains("surgelat"), "\(lists)")
    #expect(lists.hasSuffix("Può contenere noci.\nChiuso il lunedì.\n"), "\(lists)")
  }

  @Test("thousands of notes on the star are read out at once", .timeLimit(.minutes(1)))
  func manyStarNotes() throws {
    let notes = Array(repeating: #""* ** surgelato""#, count: 3_000).joined(separator: ",")
    let dishes = Array(repeating: #"{"name": "Mare"}"#, count: 9_000).joined(separator: ",")
    let menu = #"{"notes": [\#(notes)], "pizzas": [\#(dishes)]}"#
    var listener = Listener(try Kitchen.session(of: Array(menu.utf8)))
    #expect(listener.type("liste").split(separator: "\n").count == 3_001)
  }

  @Test(
    "a sign before a number is read out as at least", arguments: ["≥ 40 cm", "≥40 cm"],
    [InterfaceLanguage.italian, .german])
  func atLeast(size: String, language: InterfaceLanguage) throws {
    let dish = #"{"name": "Mare", "description": "\#(size)"}"#
    var listener = Listener(try Kitchen.session(of: Kitchen.menu([dish]), words: language))
    let said = Strings[language].chooseAtLeast.filled("40")
    #expect(listener.type("1").contains("\(said) cm."))
  }
}
