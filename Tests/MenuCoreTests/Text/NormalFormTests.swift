import Foundation
import OldMenuCore
import Testing

@Suite("The normal forms of Unicode", .timeLimit(.minutes(5)))
struct NormalFormTests {
  @Test("every letter has the forms that Foundation gives it", arguments: NormalForm.allCases)
  func sameAsFoundation(form: NormalForm) {
    let differing = NormalFormTests.letters.filter {
      form.of([$0]) != foundation(form, String($0))
    }
    #expect(differing.isEmpty)
  }

  /// All that is not a Chinese character, up to Unicode 15: Foundation knows no later ones.
  private static let letters = (0...0x2FFFF).compactMap { Unicode.Scalar($0) }.filter { scalar in
    guard let age = scalar.properties.age, age.major < 16 else { return false }
    return !(0x3400...0x9FFF).contains(scalar.value) && !(0x20000...0x2F7FF).contains(scalar.value)
      && scalar.properties.generalCategory != .privateUse
  }

  @Test("so has a letter with marks in any order", arguments: NormalForm.allCases)
  func marks(form: NormalForm) {
    for text in ["a\u{323}\u{302}", "e\u{301}\u{323}", "ự\u{301}", "\u{1100}\u{1161}\u{11A8}", ""] {
      #expect(form.of(Array(text.unicodeScalars)) == foundation(form, text))
    }
  }

  @Test("what grows most has room")
  func growth() {
    let longest = [Unicode.Scalar](repeating: "\u{FDFA}", count: 100)
    #expect(NormalForm.compatible.of(longest).count == 1800)
  }

  private func foundation(_ form: NormalForm, _ text: String) -> [Unicode.Scalar] {
    let text =
      switch form {
      case .decomposed: text.decomposedStringWithCanonicalMapping
      case .composed: text.precomposedStringWithCanonicalMapping
      case .compatible: text.decomposedStringWithCompatibilityMapping
      }
    return Array(text.unicodeScalars)
  }
}
