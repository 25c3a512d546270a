import OldMenuCore
import Testing

/// What people write who mean that something is not in a dish: nobody is told that it is.
@Suite(.timeLimit(.minutes(5))) struct TrueDenialTests {
  @Test(arguments: [
    "milch- und eifrei", "gluten- und laktosefrei", "milch-/eifrei", "milk- and egg-free",
    "dairy-, egg- and nut-free", "free from: milk, nuts, gluten", "Free from milk, nuts and gluten",
    "senza: glutine, lattosio, uova", "ohne: Milch, Eier", "no lleva leche", "no tiene leche",
    "no incluye leche", "non ha latte", "ne comporte pas de lait", "has no milk", "Milch: nein",
    "latte: no", "Milk: no", "lait : non", "leche: no", "Nuts? No", "zero glutine",
    "Glutenfrei und laktosefrei, auch vegan", "senza glutine e latte, vegano su richiesta",
    "sans gluten ni lait, végan sur demande", "gluten-free, vegan option available",
    "senza latte, anche vegetariano", "zero latte", "Does not contain: milk, eggs, nuts",
    "Contains none of: milk, nuts",
    "Enthält keine: Milch, Eier", "Nicht enthalten: Milch, Eier", "No contiene: leche, huevos",
    "Ne contient pas : lait, œufs", "non contiene: latte, uova", "Niente burro, solo olio",
    "Nada de queso", "Nie mit Butter", "Minus the cheese", "Not made with nuts", "noci assenti",
    "latte assente",
  ])
  func whatIsDeniedIsNotThere(text: String) throws {
    for members in [
      #""name": "A", "description": "\#(text)""#, #""name": "A", "notes": ["\#(text)"]"#,
    ] {
      let reading = try MenuReader.read(
        Array(#"{"other": [{\#(members), "allergens": "none"}]}"#.utf8))
      let dish = try #require(reading.menu.dish(at: 0, in: .other))
      #expect(reading.diagnostics.map(\.rule) == [], "\(members)")
      #expect(dish.state(of: .milk) == .notAnIngredient, "\(members)")
    }
  }

  @Test(arguments: [
    "butter beans", "butter lettuce", "haricots beurre", "cream of tartar", "shea butter",
    "oyster mushrooms", "tiger nuts", "agneau de lait", "veau de lait", "agnello da latte",
    "noix de veau", "noce di vitello", "crème de cassis", "crème de marrons", "fromage végétal",
    "lait végétal", "pflanzliche Sahne", "nata vegetal", "pine nuts", "king oyster mushrooms",
    "maialino da latte", "cochon de lait", "cochinillo y cordero lechal", "milk-fed lamb",
    "maionese vegetale", "mayonnaise végétale", "pflanzliche Mayonnaise", "tonno vegetale",
    "pommes noisettes", "noisettes d'agneau", "noci di vitello", "champignons huîtres",
    "setas de ostra", "capretto da latte", "pollo manchego", "carne di bufala",
    "cassis de Dijon", "crème de menthe", "head cheese", "crab apple", "Oyster Bay",
    "miel de caña", "carne de membrillo", "noix de porc", "barbe à papa", "pinoli", "piñones",
    "coconut", "Kokosnuss",
  ])
  func whatOnlySoundsLikeAnAllergenIsNone(text: String) throws {
    for members in [
      #""name": "A", "description": "\#(text)""#, #""name": "A", "ingredients": ["\#(text)"]"#,
    ] {
      let reading = try MenuReader.read(
        Array(#"{"other": [{\#(members), "allergens": "none"}]}"#.utf8))
      #expect(reading.diagnostics.map(\.rule) == [], "\(members)")
    }
  }
}
