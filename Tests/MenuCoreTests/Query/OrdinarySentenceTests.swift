import MenuTestSupport
import Testing

@testable import OldMenuCore

/// What guests really typed; in doubt more is left out, and no word of a sentence is looked for.
@Suite(.timeLimit(.minutes(5))) struct OrdinarySentenceTests {
  @Test(arguments: [
    ("which pizzas don't contain milk", "milk"), ("pizzas that do not contain milk", "milk"),
    ("which pizzas have no milk or fish in them", "fish milk"),
    ("pizza for my son who is allergic to milk", "milk"),
    ("ich bin laktoseintolerant", "milk"), ("mein Sohn ist milchallergisch", "milk"),
    ("ich bin glutenintolerant", "gluten"), ("ich kann keine Milch trinken", "milk"),
    ("ich trinke keine Milch", "milk"), ("mein Kind darf keine Milch trinken", "milk"),
    ("no bebo leche", "milk"), ("mi hija no bebe leche", "milk"),
    ("no puedo beber leche", "milk"), ("I don't drink milk", "milk"),
    ("I can't drink milk", "milk"), ("non bevo latte", "milk"),
    ("mia figlia non beve latte", "milk"),
    ("non posso bere latte", "milk"), ("je ne bois pas de lait", "milk"),
    ("mon fils ne boit pas de lait", "milk"), ("je ne peux pas boire de lait", "milk"),
  ])
  func whatIsNotTakenIsLeftOutAndNothingElseIsLookedFor(text: String, without: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.without.words == without && !typed.isUndecided)
    #expect(typed.words.isEmpty && typed.allergens.isEmpty)
    #expect(typed.lists == (text.lowercased().contains("pizza") ? [.pizzas] : []))
  }

  @Test(arguments: [
    "mia moglie è vegana io no", "mia moglie è vegana, io no", "mia moglie è vegana ma io no",
    "my wife is vegan I'm not", "my wife is vegan, but I am not", "meine Frau ist vegan, ich nicht",
    "ma femme est végane, moi pas", "ma femme est végane, moi non", "mi mujer es vegana, yo no",
    "mi mujer es vegana pero yo no",
  ])
  func whatSomebodyIsNotHimselfIsNotLeftOut(text: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.isOnlyDiets && typed.diets == [.vegan], "\(typed)")
    #expect(!typed.isUndecided && typed.without.isEmpty)
  }

  @Test(arguments: [
    ("mia moglie è allergica al latte io no", "milk"), ("mia moglie è celiaca io no", "gluten"),
    ("pesce io no", "fish"), ("pesce no", "fish"), ("vegana, latte no", "milk"),
    ("my wife can't have milk, I'm not", "milk"),
  ])
  func whatSomebodyElseMustNotEatStaysLeftOut(text: String, without: String) {
    let typed = TypedQuery(text + " ")
    #expect(typed.without.words == without && typed.allergens.isEmpty)
  }

  @Test(arguments: [
    "etwas zu trinken", "trinken", "was gibt es ohne Milch zu trinken", "algo de beber",
  ])
  func whoWantsADrinkIsShownDrinks(text: String) {
    #expect(TypedQuery(text + " ").lists == [.beverages])
  }
}
