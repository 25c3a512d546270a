import OldMenuCore
import OldMenuPresentation
import MenuTestSupport
import Testing

/// Where the house is its file says; where anything else is only the staff can say.
@Suite(.timeLimit(.minutes(5))) struct LinearPlaceTests {
  private let menu: LinearMenu = {
    var menu = Menu.sample()
    menu.address = "Via Roma 1, Napoli"
    return .sample(of: menu)
  }()

  @Test(arguments: [
    "where is the toilet", "Where's the bathroom?", "where is the toilet please",
    "where can I park?", "dov'è il bagno", "dov\u{2019}è il bagno?", "dove si trova il bagno",
    "dove posso parcheggiare", "wo ist die Toilette?", "wo kann ich parken",
    "où sont les toilettes ?",
    "ou sont les toilettes", "¿dónde está el baño?", "donde esta el bano",
  ])
  func ofAnythingElseTheStaffIsAsked(line: String) {
    let answer = menu.told(to: line)
    #expect(answer.hasPrefix("Non capisco tutta la frase: chiedere al personale."), "\(answer)")
    #expect(!answer.contains("Via Roma"), "\(answer)")
  }

  @Test(arguments: [
    "where are you", "where is the restaurant?", "Where can I find you?", "where", "address",
    "dove siete", "dove si trova il ristorante", "dov'è la pizzeria?", "dove vi trovate",
    "indirizzo",
    "wo sind Sie?", "wo ist das Restaurant", "wo liegt das Lokal?", "où êtes-vous ?",
    "où se trouve le restaurant ?", "ou etes-vous", "¿dónde están?", "dónde está el restaurante",
    "donde estan", "what is your address?", "wo sind Sie und wann öffnen Sie?",
  ])
  func whereTheHouseIsIsTold(line: String) {
    #expect(menu.told(to: line).contains("Via Roma 1"), "\(menu.told(to: line))")
  }
}
