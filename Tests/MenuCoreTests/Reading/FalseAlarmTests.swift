import OldMenuCore
import Testing

/// What a text of a dish does not say, though its words might be read so; and what it says all the same.
@Suite(.timeLimit(.minutes(5))) struct FalseAlarmTests {
  private func told(_ text: String) throws -> [Allergen] {
    let file = #"{"pizzas": [{"name": "A", "allergens": "none", "description": "\#(text)"}]}"#
    return try MenuReader.read(Array(file.utf8)).diagnostics.compactMap { diagnostic in
      guard case .allergen(.namedAllergen(_, _, let allergen, _, _)) = diagnostic.rule else {
        return nil
      }
      return allergen
    }
  }

  @Test(arguments: [
    "Parmesan optional", "optional Parmesan", "parmigiano facoltativo", "Parmigiano opzionale",
    "parmesan en option", "parmesano opcional",
    "without cheese, milk or eggs", "without milk, cheese or eggs", "no cheese, milk, or eggs",
    "senza formaggio, latte o uova", "ohne Käse, Milch oder Eier", "sans fromage, lait ni œufs",
    "sin queso, leche ni huevos", "a base without cheese, milk and eggs",
  ])
  func nothingOfItIsThere(text: String) throws {
    #expect(try told(text) == [])
  }

  /// Who knows what the list goes on with?
  @Test(arguments: [
    ("without cheese and milk, eggs", [Allergen.eggs]),
    ("without cheese, eggs or nuts, honey", [.eggs, .nuts]),
    ("senza mozzarella, uova o noci", [.eggs, .nuts]),
  ])
  func whatMayBeThereIsTold(text: String, allergens: [Allergen]) throws {
    #expect(try told(text) == allergens)
  }

  @Test(arguments: [
    "noce di burro", "con una noce di burro", "una noix de beurre", "una nuez de mantequilla",
  ])
  func aKnobOfButterIsButter(text: String) throws {
    #expect(try told(text) == [.milk])
  }

  @Test(arguments: ["burro e noci", "noci, burro", "noce e burro", "noix et beurre"])
  func nutsBesideButterAreNuts(text: String) throws {
    #expect(try told(text).contains(.nuts))
  }

  /// One of them has it.
  @Test(arguments: [
    "wheat or gluten-free", "wheat or gluten-free base", "Weizen oder glutenfrei",
  ])
  func aChoiceHasWhatOneOfItHas(text: String) throws {
    #expect(try told(text) == [.gluten])
  }

  @Test(arguments: ["milk and gluten free", "nut or gluten-free", "wheat and gluten free"])
  func whatIsFreeOfBothHasNeither(text: String) throws {
    #expect(try told(text) == [])
  }
}
