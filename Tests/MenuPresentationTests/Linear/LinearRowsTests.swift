import MenuCore
import MenuPresentation
import TestSupport
import Testing

struct LinearRowsTests {
  @Test(
    "typing the complete name of a dish reads its card", arguments: ["diavola", "Quattro Formaggi"])
  func wholeName(line: String) throws {
    var listener = try Listener()
    let card = listener.type(line)
    #expect(card.contains("Contiene glutine (frumento), latte."), "\(card)")
    #expect(listener.type("1").lowercased().hasPrefix(line.lowercased()))
  }

  @Test("the found part is read out, and a word typed twice is named once")
  func found() throws {
    var listener = try Listener()
    #expect(listener.type("maxi").contains(" Maxi."))
    #expect(listener.type("fatto in casa").lowercased().contains("fatto in casa."))
    #expect(listener.type("funghi funghi").contains("\n“funghi”: 3 voci."))
  }

  @Test("a group is read with its list, and a line without a request gets a sentence first")
  func lists() throws {
    var listener = try Listener()
    #expect(listener.type("liste").contains("\n2. Pizze, Le classiche, 7 voci.\n"))
    #expect(listener.type("per favore").hasPrefix("Non c'è niente da cercare.\nSi può scrivere"))
    listener.type("+marinara")
    #expect(listener.type("scelta").hasSuffix("Non è un ordine: leggi la scelta al cameriere.\n"))
  }

  @Test(
    "a question about a dish is answered with what it states",
    arguments: [
      "what is in the tiramisu?", "what's in the tiramisù?", "che cosa contiene il tiramisù?",
      "che cosa c'è nel tiramisù?", "qu'est-ce qu'il y a dans le tiramisu ?",
      "¿qué hay en el tiramisú?",
      "was ist in Tiramisù?",
    ])
  func question(line: String) throws {
    var listener = try Listener()
    let answer = listener.type(line)
    #expect(answer.contains("\n1. Tiramisù, 5,50 €"), "\(answer)")
    #expect(answer.contains("\nContiene glutine (frumento), uova, latte."), "\(answer)")
  }

  @Test("line numbers continue over pages, and earlier ones stay valid")
  func more() throws {
    var listener = try Listener()
    #expect(listener.type("pizze").contains("15. Bufalina"))
    #expect(listener.type("altre").hasPrefix("16. 'Nduja e burrata"))
    #expect(listener.type("17").hasPrefix("Tonno e cipolla"))
    #expect(listener.type("1").hasPrefix("Marinara"))
    #expect(listener.type("funghi", "2").hasPrefix("Quattro Stagioni"))
  }

  @Test("the greeting of a menu with one list names its groups, too")
  func groupsOfTheOnlyList() throws {
    let groups = #"[{"id": "a", "title": "Antipasti"}, {"id": "p", "title": "Primi"}]"#
    let dishes = #"[{"name": "A", "group": "a"}, {"name": "B", "group": "p"}]"#
    let menu = #"{"groups": \#(groups), "other": \#(dishes)}"#
    let greeting = Listener(try Kitchen.session(of: Array(menu.utf8))).greeting
    let lines = "1. Altro, 2 voci.\n2. Altro, Antipasti, 1 voce.\n3. Altro, Primi, 1 voce.\n"
    #expect(greeting.hasPrefix(lines), "\(greeting)")
  }

  @Test("the lists and their sections are opened by their numbers")
  func sections() throws {
    var listener = try Listener()
    #expect(listener.greeting.contains("\n1. Pizze, 24 voci.\n2. Bevande, 11 voci.\n"))
    #expect(listener.type("2").hasPrefix("Bevande: 11 voci.\n1. Acqua naturale"))
    #expect(listener.type("liste").contains("\n4. Pizze, Le speciali, 7 voci.\n"))
    #expect(listener.type("4").hasPrefix("Le speciali: 7 voci.\n1. Giuseppe"))
    #expect(listener.type("filtri").hasPrefix("Ricerca attiva: Le speciali.\n7 voci."))
    #expect(listener.type("liste", "+4").hasPrefix("Le speciali: 7 voci.\n"))
  }

  @Test("the number of a dish on the menu is read out, and can be typed")
  func printedNumber() throws {
    var listener = try Listener()
    #expect(listener.type("funghi").contains("2. Quattro Stagioni, 9,50 €, numero 6."))
    #expect(listener.type("2").hasPrefix("Quattro Stagioni, 9,50 €, numero 6."))
    for line in ["16", "numero 16", "Nummer 16"] {
      #expect(listener.type(line).contains("'Nduja e burrata, 12,50 €, numero 16,"), "\(line)")
    }
    #expect(listener.type("numero 2").hasPrefix("Margherita, da 7,00 €, numero 2,"))
    #expect(listener.type("numero 99").hasPrefix("Nessun piatto ha il numero 99.\n"))
    #expect(listener.type("99").hasPrefix("Non c'è una riga 99 nell'ultima risposta.\n"))
  }

  @Test("a number beyond the last answer adds no dish, but opens the one with that number")
  func numberBeyondTheAnswer() throws {
    var listener = try Listener()
    #expect(listener.type("+16").hasPrefix("Aggiunto: 'Nduja e burrata."))
    listener.type("funghi")
    let answer = listener.type("+16")
    #expect(answer.hasPrefix("Non c'è una riga 16 nell'ultima risposta.\n'Nduja e burrata"))
    #expect(listener.menu.choice.lines.map(\.count) == [1])
    #expect(listener.type("+").hasPrefix("Aggiunto: 'Nduja e burrata"))
  }

  @Test("a number with a letter opens its dish")
  func printedLetters() throws {
    let menu = Kitchen.menu([#"{"name": "Marinara", "number": "A1"}"#, #"{"name": "Napoli"}"#])
    var listener = Listener(try Kitchen.session(of: menu))
    #expect(listener.type("a1").hasPrefix("Marinara, numero A1."))
    #expect(listener.menu.opened != nil && listener.menu.session.query.isEmpty)
  }

  @Test("groups with the same letters in other bytes are two groups")
  func groups_inOtherBytes_areTwo() throws {
    let groups = ["caff\u{E8}", "caffe\u{300}"].map { #"{"id": "\#($0)", "title": "\#($0)"}"# }
    let dishes = ["caff\u{E8}", "caffe\u{300}", "caffe\u{300}"].map {
      #"{"name": "Moka", "price": "2.00", "group": "\#($0)"}"#
    }
    let menu =
      #"{"language": "it", "groups": [\#(groups.joined(separator: ","))],"#
      + #" "beverages": [\#(dishes.joined(separator: ","))]}"#
    var listener = Listener(try Kitchen.session(of: Array(menu.utf8)))
    let lists = listener.type("liste")
    #expect(lists.contains("2. Bevande, caff\u{E8}, 1 voce.\n3. Bevande, caffe\u{300}, 2 voci."))
  }

  @Test(
    "the number of the hint with its word reads the next rows, and any other number adds",
    arguments: ["{0} more", "{0} altre", "ancora {0}"])
  func number_ofTheHint_readsTheNextRows(line: String) throws {
    var listener = try Listener()
    let first = listener.type("pizze")
    let left = try #require(first.firstMatch(of: /Ancora ([0-9]+) voci/)?.1)
    listener.type("+1")
    let next = listener.type(line.replacing("{0}", with: left))
    #expect(next.hasPrefix("16. "), "\(next)")
    #expect(listener.menu.choice.numberOfDishes == 1)
    listener.type("+1", "ancora 2")
    #expect(listener.menu.choice.numberOfDishes == 4)
  }
}
