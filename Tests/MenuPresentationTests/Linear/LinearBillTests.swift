import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Who asks for the bill is told what he chose, and who brings it.
@Suite(.timeLimit(.minutes(5))) struct LinearBillTests {
  private let menu = LinearMenu.sample()

  @Test(arguments: [
    "zahlen bitte", "Zahlen, bitte!", "die Rechnung bitte", "ich möchte zahlen", "il conto",
    "il conto per favore", "vorrei il conto", "the bill please", "the bill", "can I have the bill?",
    "the check, please", "l'addition", "l’addition s'il vous plaît", "la cuenta",
    "la cuenta, por favor", "pagare", "payer", "pagar",
  ])
  func itIsTheStaffThatBringsIt(line: String) {
    _ = menu.told(to: "aggiungi marinara")
    let answer = menu.toldPlainly(to: line)
    #expect(answer.hasPrefix("La mia scelta.\n1. 1 × n. 1 Marinara, 6,00 €.\n"), "\(answer)")
    #expect(answer.contains("Totale indicativo, 6,00 €."))
    #expect(answer.contains("Non è un ordine né un documento fiscale."))
    #expect(answer.contains("Il conto lo porta il personale."))
  }

  @Test func theChoiceAloneSaysNothingOfIt() {
    #expect(!menu.told(to: "scelta").contains("Il conto"))
  }
}
