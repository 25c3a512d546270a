import MenuCore
import Testing

@testable import MenuPresentation

/// The words that guests type line by line, in their resource file.
struct GuestWordsTests {
  @Test("every line of the file has a meaning or a number, and words that are understood")
  func line_ofTheFile_isUnderstood() {
    for line in WordFile.orders {
      let meaning = GuestWords.Meaning(rawValue: line.name)
      #expect(meaning != nil || Int(line.name) != nil, "\(line.name)")
      #expect(line.words.allSatisfy { !$0.isEmpty && !$0.contains(" ") }, "\(line)")
      for word in line.words {
        if let meaning { #expect(GuestWords.has(word, about: meaning), "\(word)") }
        if let number = Int(line.name) { #expect(GuestWords.number(word) == number, "\(word)") }
      }
    }
  }

  @Test("every meaning has words", arguments: GuestWords.Meaning.allCases)
  func meaning_ofAWord_hasWords(meaning: GuestWords.Meaning) {
    let isInFile = WordFile.orders.contains { $0.name == meaning.rawValue }
    #expect(isInFile || [.number, .language].contains(meaning))
  }
}
