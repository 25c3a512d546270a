import MenuCore
import MenuPresentation
import TestSupport
import Testing

/// Lines that order dishes as guests say them.
struct LinearOrderTests {
  @Test(
    "a number before words for several dishes asks which one, and adds as many of it",
    arguments: [
      (InterfaceLanguage.italian, "due birre"), (.german, "zwei Bier"), (.english, "two beers"),
      (.italian, "2 birre"),
    ])
  func dishes_thatAreCounted_areAskedFor(language: InterfaceLanguage, line: String) throws {
    var listener = try Listener(language: language.language.tag, words: language)
    listener.type("pizza")
    let asked = listener.type(line)
    #expect(asked.contains(listener.menu.session.strings.linear.whichAsk), "\(asked)")
    #expect(listener.menu.choice.isEmpty)
    listener.type("2")
    #expect(listener.menu.choice.lines.map(\.count) == [2], "\(line)")
  }

  @Test(
    "a part of a name with a size adds the only dish that has both",
    arguments: [
      (InterfaceLanguage.italian, "+ vino litro", "Aggiunto: Vino della casa litro."),
      (.italian, "due vino mezzo litro", "Aggiunto: Vino della casa mezzo litro, 2 volte."),
      (.english, "+ lager small", "Added: Draught lager small."),
    ])
  func partOfAName_withASize_addsTheDish(
    language: InterfaceLanguage, line: String, expected: String
  ) throws {
    var listener = try Listener(language: language.language.tag, words: language)
    let answer = listener.type(line)
    #expect(answer.hasPrefix(expected), "\(answer)")
  }

  @Test(
    "a verb adds a dish, in the forms that people use",
    arguments: [
      "aggiungi marinara", "aggiungere una marinara", "metti una marinara", "add a marinara",
      "Marinara hinzufügen", "füge eine Marinara hinzu", "Marinara dazu", "ajoute une marinara",
      "ajoutez marinara", "añade una marinara", "agrega marinara",
    ])
  func dish_afterAVerb_isAdded(line: String) throws {
    var listener = try Listener()
    let answer = listener.type(line)
    #expect(answer.hasPrefix("Aggiunto: Marinara. Totale: 6,00 €."), "\(line): \(answer)")
  }

  @Test(
    "after a dish was read, the answer to a line that is not understood says how to add it",
    arguments: ["lo prendo", "das nehme ich", "je la prends", "la quiero", "ordina", "questa"])
  func dish_thatWasRead_canBeAdded(line: String) throws {
    var listener = try Listener()
    listener.type("pizze", "1")
    let answer = listener.type(line)
    #expect(answer.contains(Self.howToAdd), "\(answer)")
    #expect(!listener.type("numero 1", "+", line).contains(Self.howToAdd))
  }

  private static let howToAdd = "\nPer aggiungere Marinara scrivi “+ Marinara”.\n"

  @Test(
    "after a dish was read, the answer to a condition or a search does not say how to add it",
    arguments: ["noci", "senza", "senza cipolla", "senza glutine fino a 1"])
  func dish_thatWasRead_isNotOfferedAfterASearch(line: String) throws {
    var listener = try Listener()
    #expect(!listener.type("numero 1", line).contains(Self.howToAdd))
  }

  @Test("a number that is part of a price, a name or a search with rows is not one of dishes")
  func number_ofASearch_countsNoDishes() throws {
    for line in ["10 euro", "4 stagioni", "4 formaggi", "quattro formaggi", "2 xyz"] {
      var listener = try Listener()
      #expect(!listener.type(line).hasPrefix("Quale?"), "\(line)")
      #expect(listener.menu.choice.isEmpty, "\(line)")
    }
    var listener = try Listener()
    #expect(listener.type("2 4 stagioni").hasPrefix("Aggiunto: Quattro Stagioni, 2 volte. "))
  }

