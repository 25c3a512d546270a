import OldMenuCore
import OldMenuPresentation
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
    "I want to order a marinara", "order marinara", "Order a Marinara!", "order marinara please",
    "I'd like to order a marinara please", "can I order a marinara?", "could I have a marinara",
    "hello, can I have a marinara", "I'll go for the marinara", "please bring me a marinara",
    "vorrei ordinare una marinara", "VORREI ORDINARE UNA MARINARA", "posso avere una marinara",
    "posso ordinare una marinara?", "ordino una marinara", "ordina una marinara",
    "per me una marinara", "buonasera, una marinara", "vorrei prendere una marinara",
    "ich möchte eine Marinara bestellen", "ich moechte eine Marinara bestellen",
    "kann ich eine Marinara haben", "kann ich die Marinara bestellen?", "bitte eine Marinara",
    "ich würde gerne eine Marinara bestellen", "eine Marinara bestellen", "ich bestelle Marinara",
    "je voudrais commander une marinara", "puis-je avoir une marinara", "on prend une marinara",
    "je vais prendre une marinara", "commander une marinara", "je peux avoir une marinara ?",
    "quiero pedir una marinara", "me gustaría pedir una marinara", "¿me pone una marinara?",
    "voy a tomar una marinara", "pido una marinara", "puedo pedir una marinara?",
  ])
  func whatIsOrderedIsTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen == ["1 Marinara"], "\(answer)")
  }

  @Test(arguments: [
    "do you have marinara?", "do you have marinara please", "have you got a marinara?",
    "avete la marinara, per favore?", "posso avere la marinara?", "haben Sie Marinara?",
    "kann ich die Marinara essen", "kann ich eine Marinara essen?", "avez-vous la marinara ?",
    "puis-je avoir la marinara ?", "¿tienen marinara?", "puedo tomar la marinara?",
    "hello, is there a marinara?", "I don't want to order a marinara", "ordina per prezzo",
    "sort by price", "ordenar por precio",
  ])
  func whatIsOnlyAskedIsNotTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(chosen.isEmpty, "\(answer)")
  }

  @Test(arguments: [
    "I want to order", "order", "vorrei ordinare", "ich möchte bestellen",
    "je voudrais commander", "quiero pedir",
  ])
  func whoNamesNothingIsToldHowToOrder(line: String) {
    #expect(menu.told(to: line) == LinearMenu.sample().told(to: "come ordino"))
  }

  @Test func whatIsOrderedAndNotClearIsLookedFor() {
    let answer = menu.told(to: "I want to order something vegan")
    #expect(answer == LinearMenu.sample().told(to: "add something vegan"))
  }

  @Test(arguments: [
    "can I order something gluten free", "vorrei ordinare senza glutine",
    "ich möchte glutenfrei bestellen", "je voudrais commander sans gluten",
    "quiero pedir sin gluten", "I want to order, I'm coeliac",
  ])
  func whatIsLeftOutOfAnOrderIsLeftOut(line: String) {
    let answer = menu.told(to: line)
    #expect(menu.session.query.filter.without == [.gluten], "\(answer)")
    #expect(menu.session.query.search.isEmpty, "\(answer)")
  }

  @Test func whatWasToldIsOrdered() {
    for line in ["order it", "la ordino", "ich bestelle es", "la pido", "je la commande"] {
      let menu = LinearMenu.sample()
      #expect(
        menu.told(toTheLastOf: ["marinara?", line]).hasPrefix("Aggiunto: Marinara."), "\(line)")
    }
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
