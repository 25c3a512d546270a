import OldMenuCore
import Testing

/// What `vegan` says of the part of a dish beside which it stands, and of nothing else.
@Suite(.timeLimit(.minutes(5))) struct VeganPartTests {
  private func named(_ text: String) throws -> [Allergen] {
    let json = #"{"other": [{"name": "A", "description": "\#(text)", "allergens": "none"}]}"#
    return try MenuReader.read(Array(json.utf8)).namedAllergens
  }

  @Test(
    arguments: [
      ("Vegan base with mozzarella", .milk), ("Impasto vegano con gorgonzola", .milk),
      ("Vegane Basis mit Mozzarella", .milk), ("Pâte végane avec mozzarella", .milk),
      ("Masa vegana con mozzarella", .milk), ("Salsiccia vegana e provola", .milk),
      ("Vegan mayo and egg", .eggs), ("Vegan patty, cheese, lettuce", .milk),
      ("Formaggio vegano e scaglie di pecorino", .milk), ("Vegan sausage & cheese", .milk),
      ("Base vegana al formaggio", .milk), ("cheese on vegan bread", .milk),
      ("Käse auf veganem Brot", .milk), ("Vegan dough topped with anchovies", .fish),
      ("formaggio su pane vegano", .milk), ("Vegan-friendly crust, mozzarella", .milk),
      ("Vegan, but cooked in butter", .milk), ("Vegan, topped with mozzarella", .milk),
      ("Vegan, with parmesan shavings", .milk), ("Vegan - but cooked in butter", .milk),
      ("Vegan if you leave the cheese off", .milk), ("Vegano, con queso", .milk),
      ("vegan, but the bread is brushed with butter", .milk), ("Vegan, cuit au beurre", .milk),
      ("Vegan, aber in Butter geschwenkt", .milk), ("Vegan - in Butter gebraten", .milk),
      ("Vegan ausser dem Parmesan", .milk), ("Vegana, ma mantecata al burro", .milk),
      ("Végétalien, mais cuit au beurre", .milk), ("Vegano, pero con mantequilla", .milk),
      ("Käse, Tofu (vegan)", .milk), ("Base vegana, mozzarella", .milk),
      ("Vegano con mozzarella", .milk),
    ] as [(String, Allergen)])
  func aPartThatIsVeganExcusesNoOther(text: String, allergen: Allergen) throws {
    #expect(try named(text).contains(allergen), "\(text)")
  }

  @Test(arguments: [
    "100% vegan, Mozzarella", "Lasagne con besciamella (vegana)", "Mayo (vegan)",
    "Burger, Käse (vegan)", "vegan – mozzarella and basil",
    "vegan and gluten-free, mozzarella, cream", "Käse, Sahne, alles vegan",
    "mozzarella, panna, completamente vegano", "cream and cheese, entirely vegan",
    "crème, fromage, tout végan", "nata, queso, todo vegano", "torta al formaggio vegana",
    "vegan mozzarella with basil", "pomodoro e mozzarella vegana", "panna cotta vegana",
    "vegan panna cotta with berries", "burrata vegana di mandorle senza lattosio",
  ])
  func aDishThatIsVeganHasNoMilk(text: String) throws {
    #expect(try !named(text).contains(.milk), "\(text)")
  }
}
