import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// Lines that remove dishes from the choice.
struct LinearRemovingTests {
  @Test("removing a dish that was not chosen says so", arguments: [["-2"], ["+1", "-2"]])
  func notChosen(lines: [String]) throws {
    var listener = try Listener()
    listener.type("funghi")
    let answer = listener.type(lines)
    #expect(answer.hasPrefix("Quattro Stagioni non è nella scelta.\n"))
    // The choice follows, or how to add to it.
    let next = lines.count == 1 ? "+2 aggiunge la riga 2" : "\n1. Capricciosa, 9,50 €"
    #expect(answer.contains(next))
    #expect(listener.menu.choice.numberOfDishes == lines.count - 1)
  }

  @Test(
    "a verb removes a dish from the choice, by its line or its name",
    arguments: [
      "-2", "remove 2", "togli 2.", "rimuovi 2)", "togli bufalina maxi", "entferne Bufalina",
      "retirer bufalina", "quita la bufalina maxi", "-maxi",
      "Bufalina löschen", "die Bufalina maxi entfernen",
    ])
  func removing(line: String) throws {
    var listener = try Listener()
    listener.type("+marinara", "+bufalina maxi", "scelta")
    #expect(listener.type(line).hasPrefix("Tolto: Bufalina maxi. 1 nella scelta."), "\(line)")
  }

  @Test(
    "a number and a name after a verb or a minus remove as many of that dish, at most all",
    arguments: [
      ("togli 2 margherite", [1, 1]), ("togli due margherite", [1, 1]),
      ("-2 margherita normale", [1, 1]), ("leva 3 margherita", [1]),
      ("remove two margheritas", [1, 1]), ("entferne 5 Margherita", [1]),
      ("togli 1 margherita", [1, 2]),
    ])
  func removingSeveral(line: String, counts: [Int]) throws {
    var listener = try Listener()
    listener.type("+marinara", "+3 margherita normale", "scelta")
    let answer = listener.type(line)
    #expect(answer.hasPrefix("Tolto: Margherita normale"), "\(line): \(answer)")
    #expect(listener.menu.choice.lines.map(\.count) == counts, "\(line)")
    listener.type("annulla")
    #expect(listener.menu.choice.lines.map(\.count) == [1, 3])
  }

  @Test(
    "removing a dish that is not in the choice says so in the words that were typed",
    arguments: [
      ("togli 2 birre", "Birre"), ("-2 birre", "Birre"), ("togli due birre", "Birre"),
      ("togli 1 tonno", "Tonno"), ("togli 7 birre", "Birre"), ("togli birra", "Birra"),
      ("Birra weg", "Birra"),
    ])
  func removingSeveralThatAreNotChosen(line: String, name: String) throws {
    for place in ["scelta", "pizze", "bevande"] {
      var listener = try Listener()
      listener.type("+marinara", "+margherita normale", place)
      let answer = listener.type(line)
      #expect(answer.hasPrefix("\(name) non è nella scelta.\n1. Marinara"), "\(line): \(answer)")
      #expect(listener.menu.choice.numberOfDishes == 2)
    }
  }

  @Test(
    "a word of a name, also in another form, removes its dish",
    arguments: [
      ("togli 2 birre", [2, 1]), ("togli due birre ambrate", [2, 1]),
      ("togli la birra", [2, 2]), ("-4 stagioni", [1, 3]),
    ])
  func removingByAWord(line: String, counts: [Int]) throws {
    var listener = try Listener()
    listener.type("+2 quattro stagioni", "+3 birra artigianale ambrata", "bevande")
    let answer = listener.type(line)
    #expect(answer.hasPrefix("Tolto: "), "\(line): \(answer)")
    #expect(listener.menu.choice.lines.map(\.count) == counts, "\(line)")
  }

  @Test("an empty choice has no total, even if a number of people was given")
  func removingTheLastDish() throws {
    var listener = try Listener()
    listener.type("+marinara", "4 persone")
    #expect(listener.type("togli marinara") == "Tolto: Marinara. 0 nella scelta.\n")
  }

  @Test("a plus before a number that only the menu has says how to add that dish, a minus does not")
  func number_ofTheMenuAlone_isNotAdded() throws {
    var listener = try Listener()
    listener.type("+marinara", "dolci")
    let added = listener.type("+14")
    #expect(added.contains(" riga 14 nell'ultima risposta.\nGiuseppe, "), "\(added)")
    #expect(added.hasSuffix("\nPer aggiungere Giuseppe scrivi “+ Giuseppe”.\n"), "\(added)")
    let removed = listener.type("-14")
    #expect(!removed.contains("Giuseppe") && removed.contains("Marinara"), "\(removed)")
    #expect(listener.menu.choice.numberOfDishes == 1)
  }
}
