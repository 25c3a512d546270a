import MenuCore
import MenuPresentation
import Testing

struct LinearRowsTests {
  @Test("the numbers of lines go on, and those before are still good")
  func more() throws {
    var listener = try Listener()
    #expect(listener.type("pizze").contains("15. Bufalina"))
    #expect(listener.type("altre").hasPrefix("16. 'Nduja e burrata"))
    #expect(listener.type("17").hasPrefix("Tonno e cipolla"))
    #expect(listener.type("1").hasPrefix("Marinara"))
    #expect(listener.type("funghi", "2").hasPrefix("Quattro Stagioni"))
  }

  @Test("the lists and their sections are opened by their numbers")
  func sections() throws {
    var listener = try Listener()
    #expect(listener.greeting.contains("\n1. Pizze, 24 voci.\n2. Bevande, 11 voci.\n"))
    #expect(listener.type("2").hasPrefix("Bevande: 11 voci.\n1. Acqua naturale"))
    #expect(listener.type("liste").contains("\n4. Le speciali, 7 voci.\n"))
    #expect(listener.type("4").hasPrefix("Le speciali: 7 voci.\n1. Giuseppe"))
    #expect(listener.type("filtri").hasPrefix("Ricerca attiva: Le speciali.\n7 voci"))
    #expect(listener.type("liste", "+4").hasPrefix("Le speciali: 7 voci.\n"))
  }
}
