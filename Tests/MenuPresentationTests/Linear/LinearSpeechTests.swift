import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What is read out has a word where a screen has a sign.
@Suite(.timeLimit(.minutes(5))) struct LinearSpeechTests {
  @Test func aStarIsAWord() {
    let linear = LinearMenu.sample(of: .sample())
    #expect(linear.told(to: "mare").contains("1. Mare, con ingredienti surgelati, 13,00"))
    #expect(
      linear.told(to: "1").hasPrefix(
        "Mare, con ingredienti surgelati. Numero 10 del menu. 13,00\u{A0}€. ".plainBlanks
          + "Gamberi (surgelato), cozze, vongole."))
  }

  @Test func aStarOfTheOwnersIsTheSameStar() {
    var menu = Menu(pizzas: [.fixture(name: "Polpo *"), .fixture(name: "Seppia*")])
    menu.language = "en"
    menu.pizzas[0].dish.isFrozen = true
    let linear = LinearMenu.sample(of: menu, language: "en")
    let answer = linear.told(to: "1")
    #expect(answer.contains("1. Polpo, frozen."))
    // Nobody said what this one stands for.
    #expect(answer.contains("2. Seppia*."))
  }

  @Test func aRangeIsReadOut() {
    let italian = LinearMenu.sample(of: .sample())
    #expect(italian.told(to: "margh").contains("1. Margherita, da 7 a 11,50 euro."))
    let english = LinearMenu.sample(of: .sample(), language: "en")
    #expect(english.told(to: "margh").contains("1. Margherita, from 7 to 11.50 euros."))
    var menu = Menu(pizzas: [.fixture()])
    menu.currency = Currency(code: "EUR")
    menu.pizzas[0].dish.price = Price(.range("7".amount, "9.5".amount), per: "person")
    let range = LinearMenu.sample(of: menu, language: "it")
    _ = range.told(to: "1")
    #expect(range.told(to: "1").hasPrefix("Margherita. Da 7 a 9,50 euro a persona."))
    menu.pizzas[0].dish.isSoldOut = true
    let soldOut = LinearMenu.sample(of: menu, language: "it")
    #expect(soldOut.told(to: "1").contains("1. Margherita, esaurita."))
  }

  @Test(
    arguments: [
      (.option, "it", "Il menu risponde riga per riga, come chiede --linear.\n"),
      (.accessible, "en", "The menu answers line by line, because ACCESSIBLE is set.\n"),
      (.dumbTerminal, "en", "The menu answers line by line, because the terminal is of the type"),
      (nil, "en", "Da Giuseppe. 9 items"),
    ] as [(LinearReason?, Language, String)])
  func theFirstLineSaysWhatSwitchedItOn(reason: LinearReason?, language: Language, line: String) {
    let linear = LinearMenu.sample(of: .sample(), language: language)
    linear.reason = reason
    #expect(linear.greet().string.hasPrefix(line))
    #expect(linear.reset().string.contains("\n" + line))
    let narrow = LinearMenu.sample(of: .sample(), language: language, columns: 20)
    narrow.reason = reason
    #expect(narrow.greet().string.split(separator: "\n").allSatisfy { $0.count <= 20 })
  }
}

extension String {
  /// The text as the sample's terminal shows it.
  fileprivate var plainBlanks: String { String(map { $0 == "\u{A0}" ? " " : $0 }) }
}
