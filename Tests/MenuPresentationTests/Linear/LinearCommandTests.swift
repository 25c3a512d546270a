import MenuCore
import MenuPresentation
import TestSupport
import Testing

struct LinearCommandTests {
  @Test(
    "a key that types no text is ignored",
    arguments: ["\u{1B}[A", "\u{1B}[1;5C", "\u{1B}OP", " \u{1B}[A\u{1B}[B ", "\u{1}\r"])
  func keys(line: String) throws {
    var listener = try Listener()
    let rows = listener.type("funghi")
    #expect(listener.type(line).isEmpty)
    #expect(listener.menu.session.query.typed.text == "funghi" && rows.contains("1. "))
  }

  @Test("text typed after such a key counts")
  func keyBeforeText() throws {
    var listener = try Listener()
    #expect(listener.type("\u{1B}[Afunghi") == listener.type("funghi"))
  }

  @Test("help names every command, and the greeting only help and quit")
  func help() throws {
    var listener = try Listener()
    #expect(listener.greeting.hasSuffix("parole da cercare, oppure: “aiuto”, “esci”.\n"))
    let help = listener.type("aiuto")
    #expect(
      help.contains(
        "Comandi: liste, filtri, togli, non dichiarate, altre, indietro, scelta, totale, persone, annulla, lingua, aiuto, esci, per prezzo.\n"
      ))
    #expect(help.contains("Con “e” davanti la restringe.") && help.contains("Con “numero” davanti"))
  }

  @Test(
    "the verbs for add and open do the same as `+` and a number",
    arguments: [("aggiungi 2", "+2"), ("add marinara", "+marinara"), ("apri 2", "2")])
  func verbs(line: String, sign: String) throws {
    var listener = try Listener()
    var other = listener
    #expect(listener.type("funghi", line) == other.type("funghi", sign))
  }

  @Test(
    "`q` and common words for quitting end the program",
    arguments: ["q", "quit", "exit", "bye", "esci", "beenden", "Ende", "quitter", "salir"])
  func quitting(word: String) throws {
    var listener = try Listener()
    listener.type(word)
    #expect(listener.menu.isOver)
  }

  @Test(
    "an answer without rows ends with what can be typed",
    arguments: [
      "99", "numero 99", "+ numero 99", "altre", "cheap", "economico", "etwas Billiges", "change",
      "+xyzzy", "+99", "non dichiarate", "annulla", "indietro", "persone e mezzo",
    ], InterfaceLanguage.allCases)
  func answer_withoutRows_endsWithWhatCanBeTyped(
    line: String, language: InterfaceLanguage
  ) throws {
    var listener = try Listener(words: language)
    let answer = listener.type(line)
    let last = try #require(answer.split(separator: "\n").last)
    let strings = Strings[language]
    let byPrice = strings.quoted("\(strings.linear.by) \(strings.byPrice)")
    #expect(answer.contains(strings.canType.filled("")), "\(answer)")
    let words = [strings.quoted(strings.linear.quit), byPrice]
    for word in words.map({ $0.replacing("\u{202F}", with: " ") }) {
      #expect(last.contains(word), "\(answer)")
    }
  }

  @Test("a number in a line that is not understood is not suggested")
  func number() throws {
    var listener = try Listener()
    #expect(!listener.type("xyzzy 3").contains("“3”"))
  }

  @Test(
    "a language can be asked for by its name",
    arguments: ["deutsch", "Deutsch", "language German", "lingua tedesca", "langue allemand"])
  func language(line: String) throws {
    var listener = try Listener()
    listener.type("+marinara")
    #expect(listener.type(line).hasPrefix("Sprache: Deutsch.\n"))
    #expect(listener.type("Auswahl").contains("Summe: 6,00 €"))
    #expect(listener.type("lingua inglese").hasPrefix("Language: English.\n"))
    #expect(listener.type("1").contains("Tomato"))
  }

  @Test(
    "the hours, the address and the phone can be asked for",
    arguments: ["orari", "opening hours", "horaires", "Öffnungszeiten", "telefono"])
  func house(line: String) throws {
    var listener = try Listener()
    let hours = "Orari: da 12 a 15, da 19 a 23, chiuso il lunedì.\n"
    #expect(listener.type(line).hasPrefix(hours + "Indirizzo: "))
  }

  @Test(
    "the choice, the total and undo have more than one word",
    arguments: [
      ("order", "scelta"), ("show my order", "scelta"), ("my choice", "scelta"),
      ("mi pedido", "scelta"), ("Gesamtsumme", "totale"), ("cancel", "annulla"),
    ])
  func synonyms(line: String, word: String) throws {
    var listener = try Listener()
    listener.type("+marinara", "+2 margherita normale")
    var other = listener
    #expect(listener.type(line) == other.type(word))
  }

  @Test("a number before a word that is no option of the line offers that many of the dishes")
  func severalOfAWord() throws {
    var listener = try Listener()
    let answer = listener.type("bevande", "+2 birre")
    #expect(answer.hasSuffix("Per aggiungere birre scrivi “2 birre”.\n"), "\(answer)")
  }

  @Test("the dish that gets an extra is asked for, and gets it")
  func extraOfADish() throws {
    let file = #"""
      {"language": "it", "pizzas": [
        {"name": "Marinara", "addOns": [{"name": "rucola"}, {"name": "olive"}]}, {"name": "Napoli"}]}
      """#
    var listener = Listener(try Kitchen.session(of: Array(file.utf8)))
    #expect(listener.type("+rucola").hasSuffix("Quale?\n"))
    #expect(listener.type("1").hasPrefix("Aggiunto: Marinara, rucola."))
  }

  @Test("a question mark is help", arguments: ["?", " ? ", ""])
  func questionMark(line: String) throws {
    var listener = try Listener()
    let help = listener.type("aiuto")
    #expect(listener.type(line) == help)
  }
}
