import MenuPresentation
import TestSupport
import Testing

struct LinearQuestionTests {
  @Test(
    "a size is chosen by its number or by its name",
    arguments: [
      ["+1", "2"], ["+1", "+2"], ["+1", "maxi"], ["+1", "MAXI"], ["+1", "9", "maxi"],
      ["+1", "?", "maxi"], ["+1", "boh", "maxi"], ["+1", "regolare", "2"],
      ["+1", "maxi con bufala"],
    ])
  func size(lines: [String]) throws {
    var listener = try Listener()
    listener.type("margherita")
    #expect(listener.type(lines).hasPrefix("Aggiunto: Margherita maxi"))
    #expect(listener.menu.choice.lines.map(\.size) == [1])
  }

  private static let wine = Array(
    #"""
    {"language": "en", "currency": "GBP", "beverages": [{"name": "House red", "sizes": [
      {"name": "glass", "price": "4.00"}, {"name": "half litre", "price": "9.00"},
      {"name": "litre", "price": "16.00"}]}]}
    """#.utf8)

  @Test(
    "a size is chosen by words that no other size has",
    arguments: [
      ("half", 1), ("the half litre", 1), ("a litre, half", 1), ("glass please", 0), ("litre", 2),
    ])
  func size_byItsWords_isChosen(line: String, size: Int) throws {
    var listener = Listener(try Kitchen.session(of: Self.wine, language: "en"))
    listener.type("+house red", line)
    #expect(listener.menu.choice.lines.map(\.size) == [size])
  }

  @Test("a question is cancelled by another dish or a verb")
  func question_beforeAnotherDish_isDropped() throws {
    var listener = try Listener()
    listener.type("+marinara", "+margherita")
    let answer = listener.type("togli marinara")
    #expect(answer.hasPrefix("Non aggiunto: Margherita.\nTolto: Marinara. 0 nella scelta."))
    listener.type("+margherita")
    #expect(listener.type("+diavola").hasPrefix("Non aggiunto: Margherita.\nAggiunto: Diavola."))
  }

  @Test(
    "a question is cancelled by a quantity of another dish",
    arguments: ["+ tre diavole", "tre diavole", "+3 diavola", "+ 3 x diavola"])
  func question_beforeManyOfAnotherDish_isDropped(line: String) throws {
    var listener = try Listener()
    listener.type("+margherita")
    let answer = listener.type(line)
    #expect(
      answer.hasPrefix("Non aggiunto: Margherita.\nAggiunto: Diavola, 3 volte."), "\(answer)")
    #expect(listener.menu.choice.numberOfDishes == 3)
  }

  @Test(
    "a number opens its line, also with a full stop, a bracket or a verb",
    arguments: ["2.", "2)", "2", "apri 2."])
  func number_withItsStop_opensTheLine(line: String) throws {
    var listener = try Listener()
    #expect(listener.type("margherita", "pizze", line).hasPrefix("Margherita, "))
  }

  @Test("a number beyond the lines says so, and opens the dish with that number on the menu")
  func number_beyondTheLines_saysSo() throws {
    var listener = try Listener()
    let answer = listener.type("funghi", "16")
    #expect(answer.hasPrefix("Non c'è una riga 16 nell'ultima risposta.\n'Nduja e burrata, "))
  }

  @Test("a dish is added by its number on the menu without a question")
  func number_ofTheMenu_isAdded() throws {
    var listener = try Listener()
    #expect(listener.type("+ numero 16").hasPrefix("Aggiunto: 'Nduja e burrata."))
  }

  @Test(
    "an answer that is not a size is read as a new line, and nothing is added",
    arguments: ["funghi", "liste"])
  func anotherLine(line: String) throws {
    var listener = try Listener()
    let answer = listener.type("margherita", "+1", line)
    #expect(answer.hasPrefix("Non aggiunto: Margherita.\n"))
    #expect(listener.menu.choice.isEmpty)
    #expect(listener.type("scelta").contains("Non hai ancora scelto"))
  }

  /// A pizza with a required dough, two toppings at most, and free extras.
  private static let parmigiana = Array(
    #"""
    {"language": "it", "currency": "EUR", "pizzas": [{"name": "Parmigiana", "price": "10.00",
      "addOns": [{"title": "Impasto", "choose": {"min": 1, "max": 1},
          "items": [{"name": "classico"}, {"name": "integrale", "price": "1.00"}]},
        {"title": "Sopra", "choose": {"min": 0, "max": 2}, "items": [{"name": "rucola"},
          {"name": "uovo", "price": "1.50"}, {"name": "cipolla rossa"}]}]}]}
    """#.utf8)

  @Test("a required option is asked for", arguments: ["2", "integrale", "+integrale"])
  func requiredOption(answer: String) throws {
    var listener = Listener(try Kitchen.session(of: Self.parmigiana))
    let asked = listener.type("pizze", "+1")
    #expect(asked.hasPrefix("Impasto, una a scelta, obbligatoria.\n1. Classico"))
    #expect(listener.menu.choice.isEmpty)
    #expect(listener.type(answer).hasPrefix("Aggiunto: Parmigiana, integrale. Totale: 11,00 €."))
  }

  @Test(
    "options can be named with the dish or after it",
    arguments: [
      (["+1 integrale, uovo"], "Parmigiana, integrale, uovo"),
      (["+parmigiana integrale e cipolla rossa"], "Parmigiana, integrale, cipolla rossa"),
      (["+1", "1", "+uovo", "+rucola"], "Parmigiana, classico, rucola, uovo"),
      (["1", "+integrale con rucola"], "Parmigiana, integrale, rucola"),
      (["+1", "2", "+uovo", "-uovo"], "Parmigiana, integrale"),
      // At most two of a group, and one replaces another where only one is allowed.
      (["+1 classico rucola uovo", "+cipolla rossa"], "Parmigiana, classico, rucola, uovo"),
      (["+1 classico", "+integrale"], "Parmigiana, integrale"),
    ])
  func options(lines: [String], name: String) throws {
    var listener = Listener(try Kitchen.session(of: Self.parmigiana))
    listener.type("pizze")
    listener.type(lines)
    #expect(listener.type("scelta").hasPrefix("1. \(name), "))
    #expect(listener.menu.choice.numberOfDishes == 1)
  }

  @Test(
    "an extra beyond the limit of its group is reported",
    arguments: [
      (
        ["+1 classico, integrale"], "Impasto, una a scelta, obbligatoria. Non aggiunto: classico.\n"
      ),
      (["+1 classico", "+integrale"], "Impasto, una a scelta, obbligatoria. Tolto: classico.\n"),
      (
        ["+1 classico rucola uovo", "+cipolla rossa"],
        "Sopra, fino a 2. Non aggiunto: cipolla rossa.\n"
      ),
    ])
  func noRoom(lines: [String], reply: String) throws {
    var listener = Listener(try Kitchen.session(of: Self.parmigiana))
    listener.type("pizze")
    let answer = listener.type(lines)
    #expect(answer.hasPrefix(reply), "\(answer)")
    #expect(answer == reply || answer.dropFirst(reply.count).hasPrefix("Aggiunto: Parmigiana, "))
    #expect((answer == reply) == reply.contains("cipolla"))
  }

  @Test("a removed extra and an extra that is already there are reported")
  func extrasChanged() throws {
    var listener = try Listener()
    listener.type("+capricciosa", "+uovo")
    #expect(listener.type("+uovo").hasPrefix("Capricciosa ha già uovo.\nSi può scrivere"))
    let answer = listener.type("-uovo")
    #expect(answer.hasPrefix("Tolto: uovo. Capricciosa, 9,50 €, numero 5, contiene glutine"))
    #expect(answer.hasSuffix(" Totale: 9,50 €.\n") && !answer.contains("Aggiunto"))
    #expect(listener.type("+uovo").hasPrefix("Aggiunto: Capricciosa, uovo. Totale: 11,00 €."))
    #expect(listener.type("-") == "Tolto: Capricciosa, uovo. 0 nella scelta.\n")
  }

  @Test(
    "a word in several names asks which dish is meant, whatever came before",
    arguments: [[], ["numero 14"], ["+margherita maxi"]])
  func which(before: [String]) throws {
    var listener = try Listener()
    listener.type(before)
    let asked = listener.type("+calzone")
    #expect(asked.hasPrefix("Quale?\n1. Calzone classico, 9,50 €") && asked.contains("\n3. "))
    #expect(listener.type("2").hasPrefix("Aggiunto: Calzone fritto. "))
    #expect(listener.type("+acqua").contains("\n2. Acqua frizzante"))
    #expect(listener.type("+2").hasPrefix("Aggiunto: Acqua frizzante. "))
    #expect(listener.type("+pizza").contains("Ancora 9 voci"))
    #expect(listener.type("altre", "16").hasPrefix("Aggiunto: 'Nduja e burrata. "))
    #expect(listener.type("+falanghina").hasPrefix("Aggiunto: Falanghina del Sannio. "))
  }

  @Test(
    "a number before a name is a quantity",
    arguments: [
      ("+2 diavola", 2, "Aggiunto: Diavola, 2 volte. Totale: 18,00 €."),
      ("+2x diavola", 2, "Aggiunto: Diavola, 2 volte."),
      ("+3 × diavola", 3, "Aggiunto: Diavola, 3 volte."),
      ("+two diavola", 2, "Aggiunto: Diavola, 2 volte."),
      ("+quattro stagioni", 1, "Aggiunto: Quattro Stagioni."),
      ("+due quattro stagioni", 2, "Aggiunto: Quattro Stagioni, 2 volte."),
      ("+2 margherita maxi", 2, "Aggiunto: Margherita maxi, 2 volte. Totale: 23,00 €."),
      ("+2 maxi", 1, "Aggiunto: Margherita maxi."),
    ])
  func quantity(line: String, count: Int, reply: String) throws {
    var listener = try Listener()
    #expect(listener.type("pizze", line).hasPrefix(reply))
    #expect(listener.menu.choice.numberOfDishes == count)
  }

  @Test("a dish without an ingredient is not added, and the answer refers to the staff")
  func withoutSomething() throws {
    var listener = try Listener()
    let reply = "Non aggiunto: Diavola. Per togliere un ingrediente si chiede al personale.\n"
    #expect(listener.type("+diavola senza salame") == reply)
    #expect(listener.type("+diavola without milk") == reply)
    #expect(listener.menu.choice.isEmpty)
  }

  @Test("an extra is added only to a dish in the choice")
  func extraOfAnOpenedDish() throws {
    var listener = try Listener()
    let reply =
      "Giuseppe non è nella scelta.\nPer aggiungere Giuseppe burrata scrivi “+ Giuseppe burrata”.\n"
    #expect(listener.type("numero 14", "+burrata") == reply)
    #expect(listener.type("+ Giuseppe burrata").hasPrefix("Aggiunto: Giuseppe, burrata. "))
    #expect(listener.type("+xyzzy").hasPrefix("Giuseppe non ha “xyzzy”.\nAggiunte possibili: "))
  }

  @Test("possible extras are offered, and unknown ones refused")
  func offer() throws {
    var listener = try Listener()
    #expect(
      listener.type("+capricciosa").hasSuffix(
        "Aggiunte possibili: uovo. Per averne una scrivi + e il suo nome.\n"))
    let extras = "Aggiunte possibili: uovo. Per averne una scrivi + e il suo nome.\n"
    #expect(listener.type("+ananas") == "Capricciosa non ha “ananas”.\n\(extras)")
    let sizes = "Margherita non ha “ananas”.\nFormato: normale, maxi.\n"
    #expect(listener.type("+margherita maxi ananas").hasPrefix(sizes))
    #expect(listener.type("+uovo").hasPrefix("Aggiunto: Capricciosa, uovo. Totale: 11,00"))
    #expect(listener.type("-").hasPrefix("Tolto: Capricciosa, uovo."))
    #expect(listener.type("-diavola").hasPrefix("Diavola non è nella scelta.\nNon hai anc"))
  }

  @Test(
    "number, size and extras combine in one order",
    arguments: [
      ("+ numero 14 burrata", "Aggiunto: Giuseppe, burrata."),
      ("+ numero 2 maxi bufala", "Aggiunto: Margherita maxi, bufala."),
      ("+ number two maxi", "Aggiunto: Margherita maxi."),
      ("2 diavola", "Aggiunto: Diavola, 2 volte."),
      ("due margherite maxi", "Aggiunto: Margherita maxi, 2 volte."),
      ("+ tre margherite", "Quale formato?"), ("add diavola", "Aggiunto: Diavola."),
    ])
  func order_ofSeveralParts_isUnderstood(line: String, reply: String) throws {
    for before in [[], ["+giuseppe"]] {
      var listener = try Listener()
      listener.type(before)
      #expect(listener.type(line).hasPrefix(reply), "\(before)")
    }
  }

  @Test("a dish name that begins with a number is searched", arguments: ["quattro formaggi"])
  func name_withANumberInIt_isSearched(line: String) throws {
    var listener = try Listener()
    #expect(listener.type(line).contains("1. Quattro Formaggi"))
    #expect(listener.menu.choice.isEmpty)
  }

  @Test("add on its own adds the dish whose card was read", arguments: ["add", "aggiungi", "+"])
  func add_alone_addsTheDishThatWasHeard(line: String) throws {
    var listener = try Listener()
    #expect(listener.type("numero 14", line).hasPrefix("Aggiunto: Giuseppe. "))
  }

  @Test("a size that the dish of a line lacks is reported, and nothing is added")
  func size_thatALineLacks_isSaid() throws {
    var listener = try Listener()
    let answer = listener.type("pizze", "+1 maxi bufala")
    #expect(answer.hasPrefix("Marinara non ha “maxi bufala”.\n"), "\(answer)")
    let offered = listener.type("pizze", "+2 gigante")
    let offers = "Formato: normale, maxi.\nAggiunte possibili: bufala. Per averne una"
    #expect(offered.hasPrefix("Margherita non ha “gigante”.\n\(offers)"), "\(offered)")
    #expect(listener.menu.choice.isEmpty)
  }

  /// A pizza with two extras whose names begin with the same word, and a dish with that word.
  private static let melanzane = Array(
    #"""
    {"language": "it", "pizzas": [{"name": "Norma", "addOns": [
        {"title": "Impasto", "choose": {"min": 1, "max": 1}, "items": [{"name": "classico"}]},
        {"items": [{"name": "melanzane fritte"}, {"name": "melanzane grigliate"}]}]},
      {"name": "Ortolana", "ingredients": ["melanzane"]}]}
    """#.utf8)

  @Test("a word in several extras of the added dish asks which one is meant")
  func word_ofSeveralExtras_asksWhich() throws {
    var listener = Listener(try Kitchen.session(of: Self.melanzane))
    let added = listener.type("+norma", "1")
    #expect(added.contains("Aggiunte possibili: melanzane fritte, melanzane grigliate."))
    let asked = "Quale?\n1. Melanzane fritte.\n2. Melanzane grigliate.\n"
    #expect(listener.type("+melanzane") == asked)
    #expect(listener.type("2").hasPrefix("Aggiunto: Norma, classico, melanzane grigliate."))
    #expect(listener.type("+fritte").contains("Norma, classico, melanzane fritte, melanzane grig"))
    #expect(listener.menu.choice.numberOfDishes == 1)
  }
}
