import Testing

@testable import MenuCore

/// A *no* before a food says that the dish is without it; before any other word it reverses what follows.
struct LexiconNegationTests {
  typealias Case = LexiconTests.Case

  @Test(
    "a food after no is not in the dish",
    arguments: [
      "No cheese", "no cheese, more tomato", "No butter, no cream", "neither egg nor milk",
      "neither butter nor cream", "we use oil, never butter", "No cheese on it",
      "Nessun formaggio", "né burro né panna", "usiamo olio, mai burro", "no formaggio",
      "senza né latte né uova né soia", "Kein Käse", "keine Butter, keine Sahne",
      "weder Butter noch Sahne", "weder Ei noch Milch noch Käse", "wir verwenden keine Butter",
      "Pas de fromage", "pas de beurre ni de crème", "aucun fromage", "ni beurre ni crème",
      "il n'y a pas de fromage", "jamais de beurre", "Ningún queso", "ni queso ni nata",
      "nada de mantequilla", "usamos aceite, nunca mantequilla", "no queso",
    ])
  func foodAfterNo(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a food that another one replaces, or that the kitchen does not use, is not in the dish",
    arguments: [
      "oil instead of butter", "olio al posto del burro", "Öl statt Butter",
      "olio invece di panna", "de l'huile d'olive à la place du beurre", "huile au lieu de beurre",
      "aceite en lugar de mantequilla", "aceite en vez de nata", "we don't use butter",
      "we never use butter", "non usiamo burro né panna", "no usamos mantequilla",
    ])
  func replacedFood(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a food that replaces another one is in the dish",
    arguments: [
      "butter instead of oil", "Butter statt Öl", "burro al posto dell'olio",
      "butter rather than margarine",
    ])
  func replacingFood(_ text: String) { #expect(Lexicon.allergens(in: text).contains(.milk)) }

  @Test(
    "a food that is replaced only by choice, or whose denial is replaced, is in the dish",
    arguments: [
      "oil instead of butter on request", "Öl statt Butter möglich",
      "invece del burro, se volete, olio", "heute normal statt milchfrei",
      "we don't use milk-free cream",
    ])
  func replacedByChoice(_ text: String) { #expect(Lexicon.allergens(in: text).contains(.milk)) }

  @Test(
    "the foods after without, and after an or in its list, are not in the dish",
    arguments: [
      "w/o nuts or eggs", "without cheese or butter", "No eggs or dairy", "no cheese or eggs",
      "senza burro o panna", "ohne Käse oder Sahne", "sans beurre ou crème", "sin queso o nata",
      "ohne Käse oder Butter oder Sahne", "w/o cheese or butter, hot", "without a drop of milk",
      "sans une goutte de lait", "sin una gota de leche",
    ])
  func foodAfterOr(_ text: String) { #expect(Lexicon.allergens(in: text).isEmpty) }

  @Test(
    "a no or without covers only the foods directly after it",
    arguments: [
      Case("no butter with cheese", [.milk]), Case("no nuts; contains milk", [.milk]),
      Case("without cheese or with butter", [.milk]), Case("without onion or cheese", [.milk]),
      Case("senza panna o pesce al burro", [.milk, .fish]),
      Case("mozzarella, no butter or cream", [.milk]),
      Case("mozzarella senza panna o burro", [.milk]),
    ])
  func otherFood(_ row: Case) { row.expectAllergens() }

  @Test(
    "a no denies nothing if no food follows it, or if another word reverses it",
    arguments: [
      Case("no cheese-free pizza", [.milk]), Case("no cheese free topping", [.milk]),
      Case("no more cheese than usual", [.milk]), Case("no other cheese than Gorgonzola", [.milk]),
      Case("no, cheese", [.milk]), Case("no: milk", [.milk]),
      Case("Allergene: keine Angabe", .groups), Case("no cheese option", [.milk]),
      Case("No cheese? Ask", [.milk]), Case("no cheese without milk", [.milk]),
      Case("never without cheese", [.milk]), Case("not without butter", [.milk]),
      Case("no lack of cheese", [.milk]), Case("no cheese like ours", [.milk]),
      Case("nicht ohne Käse", [.milk]), Case("keine Garantie für milchfrei", [.milk]),
      Case("Wir garantieren nicht, dass keine Butter drin ist", [.milk]),
      Case("noch mehr Käse", [.milk]), Case("noch Käse dazu", [.milk]),
      Case("mai senza burro", [.milk]), Case("nessuna garanzia senza latte", [.milk]),
      Case("pas sans fromage", [.milk]), Case("pas de pizza sans fromage", [.milk]),
      Case("Nessuna pasta senza glutine", [.gluten]), Case("kein Brot glutenfrei", [.gluten]),
      Case("aucune crème sans lait", [.milk]),
      Case("our no 1 cheese", [.milk]), Case("il nostro n° 1, mai 2 formaggi", [.milk]),
      Case("nunca sin queso", [.milk]),
      Case("no vegan cheese", [.crustaceans, .eggs, .fish, .milk, .molluscs]),
    ])
  func reversedNo(_ row: Case) { row.expectAllergens() }
}
