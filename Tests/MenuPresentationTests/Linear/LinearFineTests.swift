import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Who left something out and changes his mind: only what plainly says so takes a filter away.
@Suite(.timeLimit(.minutes(5))) struct LinearFineTests {
  private let menu = LinearMenu.sample()

  private func told(_ lines: String...) -> String { menu.told(toTheLastOf: lines) }

  @Test(arguments: [
    "actually milk is fine", "Actually, milk is fine.", "milk is ok after all", "milk's fine",
    "milk is fine for me", "the milk is not a problem", "oh, milk is fine now!",
    "but milk is fine", "il latte va bene", "in realtà il latte va bene",
    "il latte va bene lo stesso", "anzi, il latte va bene", "il latte non è un problema",
    "Milch geht doch", "Milch ist doch ok", "eigentlich ist Milch in Ordnung",
    "doch, Milch ist kein Problem", "en fait le lait ça va", "finalement, le lait va bien",
    "le lait n'est pas un problème", "la leche está bien", "en realidad la leche está bien",
    "al final la leche no es un problema",
  ])
  func whatIsFineAfterAllIsLeftOutNoLonger(line: String) {
    let answer = told("senza latte", "senza pesce", line)
    #expect(menu.session.query.filter.without == [.fish], "\(answer)")
    #expect(
      answer.hasPrefix("Non escludi più: latte.\n") && answer.contains("Filtri: senza pesce."),
      "\(answer)")
  }

  @Test(arguments: [
    "milk and eggs are fine", "il latte e le uova vanno bene", "Milch und Eier sind ok",
    "le lait et les œufs vont bien", "la leche y los huevos están bien",
    "milk is fine, eggs are fine",
  ])
  func severalAreFineAtOnce(line: String) {
    let answer = told("senza latte e uova", line)
    #expect(answer.hasPrefix("Non escludi più: uova, latte. Nessun filtro.\n"), "\(answer)")
    #expect(menu.session.query.filter == QueryFilter())
  }

  @Test(arguments: [
    "milk is not fine", "milk is never fine", "milk isn't fine", "milk fine not", "is milk fine",
    "is milk fine?", "milk is fine?", "milk is fine for my wife", "goat's milk is fine",
    "lactose is fine", "cheese is fine", "a little milk is fine", "milk and cheese are fine",
    "if milk is fine", "milk, ok", "ok milk", "traces of milk are fine", "I think milk is fine",
    "milk is fine but not for me", "milk is fine or not", "no, milk is fine", "milk yes",
    "mlk is fine", "milk is fine under 8", "everything is fine", "milk was fine", "fine",
    "milk is fine in coffee", "milk chocolate is fine", "milk is fine vegan", "milk is fine no",
    "is fine milk", "milk", "milk for me",
    "il latte non va bene", "va bene il latte?", "va bene il latte", "il latte non va mica bene",
    "il latte va bene per mia moglie", "la mozzarella va bene", "latte di capra va bene",
    "un po' di latte va bene", "il lattosio va bene", "il latte va male",
    "Milch geht nicht", "Milch geht gar nicht", "geht Milch", "Milch geht doch nicht",
    "ist Milch ok", "Milch geht für meine Frau", "Ziegenmilch geht", "Milch geht kaum",
    "le lait ne va pas", "le lait ça va pas", "le lait ça ne va pas", "le lait, ça va ?",
    "le lait va mal", "le lait ça va pour ma fille", "la leche no está bien",
    "la leche está mal", "¿la leche está bien?", "la leche de cabra está bien",
    "la leche está bien para mi hija",
  ])
  func whateverElseIsSaidTakesNothingAway(line: String) {
    let answer = told("senza latte", line)
    #expect(menu.session.query.filter.without.contains(.milk), "\(answer)")
    #expect(!answer.contains("Non escludi più"), "\(answer)")
  }

  @Test(arguments: [
    "milk is fine for my wife", "il latte va bene per mia moglie", "lactose is fine",
  ])
  func whoMayMeanItIsToldHow(line: String) {
    let answer = told("senza latte", line)
    #expect(answer.contains("togli latte") && !answer.contains("Margherita"), "\(answer)")
  }

  @Test func whatIsDeniedBesideItIsLeftOut() {
    let answer = told("senza latte", "milk is fine, eggs are not")
    #expect(menu.session.query.filter.without == [.milk, .eggs], "\(answer)")
    #expect(answer.contains("togli"), "\(answer)")
  }

  @Test func aWordForTwoTakesBackTheOneItNames() {
    let answer = told("no nuts", "frutta a guscio va bene")
    #expect(menu.session.query.filter.without == [.peanuts], "\(answer)")
  }

  @Test func aKindIsNotTakenBackFromItsGroup() {
    let answer = told("senza grano", "wheat is fine")
    #expect(menu.session.query.filter.without == [.gluten, .wheat], "\(answer)")
  }

  @Test func whatWasToldLastIsNotAskedAbout() {
    let answer = told("senza latte", "margherita", "lists", "marinara", "1", "il latte va bene")
    #expect(menu.session.query.filter.without.isEmpty, "\(answer)")
  }

  @Test(arguments: ["milk is fine", "il latte va bene"])
  func whereNothingIsLeftOutItIsASearch(line: String) {
    let answer = told(line)
    #expect(answer.contains("Margherita"), "\(answer)")
  }
}
