import OldMenuCore
import Testing

/// What the texts of a beverage say is in it, and what they say that it tastes like or goes with.
@Suite(.timeLimit(.minutes(5))) struct DrinkTextTests {
  private func named(_ members: String) throws -> [Allergen] {
    let json = #"{"beverages": [{\#(members), "allergens": "none"}]}"#
    return try MenuReader.read(Array(json.utf8)).namedAllergens
  }

  @Test(
    arguments: [
      ("Topped with whipped cream", .milk), ("con panna montata", .milk),
      ("mit Schlagsahne", .milk), ("avec crème chantilly", .milk), ("con nata", .milk),
      ("Whisky, lemon, egg white", .eggs), ("Rum, albume, lime", .eggs),
      ("mit Eiweiß und Zitrone", .eggs), ("con granella di nocciole", .nuts),
      ("con una pallina di gelato", .milk), ("mit Mandelsirup und Sahne", .milk),
      ("Wheat beer", .gluten), ("Birra artigianale non filtrata", .gluten),
      ("Two scoops of ice cream and milk", .milk), ("Amaretto, burro di arachidi", .peanuts),
      ("Tomato juice, celery stick", .celery), ("Espresso with hazelnut syrup", .nuts),
      ("whisky de malta", .gluten), ("mit Pils gemischt", .gluten), ("dark ale", .gluten),
    ] as [(String, Allergen)])
  func whatIsInADrinkCounts(text: String, allergen: Allergen) throws {
    let found = try named(#""name": "A", "description": "\#(text)""#)
    #expect(found.contains(allergen), "\(text) \(found)")
  }

  @Test(arguments: [
    "Ideale con pesce, crostacei e formaggi", "Perfect with grilled fish",
    "note di mandorla e burro",
    "Passt zu Käse und Nüssen", "Noten von Haselnuss und Brioche", "Notes d'amande et de beurre",
    "Accompagne les fruits de mer", "Marida con quesos y pescado", "notas de almendra",
    "hints of hazelnut and toast", "Con pesce", "Zu Fisch", "with oysters", "con formaggi",
    "Sentori di nocciola", "aroma of almond", "al palato mandorla", "In der Nase Mandel, Pfirsich",
    "For pizza and pasta", "Per la pizza", "Käsebegleiter", "cream soda with lime",
  ])
  func whatADrinkTastesOfOrGoesWithDoesNot(text: String) throws {
    #expect(try named(#""name": "A", "description": "\#(text)""#) == [], "\(text)")
  }

  @Test(
    arguments: [
      ("Caffè con panna", [.milk]), ("Kaffee mit Sahne", [.milk]), ("Coffee with cream", [.milk]),
      ("Irish cream", [.milk]), ("Weißbier", [.gluten]), ("Pale ale", [.gluten]),
      ("Helles Lagerbier", [.gluten]), ("Acqua Panna", []), ("Cream soda", []),
      ("Pecorino", []), ("Ginger ale", []), ("Ginger beer", []), ("Acqua con gas", []),
      ("Crème de menthe", []), ("Root beer", []), ("Ingwerbier", []),
    ] as [(String, [Allergen])])
  func theNameOfADrinkIsReadToo(name: String, allergens: [Allergen]) throws {
    #expect(try named(#""name": "\#(name)""#) == allergens, "\(name)")
  }
}
