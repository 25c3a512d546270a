import MenuCore
import Testing

/// The replacement texts in messages.
struct SuggestionTests {
  @Test(
    "a value of another type is reported with the text to write, which is the edit too",
    arguments: [
      (#""soldOut":"vero""#, "true"), (#""soldOut":"wahr""#, "true"),
      (#""soldOut":"vrai""#, "true"), (#""soldOut":"sí""#, "true"), (#""frozen":"sì""#, "true"),
      (#""soldOut":"Yes""#, "true"), (#""soldOut":1"#, "true"), (#""soldOut":"nein""#, "false"),
      (#""allergens":"gluten, milk""#, #"["gluten", "milk"]"#),
      (#""allergens":"glutine; latte""#, #"["gluten", "milk"]"#),
      (#""allergens":{"mayContain":"eggs"}"#, #"["eggs"]"#),
      (#""ingredients":"pomodoro, mozzarella""#, #"["pomodoro", "mozzarella"]"#),
      (#""notes":"piccante, ma poco""#, #"["piccante, ma poco"]"#),
      (#""sizes":{"maxi":"12.00"}"#, #"[{"name": "maxi", "price": "12.00"}]"#),
      (
        #""sizes":{"a":"1.00","b":2}"#,
        #"[{"name": "a", "price": "1.00"}, {"name": "b", "price": 2}]"#
      ),
      (#""sizes":["maxi"]"#, #"{"name": "maxi"}"#),
      (#""sizes":[{"maxi":"12.00"}]"#, #"{"name": "maxi", "price": "12.00"}"#),
      (#""addOns":["bufala"]"#, #"{"name": "bufala"}"#),
      (#""addOns":{"bufala":"2.00"}"#, #"[{"name": "bufala", "price": "2.00"}]"#),
      (#""calories":"800 kcal""#, "800"), (#""description":5"#, #""5""#),
    ])
  func valueOfAnotherType(_ member: String, _ text: String) throws {
    let json = #"{"pizzas":[{"name":"A",\#(member)}]}"#
    let report = Menu.report(json, isCheck: false)
    #expect(report.map(\.rule) == [.wrongType])
    let diagnostic = try #require(report.first)
    #expect(diagnostic.advice == "write \(text)")
    let edit = try #require(diagnostic.edit)
    #expect(String(decoding: edit.replacement, as: UTF8.self) == text)
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    #expect(Menu.report(String(decoding: mended, as: UTF8.self), isCheck: false).isEmpty)
  }

  @Test(
    "an amount after a name is suggested as a price, but not as an automatic edit",
    arguments: [
      (#""addOns":"bufala 2,00""#, #"[{"name": "bufala", "price": "2.00"}]"#),
      (#""addOns":["bufala +2"]"#, #"{"name": "bufala", "price": "2.00"}"#),
      (
        #""sizes":"normale 7,50, maxi 9,00""#,
        #"[{"name": "normale", "price": "7.50"}, {"name": "maxi", "price": "9.00"}]"#
      ),
      (#""sizes":["33 cm"]"#, #"{"name": "33 cm"}"#),
      (
        #""sizes":["maxi 9"]"#, #"{"name": "maxi", "price": "9.00"} or {"name": "maxi 9"}"#
      ),
      (#""sizes":["7,50 / 9,00"]"#, #"{"name": "7,50 / 9,00"}"#),
    ])
  func nameWithAmount(_ member: String, _ text: String) throws {
    let report = Menu.report(#"{"pizzas":[{"name":"A",\#(member)}]}"#, isCheck: false)
    #expect(report.map(\.advice) == ["write \(text)"])
    #expect(report.first?.edit == nil)
  }

  @Test(
    "an uncertain replacement is advice, not an automatic edit",
    arguments: [
      (#""description":["a","b"]"#, #"write "a, b""#), (#""spicy":true"#, "write 1"),
      (#""addOns":[{"choose":1,"items":[]}]"#, #"write {"min": 1, "max": 1}"#),
    ])
  func uncertainText(_ member: String, _ advice: String) throws {
    let report = Menu.report(#"{"pizzas":[{"name":"A",\#(member)}]}"#, isCheck: false)
    #expect(report.map(\.advice) == [advice])
    #expect(report.first?.edit == nil)
  }

  @Test(
    "a promise is never an automatic edit; the advice says what to write if it is true and if not",
    arguments: [
      (#""homemade":"vero""#, "true", #""homemade":"vero""#),
      (#""allergens":{"complete":"yes"}"#, "true", #""complete":"yes""#),
      (#""diets":"vegan""#, #"["vegan"]"#, #""diets":"vegan""#),
      (#""allergens":{"freeFrom":"milk"}"#, #"["milk"]"#, #""freeFrom":"milk""#),
    ])
  func promise(_ member: String, _ text: String, _ deleted: String) throws {
    let json = #"{"desserts":[{"name":"A",\#(member)}]}"#
    let diagnostic = try #require(Menu.report(json, isCheck: false).first)
    #expect(diagnostic.rule == .wrongType)
    #expect(diagnostic.edit == nil)
    #expect(diagnostic.suggestion == nil)
    #expect(diagnostic.advice == "if this is true, write \(text); if not, delete \(deleted)")
  }

  @Test("members that are far apart are named one by one")
  func parts() throws {
    let text = String(repeating: "buona ", count: 30)
    let member = #""description":"\#(text)","allergens":"none""#
    let json = #"{"pizzas":[{"stato":"da verificare","name":"A",\#(member)}]}"#
    let advice = try #require(MenuReader.read(json).diagnostics.first?.advice)
    let steps = #"write "x-stato" and write "allergens": null in place of "allergens":"none"; "#
    #expect(advice.hasPrefix(steps), "\(advice)")
  }

  @Test(
    "`nessuno` and similar words promise nothing, and the advice says what to write instead",
    arguments: ["nessuno", "Keine", "no", "aucun", "ninguno"])
  func noneInWords(_ word: String) throws {
    let json = #"{"pizzas":[{"name":"A","allergens":"\#(word)"}]}"#
    let reading = try MenuReader.read(json)
    let diagnostic = try #require(reading.diagnostics.first)
    #expect(diagnostic.message.hasSuffix("it states that you checked all fourteen"))
    #expect(
      diagnostic.advice
        == #"if this is true, write "none"; if not, delete "allergens":"\#(word)""#)
    #expect(diagnostic.edit == nil)
    #expect(reading.menu.dish(at: 0, in: .pizzas)?.state(of: .milk) == .notStated)
  }

  @Test("a statement withdrawn by an error is not reported as missing")
  func withdrawnStatement() {
    let json = #"{"date":"2026","pizzas":[{"name":"A","allergens":"none"},{"name":"B"}]}"#
    let silence = Menu.report(json, isCheck: true).filter { $0.kind == "not-stated" }
    #expect(silence.count == 1)
    #expect(silence.first?.message.hasPrefix("1 of 2 dishes says nothing") ?? false)
  }

  @Test("the advice explains all of the house's numbers together, with one replacement")
  func houseNumbers() throws {
    let json = #"{"pizzas":[{"name":"A","allergens":[7,12]},{"name":"B","allergens":["1","G"]}]}"#
    let report = try MenuReader.read(json).diagnostics
    let key = #""allergenKey": {"1": "…", "7": "…", "G": "…", "12": "…"}"#
    #expect(report.count == 4)
    #expect(report.allSatisfy { $0.advice?.contains(key) ?? false })
    #expect(report.map { $0.suggestion?.text } == [key, nil, nil, nil])
  }

  @Test("a number with an unknown word in the allergen key is reported only there")
  func misspeltSign() throws {
    let json = #"{"allergenKey":{"1":"glutine"},"pizzas":[{"name":"A","allergens":[1,"1"]}]}"#
    let reading = try MenuReader.read(json)
    #expect(reading.diagnostics.map(\.kind) == ["unknown-allergen/near"])
    let dish = try #require(reading.menu.dish(at: 0, in: .pizzas))
    #expect(dish.allergens.unread == ["1", "1"])
  }

  @Test(
    "a misnamed price key is not also reported as a missing price", arguments: ["prezzo", "prize"])
  func priceByAnotherKey(_ key: String) {
    let json = #"{"pizzas":[{"name":"A","price":"5.00"},{"name":"B","\#(key)":"6.50"}]}"#
    let report = Menu.report(json, isCheck: true).map(\.kind)
    #expect(report.contains("unknown-key/near") && !report.contains("missing-price"))
  }

  @Test(
    "two swapped letters in an allergen are one typo, also in a short word",
    arguments: [("mlik", "milk"), ("fihs", "fish"), ("sjoa", "soy")])
  func swappedLetters(_ word: String, _ allergen: String) {
    let json = #"{"pizzas":[{"name":"A","allergens":["\#(word)"]}]}"#
    let report = Menu.report(json, isCheck: false)
    #expect(report.map(\.message) == [#""\#(word)" is not known; did you mean "\#(allergen)"?"#])
    #expect(report.first?.edit == nil)
  }

  @Test(
    "a diet in other words may be rewritten or deleted", arguments: ["Vegan", "vegano", "vgean"])
  func dietInOtherWords(_ word: String) throws {
    let json = #"{"pizzas":[{"name":"A","diets":["\#(word)"]}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.edit == nil && diagnostic.suggestion == nil)
    let change = #"if this is true, write "vegan"; if not, delete this"#
    #expect(diagnostic.advice?.hasPrefix(change) ?? false, "\(diagnostic.advice ?? "")")
  }

  @Test("a price beside a single size is suggested as the price of that size")
  func priceOfTheSize() throws {
    let json = #"{"pizzas":[{"name":"A","sizes":[{"name":"33 cm"}],"price":"5.00"}]}"#
    let diagnostic = try #require(MenuReader.read(json).diagnostics.first)
    #expect(diagnostic.suggestion?.text == #""sizes": [{"name": "33 cm", "price": "5.00"}]"#)
  }

  @Test(
    "a text that is not a price is reported with the price to write",
    arguments: [
      ("ab 5,00", #"{"from": "5.00"}"#, true), ("from 5", #"{"from": "5.00"}"#, true),
      ("da € 5", #"{"from": "5.00"}"#, true), ("à partir de 5,5", #"{"from": "5.50"}"#, true),
      ("desde 5", #"{"from": "5.00"}"#, true),
      ("8.50 - 10.00", #"{"from": "8.50", "to": "10.00"}"#, true),
      ("8–10", #"{"from": "8.00", "to": "10.00"}"#, true),
      ("8 bis 10 €", #"{"from": "8.00", "to": "10.00"}"#, true),
      ("da 8 a 10", #"{"from": "8.00", "to": "10.00"}"#, true),
      ("Tagespreis", #"{"text": "Tagespreis"}"#, false),
      ("5,00 / kg", #"{"amount": "5.00", "per": "kg"}"#, false),
      ("10.00 a persona", #"{"amount": "10.00", "per": "persona"}"#, false),
      ("8.5O", #""8.50""#, false), ("1l,00", #""11.00""#, false),
      ("9.–", #""9.00""#, false), ("7 Euro", #""7.00""#, false),
    ])
  func price(_ price: String, _ text: String, _ isCertain: Bool) throws {
    let json = #"{"currency":"EUR","pizzas":[{"name":"A","price":"\#(price)"}]}"#
    let report = Menu.report(json, isCheck: false)
    let diagnostic = try #require(report.first)
    #expect(report.map(\.rule) == [.notAPrice])
    #expect(diagnostic.advice == "write \(text)")
    #expect((diagnostic.edit != nil) == isCertain)
    let edit = FileEdit(diagnostic.range, Array(text.utf8))
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    #expect(Menu.report(String(decoding: mended, as: UTF8.self), isCheck: false).isEmpty)
  }

  @Test(
    "several prices in one value are reported with the sizes to write",
    arguments: [
      (
        #""8.50 / 12""#,
        #"{"name": "piccola", "price": "8.50"}, {"name": "grande", "price": "12.00"}"#
      ),
      (
        #"{"mini":"5.00","maxi":"9.00"}"#,
        #"{"name": "mini", "price": "5.00"}, {"name": "maxi", "price": "9.00"}"#
      ),
    ])
  func sizes(_ price: String, _ objects: String) {
    let json = #"{"language":"it","currency":"EUR","pizzas":[{"name":"A","price":\#(price)}]}"#
    let report = Menu.report(json, isCheck: false)
    let advice = #"write "sizes": [\#(objects)] in place of "price""#
    #expect(report.map(\.advice) == [advice])
  }

  @Test(
    "an HTML entity is reported with the character that it means",
    arguments: [
      ("Caff&egrave; Roma", "Caffè Roma"), ("Rag&ugrave;", "Ragù"), ("Jalape&ntilde;o", "Jalapeño"),
      ("K&auml;se", "Käse"), ("da &euro; 5", "da € 5"), ("12&ndash;15", "12–15"),
      ("all&rsquo;uovo", "all’uovo"), ("cr&#232;me", "crème"), ("&frac12; porzione", "½ porzione"),
    ])
  func entity(_ text: String, _ plain: String) {
    let group = #"{"id":"a","title":"A","description":"\#(text)"}"#
    let json =
      #"{"hours":"\#(text)","groups":[\#(group)],"pizzas":[{"name":"\#(text)","group":"a"}]}"#
    let report = Menu.report(json, isCheck: true).filter { $0.kind == "text/entity" }
    #expect(report.map(\.advice) == Array(repeating: "write \"\(plain)\"", count: 3))
    let written = report.compactMap { $0.suggestion?.edit.replacement }
    #expect(written == Array(repeating: Array("\"\(plain)\"".utf8), count: 3))
  }

  @Test("a dish in a group that does not exist is reported with the group to write")
  func group() {
    let json = #"{"pizzas":[{"name":"A","group":"le-classiche"}]}"#
    let advice = #"add "groups": [{"id": "le-classiche", "title": "Le classiche"}]"#
    #expect(Menu.report(json, isCheck: false).map(\.advice) == [advice])
  }

  @Test(
    "two whole prices above a hundred may be in cents",
    arguments: [("EUR", [850, 900]), ("CHF", [1850, 2200])])
  func cents(_ code: String, _ prices: [Int]) {
    let dishes = prices.map { "{\"name\":\"P\($0)\",\"price\":\($0)}" }
    let json = "{\"currency\":\"\(code)\",\"pizzas\":[\(dishes.joined(separator: ","))]}"
    let report = Menu.report(json, isCheck: true).filter { $0.rule == .unlikelyPrice }
    #expect(report.map(\.kind) == ["unlikely-price/cents"])
  }

  @Test(
    "prices in the hundreds are usual in some currencies",
    arguments: ["HUF", "JPY"], [[850, 900], [850, 900, 950]])
  func hundreds(_ code: String, _ prices: [Int]) {
    let dishes = prices.map { "{\"name\":\"P\($0)\",\"price\":\($0)}" }
    let json = "{\"currency\":\"\(code)\",\"pizzas\":[\(dishes.joined(separator: ","))]}"
    #expect(!Menu.report(json, isCheck: true).contains { $0.rule == .unlikelyPrice })
  }

  @Test("an amount outside a dish is reported with its digits")
  func cover() {
    let json = #"{"currency":"EUR","cover":"2 a persona","pizzas":[{"name":"A"}]}"#
    #expect(Menu.report(json, isCheck: false).map(\.advice) == [#"write "2.00""#])
  }

  @Test("an allergen word in a text in place of a list still warns")
  func warningInText() throws {
    let json = #"{"pizzas":[{"name":"A","allergens":"gluten, polline"}]}"#
    let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .gluten) == .contains)
    #expect(dish.combinedStatement.unread == ["polline"])
  }

  @Test(
    "a word without quotes is reported with what it means",
    arguments: [
      ("True", "true"), ("vero", "true"), ("FALSE", "false"), ("None", "null"),
      ("Diavola", #""Diavola""#),
    ])
  func wordWithoutQuotes(_ word: String, _ text: String) {
    let report = Menu.report(#"{"pizzas":[{"name":"A","soldOut":\#(word)}]}"#, isCheck: false)
    #expect(report.first?.advice == "write \(text)")
  }
}
