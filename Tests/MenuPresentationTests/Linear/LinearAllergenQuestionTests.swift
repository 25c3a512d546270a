import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// The plainest question of a guest: which allergens a dish has.
@Suite(.timeLimit(.minutes(5))) struct LinearAllergenQuestionTests {
  private let menu = LinearMenu.sample()

  @Test(arguments: [
    "which allergens are in the margherita?", "allergens margherita",
    "what allergens does the margherita have",
    "margherita allergens", "allergens in the margherita", "che allergeni ha la margherita?",
    "quali allergeni ci sono nella margherita", "allergeni della margherita",
    "allergeni: margherita", "welche Allergene hat die Margherita?",
    "welche Allergene sind in der Margherita", "Allergene Margherita",
    "quels allergènes dans la margherita ?", "quels sont les allergènes de la margherita ?",
    "qué alérgenos tiene la margherita?", "¿Qué alérgenos hay en la margherita?",
    "alergenos margherita",
  ])
  func theDishIsTold(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Margherita. Numero 2 del menu."), "\(answer)")
    #expect(answer.contains("Contiene glutine (frumento), latte. Può contenere frutta a guscio."))
  }

  @Test func alsoOneThatIsAnAllergenItself() {
    #expect(menu.told(to: "che allergeni ha il tiramisù?").hasPrefix("Tiramisù."))
    #expect(menu.told(to: "which allergens are in the tiramisu?").hasPrefix("Tiramisù."))
  }

  @Test func whereSeveralAreMeantTheyAreListed() {
    let answer = menu.told(to: "allergens pizza")
    #expect(answer.contains("1. Marinara") && answer.contains("5. Mare"), "\(answer)")
  }

  /// Whoever tells his own allergens must not be shown what has them.
  @Test(arguments: [
    "my allergens are milk and fish", "allergens: milk, fish", "allergeni latte e pesce",
    "meine Allergene sind Milch und Fisch", "mes allergènes sont lait et poisson",
    "mis alérgenos son leche y pescado",
  ])
  func hisOwnAllergensAreNotLookedFor(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Senza che cosa? Scrivi un allergene. Forse: 1. senza"), "\(answer)")
    _ = menu.told(to: "1")
    #expect(menu.session.query.filter.without == [.milk, .fish])
  }

  @Test(arguments: [
    "allergeni", "allergens", "Allergene", "allergènes", "alérgenos",
  ])
  func theWordAloneTellsOfFilters(line: String) {
    #expect(menu.told(to: line).contains("Gli allergeni sono: "))
  }

  @Test(arguments: [
    "which allergens?", "which allergens do you have?", "quali allergeni?", "che allergeni avete",
    "welche Allergene habt ihr?", "quels allergènes avez-vous ?", "¿qué alérgenos hay?",
  ])
  func aQuestionWithoutADishTellsOfThemToo(line: String) {
    _ = menu.told(to: "senza latte")
    let answer = menu.told(to: line)
    #expect(answer.contains("Gli allergeni sono: "), "\(answer)")
    #expect(menu.session.query.search.isEmpty)
  }

  /// Who tells his allergens and asks for a dish does not leave the dish out.
  @Test(arguments: [
    "sono allergico al latte, posso mangiare la diavola?",
    "mio figlio è allergico al latte, può mangiare la diavola?",
    "sono celiaca, la diavola va bene?", "I'm allergic to nuts, is the diavola safe?",
    "my daughter has a milk allergy, can she eat the diavola?",
    "ich habe eine Milchallergie, darf ich die Diavola essen?",
    "je suis allergique au lait, puis-je manger la diavola ?",
    "soy alérgico a la leche, ¿puedo comer la diavola?",
    "la diavola va bene per chi è allergico alle noci?",
    "ist die Diavola für jemanden mit Nussallergie geeignet?",
  ])
  func aDishBesideHisAllergensIsAskedAbout(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Diavola. Numero 4 del menu."), "\(answer)")
    #expect(answer.contains("chiedere al personale"), "\(answer)")
  }

  @Test(arguments: [
    "avete qualcosa senza latte, cipolla e aglio?", "do you have something without milk, onions?",
    "habt ihr etwas ohne Milch, Zwiebeln?", "can I have something without milk, onions?",
  ])
  func whatElseIsToBeLeftOutIsNotLookedFor(line: String) {
    #expect(menu.told(to: line).hasPrefix("Non so dire quali sono senza"), "\(line)")
  }
}
