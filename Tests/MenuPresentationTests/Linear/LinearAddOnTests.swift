import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Add-ons and sizes by other words than those of the menu.
@Suite(.timeLimit(.minutes(5))) struct LinearAddOnTests {
  private let menu = LinearMenu.sample(of: .withBuffaloMozzarella)

  @Test(arguments: [
    "add margherita maxi with buffalo", "aggiungi margherita maxi con bufala",
    "nimm Margherita maxi mit Bufala", "ajoute une margherita maxi avec bufala",
    "añade una margherita maxi con bufala", "add margherita maxi with buffalo mozzarella",
    "vorrei una margherita maxi con la bufala", "una margherita maxi con bufala",
  ])
  func aPartOfItsNameIsEnough(line: String) {
    #expect(menu.told(to: line).hasPrefix("Aggiunto: Margherita (maxi) + mozzarella di bufala."))
  }

  @Test(arguments: [
    "add margherita maxi with mushrooms", "aggiungi margherita maxi con funghi",
    "nimm Margherita maxi mit Pilzen", "ajoute margherita maxi avec champignons",
    "añade margherita maxi con setas", "add two margherita maxi with mushrooms",
  ])
  func whatThereIsToAddIsTold(line: String) {
    let answer = menu.toldPlainly(to: line)
    #expect(
      answer
        == "Le aggiunte per Margherita sono: mozzarella di bufala 2,50 €.\n"
        + "Non hai ancora scelto niente.\n")
  }

  /// Mozzarella is on it already.
  @Test(arguments: [
    "add margherita maxi with mozzarella", "add margherita maxi with mozzarella and no buffalo",
    "add margherita maxi without buffalo", "aggiungi margherita maxi senza bufala",
  ])
  func whatIsNotClearlyWantedIsNotTaken(line: String) {
    let answer = menu.told(to: line)
    #expect(menu.session.choice.lines.isEmpty, "\(answer)")
  }

  @Test(arguments: [
    "add large margherita", "one large margherita", "aggiungi una margherita grande",
    "una margherita grande", "eine große Margherita", "nimm eine grosse Margherita",
    "une grande margherita", "una margherita grande, por favor", "two big margheritas",
  ])
  func theLargerOfTwoSizesIsLarge(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Margherita (maxi)."), "\(answer)")
  }

  @Test(arguments: [
    "one small margherita", "una margherita piccola", "eine kleine Margherita",
    "une petite margherita", "una margherita pequeña",
  ])
  func theOtherIsSmall(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.contains("Margherita (normale)."), "\(answer)")
  }

  @Test func whereItIsNotPlainTheGuestIsAsked() {
    var sample = Menu.sample()
    sample.pizzas[1].dish.sizes = ["tonda", "pala"].map {
      DishSize(name: LocalizedText($0), price: Price(.exactly("9.00".amount)))
    }
    let menu = LinearMenu.sample(of: sample)
    #expect(
      menu.toldPlainly(to: "add large margherita")
        .hasPrefix("Quale formato? tonda 9,00 €; pala 9,00 €.\n"))
    #expect(menu.session.choice.lines.isEmpty)
  }
}

extension Menu {
  /// The sample with an add-on whose name is more than one word.
  fileprivate static var withBuffaloMozzarella: Menu {
    var menu = Menu.sample()
    menu.pizzas[1].dish.addOns[0].items[0].name = [
      "it": "mozzarella di bufala", "en": "buffalo mozzarella",
    ]
    return menu
  }
}
