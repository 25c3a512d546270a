import Testing

@testable import MenuCore

/// Sentences with an exception, which no clause expresses.
struct ExceptionTests {
  @Test(
    "allergens after a word such as *except* are named, in five languages",
    arguments: [
      "everything except fish and eggs", "anything but fish or eggs", "all, except fish, eggs",
      "tutto tranne pesce e uova", "tutto fuorché il pesce e le uova",
      "alles außer Fisch und Eiern",
      "alles bis auf Fisch und Eier", "tout sauf poisson et œufs", "todo excepto pescado y huevos",
    ])
  func severalExceptions(typed: String) throws {
    let found = try Trattoria.shipped().asked(typed)
    #expect(found.unclearAllergens == [.fish, .eggs] && found.titles.isEmpty)
  }

  @Test("an exception beside another clause makes the whole text not understood")
  func exceptionBesideAClause() throws {
    let typed = "milk, everything except fish"
    #expect(try Trattoria.shipped().asked(typed).notice == .notUnderstood(typed))
  }

  @Test("a negation of several allergens shows no dish")
  func severalNegated() throws {
    #expect(try Trattoria.shipped().asked("not fish and eggs").titles.isEmpty)
  }
}
