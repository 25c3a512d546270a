import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// What a guest chooses line by line.
@Suite(.timeLimit(.minutes(5))) struct LinearChoosingTests {
  private let menu = LinearMenu.sample(of: .choiceSample)

  private func told(_ line: String) -> String { menu.toldPlainly(to: line) }

  @Test func aLineIsTakenAndPutBack() {
    _ = told("pizze")
    #expect(told("aggiungi 1") == "Aggiunto: Marinara.\nNella tua scelta: 1 · 6,00 €.\n")
    #expect(told("aggiungi 1.").contains("2 · 12,00 €"))
    #expect(told("togli 1") == "Tolto: Marinara.\nNella tua scelta: 1 · 6,00 €.\n")
    #expect(told("togli 1").hasSuffix("Non hai ancora scelto niente.\n"))
    #expect(told("togli 1") == "Marinara non è nella scelta.\n")
    #expect(told("aggiungi 7") == "Non c'è una riga 7: scrivi un numero da 1 a 2.\n")
  }

  @Test func theSizeIsAskedAndNamed() {
    _ = told("pizze")
    #expect(
      told("aggiungi 2")
        == "Quale formato? normale 7,00 €; maxi 11,50 €.\nScrivi per esempio: aggiungi 2 normale.\n"
    )
    #expect(told("aggiungi 2 MAXI").hasPrefix("Aggiunto: Diavola (maxi).\n"))
    #expect(
      told("add 2 regular with bufala").hasPrefix("Aggiunto: Diavola (normale) + bufala.\n"))
    #expect(told("togli 2 maxi").hasPrefix("Tolto: Diavola (maxi).\n"))
    #expect(
      told("aggiungi 2 gigante").hasPrefix("Nessuna voce con \"gigante\".\nFormati: normale 7,00 €")
    )
  }

  @Test func aDishIsTakenByItsName() {
    #expect(told("aggiungi marinara").hasPrefix("Aggiunto: Marinara.\n"))
    #expect(told("add diavola").hasPrefix("Quale formato? normale 7,00 €"))
    #expect(told("aggiungi 1 maxi").hasPrefix("Aggiunto: Diavola (maxi).\n"))
    #expect(told("aggiungi pizze").hasSuffix("aggiungi 2.\n"))
    #expect(menu.session.choice.lines.count == 2)
  }

  @Test func whatCannotBeHadLeavesTheNumbersAsTheyAre() {
    _ = told("pizze")
    #expect(told("aggiungi olive") == "Olive: esaurita.\n")
    #expect(told("2").hasPrefix("Diavola."))
  }

  @Test func whatMustBeTakenWithItIsAsked() {
    for line in ["liste", "2"] { _ = told(line) }
    #expect(told("aggiungi 1") == "Olive: esaurita.\n")
    #expect(
      told("aggiungi 3")
        == "Formato (una a scelta): penne, chiedere al personale; spaghetti, "
        + "chiedere al personale.\nScrivi per esempio: aggiungi 3 penne.\n")
    #expect(told("aggiungi 3 spaghetti").hasPrefix("Aggiunto: Pasta + spaghetti.\n"))
  }

  @Test func theChoiceIsToldWithNumbersOfItsOwn() {
    #expect(told("scelta").contains("Non hai ancora scelto niente."))
    _ = told("pizze")
    _ = told("aggiungi 1")
    _ = told("aggiungi 2 maxi")
    let choice = told("scelta")
    #expect(choice.contains("1. 1 × Marinara, 6,00 €.\n2. 1 × n. 4 Diavola (maxi), 11,50 €.\n"))
    #expect(choice.contains("Totale indicativo, 17,50 €.") && choice.contains("persone 4"))
    #expect(
      choice.contains("Non è un ordine né un documento fiscale. Leggi la scelta al cameriere."))
    #expect(!choice.contains("schermata"))
    #expect(told("2").hasPrefix("Diavola. Numero 4 del menu."))
    #expect(told("persone 3").contains("3 × Coperto, 2,00 €, 6,00 €."))
    #expect(!told("scelta").contains("persone 4"))
    #expect(told("aggiungi 2").contains("Aggiunto: Diavola (maxi)"))
    #expect(told("togli 1").contains("1. 2 × n. 4 Diavola (maxi), 11,50 €, 23,00 €."))
  }

  @Test func noMoreIsTakenOrPutBackOfWhatIsHadOtherwiseNow() {
    for line in ["aggiungi diavola maxi con bufala", "scelta"] { _ = told(line) }
    var changed = Menu.choiceSample
    changed.pizzas[1].dish.addOns[0].items[0].name = "gamberi"
    menu.follow(.menu(MenuReading(menu: changed, diagnostics: [])), file: "Menu.json")
    let answer = told("aggiungi 1")
    #expect(menu.session.choice.lines.map(\.count) == [1], "shrimps stand where the cheese stood")
    #expect(answer.contains("1. 1 × n. 4 Diavola (maxi) + bufala"))
    _ = told("pizze")
    #expect(told("togli 2 maxi con gamberi") == "Diavola non è nella scelta.\n")
    #expect(told("togli diavola").hasPrefix("Tolto: Diavola (maxi) + bufala.\n"))
  }

  @Test func theGuestReadsHisLanguageBelow() {
    let menu = LinearMenu.sample(of: .choiceSample, language: "en")
    for line in ["pizzas", "add 2 maxi"] { _ = menu.told(to: line) }
    let choice = menu.told(to: "my choice")
    #expect(choice.contains("1. 1 × n. 4 Diavola (maxi), 11,50"))
    #expect(choice.contains("1 × no. 4 Hot one (maxi).\n"))
  }

  @Test(arguments: [
    "aggiungi 2 marinara", "add two marinaras", "aggiungi due marinara", "nimm zwei marinara",
    "ajouter deux marinara", "añadir dos marinaras", "metti 2 Marinara.",
  ])
  func severalOfADishAreTakenByItsName(line: String) {
    #expect(told(line).hasPrefix("Aggiunto: 2 × Marinara.\n"))
    #expect(menu.session.choice.lines.map(\.count) == [2])
  }

  @Test(arguments: [
    "aggiungi una marinara", "add a marinara", "nimm eine marinara", "ajouter une marinara",
    "añadir una marinara", "add one marinara",
  ])
  func oneIsAlsoTakenByItsArticle(line: String) {
    #expect(told(line).hasPrefix("Aggiunto: Marinara.\n"))
  }

  @Test func aCountANameAndASizeAreUnderstoodTogether() {
    #expect(told("aggiungi 3 diavola maxi").hasPrefix("Aggiunto: 3 × Diavola (maxi).\n"))
    #expect(
      told("add two diavola regular with bufala")
        .hasPrefix("Aggiunto: 2 × Diavola (normale) + bufala.\n"))
    #expect(told("aggiungi 2 diavola").hasPrefix("Quale formato? normale"))
    #expect(told("aggiungi 2 diavola").hasSuffix("aggiungi 2 diavola normale.\n"))
    _ = told("pizze")
    #expect(told("aggiungi 2 maxi").hasPrefix("Aggiunto: Diavola (maxi).\n"), "a line")
    #expect(told("aggiungi due").hasPrefix("Quale formato?"), "a line")
    #expect(told("aggiungi 100 marinara").hasPrefix("Di una voce se ne possono scegliere"))
    #expect(menu.session.choice.count == 6)
  }

  @Test func severalAreTakenAway() {
    _ = told("aggiungi 3 marinara")
    _ = told("pizze")
    #expect(told("togli 1 marinara").hasPrefix("Tolto: Marinara.\n"))
    #expect(told("togli 1 diavola") == "Diavola non è nella scelta.\n")
    #expect(told("togli due marinara").hasPrefix("Tolto: 2 × Marinara.\n"))
    #expect(menu.session.choice.lines.isEmpty)
    for line in ["aggiungi marinara", "togli marinara"] { _ = told(line) }
    #expect(menu.session.choice.lines.isEmpty)
    #expect(told("togli 5 marinara") == "Marinara non è nella scelta.\n")
  }

  @Test(arguments: [
    ("persone quattro", 4), ("people twelve", 12), ("personen zwei", 2), ("personnes onze", 11),
    ("personas doce", 12), ("persone una", 1), ("persone dodici", 12), ("people 3", 3),
  ])
  func peopleAreCountedInWords(line: String, count: Int) {
    _ = told("aggiungi marinara")
    _ = told(line)
    #expect(menu.session.choice.people == count)
  }

  @Test(arguments: [
    ("nimm 1", "entferne 1", "auswahl"), ("ajouter 1", "retirer 1", "mon choix"),
    ("añadir 1", "quitar 1", "selección"), ("add 1", "remove 1", "my choice"),
    ("metti 1", "togli 1", "la mia scelta"),
  ])
  func everyLanguageIsUnderstood(take: String, putBack: String, choice: String) {
    for line in ["pizze", take, take, putBack, choice] { _ = told(line) }
    #expect(menu.session.choice.count == 1)
    #expect(told(choice).contains("1 × Marinara"))
  }

  @Test func aFilterIsStillRemoved() {
    for line in ["pizze", "aggiungi 1", "senza latte", "togli latte"] { _ = told(line) }
    #expect(menu.session.query.isEmpty && menu.session.choice.count == 1)
  }

  @Test func aReloadKeepsItAndMarksWhatIsGone() {
    for line in ["pizze", "aggiungi 1", "scelta"] { _ = told(line) }
    var changed = Menu.choiceSample
    changed.pizzas.removeFirst()
    menu.follow(.menu(MenuReading(menu: changed, diagnostics: [])), file: "Menu.json")
    #expect(told("scelta").contains("1. 1 × Marinara, non è più nel menu."))
    #expect(told("togli 1").contains("Non hai ancora scelto niente."))
    #expect(told("togli 1").hasPrefix("Non ci sono righe numerate"))
  }

  @Test func theNextGuestHasNone() {
    for line in ["pizze", "aggiungi 1"] { _ = told(line) }
    _ = menu.reset()
    #expect(menu.session.choice.lines.isEmpty)
  }

  @Test(arguments: [
    "aggiungi", "aggiungi latte", "aggiungi -1", "aggiungi 1e9", "aggiungi 99999999999999999999",
    "aggiungi 0", "togli 0", "persone", "persone 100", "persone -3", "persone tantissime",
    "aggiungi 1 \u{202E}",
  ])
  func oddWordsTakeNothing(line: String) {
    _ = told("pizze")
    #expect(told(line).hasSuffix("\n"))
    #expect(menu.session.choice.lines.count <= 1 && menu.session.choice.people == nil)
  }
}
