import MenuCore
import MenuPresentation
import TestSupport
import Testing

struct LinearQueryTests {
  @Test("the filters command says whether any filter is active")
  func filters() throws {
    var listener = try Listener()
    #expect(listener.type("filtri").hasPrefix("Nessun filtro è attivo.\nTutto il menu: 46 voci.\n"))
    let spoken = listener.type("senza latte", "filtri")
    #expect(spoken.hasPrefix("Ricerca attiva: senza latte.\n9 voci.\n37 nascoste"))
  }

  @Test("clearing the filters reads the lists, and their numbers open them")
  func clear_ofAnything_readsTheLists() throws {
    var listener = try Listener()
    let spoken = listener.type("senza latte", "togli")
    #expect(spoken.hasPrefix("Tutto il menu: 46 voci.\n1. Pizze, 24 voci.\n"))
    #expect(listener.type("2").contains("Bevande: 11 voci."))
  }

  @Test("unstated dishes can be listed, each with a sentence to ask the staff")
  func unstated() throws {
    var listener = try Listener()
    let spoken = listener.type("senza latte")
    #expect(spoken.contains("\n9 voci non lo dichiarano: per sentirle scrivi “non dichiarate”.\n"))
    let all = listener.type("non dichiarate")
    #expect(all.hasPrefix("Senza latte: 18 voci") && !all.contains("per sentirle"))
    let more = listener.type("altre")
    #expect((all + more).matches(of: /Chiedere al personale/).count == 9)
    #expect(listener.type("not stated") == spoken)
    #expect(listener.type("liste", "non dichiarate").hasPrefix("Nessun allergene è escluso.\n"))
  }

  @Test(
    "if many dishes mention a word, the others are counted, with how to list them")
  func mentioned() throws {
    var listener = try Listener()
    let spoken = listener.type("senza pomodoro")
    let sentence = /in questi (\d+): (.+) e altri (\d+) \(scrivi “pomodoro”\)\./
    let found = try #require(spoken.firstMatch(of: sentence)).output
    #expect(Int(found.1) == found.2.split(separator: ", ").count + (Int(found.3) ?? 0))
    #expect(listener.type("“pomodoro”").hasPrefix("“pomodoro”: \(found.1) voci."))
  }

  @Test("the last word of a line is complete, and not the beginning of a longer one")
  func finishedLine() throws {
    var listener = try Listener()
    // The beginning of `sale`, `salmone` and `salame`.
    let spoken = listener.type("senza sal")
    #expect(spoken.contains("“sal”") && !spoken.contains("Senza che cosa"))
    #expect(listener.type("senza").hasPrefix("Senza che cosa"))
  }

  @Test("a search without rows names its filters, and a repeated list is named once")
  func named() throws {
    var listener = try Listener()
    let spoken = listener.type("tonno rucola")
    #expect(spoken.hasPrefix("“tonno”, “rucola”: 0 voci.\nNessuna voce con questi filtri.\n"))
    #expect(listener.type("1", "liste", "1", "e pizze").hasPrefix("Pizze: 24 voci."))
  }

  @Test(
    "a line with nothing to search for keeps the last answer", arguments: ["per favore", "ciao"])
  func nothingAsked(line: String) throws {
    var listener = try Listener()
    #expect(listener.type("bevande", line).hasPrefix("Non c'è niente da cercare."))
    #expect(listener.type("1").hasPrefix("Acqua naturale"))
    #expect(listener.type(line, "+").hasPrefix("Aggiunto: Acqua naturale."))
  }

