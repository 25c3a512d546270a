import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Answers to the question for a size that divide what was ordered, or are not clear.
@Suite(.timeLimit(.minutes(5))) struct LinearDividedAnswerTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { line in
      let size = line.wish?.size.map { line.dish.sizes.indices.contains($0) ? "\($0)" : "" } ?? ""
      return "\(line.count) \(line.dish.name.allTexts.first ?? "")\(size)"
    }
  }

  @Test(arguments: [
    "una normale, una maxi", "una normale e una maxi", "one normale, one maxi, please",
    "eine normale und eine große", "une normale et une grande", "una normale y una grande",
    "normale e maxi", "one normale, one big",
  ])
  func oneOfEachIsTaken(line: String) {
    _ = menu.told(to: "due margherite")
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Margherita0", "1 Margherita1"], "\(answer)")
    #expect(!answer.contains("Non aggiunto"))
  }

  @Test(arguments: [
    "the big one", "both maxi", "both of them in maxi", "maxi for both", "the maxi ones",
    "quella grande", "tutte e due maxi", "entrambe maxi", "beide maxi", "die große", "alle in maxi",
    "les deux en maxi", "celle grande", "las dos en maxi", "ambas maxi", "I'd like the maxi",
  ])
  func wordsBesideASizeSayNothing(line: String) {
    _ = menu.told(to: "due margherite")
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Margherita1"], "\(answer)")
  }

  @Test func theRestIsAskedAbout() {
    _ = menu.told(to: "aggiungi tre margherite e una diavola")
    let answer = menu.told(to: "una maxi")
    #expect(chosen == ["1 Diavola", "1 Margherita1"], "\(answer)")
    #expect(answer.contains("Quale formato?") && answer.contains("aggiungi 2 margherita normale"))
    _ = menu.told(to: "due normali, per favore")
    #expect(chosen == ["1 Diavola", "1 Margherita1", "2 Margherita0"])
  }

  @Test(arguments: [
    "una normale e una gigante", "una maxi e due normali", "one normale and one huge",
  ])
  func whatIsNotClearIsAskedAgain(line: String) {
    _ = menu.told(to: "due margherite")
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Non capisco tutta la frase"), "\(answer)")
    #expect(answer.contains("Quale formato?") && chosen.isEmpty)
    _ = menu.told(to: "maxi")
    #expect(chosen == ["2 Margherita1"])
  }

  /// What was asked about was said last, and not what was taken before it.
  @Test(arguments: ["anzi tre", "actually three", "doch drei"])
  func whatIsAskedAboutIsCountedAnew(line: String) {
    _ = menu.told(to: "una diavola")
    _ = menu.told(to: "due margherite")
    #expect(menu.told(to: line).contains("Quale formato?"))
    _ = menu.told(to: "maxi")
    #expect(chosen == ["1 Diavola", "3 Margherita1"])
  }

  @Test(arguments: [
    "la margherita no", "not the margherita after all", "die Margherita doch nicht",
  ])
  func whatIsAskedAboutIsCalledOff(line: String) {
    _ = menu.told(to: "una diavola")
    _ = menu.told(to: "due margherite")
    #expect(menu.told(to: line).hasPrefix("Non ho aggiunto altro."))
    #expect(menu.told(to: "maxi").contains("margherita maxi") == false)
    #expect(chosen == ["1 Diavola"])
  }

  @Test(arguments: ["gigante", "aiuto", "liste", "is the diavola spicy?"])
  func whatIsNotTakenForAnotherLineIsTold(line: String) {
    _ = menu.told(to: "due margherite")
    #expect(menu.told(to: line).hasSuffix("Non aggiunto: 2 margherita.\n"))
    #expect(!menu.told(to: "diavola").contains("Non aggiunto"))
  }

  @Test(arguments: ["aggiungi due margherita maxi", "margherita maxi", "vorrei 2 margherita maxi"])
  func whoOrdersItAnewIsNotToldSo(line: String) {
    _ = menu.told(to: "due margherite")
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Margherita1"], "\(answer)")
    #expect(!answer.contains("Non aggiunto"), "\(answer)")
  }
}
