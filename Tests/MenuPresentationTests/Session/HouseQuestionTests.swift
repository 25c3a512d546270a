import MenuCore
@testable import MenuPresentation
import MenuTesting
import TestSupport
import Testing

/// What is answered about the house: the cover charge, the address, the hours and the phone.
struct HouseQuestionTests {
  @Test("a question about the hours is answered, with words for the dashes line by line")
  func question_aboutTheHours_isAnswered() throws {
    let notice = try Kitchen.session("orari?").notice?.replacing("\u{A0}", with: " ")
    #expect(notice?.hasPrefix("Orari: 12–15") ?? false)
    var listener = try Listener()
    #expect(listener.type("orari?").contains("Orari: da 12 a 15"))
  }

  @Test(
    "a sentence about the hours, the address or the phone is answered",
    arguments: [
      ("a che ora chiudete?", "Orari: "), ("siete aperti lunedì", "Orari: "),
      ("are you open on monday", "Orari: "), ("what time do you close", "Orari: "),
      ("wann haben Sie geöffnet?", "Orari: "), ("vous fermez à quelle heure", "Orari: "),
      ("¿abren los lunes?", "Orari: "), ("where are you", "Indirizzo: "),
      ("wo seid ihr", "Indirizzo: "), ("dove siete", "Indirizzo: "),
      ("Telefonnummer", "Telefono: "),
    ])
  func sentence_aboutTheHouse_isAnswered(text: String, expected: String) throws {
    let notice = try Kitchen.session(text).notice ?? ""
    #expect(notice.hasPrefix(expected), "\(text): \(notice)")
  }

  @Test(
    "a sentence with the number of guests is about the cover, and not about the dish of that number",
    arguments: ["siamo in 4", "we are 4", "wir sind 4", "nous sommes 4", "somos 4"])
  func numberOfGuests_isNoDish(text: String) throws {
    let session = try Kitchen.session(text)
    #expect(session.shown.counts.shown == 0 && !session.isUnderstood)
    #expect(session.notice?.hasPrefix("Coperto: ") ?? false)
    let withoutCover = try Kitchen.session(
      of: Kitchen.menu([#"{"name": "Marinara", "number": "4"}"#]), text)
    #expect(withoutCover.shown.counts.shown == 0 && withoutCover.hint() != nil)
    #expect(try Kitchen.session("numero 4").shown.counts.shown == 1)
  }

  @Test("a sentence with a dish is not about the house")
  func sentence_withADish_isAnsweredWithTheDish() throws {
    #expect(try Kitchen.session("dove marinara").houseAnswer == nil)
  }

  @Test(
    "a question about the cover, address, hours or phone is answered from the menu",
    arguments: [
      ("coperto", "Coperto: 2,00 € a persona."), ("quanto costa il coperto?", "Coperto: 2,00"),
      ("cover", "Coperto: 2,00"), ("Gedeck", "Coperto: 2,00"), ("cubierto", "Coperto: 2,00"),
      ("indirizzo", "Indirizzo: Via Roma 1, Napoli."), ("orari?", "Orari: "),
      ("phone", "Telefono: +39 081 000000."),
    ])
  func question_aboutTheHouse_isAnswered(text: String, expected: String) throws {
    let session = try Kitchen.session(text)
    let notice = session.notice?.replacing("\u{A0}", with: " ") ?? ""
    #expect(notice.hasPrefix(expected), "\(notice)")
    #expect(!session.findsNothing)
    var listener = try Listener()
    #expect(listener.type(text).replacing("\u{A0}", with: " ").contains(expected))
    let empty = try Kitchen.session(of: Kitchen.menu([#"{"name": "Marinara"}"#]), text)
    #expect(empty.notice?.hasPrefix("N") ?? false)
  }
}
