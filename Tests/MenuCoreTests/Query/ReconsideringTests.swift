import MenuTestSupport
import Testing

@testable import OldMenuCore

/// What is said to be fine after all, and what is not although it nearly reads so.
@Suite(.timeLimit(.minutes(5))) struct ReconsideringTests {
  /// Who says so: `X` is an allergen by its name.
  private static let sentences = [
    "X is fine", "actually X is fine", "the X is ok after all", "X is not a problem",
    "X va bene", "in realtà X va bene", "anzi, X non è un problema", "X va bene lo stesso",
    "X geht doch", "eigentlich ist X in Ordnung", "X ist doch ok", "X ist kein Problem",
    "en fait X ça va", "finalement, X va bien", "X n'est pas un problème",
    "X está bien", "en realidad X está bien", "al final X no es un problema",
  ]

  /// What must not be taken for that, wherever it stands: denials, and who else it is fine for.
  private static let others =
    Vocabularies.all.flatMap { vocabulary in
      let terms = vocabulary.typed
      return [
        terms.negations, terms.negationsBehind, terms.unclear, terms.exceptions, terms.with,
        terms.harmless, terms.meat,
      ].flatMap { $0.split(separator: ",") }.map { String($0).trimmed }
    } + [
      "?", "if", "se", "wenn", "a little", "kaum", "hardly", "peu", "mia moglie", "my wife",
      "meine Frau", "ma fille", "mi hija", "goat's", "xyz", "was", "only", "solo", "nur",
    ]

  @Test(arguments: Allergen.groups)
  func anAllergenIsFineByItsOwnName(allergen: Allergen) {
    let names = Set(InterfaceLanguage.allCases.map { $0.terms.name(of: allergen) })
    for (sentence, name) in Self.sentences.flatMap({ text in names.map { (text, $0) } }) {
      let typed = TypedQuery(sentence.replacing("X", with: name) + " ")
      #expect(typed.fineAfterAll == AllergenSet(allergen), "\(sentence): \(name)")
    }
  }

  @Test(arguments: UInt64(0)..<8)
  func anotherWordTakesThatBack(seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    for sentence in Self.sentences {
      for name in ["milk", "latte", "Milch", "lait", "leche"] {
        guard let other = Self.others.randomElement(using: &random) else { continue }
        var words = sentence.replacing("X", with: name).split(separator: " ").map(String.init)
        words.insert(other, at: Int.random(in: 0...words.count, using: &random))
        let text = words.joined(separator: " ")
        #expect(TypedQuery(text + " ").fineAfterAll.isEmpty, "seed \(seed): \(text)")
      }
    }
  }
}
