import Testing

@testable import MenuCore

/// The names of the five languages, as words that are typed.
struct NameTests {
  @Test("a guest may type every name that the screen shows", arguments: InterfaceLanguage.allCases)
  func typedNames(_ language: InterfaceLanguage) {
    let typed = QueryWords(preferring: language)
    for allergen in Allergen.allCases {
      let name = language.name(of: allergen)
      let meaning = typed.meaning(of: FoldedText(name).words[...])?.meaning
      guard case .allergens(let set)? = meaning else {
        Issue.record("\(name) is \(String(describing: meaning))")
        continue
      }
      #expect(set.withKinds.contains(allergen), "\(name)")
    }
  }
}
