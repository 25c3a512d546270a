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
}
