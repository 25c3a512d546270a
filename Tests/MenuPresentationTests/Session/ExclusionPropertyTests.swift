import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// The property of the grammar as a guest sees it: a typed allergen is in a clause or named by the notice,
/// whatever words surround it.
@Suite(.timeLimit(.minutes(5))) struct ExclusionPropertyTests {
  private static let menu = Kitchen.menu([
    #"{"name":"Orto","ingredients":["onion"],"allergens":"none","diets":["vegan"]}"#,
    #"{"name":"Bianca","ingredients":["mozzarella"],"allergens":["gluten","milk"]}"#,
    #"{"name":"Rossa","ingredients":["salami"],"allergens":["gluten"],"price":9}"#,
  ])
  static let words = ["no", "milk", "and", "onion", "meat", "nuts", "allergy", "not", "vegan"]
  private static let allergens = ["milk", "nuts"]
  /// The maximum number of words; one more gives nine times as many sentences.
  private static let longest = isProof ? 4 : 3

  @Test(
    "an allergen among up to three words is in a clause or in the notice", arguments: words)
  func sequences(_ first: String) throws {
    let source = MenuDataSource(
      menu: try MenuReader.read(Self.menu).menu, language: "en", words: .english
    ).indexed()
    var sequences = [[first]]
    for length in 1...Self.longest {
      for sequence in sequences {
        let text = sequence.joined(separator: " ")
        let session = MenuSession(source, query: MenuQuery().typing(text, in: .english))
        let clauses = session.isUnderstood ? session.clauses : []
        let shown = (clauses + [session.notice ?? ""]).joined(separator: " ")
        for allergen in Self.allergens where sequence.contains(allergen) {
          #expect(shown.contains(allergen), "“\(text)”: \(shown)")
        }
      }
      if length == Self.longest { return }
      sequences = sequences.flatMap { row in Self.words.map { row + [$0] } }
    }
  }
}
