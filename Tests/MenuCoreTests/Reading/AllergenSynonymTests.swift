import OldMenuCore
import Testing

/// What owners write for the allergens, and what of a file is told once.
@Suite(.timeLimit(.minutes(5))) struct AllergenSynonymTests {
  @Test func whatTheFileSaysNothingAboutIsToldInOneLine() throws {
    let row = ReadingCase(
      "",
      file:
        #"{"pizzas": [{"name": "A", "allergens": "none"}, «{»"name": "B", "ingredients": ["acciughe"]}, {"name": "C"}]}"#,
      .warning, .allergen(.allergensNotStated(count: 2, total: 3)))
    try row.check()
  }

  @Test(arguments: [
    "lattosio": Allergen.milk, "frutta-secca": .nuts, "Frutta a guscio": .nuts,
    "krebstiere": .crustaceans, "soia": .soy, "uova": .eggs, "Sellerie": .celery,
    "arachides": .peanuts, "cacahuetes": .peanuts, "Schalenfrüchte": .nuts, "mollusques": .molluscs,
    "solfiti": .sulphites, "leche": .milk, "moutarde": .mustard, "lupini": .lupin,
    "sésame": .sesame, "pescado": .fish, "Weizen": .wheat,
  ])
  func aSynonymInFiveLanguages(word: String, allergen: Allergen) throws {
    let row = ReadingCase(
      "", pizza: #""allergens": [«"\#(word)"»]"#, .error,
      .allergen(.unknownAllergen(text: word, suggestion: allergen)))
    try row.check()
  }
}
