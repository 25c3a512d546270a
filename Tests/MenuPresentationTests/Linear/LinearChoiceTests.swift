import MenuCore
import MenuPresentation
import TerminalText
import TestSupport
import Testing

struct LinearChoiceTests {
  @Test("+ and a number in the choice adds one more of that line, with its size and extras")
  func oneMoreOfALine() throws {
    var listener = try Listener()
    listener.type("+capricciosa", "+uovo", "+marinara", "scelta")
    let expected = "Aggiunto: Capricciosa, uovo. Totale: 28,00 €."
    #expect(listener.type("+1").hasPrefix(expected))
    #expect(listener.menu.choice.lines.map(\.count) == [2, 1])
    #expect(listener.type("-1").hasPrefix("Tolto: Capricciosa, uovo. 2 nella scelta."))
    // An option after the number adds the dish again with that option.
    listener.type("scelta", "+2 aglio")
    #expect(listener.menu.choice.lines.first?.count == 1)
  }

  @Test(
    "a line of the choice is changed to another size by its number or its name",
    arguments: [
      "cambia 2 maxi", "cambia bufalina maxi", "change the bufalina to maxi", "modifica maxi",
      "ändern 2. auf maxi", "modifier bufalina maxi", "change it to maxi", "cambia 2 in una maxi",
      "ändere sie auf maxi", "cambiar la bufalina a maxi",
    ])
  func changing(line: String) throws {
    var listener = try Listener()
    listener.type("+marinara", "+3 bufalina normale", "scelta")
    #expect(listener.type(line).hasPrefix("Bufalina maxi, 3 volte, 45,00 €"), "\(line)")
    #expect(listener.menu.choice.lines.map(\.count) == [1, 3])
    #expect(listener.type("annulla").contains("2. Bufalina normale, 3 volte"))
  }

  @Test(
    "an extra is taken out of a line of the choice",
    arguments: [
      "cambia 1 senza uovo", "cambia 1 -uovo", "cambia 1 - uovo", "cambia capricciosa senza uovo",
      "change 1 without uovo", "change 1 to no uovo", "-1 uovo", "togli 1 uovo",
      "ändern 1 ohne uovo", "modifier 1 sans uovo", "cambiar 1 sin uovo",
    ])
  func changingToWithoutAnExtra(line: String) throws {
    var listener = try Listener()
    listener.type("+capricciosa", "+uovo", "+marinara", "scelta")
    let answer = listener.type(line)
    #expect(answer.hasPrefix("Tolto: uovo. Capricciosa, 9,50 €, numero 5"), "\(line): \(answer)")
    #expect(listener.menu.choice.lines.map(\.extras.count) == [0, 0])
    #expect(listener.type("annulla").contains("1. Capricciosa, uovo, 11,00 €"))
  }

  @Test("a line without the excluded extra stays as it is")
  func changingToWithoutAnExtraThatIsNotThere() throws {
    var listener = try Listener()
    listener.type("+capricciosa", "scelta")
    let answer = listener.type("cambia 1 senza uovo")
    #expect(answer.hasPrefix("Capricciosa non ha “senza uovo”."), "\(answer)")
  }

  @Test(
    "an extra that must be chosen is not taken out",
    arguments: ["-integrale", "cambia 1 senza integrale"])
  func removingARequiredExtra(line: String) throws {
    let menu = """
      {"pizzas": [{"name": "Diavola", "addOns": [{"title": "Impasto",
        "choose": {"min": 1, "max": 1}, "items": [{"name": "classico"}, {"name": "integrale"}]}]}]}
      """
    var listener = Listener(try Kitchen.session(of: Array(menu.utf8)))
    listener.type("+diavola", "integrale")
    let before = listener.menu.choice
    let answer = listener.type(line)
    let expected = "Impasto, una a scelta, obbligatoria: classico, integrale."
    #expect(answer.hasPrefix(expected), "\(answer)")
    #expect(listener.menu.choice == before)
  }

  @Test("zero of a line takes all of it out of the choice, and says how many")
  func changingToNone() throws {
    var listener = try Listener()
    listener.type("+2 diavola", "+marinara", "scelta")
    let answer = listener.type("cambia 1 0")
    #expect(answer == "Tolto: Diavola, 2 volte. 1 nella scelta. Totale: 6,00 €.\n", "\(answer)")
  }

  @Test("changing a line without an option reads the line and its possible options")
  func changingToNothing() throws {
    var listener = try Listener()
    #expect(listener.type("cambia 1").hasPrefix("Non hai ancora scelto niente."))
    listener.type("+margherita maxi", "scelta")
    let answer = listener.type("cambia 1")
    #expect(answer.hasPrefix("Margherita maxi, 11,50 €"), "\(answer)")
    #expect(answer.contains("Formato: normale, maxi.\nAggiunte possibili: bufala."))
    #expect(listener.type("cambia 1 bufala").hasPrefix("Margherita maxi, bufala, 14,00 €"))
    var english = try Listener(language: "en")
    english.type("+margherita maxi", "choice")
    #expect(english.type("change 1 the buffalo").hasPrefix("Margherita maxi, buffalo mozzarella, "))
    #expect(listener.type("cambia 1 tonno").hasPrefix("Margherita non ha “tonno”."))
    #expect(listener.type("cambia napoli maxi").hasPrefix("Napoli maxi non è nella scelta.\n1. "))
  }

