import MenuCheck
import MenuCore
import Testing

/// Faults that look like another one, whose advice would be wrong.
struct CautiousAdviceTests {
  private func report(_ members: String, of dish: String = #""price":"5.00""#) throws
    -> [Diagnostic]
  {
    let json = #"{"currency":"EUR",\#(members)"pizzas":[{"name":"A",\#(dish)}]}"#
    return try MenuReader.check(json).diagnostics
  }

  @Test(
    "a sign of the key that means an additive or traces is not advised to be an allergen",
    arguments: [
      ("mit Farbstoff", #"an additive goes into "notes""#),
      ("Spuren von Nüssen", #"traces under "mayContain" of each dish"#),
      ("tracce di soia", #"traces under "mayContain" of each dish"#),
    ])
  func sign_ofAnother_isNotAdvisedToBeAnAllergen(meaning: String, advice: String) throws {
    let text =
      #"{"allergenKey": {"1": "\#(meaning)"}, "pizzas": [{"name": "A", "allergens": ["1"]}]}"#
    let diagnostic = try #require(MenuReader.check(Array(text.utf8)).diagnostics.first)
    #expect(diagnostic.rule == .unknownAllergen && diagnostic.choices.isEmpty)
    #expect(diagnostic.advice?.contains(advice) ?? false)
  }

  @Test(
    "a word or a number of the regulation alone does not mean the numbers of the EU",
    arguments: ["n", "nr", "14", "1", "2011", "reg."])
  func partOfARegulation(_ text: String) throws {
    let report = try report(#""allergenKey":"\#(text)","#)
    #expect(report.contains { $0.severity == .error })
    #expect(!report.flatMap(\.choices).contains { $0.text.contains("eu") }, "\(report)")
  }

  @Test("a surcharge in a list of prices is not advised as a price")
  func surchargeInAList() throws {
    let report = try report("", of: #""sizes":["s","m"],"prices":["7","+2"]"#)
    #expect(report.contains { $0.severity == .error })
    #expect(!report.flatMap(\.choices).contains { $0.text.contains("2.00") }, "\(report)")
  }

  @Test("a text with four digits after a comma is no price, even without a currency")
  func fourDigits() throws {
    let json = #"{"pizzas":[{"name":"A","price":"4,0000"}]}"#
    #expect(try MenuReader.check(json).hasErrors)
  }

  @Test("a sign that the file explains in unknown words is not reported as unexplained")
  func explainedSign() throws {
    let report = try report(
      #""allergenKey":{"7":"lattte di bufala xx"},"#, of: #""price":"5.00","allergens":"7""#)
    #expect(!report.contains { $0.message.contains("is not explained") }, "\(report)")
  }

  @Test("a diet with a question mark is not advised", arguments: ["vegan?", "vegan ?", "vegan*"])
  func doubtfulDiet(_ text: String) throws {
    for value in ["\"\(text)\"", "[\"\(text)\"]"] {
      let report = try report("", of: #""price":"5.00","diets":\#(value)"#)
      let choices = report.flatMap(\.choices)
      #expect(report.contains { $0.severity == .error })
      #expect(!choices.contains { $0.text.contains(#""vegan""#) }, "\(choices)")
    }
  }

  @Test("an object with a percentage is not a list of dishes with prices")
  func percentage() throws {
    let report = try report(#""happyHour":{"dalle":"18","alle":"20","sconto":"20%"},"#)
    #expect(report.contains { $0.severity == .error })
    #expect(!report.flatMap(\.choices).contains { $0.text.contains("price") }, "\(report)")
  }

  @Test(
    "a food among the allergens is advised as its own allergen, never as a similar word",
    arguments: [
      ("panna", "milk"), ("Zander", "fish"), ("salmone", "fish"), ("salmón", "fish"),
      ("salmon", "fish"), ("grana", "milk"), ("aceto", "sulphites"), ("prosciutto", nil),
      ("lattte", "milk"), ("mandrole", "nuts.almond"), ("Käse", "milk"),
    ])
  func food(_ word: String, _ allergen: String?) throws {
    let report = try report(
      #""allergensComplete":true,"#, of: #""price":"5.00","allergens":["gluten","\#(word)"]"#)
    let diagnostic = try #require(report.first { $0.rule == .unknownAllergen })
    let texts = diagnostic.message + (diagnostic.advice ?? "")
    let named = Allergen.allCases.map(\.rawValue).filter { texts.contains("\"\($0)\"") }
    // An owner who follows the advice for a food without an allergen gets a note.
    #expect(Set(named).subtracting(["gluten"]) == Set([allergen].compactMap(\.self)), "\(texts)")
  }

  private static let statement = #""allergens":{"contains":["1"],"complete":true}"#

  @Test(
    "signs of the house are never renamed to the number of the dish",
    arguments: ["numeri", "nummern", "numbers", "nr", "no", "num"], ["1,7", "7"])
  func numberOfSigns(_ key: String, _ signs: String) throws {
    let report = try report(
      #""allergenKey":"eu","#, of: #""price":"5.00","\#(key)":"\#(signs)",\#(Self.statement)"#)
    let diagnostic = try #require(report.first)
    #expect(report.count == 1 && diagnostic.edit == nil, "\(report)")
    #expect(diagnostic.choices.first?.text.contains(#""contains": ["1", "7"]"#) ?? false)
  }

  @Test("several numbers are not the number of the dish, even if the house explains no signs")
  func severalNumbers() throws {
    let report = try report("", of: #""price":"5.00","nr":"1,7",\#(Self.statement)"#)
    let diagnostic = try #require(report.first { $0.rule == .unknownKey })
    #expect(diagnostic.edit == nil && diagnostic.choices.count == 2, "\(diagnostic)")
  }

  @Test("a number that is no sign of the house is the number of the dish")
  func numberOfTheDish() throws {
    for number in ["15", "A1"] {
      let report = try report(
        #""allergenKey":"eu","#, of: #""price":"5.00","nr":"\#(number)","allergens":["7"]"#)
      #expect(report.count == 1 && report.first?.edit != nil, "\(report)")
      #expect(report.first?.suggestion?.text.contains(#""number""#) ?? false)
    }
  }

  @Test(
    "signs of the house are not advised to be hidden as private data, in whatever notation",
    arguments: [
      #""AG""#, #""(G)""#, #""G*""#, #""A/G/2""#, #"{"G":1}"#, #"{"A":true,"G":true}"#, #"["AG"]"#,
      #"["(A)","(G)"]"#, #"[{"code":"G"}]"#,
    ])
  func signsInLetters(_ value: String) throws {
    let report = try report(
      #""allergenKey":{"A":"gluten","G":"milk"},"#,
      of: #""price":"5.00","codici":\#(value),"diets":["vegan"]"#)
    let diagnostic = try #require(report.first { $0.rule == .unknownKey })
    #expect(!diagnostic.choices.contains { $0.text.contains("x-") }, "\(diagnostic)")
    #expect(diagnostic.choices.first?.text.contains(#""allergens": ["#) ?? false)
    #expect(diagnostic.advice?.contains("x-") == false, "\(diagnostic)")
  }

  @Test(
    "numbers of the house are first advised as allergens, in whatever notation",
    arguments: ["7", #"[{"id":7}]"#, #""1-7""#, #""1.7""#, #""(7)""#, #"{"1":"x","7":"x"}"#])
  func signsInNumbers(_ value: String) throws {
    let report = try report(
      #""allergenKey":"eu","#, of: #""price":"5.00","codici":\#(value),"allergens":"none""#)
    let diagnostic = try #require(report.first { $0.rule == .unknownKey })
    #expect(diagnostic.choices.first?.text.contains(#""7"]"#) ?? false, "\(diagnostic)")
  }

  @Test("amounts are not signs of the house", arguments: ["7.50", #""50 g""#, #""20.30""#])
  func amounts(_ value: String) throws {
    let key = #""allergenKey":{"7":"milk","G":"eggs"},"#
    let report = try report(key, of: #""price":"5.00","codici":\#(value),"diets":["vegan"]"#)
    let diagnostic = try #require(report.first { $0.rule == .unknownKey })
    #expect(!diagnostic.choices.contains { $0.text.contains("allergens") }, "\(diagnostic)")
  }

  @Test(
    "the numbers of additives are advised as a note, not as allergens",
    arguments: ["additives", "Zusatzstoffe", "additivi", "additifs", "aditivos"])
  func additives(_ key: String) throws {
    for value in [#"["1","2"]"#, #""1, 2""#] {
      let report = try report(
        #""allergenKey":"eu","#, of: #""price":"5.00","\#(key)":\#(value),"allergens":["7"]"#)
      let diagnostic = try #require(report.first)
      #expect(diagnostic.choices.map(\.text) == [#""notes": ["\#(key): 1, 2"]"#], "\(diagnostic)")
      #expect(diagnostic.advice?.contains("x-") == false)
    }
  }

  @Test("a list of additives that names an allergen is still a warning")
  func allergenAmongAdditives() throws {
    let report = try report("", of: #""price":"5.00","additives":["milk"]"#)
    let diagnostic = report.first { $0.rule == .unknownKey }
    #expect(diagnostic?.choices.map(\.text) == [#""allergens": ["milk"]"#])
  }

  @Test(
    "numbers with decimals and numbers around a dash are signs of the house",
    arguments: [
      ("[1.0, 7.0]", [#""1""#, #""7""#]), (#""14 - 9""#, [#"["14", "9"]"#]),
      (#""1.0""#, [#"["1"]"#]), (#"["14 - 9"]"#, [#""14", "9""#]),
    ])
  func signsWithOtherCharacters(_ value: String, _ texts: [String]) throws {
    let report = try report(
      #""allergenKey":"eu","#, of: #""price":"5.00","allergens":\#(value)"#)
    #expect(report.map(\.suggestion?.text) == texts, "\(report)")
  }
}