  @Test(
    "one line orders several dishes, with articles and polite words",
    arguments: [
      ("+ marinara e caffè", ["Marinara", "Caffè"]),
      ("due margherite maxi e una marinara", ["Margherita maxi", "Marinara"]),
      ("+una margherita maxi con bufala, due marinare", ["Margherita maxi, bufala", "Marinara"]),
      ("vorrei due margherite maxi", ["Margherita maxi"]), ("caffè dazu", ["Caffè"]),
      ("e due acque frizzanti", ["Acqua frizzante"]), ("ancora una marinara", ["Marinara"]),
      ("un'altra marinara", ["Marinara"]), ("I would like two marinaras", ["Marinara"]),
      ("ich nehme eine Marinara", ["Marinara"]),
    ])
  func orderingSeveral(line: String, names: [String]) throws {
    var listener = try Listener()
    listener.type("acqua")
    #expect(listener.type(line).hasPrefix("Aggiunto: \(names[0])"), "\(line)")
    let choice = listener.menu.choice
    #expect(choice.lines.map { choice.name(of: $0, in: listener.menu.session.source) } == names)
  }

  private static let several: [(String, InterfaceLanguage, [String])] = [
    (
      "a marinara and two margheritas maxi", InterfaceLanguage.english,
      ["Marinara", "Margherita maxi"]
    ),
    ("una marinara e due diavole", .italian, ["Marinara", "Diavola"]),
    ("eine Marinara und zwei Diavola", .german, ["Marinara", "Diavola"]),
    ("je voudrais une marinara et deux diavola", .french, ["Marinara", "Diavola"]),
    ("marinara y dos diavolas", .spanish, ["Marinara", "Diavola"]),
  ]

  @Test("a dish before another with its number is ordered too", arguments: several)
  func orderingBeforeANumber(
    line: String, language: InterfaceLanguage, names: [String]
  ) throws {
    var listener = try Listener(words: language)
    listener.type(line)
    let choice = listener.menu.choice
    #expect(choice.lines.map { choice.name(of: $0, in: listener.menu.session.source) } == names)
  }

  @Test(
    "several dishes are not ordered without a number that is no part of a name",
    arguments: [
      "marinara e diavola", "la marinara e la diavola sono vegane", "la marinara, 4 stagioni",
    ])
  func namingSeveral(line: String) throws {
    var listener = try Listener()
    listener.type(line)
    #expect(listener.menu.choice.isEmpty)
  }

  @Test("polite words and an article before a number open the dish of that number")
  func numberAfterPoliteWords() throws {
    for line in ["la 13", "prendo la 13", "I would like the 13"] {
      var listener = try Listener()
      #expect(listener.type(line).hasPrefix("Patate e rosmarino, 8,00 €"), "\(line)")
    }
  }

  @Test("a dish that is ordered after one that needs a size is reported as not added")
  func orderingAfterAQuestion() throws {
    var listener = try Listener()
    let asked = listener.type("+ margherita e caffè")
    #expect(asked.hasPrefix("Non aggiunto: Caffè.\nQuale formato?"), "\(asked)")
    #expect(listener.type("maxi").hasPrefix("Aggiunto: Margherita maxi."))
  }

  @Test("an article before a name opens its card, and + adds the only dish of an answer")
  func addingTheOnlyDish() throws {
    var listener = try Listener()
    let read = listener.type("+acqua frizzante", "la diavola")
    #expect(read.contains("\nContiene glutine (frumento), latte."), "\(read)")
    #expect(listener.type("+").hasPrefix("Aggiunto: Diavola. Totale: 11,00 €."))
    #expect(listener.type("margherita maxi", "+").hasPrefix("Quale formato?"))
    // An extra after another dish belongs to the line that is there.
    listener.type("+capricciosa", "napoli", "capricciosa")
    #expect(listener.type("+uovo").hasPrefix("Aggiunto: Capricciosa, uovo."))
    #expect(listener.menu.choice.lines.map(\.extras.count) == [0, 0, 1])
  }

  @Test(
    "asking for the bill gives the total",
    arguments: ["conto", "il conto, per favore", "the bill please", "Rechnung", "la cuenta"])
  func bill(line: String) throws {
    var listener = try Listener()
    #expect(listener.type("+marinara", line).hasPrefix("Totale: 6,00 €."), "\(line)")
  }

