import Testing

@testable import OldMenuCore

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
    ("Milch ist ein Problem", "milk"), ("sicher für Ei", "eggs"),
    ("le lait est un problème", "milk"), ("problème avec le lait", "milk"),
    ("la leche es un problema", "milk"), ("seguro para leche", "milk"),
  ])
  func whatNobodySaysWhoLooksForAnAllergenIsAskedAbout(text: String, guess: String) {
    let typed = TypedQuery(text)
    let guessed = typed.isUndecided ? typed.guessedWithout : typed.namedWithout
    #expect(guessed.words == guess)
    #expect(MenuDataSource(menu: Menu()).understood(typed).isUndecided)
  }

  @Test(arguments: [
    ("pizza ma senza latte", "milk", "pizza"), ("con pesce ma senza latte", "milk", "pesce"),
    ("pizza però senza latte", "milk", "pizza"), ("pizza but no milk", "milk", "pizza"),
    ("fish but no milk", "milk", "fish"), ("pizza but without milk", "milk", "pizza"),
    ("pizza pero sin leche", "milk", "pizza"), ("con pescado pero sin leche", "milk", "pescado"),
    ("Pizza aber ohne Milch", "milk", "Pizza"), ("Fisch aber keine Eier", "eggs", "Fisch"),
    ("pizza mais sans lait", "milk", "pizza"), ("poisson mais pas d'œufs", "eggs", "poisson"),
    ("mia figlia è allergica al latte", "milk", ""),
    ("mio figlio non può mangiare uova", "eggs", ""),
    ("my son can't have eggs", "eggs", ""), ("meine Tochter darf keine Milch", "milk", ""),
    ("mein Kind ist allergisch gegen Eier", "eggs", ""),
    ("ma fille est allergique au lait", "milk", ""),
    ("mon fils ne peut pas manger d'œufs", "eggs", ""),
    ("mi hija es alérgica a la leche", "milk", ""),
    ("mi hijo no puede comer huevos", "eggs", ""),
    ("qualsiasi cosa tranne latte", "milk", ""), ("anything without milk", "milk", ""),
    ("cualquier cosa sin leche", "milk", ""), ("n'importe quoi sans lait", "milk", ""),
    ("Milch ist verboten", "milk", ""), ("le lait me rend malade", "milk", ""),
    ("los huevos me sientan mal", "eggs", ""), ("pizza mais", "", "pizza mais"),
  ])
  func littleWordsAreNotLookedFor(text: String, without: String, rest: String) {
    let typed = TypedQuery(text)
    #expect(typed.without.words == without)
    #expect(typed.rest == rest)
    #expect(!typed.isUndecided)
  }

  @Test(arguments: [
    ("non digerisco il latte", "milk"), ("non deve contenere uova", "eggs"),
    ("non sopporto il lattosio", "milk"), ("senza alcun latte", "milk"),
    ("senza latte aggiunto", "milk"), ("non bevo latte", "milk"),
    ("without added milk", "milk"), ("no trace of milk", "milk"), ("I can't digest milk", "milk"),
    ("ohne jegliche Milch", "milk"), ("ohne Spuren von Nüssen", "peanuts nuts"),
    ("ich bin gegen Nüsse allergisch", "peanuts nuts"), ("vertrage Milch nicht", "milk"),
    ("ich vertrage keine Eier", "eggs"), ("ich esse Fisch nicht", "fish"),
    ("senza latte né tracce di noci", "milk nuts"), ("sans lait, ni traces de noix", "milk nuts"),
    ("no milk nor traces of nuts", "peanuts milk nuts"), ("sans trace de lait", "milk"),
    ("sans la moindre trace de lait", "milk"),
    ("je ne digère pas le lait", "milk"), ("sans lait ajouté", "milk"),
    ("que no tenga leche", "milk"), ("no tolero la leche", "milk"),
    ("no debe contener huevos", "eggs"), ("sin trazas de leche", "milk"),
    ("no digiero la leche", "milk"),
  ])
  func aVerbIsNotWhatIsLeftOut(text: String, without: String) {
    let typed = TypedQuery(text)
    #expect(typed.without.words == without)
    #expect(!typed.isUndecided && typed.rest.isEmpty, "\(typed.rest)")
  }

  @Test(arguments: [
    ("kein Fleisch", "Fleisch"), ("sans viande", "viande"), ("senza carne", "carne"),
    ("sin carne", "carne"), ("no meat", "meat"), ("no pork", "pork"), ("sin cerdo", "cerdo"),
    ("senza maiale", "maiale"), ("ohne Schwein", "Schwein"), ("sans porc", "porc"),
    ("no beef", "beef"), ("ohne Wurst", "Wurst"), ("sans veau", "veau"), ("sin pollo", "pollo"),
    ("meat free", "meat"), ("senza carne di maiale", "carne di maiale"),
    ("no chicken meat", "chicken meat"), ("allergisch gegen Fleisch", "Fleisch"),
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
