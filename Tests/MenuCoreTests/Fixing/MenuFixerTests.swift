import OldMenuCore
import MenuTestSupport
import Testing

/// What is mended without asking, and what never is.
@Suite(.timeLimit(.minutes(5))) struct MenuFixerTests {
  struct Case: Sendable, CustomTestStringConvertible {
    let testDescription: String
    let before: String
    let after: String

    init(_ name: String, _ before: String, _ after: String) {
      (testDescription, self.before, self.after) = (name, before, after)
    }

    /// A member of a pizza.
    init(pizza name: String, _ before: String, _ after: String, head: String = "") {
      func file(_ members: String) -> String {
        "{\"currency\": \"EUR\",\(head)\n \"pizzas\": [\n  {\"name\": \"A\", \(members)}]}\n"
      }
      self.init(name, file(before), file(after))
    }
  }

  static let letters = [
    Case("a comma after the last entry", "{\"pizzas\": [\n],\n}", "{\"pizzas\": [\n]\n}"),
    Case("a byte-order mark", "\u{FEFF}{\"pizzas\":[]}", "{\"pizzas\":[]}"),
    Case(
      "no comma between lines, CRLF", "{\"language\": \"it\"\r\n\t\"pizzas\": []}\r\n",
      "{\"language\": \"it\",\r\n\t\"pizzas\": []}\r\n"),
    Case(
      "no comma between brackets", #"{"pizzas":[{"name":"A"} {"name":"B"}]}"#,
      #"{"pizzas":[{"name":"A"}, {"name":"B"}]}"#),
    Case("a tab in a text", "{\"name\": \"a\tb\"}", "{\"name\": \"a b\"}"),
    Case("a lone backslash", #"{"name": "a\pb"}"#, #"{"name": "a\\pb"}"#),
    Case(
      "single quotes, also with an apostrophe and a quote inside",
      #"{'pizzas': [{'name': 'L'Aquila "d'oro"'}]}"#,
      #"{"pizzas": [{"name": "L'Aquila \"d'oro\""}]}"#),
    Case(
      "single quotes, and a comma missing between two texts, which may be one",
      #"{'pizzas': [{'name': 'rock 'n' roll', 'ingredients': ['pomodoro' 'sedano', 'pesce']}]}"#,
      #"{"pizzas": [{"name": "rock 'n' roll", "ingredients": ["pomodoro" "sedano", "pesce"]}]}"#),
    Case(
      "curly quotes throughout", "{“pizzas”: [{“name”: “A “vera” B”,\n„price„: “7.00”}]}",
      "{\"pizzas\": [{\"name\": \"A “vera” B\",\n\"price\": \"7.00\"}]}"),
    Case(
      "angled quotes throughout", "{«pizzas»: [{«name»: «A \"vera\" B»,\n«price»: 7}]}",
      "{\"pizzas\": [{\"name\": \"A \\\"vera\\\" B\",\n\"price\": 7}]}"),
    Case(
      "single curly quotes throughout", "{‘pizzas’: [{‘name’: ‘L’Aquila’,\n‘price’: 7}]}",
      "{\"pizzas\": [{\"name\": \"L’Aquila\",\n\"price\": 7}]}"),
    Case(
      "keys without quotes", "{pizzas: [{name: \"A\", price: 7}]}",
      "{\"pizzas\": [{\"name\": \"A\", \"price\": 7}]}"),
    Case(
      "words without quotes", "{\"pizzas\": [{\"name\": Marinara, \"soldOut\": TRUE}]}",
      "{\"pizzas\": [{\"name\": \"Marinara\", \"soldOut\": true}]}"),
    Case("no colon", "{\"pizzas\" []}", "{\"pizzas\": []}"),
    Case("an equals sign", "{\"pizzas\" = []}", "{\"pizzas\" : []}"),
    Case(pizza: "a decimal comma", #""price": 8,50"#, #""price": 8.50"#),
  ]

  static let values = [
    Case(pizza: "a decimal comma in quotes", #""price":  "8,50" "#, #""price":  "8.50" "#),
    Case(pizza: "the sign of the file's currency", #""price": "€ 7,00""#, #""price": "7.00""#),
    Case(pizza: "its name", #""price": "7 euro""#, #""price": "7.00""#),
    Case(
      pizza: "what a price is for", #""price": "6.50 all'etto""#,
      #""price": {"amount": "6.50", "per": "100 g"}"#),
    Case(pizza: "a lowest price", #""price": "da 7,00 €""#, #""price": {"from": "7.00"}"#),
    Case(
      "the sign of a currency", #"{"currency": "€", "pizzas": []}"#,
      #"{"currency": "EUR", "pizzas": []}"#),
    Case(pizza: "true in quotes", #""soldOut": "True""#, #""soldOut": true"#),
    Case(pizza: "a number in quotes", #""calories": "800""#, #""calories": 800"#),
    Case(
      "a unit at a number", #"{"beverages": [{"name": "A", "alcoholPercent": "4,7 %"}]}"#,
      #"{"beverages": [{"name": "A", "alcoholPercent": 4.7}]}"#),
    Case(
      "the way of serving", #"{"beverages": [{"name": "A", "serving": "botle"}]}"#,
      #"{"beverages": [{"name": "A", "serving": "bottle"}]}"#),
    Case(
      "a dish that is only a name", #"{"pizzas": ["Margherita", {"name": "B"}]}"#,
      #"{"pizzas": [{"name": "Margherita"}, {"name": "B"}]}"#),
    Case(
      "a list of one", #"{"pizzas": {"name": "A"}, "notes": "n"}"#,
      #"{"pizzas": [{"name": "A"}], "notes": ["n"]}"#),
    Case(
      "a misspelt key, in every dish of every list",
      #"{"pizzas":[{"name":"A","pricce":1},{"name":"B","pricce":2}],"other":[{"name":"C","pricce":3}]}"#,
      #"{"pizzas":[{"name":"A","price":1},{"name":"B","price":2}],"other":[{"name":"C","price":3}]}"#
    ),
    Case(
      "keys in Italian", #"{"pizze":[{"nome":"A","prezzo":"7,00 €"}],"valuta":"EUR"}"#,
      #"{"pizzas":[{"name":"A","price":"7.00"}],"currency":"EUR"}"#),
    Case(
      "the name of a language", #"{"language": "Italiano", "name": {"English": "A"}}"#,
      #"{"language": "it", "name": {"en": "A"}}"#),
    Case(
      pizza: "words for allergens", #""allergens": ["Latte", "crostacei"]"#,
      #""allergens": ["milk", "crustaceans"]"#),
    Case(
      pizza: "several allergens in one text", #""allergens": ["gluten, milk"]"#,
      #""allergens": ["gluten", "milk"]"#),
    Case(pizza: "an allergen alone", #""allergens": "milk""#, #""allergens": ["milk"]"#),
    Case(
      pizza: "a misspelt warning", #""allergens": {"contain": ["milk"]}"#,
      #""allergens": {"contains": ["milk"]}"#),
    Case(
      pizza: "a fault that hides another", #""pricce": "7,00 €""#, #""price": "7.00""#),
  ]

  @Test(arguments: letters + values)
  func whatIsCertainIsMendedAndNothingElse(menu: Case) {
    let mended = MenuFixer.mend(Array(menu.before.utf8))
    #expect(String(decoding: mended.bytes, as: UTF8.self) == menu.after)
    #expect(mended.count > 0)
  }

  /// Members of a pizza whose fault is left to the owner.
  static let left = [
    // What a promise holds, and that nothing else is in it.
    #""allergens": {"contains": ["milk"], "freeFrom": ["glutine"]}"#,
    #""allergens": {"contains": ["latte"], "freeFrom": ["gluten"]}"#,
    #""allergens": {"freeFrom": "milk"}"#, #""allergens": {"freeFrom": ["milk, eggs"]}"#,
    #""allergens": {"contains": ["milk"], "complete": "true"}"#,
    #""allergens": {"contains": ["milk"], "freFrom": ["gluten"]}"#,
    #""allergens": {"contains": ["milk"], "conplete": true}"#,
    #""alergens": {"freeFrom": ["gluten"]}"#, #""alergens": "none""#, #""allergens": "nome""#,
    #""diets": ["vegano"]"#, #""diets": "vegan""#, #""diet": ["vegan"]"#,
    // What would lose something, or can mean two things.
    #""price": "4,000""#, #""price": 4,000"#, #""price": "$ 8.00""#,
    #""price": "2 top""#, #""price": "7,00 / 6,00""#, #""price": "1.900""#,
    #""allergens": ["Weizen"]"#, #""allergens": ["latte, noci"]"#, #""allergens": "nessuno""#,
    #""contains": ["milk"], "allergens": "none""#,
    #""ingredients": ["acciughe"], "allergens": "none""#,
    #""price": "-7.00""#, #""price": 1, "price": 2"#,
    #""price": 1, "pricce": 2"#, #""price": 1, "sizes": [{"name": "a", "price": 2}]"#,
    // In a short word, or in its first letter, a mistake makes another word.
    #""allergens": ["latta"]"#, #""allergens": ["silk"]"#, #""allergens": ["Bier"]"#,
    #""allergens": ["nuevo"]"#, #""allergens": ["parmigiano"]"#,
    #""zzz": 1"#, #""piece": 1"#, #""prezzo": 1, "prix": 2"#, #""prezzo1": 1, "prezzo2": 2"#,
    #""klein_price": 1, "prezzo": 2"#, #""descrizione": "a", "Beschreibung": "b""#,
    #""esaurita": true, "agotado": false"#, #""price": {"amount": 1, "to": 2}"#,
    #""price": {"da": 1, "min": 2, "to": 3}"#,
    #""ingredients": "pomodoro, basilico""#, #""allergens": ["noci"]"#,
    #""allergens": ["grano"]"#, #""allergens": ["7"]"#, #""group": "rosse-2""#,
    #""description": "La "vera" pizza""#, #""number": 01"#, #""description": "a // comment" // b"#,
  ]

  @Test(arguments: left)
  func whatIsNotCertainIsLeftByteForByte(members: String) {
    let head = #" "groups": [{"id": "rosse-1", "title": "1"}, {"id": "rosse-3", "title": "3"}],"#
    let file = Array(
      "{\"currency\": \"EUR\",\(head)\n \"pizzas\": [\n  {\"name\": \"A\", \(members)\n}]}\n".utf8)
    let mended = MenuFixer.mend(file)
    #expect(String(decoding: mended.bytes, as: UTF8.self) == String(decoding: file, as: UTF8.self))
    #expect(mended.count == 0)
  }

  /// What an editor offers is both readings of a price or none: one alone would be a guess.
  @Test(arguments: [
    (#""7.555""#, 0), ("7.555", 0), (#""7,555""#, 0), (#""€ 7.555""#, 0), (#""0.555""#, 0),
    (#""7.550""#, 2), (#""4,000""#, 2), (#""7.5500""#, 1),
  ])
  func threeDigitsBehindAPointAreNoGuess(price: String, count: Int) throws {
    let file = Array(
      #"{"currency": "EUR", "pizzas": [{"name": "A", "price": \#(price), "allergens": []}]}"#.utf8)
    let fault = try MenuReader.read(file).diagnostics.first { $0.severity == .error }
    let fixIt = fault.flatMap { FixItMaker(file).fixIt(for: $0) }
    #expect(fixIt?.choices.count ?? 0 == count)
    let isPrice = if case .price = fault?.rule { true } else { false }
    #expect(isPrice || price == #""7.5500""#)
  }

  @Test(arguments: [
    (#"["milk", "dairy"]"#, #"["milk"]"#), (#"["dairy", "milk"]"#, #"["milk"]"#),
    (#"["dairy", "latte", "gluten"]"#, #"["milk", "gluten"]"#),
    (#"{"contains": ["fish", "dairy", "milk"]}"#, #"{"contains": ["fish", "milk"]}"#),
  ])
  func noAllergenIsNamedTwice(written: String, mended: String) throws {
    func file(_ allergens: String) -> String {
      #"{"pizzas": [{"name": "A", "allergens": \#(allergens)}]}"#
    }
    let bytes = MenuFixer.mend(Array(file(written).utf8)).bytes
    #expect(String(decoding: bytes, as: UTF8.self) == file(mended))
  }

  @Test func twoListsForOneAreOneWithTheirHeadings() {
    let file = #"{"Vorspeisen": [{"name": "A"}], "Salate": [{"name": "B"}]}"#
    let mended = MenuFixer.mend(Array(file.utf8))
    let groups =
      #"[{"id": "Vorspeisen", "title": "Vorspeisen"}, {"id": "Salate", "title": "Salate"}]"#
    let dishes = #"[{"group": "Vorspeisen", "name": "A"}, {"group": "Salate", "name": "B"}]"#
    #expect(
      String(decoding: mended.bytes, as: UTF8.self)
        == #"{"groups": \#(groups), "other": \#(dishes)}"#)
  }

  /// The faults of dishes that nobody has read yet are not made by who reads them.
  @Test(arguments: [("pizze", "pizzas"), ("getränke", "beverages"), ("dolci", "desserts")])
  func aListIsCalledRightWhateverIsWrongInIt(key: String, list: String) {
    let dishes = #": [{"name": "A", "price": "molto"}, {"name": "B", "diets": ["xyzzy"]}]"#
    let file = #"{"other": [{"name": "C"}], "\#(key)""# + dishes + "}"
    let mended = MenuFixer.mend(Array(file.utf8))
    #expect(
      String(decoding: mended.bytes, as: UTF8.self)
        == #"{"other": [{"name": "C"}], "\#(list)""# + dishes + "}")
  }

  @Test(arguments: ["\"2.1\"", "2", "1", "\"1\""])
  func aVersionOfTheOwnersIsNoVersionOfTheFormat(version: String) {
    for key in ["version", "versione", "Version", "formato"] {
      let file = Array(#"{"\#(key)": \#(version), "pizzas": [{"name": "A"}]}"#.utf8)
      #expect(MenuFixer.mend(file).bytes == file)
    }
  }

  @Test(arguments: [
    #"{"pizzas":[{"name":"A","allergens":none}]}"#,
    #"{"pizzas":[{"name":"A","allergens":{"freeFrom":[milk]}}]}"#,
    #"{"pizzas":[{"name":"A","diets":[vegan]}]}"#,
    #"{"pizzas":[{"name":"A","allergens":{"complete":True}}]}"#,
    #"{"pizzas":[{"name":"A","allergens":{"freeFrom":["milk" 7]}}]}"#,
    #"{"pizzas":[{"name":"A","allergens":{"freeFrom":['milk']}}]}"#,
    "{\"pizzas\":[{\"name\":\"A\",\"allergens\":\"contains\n\"}]}",
    "{\"pizzas\":[{\"name\":\"A\",\"diets\":[“vegan”]}]}",
    "{\"pizzas\":[{\"name\":\"A\",\"diets\":[\"vegan\"\n\"halal\"]}]}",
  ])
  func aPromiseIsNotMadeReadable(file: String) {
    #expect(MenuFixer.mend(Array(file.utf8)).bytes == Array(file.utf8))
  }

  @Test func whatALetterStandsForIsMendedUnlessADishPromisesByIt() {
    let file = { (word: String, allergens: String) in
      Array(
        #"{"allergenKey": {"A": "\#(word)"}, "pizzas": [{"name": "A", "allergens": \#(allergens)}]}"#
          .utf8)
    }
    let contained = #"{"contains": ["gluten", "A"]}"#
    #expect(MenuFixer.mend(file("Latte", contained)).bytes == file("milk", contained))
    let promised = file("Latte", #"{"contains": ["gluten"], "freeFrom": ["A"]}"#)
    #expect(MenuFixer.mend(promised).bytes == promised)
  }

  @Test func aCureThatLandsInACommentIsNoCure() {
    let file = Array(#"{"pizzas": [{"name" // : "A""#.utf8) + Array("\n{}]}\n".utf8)
    #expect(MenuFixer.mend(file).bytes == file)
  }

  @Test func aMenuWithoutFaultsIsTheSame() throws {
    for fixture in FixtureMenu.all {
      let bytes = try fixture.bytes()
      guard let reading = try? MenuReader.read(bytes), reading.diagnostics.isEmpty else { continue }
      #expect(MenuFixer.mend(bytes).bytes == bytes)
    }
  }

  /// Whatever is in a file: mending it twice mends nothing more, and never makes it worse.
  @Test(arguments: FixtureMenu.all)
  func mendedMenusAreNotMendedAgain(fixture: FixtureMenu) throws {
    let bytes = try fixture.bytes()
    let mended = MenuFixer.mend(bytes)
    #expect(MenuFixer.mend(mended.bytes).bytes == mended.bytes)
    guard let before = try? MenuReader.read(bytes) else { return }
    let after = try MenuReader.read(mended.bytes)
    let errors = { (reading: MenuReading) in reading.diagnostics.count { $0.severity == .error } }
    #expect(errors(after) <= errors(before))
    #expect(before.menu.saferAllergens(in: after.menu) == [])
  }

  /// Written in place of it, or before it, the bracket only moves the fault.
  @Test func aBracketTooManyIsTakenAway() throws {
    let text = "{\"pizzas\": [\n {\"name\": \"A\"}}\n]}"
    let error = #expect(throws: MenuFileError.self) { try MenuReader.read(Array(text.utf8)) }
    guard case .refused(let reasons) = error else { return }
    let last = try #require(reasons.last)
    let fix = try #require(FixItMaker(Array(text.utf8)).fixIt(for: last))
    let mended = FileEdit.applying(fix.choices[0], to: Array(text.utf8))
    #expect(String(decoding: mended, as: UTF8.self) == "{\"pizzas\": [\n {\"name\": \"A\"}\n]}")
    #expect(!fix.isCertain)
  }

  /// A number tells one of several: to call one of them the price would lose the other.
  @Test func whatIsNumberedIsNotTakenForASlip() {
    let file = Array(
      #"{"pizzas":[{"name":"A","allergens":"none","price1":"7.00","price2":"9.00"}]}"#.utf8)
    #expect(MenuFixer.mend(file).bytes == file)
  }
}