  @Test("a line that is not understood says how to add the dish that it names")
  func orderThatIsNotUnderstood() throws {
    var listener = try Listener()
    let answer = listener.type("mi porti domani una diavola gratis")
    #expect(answer.contains("Per aggiungere Diavola scrivi “+ Diavola”."), "\(answer)")
    #expect(listener.type("+ Diavola").hasPrefix("Aggiunto: Diavola."))
  }

  @Test(
    "+ after an answer with several dishes asks which of them is meant",
    arguments: [
      ["numero 4", "funghi"], ["+diavola", "funghi"], ["funghi", "numero 4", "indietro"],
      ["numero 4", "funghi", "english"],
    ])
  func addingAfterAList(lines: [String]) throws {
    var listener = try Listener()
    listener.type(lines)
    let before = listener.menu.choice
    let asked = listener.type("+")
    #expect(asked == "Quale?\n" || asked == "Which one?\n", "\(asked)")
    #expect(listener.menu.choice == before)
    #expect(listener.type("1").contains("Capricciosa. "))
  }

  @Test("an extra and one more still belong to the dish that was added last, after a list")
  func addingToTheLastDishAfterAList() throws {
    var listener = try Listener()
    listener.type("+capricciosa", "funghi")
    #expect(listener.type("+uovo").hasPrefix("Aggiunto: Capricciosa, uovo. Totale: 11,00 €."))
    #expect(listener.type("funghi", "ancora una").hasPrefix("Aggiunto: Capricciosa, uovo"))
    #expect(listener.menu.choice.lines.map(\.count) == [2])
  }

  @Test("+ after a text without an answer adds the dish that was opened")
  func addingAfterAnAnswerWithoutRows() throws {
    var listener = try Listener()
    listener.type("numero 4", "xyzzy")
    #expect(listener.type("+").hasPrefix("Aggiunto: Diavola."))
  }

  @Test(
    "a number after a dish that is beyond its options is none of them",
    arguments: ["\(Int.min)", "\(Int.max)", "-1", "0"])
  func number_beyondTheOptions_isNotOne(number: String) throws {
    var listener = try Listener()
    let answer = listener.type("pizze", "+1 \(number)")
    #expect(answer.hasPrefix("Marinara non ha “\(number)”.\n"), "\(answer)")
    #expect(listener.type("pizze", "+2", "maxi \(number)").contains("Quale formato?"), "\(number)")
    #expect(listener.menu.choice.isEmpty)
  }

  @Test("a line may name hundreds of dishes")
  func dishes_ofALongLine_areAllAdded() throws {
    var listener = try Listener()
    let pair = " margherita normale due marinare"
    let answer = listener.type("+" + String(repeating: pair, count: 120))
    #expect(answer.hasPrefix("Aggiunto: Margherita normale. Totale: 7,00 €."))
    #expect(listener.menu.choice.lines.map(\.count) == [99, 99])
  }

  @Test(
    "a dish whose name begins with a number is added after another", arguments: ["4", "quattro"])
  func dish_thatBeginsWithANumber_isAddedAfterAnother(number: String) throws {
    let dishes = [#"{"name": "Marinara"}"#, #"{"name": "Quattro Stagioni"}"#]
    var listener = Listener(try Kitchen.session(of: Kitchen.menu(dishes)))
    listener.type("+marinara \(number) stagioni")
    #expect(listener.menu.choice.lines.map(\.dish.position) == [0, 1])
    #expect(listener.menu.choice.numberOfDishes == 2)
  }

  @Test("a group that requires more extras than it has is complete with all of them")
  func group_withTooFewExtras_canBeCompleted() throws {
    let group = #"{"title": "Impasto", "choose": {"min": 2}, "items": [{"name": "classico"}]}"#
    let dish = #"{"name": "Norma", "addOns": [\#(group)]}"#
    var listener = Listener(try Kitchen.session(of: Kitchen.menu([dish])))
    #expect(listener.type("+norma", "1").hasPrefix("Aggiunto: Norma, classico."))
  }

  @Test("of two sizes in one line, the guest is asked which one is meant")
  func twoSizes_areAsked() throws {
    var listener = try Listener()
    #expect(listener.type("+margherita maxi normale").hasPrefix("Quale formato?"))
    #expect(listener.type("maxi").hasPrefix("Aggiunto: Margherita maxi."))
  }
}
