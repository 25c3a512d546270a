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
