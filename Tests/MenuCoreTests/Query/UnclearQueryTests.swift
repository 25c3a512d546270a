import Testing

@testable import MenuCore

/// What may be meant as something to leave out.
@Suite(.timeLimit(.minutes(5))) struct UnclearQueryTests {
  @Test(arguments: [
    ("everything but milk", "milk"), ("anything but milk", "milk"), ("avoid milk", "milk"),
    ("everything other than milk", "milk"), ("milk never", "milk"), ("never milk", "milk"),
    ("mai latte", "milk"), ("latte mai", "milk"), ("evita il latte", "milk"),
    ("tutto meno il latte", "milk"), ("tutto tranne il latte", "milk"),
    ("a parte le uova", "eggs"), ("tampoco leche", "milk"), ("leche tampoco", "milk"),
    ("todo menos leche", "milk"), ("nunca huevos", "eggs"), ("huevos nunca", "eggs"),
    ("alles außer Milch", "milk"), ("alles bis auf Milch", "milk"), ("nie Milch", "milk"),
    ("Milch nie", "milk"), ("tout sauf le lait", "milk"), ("jamais de lait", "milk"),
    ("lait jamais", "milk"), ("à part le lait", "milk"),
  ])
  func whatSetsAsideLeavesOut(text: String, without: String) {
    let typed = TypedQuery(text)
    #expect(typed.without.words == without)
    #expect(!typed.isUndecided && typed.rest.isEmpty, "\(typed.rest)")
  }

  @Test(arguments: [
    ("milk safe", "milk"), ("milk-safe", "milk"), ("nut safe", "peanuts nuts"),
    ("safe for milk", "milk"), ("milk is a problem", "milk"), ("problem with milk", "milk"),
    ("milk is bad for me", "milk"), ("milk and eggs are forbidden", "eggs milk"),
    ("milk safe?", "milk"), ("il latte è un problema", "milk"),
    ("problemi con il latte", "milk"), ("sicuro per il latte", "milk"), ("latte: pericolo", "milk"),
    ("Milch ist ein Problem", "milk"), ("Milch ist verboten", "milk"), ("sicher für Ei", "eggs"),
    ("le lait est un problème", "milk"), ("problème avec le lait", "milk"),
    ("la leche es un problema", "milk"), ("seguro para leche", "milk"),
    ("los huevos me sientan mal", "eggs"),
  ])
  func whatNobodySaysWhoLooksForAnAllergenIsAskedAbout(text: String, guess: String) {
    let typed = TypedQuery(text)
    let guessed = typed.isUndecided ? typed.guessedWithout : typed.namedWithout
    #expect(guessed.words == guess)
    #expect(MenuDataSource(menu: Menu()).understood(typed).isUndecided)
  }

  @Test(arguments: [
    ("kein Fleisch", "fleisch"), ("sans viande", "viande"), ("senza carne", "carne"),
    ("sin carne", "carne"), ("no meat", "meat"), ("no pork", "pork"), ("sin cerdo", "cerdo"),
    ("senza maiale", "maiale"), ("ohne Schwein", "schwein"), ("sans porc", "porc"),
    ("no beef", "beef"), ("ohne Wurst", "wurst"), ("sans veau", "veau"), ("sin pollo", "pollo"),
    ("meat free", "meat"), ("senza alcol", "alcol"), ("senza carne di maiale", "carne di maiale"),
    ("no chicken meat", "chicken meat"), ("allergisch gegen Fleisch", "fleisch"),
  ])
  func meatIsNoMistypedAllergen(text: String, unknown: String) {
    let typed = TypedQuery(text)
    #expect(typed.unknownWithout == [unknown])
    #expect(typed.guessedWithout == [] && typed.without == [])
  }

  @Test(arguments: ["Fleisch", "viande", "carne", "pork", "pizza prosciutto", "salame"])
  func meatIsLookedForAsAWord(text: String) {
    let typed = TypedQuery(text)
    #expect(!typed.isUndecided && !typed.words.isEmpty)
  }

  @Test(arguments: [
    ("milk", "milk"), ("con pesce", "fish"), ("contains milk", "milk"), ("is milk in it", "milk"),
    ("con pesce sicuro", "fish"), ("problem", ""), ("sicuro", ""), ("milk is ok", "milk"),
  ])
  func whatIsAskedForIsLookedFor(text: String, allergens: String) {
    let typed = TypedQuery(text)
    #expect(typed.allergens.words == allergens)
    #expect(!typed.isUndecided && typed.without.isEmpty)
  }
}