  @Test("the number after change is that of the choice if no line of the last answer fits")
  func changingByTheLineOfTheChoice() throws {
    var listener = try Listener()
    listener.type("+bufalina normale", "+margherita normale", "pizze")
    #expect(listener.type("cambia 1 maxi").hasPrefix("Bufalina maxi, 15,00 €"))
    // Line 2 of the list of pizzas is a Margherita, as line 2 of the choice is.
    #expect(listener.type("pizze", "cambia 2 maxi").hasPrefix("Margherita maxi, 11,50 €"))
    // The Marinara of line 1 of the list has no sizes; line 1 of the choice does.
    listener.type("+marinara", "pizze")
    #expect(listener.type("cambia 1 normale").hasPrefix("Bufalina normale, 9,50 €"))
    let missing = listener.type("pizze", "cambia 7 maxi")
    #expect(missing.hasPrefix("Quattro Formaggi non è nella scelta.\n1. Bufalina"), "\(missing)")
    let beyond = listener.type("acqua", "cambia 99 maxi")
    #expect(beyond.hasPrefix("Non c'è una riga 99 nell'ultima risposta.\n1. Bufalina"))
  }

  @Test("a size after change belongs to the only line that has it")
  func changingTheOnlyLineWithTheSize() throws {
    var listener = try Listener()
    listener.type("+margherita normale", "+marinara")
    #expect(listener.type("cambia maxi").hasPrefix("Margherita maxi, 11,50 €"))
    #expect(listener.type("cambia gigante").hasPrefix("Margherita non ha “gigante”."))
  }

  @Test(
    "the number of the last dish is set in words",
    arguments: [
      "make it two", "make that 2 please", "fanne due", "ne voglio due", "mach zwei draus",
      "ich nehme zwei davon", "mets-en deux", "j'en prends deux", "que sean dos", "cambia 1 in 2",
      "cambia 1 2", "change it to two", "change the bufalina to 2", "ändere sie auf zwei",
    ])
  func countingTheLastDish(line: String) throws {
    for size in ["maxi", "normale"] {
      var listener = try Listener()
      listener.type("+bufalina \(size)")
      #expect(listener.type(line).hasPrefix("Bufalina \(size), 2 volte, "), "\(line)")
      #expect(listener.menu.choice.lines.map(\.count) == [2])
      listener.type("annulla")
      #expect(listener.menu.choice.lines.map(\.count) == [1])
    }
  }

  @Test(
    "more of the last dish is added in words",
    arguments: [
      ("one more", 1), ("another", 1), ("another one", 1), ("two more", 2), ("ancora una", 1),
      ("un'altra", 1), ("altra", 1), ("altre due", 2), ("noch eine", 1), ("noch zwei", 2),
      ("encore deux", 2), ("une autre", 1), ("otra", 1), ("dos más", 2),
    ])
  func moreOfTheLastDish(line: String, count: Int) throws {
    var listener = try Listener()
    listener.type("+bufalina maxi", "acqua")
    #expect(listener.type(line).hasPrefix("Aggiunto: Bufalina maxi"), "\(line)")
    #expect(listener.menu.choice.lines.map(\.count) == [1 + count])
  }

  @Test("the number of a dish that was only read adds it, and asks for its size")
  func countingADishThatWasRead() throws {
    var listener = try Listener()
    #expect(listener.type("fanne due").hasPrefix("Non hai ancora scelto niente. +2 aggiunge"))
    #expect(listener.type("numero 1", "fanne due").hasPrefix("Aggiunto: Marinara, 2 volte."))
    #expect(listener.type("numero 2", "fanne tre").hasPrefix("Quale formato?"))
    #expect(listener.type("fanne quattro").hasPrefix("Quale formato?"))
    #expect(listener.type("maxi").hasPrefix("Aggiunto: Margherita maxi, 4 volte."))
    // Alone, the word is still the one that shows the next lines.
    #expect(listener.type("pizze", "altre").hasPrefix("16. "))
  }

  @Test("undo reverts the changes of the choice one by one", arguments: ["annulla", "undo"])
  func undo(word: String) throws {
    var listener = try Listener()
    listener.type("+capricciosa", "+uovo", "+2 marinara", "4 persone", "-marinara")
    #expect(listener.type("totale").hasPrefix("Coperto per 4 persone: 8,00 €.\nTotale: 25,00 €."))
    #expect(listener.type(word).hasPrefix("1. Capricciosa, uovo, 11,00 €"))
    #expect(listener.menu.choice.numberOfDishes == 3)
    // The number of people is not in the list of the choice.
    #expect(listener.type(word).hasPrefix("Totale: 23,00 €.\nIl coperto"))
    #expect(listener.menu.choice.people == 0)
    listener.type(word)
    #expect(listener.menu.choice.numberOfDishes == 1)
    listener.type(word)
    #expect(listener.menu.choice.lines.map(\.extras) == [[]])
    #expect(listener.type(word).hasPrefix("Non hai ancora scelto niente."))
    #expect(listener.type(word).hasPrefix("Prima non c'è niente.\nSi può scrivere"))
  }

