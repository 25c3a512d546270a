import OldMenuCore
import MenuTestSupport
import Testing

@testable import OldMenuPresentation

/// Quotation marks and colons are those of the language that is read.
@Suite(.timeLimit(.minutes(5))) struct QuotesTests {
  @Test(
    arguments: [
      (.italian, "\"a\"", "a: b"), (.english, "\"a\"", "a: b"), (.german, "„a“", "a: b"),
      (.french, "«\u{A0}a\u{A0}»", "a\u{A0}: b"), (.spanish, "«a»", "a: b"),
    ] as [(InterfaceLanguage, String, String)])
  func eachLanguageHasItsOwn(language: InterfaceLanguage, quoted: String, labelled: String) {
    let strings = Strings.in(language)
    #expect(strings.quoted("a") == quoted)
    #expect(strings.labelled("a", "b") == labelled)
    #expect(strings.notFound("a").contains(quoted))
    #expect(strings.nothingSays("a").contains(quoted) && strings.noneBegins("a").contains(quoted))
    #expect(strings.reason(.text("a", matches: [])) == quoted)
  }

  @Test func whatIsToldInFrenchHasItsColons() {
    var query = MenuQuery()
    query.filter.without = [.milk]
    let linear = LinearMenu.sample(query: query)
    linear.session.show(in: "it", words: .french)
    let answer = linear.told(to: "margherita") + linear.told(to: "filtres")
    // On a terminal every space is a plain one.
    #expect(answer.contains("Margherita contient : lait."))
    #expect(!answer.contains { $0 == "“" || $0 == "\"" })
    #expect(answer.contains("Filtres : sans lait."))
  }

  @Test(arguments: InterfaceLanguage.allCases)
  func thereIsOneApostrophe(language: InterfaceLanguage) {
    let strings = Strings.in(language)
    let commands = KeyMap.standard.bindings.map(\.command)
    let texts =
      commands.compactMap(strings.explain) + strings.linear.help(true)
      + [strings.noneOfThem, strings.choice.forgottenIn(3), strings.linear.notChosen("a")]
    #expect(!texts.contains { $0.contains("’") })
  }
}
