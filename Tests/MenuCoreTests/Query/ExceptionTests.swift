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

  @Test(
    "a filter after a word of exception or of denial is neither applied nor offered",
    arguments: [
      "salvo senza glutine", "eccetto senza glutine", "tutto tranne senza glutine",
      "a parte vegano", "fuorché vegano", "invece di vegano", "quasi vegano",
      "sauf sans gluten", "à part végan", "au lieu de végan", "presque végan",
      "salvo sin gluten", "excepto sin gluten", "aparte de vegano", "jamás vegano",
      "tampoco vegano", "casi vegano", "niemals vegan", "keineswegs vegan", "fast glutenfrei",
      "ausgenommen glutenfrei", "abgesehen von vegan", "statt vegan",
      "except without gluten", "apart from vegan", "other than vegan", "instead of vegan",
      "unless vegan", "almost vegan", "anything but milk free",
    ])
  func filter_afterAnException_isNeitherAppliedNorOffered(typed: String) {
    let query = TypedQuery(typed)
    #expect(query.filter.isEmpty && query.namedAllergens.isEmpty && query.unclear != nil)
  }

  @Test(
    "an exclusion after *but* is applied",
    arguments: [
      "pizza but without gluten", "pizza ma senza glutine", "Pizza aber ohne Gluten",
      "pizza mais sans gluten", "pizza pero sin gluten",
    ])
  func exclusion_afterBut_isApplied(typed: String) {
    let query = TypedQuery(typed)
    #expect(query.filter.without == [.gluten] && query.state == .complete)
  }

  @Test("a negation reaches over the words in front of a filter, but not over a comma")
  func negation_beforeWords_reachesTheFilter() {
    for typed in [
      "not necessarily vegan", "non deve essere vegano", "pas forcément végan",
      "nicht unbedingt vegan", "no hace falta que sea vegano", "doesn't have to be vegan",
    ] {
      #expect(TypedQuery(typed).unclear == typed, "\(typed)")
    }
    #expect(TypedQuery("non tonno, vegana").unclear == "non tonno")
  }

  @Test("a negation at the end is about the whole text")
  func negation_atTheEnd_isAboutTheWholeText() {
    for typed in ["vegan never", "vegan nope", "senza glutine mai", "vegan niemals", "vegan nicht"]
    {
      #expect(TypedQuery(typed).unclear == typed, "\(typed)")
    }
  }

  @Test(
    "a lower limit of the price is not understood, and is no upper limit",
    arguments: [
      "sopra 9 euro", "superiore a 9 euro", "above 9 euro", "at least 9 euro",
      "au-dessus de 9 euros", "por encima de 9 euros", "a partir de 9 euros",
      "por lo menos 9 euros",
      "oberhalb von 9 Euro", "teurer als 9 Euro", "more expensive than 9 euro",
    ])
  func lowerLimit_isNotUnderstood(typed: String) {
    let query = TypedQuery(typed)
    #expect(query.filter.limit == .any && query.unclear == typed)
  }
}
