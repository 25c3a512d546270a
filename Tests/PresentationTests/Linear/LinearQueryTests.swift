import MenuCore
import MenuPresentation
import Testing

struct LinearQueryTests {
  @Test("filters says whether any is on")
  func filters() throws {
    var listener = try Listener()
    #expect(listener.type("filtri").hasPrefix("Nessun filtro è attivo.\nTutto il menu: 46 voci.\n"))
    let told = listener.type("senza latte", "filtri")
    #expect(told.hasPrefix("Ricerca attiva: senza latte.\n9 voci, 37 nascoste"))
  }

  @Test("dishes about which nothing is stated can be heard, each with whom to ask")
  func unstated() throws {
    var listener = try Listener()
    let told = listener.type("senza latte")
    #expect(told.contains("\n9 voci non lo dichiarano: per sentirle scrivi non dichiarate.\n"))
    let all = listener.type("non dichiarate")
    #expect(all.hasPrefix("Senza latte: 18 voci") && !all.contains("per sentirle"))
    let more = listener.type("altre")
    #expect((all + more).matches(of: /Chiedere al personale/).count == 9)
    #expect(listener.type("not stated") == told)
    #expect(listener.type("liste", "non dichiarate").hasPrefix("Nessun allergene è escluso.\n"))
  }

  @Test(
    "rows in the order of the price are one list",
    arguments: ["prezzo", "per prezzo", "in ordine di prezzo", "by price", "nach Preis"])
  func order(line: String) throws {
    var listener = try Listener()
    let told = listener.type("vegetariana", line)
    #expect(told.hasPrefix("Vegetariana, in ordine di prezzo: "))
    let names = told.matches(of: /\n\d+\. ([^,]+),/).map { String($0.output.1) }
    #expect(names.prefix(3) == ["Caffè", "Chinotto", "Patatine fritte"])
    #expect(listener.type("per menu") == listener.type("vegetariana"))
  }

  @Test("back tells the answer of before, and behind a dish its rows")
  func back() throws {
    var listener = try Listener()
    #expect(listener.type("indietro") == "Prima non c'è niente.\n")
    let mushrooms = listener.type("funghi")
    #expect(listener.type("2", "indietro") == mushrooms)
    let lists = listener.type("liste")
    #expect(listener.type("+numero", "aiuto", "indietro") == lists)
    #expect(listener.type("zurück") == mushrooms)
    #expect(listener.type("indietro").contains("1. Pizze, 24 voci."))
    #expect(listener.menu.session.query.isEmpty)
    #expect(listener.type("indietro") == "Prima non c'è niente.\n")
  }
}
