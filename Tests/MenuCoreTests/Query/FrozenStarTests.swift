import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Notes that say what one star means, and two, and those that say that nothing is frozen.
@Suite(.timeLimit(.minutes(5))) struct FrozenStarTests {
  private func found(_ word: String, notes: String...) throws -> [Int] {
    let text = """
      {"notes": [\(notes.map { "\"\($0)\"" }.joined(separator: ", "))],
        "pizzas": [{"name": "Gamberi*"}, {"name": "Salmone**"}, {"name": "Marinara"}]}
      """
    let texts = MenuTexts(try MenuReader.read(Array(text.utf8)).menu)
    var found: [Int] = []
    texts.forEachDish(with: SearchWord(whole: Array(word.utf8))) { found.append($0) }
    return found
  }

  @Test func eachNumberOfStarsMeansWhatItsOwnNoteSays() throws {
    #expect(try found("surgelato", notes: "* surgelato", "** abbattuto") == [0])
    #expect(try found("surgelato", notes: "* surgelato ** abbattuto") == [0])
    #expect(try found("surgelato", notes: "* piatto del giorno", "** congelato a bordo") == [1])
    #expect(try found("frozen", notes: "(*) prodotto surgelato all'origine") == [0])
    #expect(try found("surgelato", notes: "*/** surgelato") == [0, 1])
  }

  @Test(arguments: [
    "* pesce fresco, mai surgelato", "* fresh, never frozen", "* nie tiefgefroren",
    "* jamais surgelé", "* nunca congelado", "* non è surgelato", "* senza prodotti surgelati",
  ])
  func whatANoteDeniesIsNotFrozen(note: String) throws {
    #expect(try found("surgelato", notes: note) == [])
  }

  @Test(arguments: [
    "* se non disponibile fresco, surgelato", "* nicht frisch, sondern tiefgefroren",
    "* quando non c'è pesce fresco usiamo il surgelato", "* può essere surgelato, non fresco",
  ])
  func whatDeniesSomethingElseLeavesItFrozen(note: String) throws {
    #expect(try found("surgelato", notes: note) == [0])
  }
}