  @Test("quitting with a choice says what to type")
  func leaving() throws {
    var listener = try Listener()
    let asked = listener.type("+marinara", "esci")
    #expect(asked == "La scelta andrà persa. Per uscire scrivi di nuovo “esci”.\n")
    #expect(!listener.menu.isOver)
    listener.type("esci")
    #expect(listener.menu.isOver)
  }

  @Test("the choice is kept after a no, and lost after a yes", arguments: ["no", "nein", "Non"])
  func answer(no: String) throws {
    var listener = try Listener()
    #expect(listener.type("+marinara", "esci", no) == "1 nella scelta. Totale: 6,00 €.\n")
    #expect(!listener.menu.isOver && listener.menu.choice.numberOfDishes == 1)
    #expect(listener.type("esci").hasPrefix("La scelta andrà persa."))
    #expect(listener.type("sì") == "Arrivederci.\n")
    #expect(listener.menu.isOver)
  }

  @Test("a kiosk says which key to press before it starts over")
  func idle() throws {
    let warning = try Listener().menu.warning(seconds: 10).string
    #expect(warning == "Tra 10 secondi si ricomincia da capo. Per continuare premi Invio.\n")
  }

  @Test(
    "the number of people sets the cover",
    arguments: [
      ["4 persone"], ["persone 4"], ["persone", "4"], ["4 people"], ["4 persons"], ["siamo in 4"],
      ["siamo quattro"], ["we are 4"], ["vier Personen"], ["persone", "quattro"],
      ["persone", "nous sommes quatre"], ["somos cuatro"], ["wir sind zu viert"],
    ])
  func people(lines: [String]) throws {
    var listener = try Listener()
    listener.type("+marinara")
    let hint = "Il coperto si aggiunge: 2,00 € a persona. Per contarlo scrivi quanti siete"
    #expect(listener.type("scelta").contains(hint))
    let cover = "Coperto per 4 persone: 8,00 €.\nTotale: 14,00 €.\n"
    #expect(listener.type(lines) == cover)
    let choice = listener.type("scelta")
    #expect(choice.contains(cover) && !choice.contains(hint))
    #expect(listener.type("0 persone") == "Totale: 6,00 €.\n")
  }

  @Test("a dish without a price says that its price is not stated")
  func noPrice() throws {
    var listener = Listener(try Kitchen.session(of: Kitchen.menu([#"{"name": "Marinara"}"#])))
    #expect(listener.type("+marinara") == "Aggiunto: Marinara. Totale: prezzo non indicato.\n")
    #expect(listener.type("scelta").hasPrefix("1. Marinara, prezzo non indicato.\n"))
  }

  @Test("a line of the choice has every warning of its dish")
  func warnings() throws {
    var listener = try Listener()
    let warned = "contiene glutine (frumento), latte, può contenere frutta a guscio.\n"
    #expect(listener.type("+margherita maxi", "scelta").contains(warned))
  }

  @Test("the allergens of the choice include what the diets of an extra state")
  func dietsOfAnExtra() throws {
    let addOns = #"[{"name": "rucola", "diets": ["gluten-free"]}]"#
    let menu = Kitchen.menu([
      #"{"name": "Marinara", "allergens": {"freeFrom": ["gluten"]}, "addOns": \#(addOns)}"#
    ])
    var listener = Listener(try Kitchen.session(of: menu))
    let answer = listener.type("+marinara", "+rucola", "scelta")
    #expect(answer.contains("Senza glutine."), "\(answer)")
  }

  @Test(
    "a menu without a cover charge says that it states none", arguments: ["persone", "4 persone"])
  func noCover(line: String) throws {
    let menu = Kitchen.menu([#"{"name": "Marinara"}"#])
    var listener = Listener(try Kitchen.session(of: menu))
    #expect(listener.type(line).hasPrefix("Il menu non indica il coperto.\nSi può scrivere"))
  }

  @Test("what the choice has no room for is not said to be added")
  func dish_withoutRoom_isNotAdded() throws {
    var listener = try Listener()
    #expect(
      listener.type("98 marinara", "+2 marinara").hasPrefix("Aggiunto: Marinara. Totale: 594"))
    #expect(listener.type("+marinara") == "La scelta è piena.\n")
    #expect(listener.menu.choice.numberOfDishes == 99)
  }

  @Test("the extras of a dish are listed when it is first added")
  func extras_ofADishThatIsChosen_areNotRepeated() throws {
    var listener = try Listener()
    #expect(listener.type("+giuseppe").contains("Aggiunte possibili: "))
    #expect(!listener.type("+giuseppe").contains("Aggiunte possibili: "))
  }
}
