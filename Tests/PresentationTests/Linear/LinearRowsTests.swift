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
}