  @Test("dishes without a statement are offered only if they meet the other conditions")
  func unstatedWithinAPrice() throws {
    let dishes = [5, 8, 20, 30].map { #"{"name": "A\#($0)", "price": "\#($0)"}"# }
    let session = try Kitchen.session(of: Kitchen.menu(dishes))
    var listener = Listener(session)
    let offered = listener.type("senza latte fino a 9")
    #expect(offered.contains("\n2 voci non lo dichiarano: "), "\(offered)")
    #expect(listener.type("non dichiarate").contains("2 da chiedere al personale.\n1. A5"))
    let none = listener.type("senza latte fino a 2")
    #expect(!none.contains("lo dichiara"), "\(none)")
    #expect(!listener.type("non dichiarate").contains("Lo dichiarano tutte."))
  }

  @Test("the answer says if no dish is unstated")
  func allState() throws {
    let menu = Kitchen.menu([#"{"name":"Rossa","allergens":"none"}"#])
    var listener = Listener(try Kitchen.session(of: menu))
    listener.type("senza latte")
    #expect(listener.type("non dichiarate").hasPrefix("Lo dichiarano tutte.\nSi può scrivere"))
  }

  @Test(
    "rows ordered by price are one list",
    arguments: ["prezzo", "per prezzo", "in ordine di prezzo", "by price", "nach Preis"])
  func order(line: String) throws {
    var listener = try Listener()
    let spoken = listener.type("vegetariana", line)
    #expect(spoken.hasPrefix("Vegetariana, in ordine di prezzo: "))
    let names = spoken.matches(of: /\n\d+\. ([^,]+),/).map { String($0.output.1) }
    #expect(names.prefix(3) == ["Caffè", "Chinotto", "Patatine fritte (prodotto surgelato)"])
    #expect(listener.type("per menu") == listener.type("vegetariana"))
  }

  @Test("a new search says that it replaces the previous one, and how to narrow that")
  func replaced() throws {
    var listener = try Listener()
    #expect(listener.type("senza latte").hasPrefix("Senza latte: 9 voci"))
    let narrowing = "Per restringere la ricerca comincia con “e”.\n"
    #expect(
      listener.type("funghi")
        .hasPrefix("Ricerca nuova, al posto di: senza latte.\n\(narrowing)“funghi”: 3 voci."))
    #expect(listener.type("funghi").hasPrefix("“funghi”: 3 voci."))
    let third = listener.type("bevande")
    #expect(third.hasPrefix("Ricerca nuova, al posto di: “funghi”.\nBevande: 11 voci."))
    #expect(listener.type("liste", "tonno").hasPrefix("“tonno”: 1 voce."))
  }

  @Test(
    "a line that begins with `and` narrows the search",
    arguments: [
      (["senza latte", "e vegana"], "Senza latte, vegana: 7 voci"),
      (["funghi", "e senza uova"], "Senza uova, “funghi”: 0 voci. 3 nascoste"),
      (["vegetariana", "per prezzo", "and up to 4"], "Vegetariana, fino a 4,00 €, in ordine"),
      (["xyzzy", "e funghi"], "“funghi”: 3 voci."), (["e funghi"], "“funghi”: 3 voci."),
      (["senza latte", "non dichiarate", "und Pizzen"], "Senza latte, pizze: "),
    ])
  func narrowed(lines: [String], spoken: String) throws {
    var listener = try Listener()
    let answer = listener.type(lines)
    #expect(answer.hasPrefix(spoken), "\(answer)")
  }

  @Test(
    "a line without an answer leaves the search unchanged",
    arguments: [
      "cheap", "and cheap", "please", "grazie", "and thanks", "without",
    ])
  func unanswered(line: String) throws {
    var listener = try Listener(language: "en")
    let rows = listener.type("without milk")
    let answer = listener.type(line)
    #expect(answer.contains("The search is: without milk.\n") && !answer.contains("1. "))
    #expect(listener.type("back") == rows)
    #expect(listener.type(line, "and under 3").hasPrefix("Without milk, up to €3.00: 4 items."))
  }

  @Test("conditions of the command line stay with every search until they are cleared")
  func chosen() throws {
    var session = try Kitchen.session()
    session.ask(MenuQuery(filter: QueryFilter(without: [.milk])))
    var listener = Listener(session)
    #expect(listener.type("pizze").hasPrefix("Senza latte, pizze: 2 voci"))
    #expect(listener.type("dolci").hasPrefix("Ricerca nuova, al posto di: pizze.\n"))
    #expect(listener.type("togli", "dolci").hasPrefix("Dolci: 6 voci."))
  }

  @Test("back repeats the previous answer, and after a dish the rows it came from")
  func back() throws {
    var listener = try Listener()
    let nothing = "Prima non c'è niente.\nSi può scrivere"
    #expect(listener.type("indietro").hasPrefix(nothing))
    let mushrooms = listener.type("funghi")
    #expect(listener.type("2", "indietro") == mushrooms)
    let lists = listener.type("liste", "liste")
    #expect(listener.type("+numero", "aiuto", "indietro") == lists)
    #expect(listener.type("zurück") == mushrooms)
    #expect(listener.type("indietro").contains("1. Pizze, 24 voci."))
    #expect(listener.menu.session.query.isEmpty)
    #expect(listener.type("indietro").hasPrefix(nothing))
  }

  @Test("a search without result is known until the next line, and the previous search stays")
  func searchInVain() throws {
    var listener = try Listener()
    listener.type("senza latte")
    #expect(listener.menu.searchedInVain == nil)
    listener.type("xyzzy")
    #expect(listener.menu.searchedInVain == "xyzzy")
    #expect(listener.menu.session.query.combinedFilter.without == [.milk])
    listener.type("aiuto")
    #expect(listener.menu.searchedInVain == nil)
  }

  @Test("the lists command says which search it removes, and back restores it")
  func listsAfterASearch() throws {
    var listener = try Listener()
    let found = listener.type("tonno senza uova")
    let spoken = listener.type("liste")
    #expect(spoken.hasPrefix("Tolto: senza uova, “tonno”. “indietro” lo riprende.\n1. Pizze"))
    #expect(listener.type("indietro") == found)
    #expect(listener.type("liste", "liste").hasPrefix("1. Pizze"))
    #expect(listener.type("1", "scelta", "liste").hasPrefix("Tolto: Pizze.\n1. Pizze"))
    #expect(listener.type("indietro", "liste").hasPrefix("1. Pizze"))
  }

  @Test("a search after the choice says what it replaces")
  func replacedAfterTheChoice() throws {
    var listener = try Listener()
    let spoken = listener.type("senza latte", "scelta", "funghi")
    #expect(spoken.hasPrefix("Ricerca nuova, al posto di: senza latte.\n"))
  }
}
