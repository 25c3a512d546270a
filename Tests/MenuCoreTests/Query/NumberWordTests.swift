import Foundation
import Testing

@testable import OldMenuCore

/// Numbers in letters, as the system spells them out.
@Suite(.timeLimit(.minutes(5))) struct NumberWordTests {
  @Test(arguments: ["it", "en", "de", "fr", "es"])
  func eachUpToNinetyNineIsKnownAsItIsSpelled(language: String) throws {
    let speller = NumberFormatter()
    speller.locale = Locale(identifier: language)
    speller.numberStyle = .spellOut
    for number in 1...99 {
      let word = try #require(speller.string(from: NSNumber(value: number)))
      #expect(NumberWord.value(of: word.folded) == number, "\(word)")
      let apart = word.folded.replacing("-", with: " ")
      #expect(NumberWord.value(of: apart) == number, "\(apart)")
    }
  }

  @Test(arguments: [
    ("ventuna", 21), ("ventun", 21), ("vingt et une", 21), ("vingt-et-un", 21),
    ("veintiuna", 21), ("treinta y una", 31), ("einundzwanzig", 21), ("thirtyfive", 35),
    ("soixante et onze", 71),
  ])
  func oneHasTheFormsOfWhatIsCounted(word: String, number: Int) {
    #expect(NumberWord.value(of: word.folded) == number)
  }

  @Test(arguments: ["se i", "twenty a", "twenty eleven", "venti quattro", "vingt trente", "o tto"])
  func whatIsOnlyNearlyANumberIsNone(words: String) {
    #expect(NumberWord.value(of: words) == nil)
  }
}
