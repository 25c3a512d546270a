import MenuCore
import MenuPresentation
import MenuTestSupport
import Testing

/// Dishes that are asked for as at a table, in whole sentences.
@Suite(.timeLimit(.minutes(5))) struct LinearOrderingTests {
  private let menu = LinearMenu.sample()

  private var chosen: [String] {
    menu.session.choice.lines.map { "\($0.count) \($0.dish.name.allTexts.first ?? "")" }
  }

  @Test(arguments: [
    "I'd like two marinaras and one diavola", "I'll have two marinara and a diavola, please",
    "vorrei due marinare e una diavola", "due marinara e una diavola, per favore",
    "ich möchte zwei Marinara und eine Diavola", "Zwei Marinara und eine Diavola bitte",
    "Ich hätte gerne zwei Marinara, eine Diavola.", "je voudrais deux marinara et une diavola",
    "deux marinara et une diavola, s'il vous plaît", "quiero dos marinara y una diavola",
    "dos marinara y una diavola, por favor", "add 2x marinara and 1x diavola",
    "add marinara, marinara and a diavola",
  ])
  func asAtATable(line: String) {
    let answer = menu.told(to: line)
    let counts = menu.session.choice.lines.reduce(into: [String: Int]()) {
      $0[$1.dish.name.allTexts.first ?? "", default: 0] += $1.count
    }
    #expect(counts == ["Marinara": 2, "Diavola": 1], "\(answer)")
  }

  @Test(arguments: [
    "I'd like twenty one marinaras", "twenty-one marinaras, please", "vorrei ventuno marinare",
    "ich möchte einundzwanzig Marinara", "je voudrais vingt et une marinara",
    "vingt-et-une marinara, s'il vous plaît", "quiero veintiuna marinara",
    "add twenty one marinara",
  ])
  func manyOfThem(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["21 Marinara"], "\(answer)")
  }

  @Test(arguments: [
    "Ich haette gern eine Marinara", "querria una marinara", "queria una marinara",
    "I’d like a marinara", "je prends une marinara", "desidero una marinara",
    "ich nehme eine Marinara",
  ])
  func howeverPolitelyOneIsWished(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
  }

  @Test(arguments: [
    "add another marinara", "add one more marinara", "aggiungi un'altra marinara",
    "aggiungi ancora una marinara", "nimm noch eine Marinara", "ajoute encore une marinara",
    "añade otra marinara", "I'd like another marinara",
  ])
  func oneMoreOfIt(line: String) {
    _ = menu.told(to: "aggiungi marinara")
    let answer = menu.told(to: line)
    #expect(chosen == ["2 Marinara"], "\(answer)")
  }

  @Test(arguments: [
    "I'd like something without milk", "vorrei una pizza senza latte", "Ich möchte etwas Veganes",
    "je voudrais une pizza", "quiero algo sin gluten", "vorrei lasagne",
  ])
  func whatIsNotClearIsLookedFor(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.isEmpty, "\(answer)")
    #expect(!answer.contains("Aggiunto"))
  }

  @Test func whatIsHiddenIsNotTaken() {
    _ = menu.told(to: "senza pesce")
    #expect(menu.told(to: "vorrei una diavola").contains("I filtri nascondono Diavola"))
    #expect(chosen.isEmpty)
  }
}
