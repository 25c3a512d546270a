import MenuCore
import Testing

/// The texts that messages say to write in place of a value.
struct SuggestionTests {
  @Test(
    "a value of another type is told with the text to write, which is the edit too",
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
      (#""sizes":{"a":"1.00","b":2}"#, #"[{"name": "a", "price": "1.00"}, {"name": "b", "price": 2}]"#),
      (#""sizes":["maxi"]"#, #"{"name": "maxi"}"#),
      (#""sizes":[{"maxi":"12.00"}]"#, #"{"name": "maxi", "price": "12.00"}"#),
      (#""addOns":["bufala"]"#, #"{"name": "bufala"}"#),
      (#""addOns":{"bufala":"2.00"}"#, #"[{"name": "bufala", "price": "2.00"}]"#),
      (#""calories":"800 kcal""#, "800"), (#""description":5"#, #""5""#),
    ])
  func valueOfAnotherType(_ member: String, _ text: String) throws {
    let json = #"{"pizzas":[{"name":"A",\#(member)}]}"#
    let told = Menu.told(json, isCheck: false)
    #expect(told.map(\.rule) == [.wrongType])
    let diagnostic = try #require(told.first)
    #expect(diagnostic.advice == "write \(text)")
    let edit = try #require(diagnostic.edit)
    #expect(String(decoding: edit.replacement, as: UTF8.self) == text)
    let mended = FileEdit.applying([edit], to: Array(json.utf8))
    #expect(Menu.told(String(decoding: mended, as: UTF8.self), isCheck: false).isEmpty)
  }

  @Test(
    "a text to write that is not certain is no edit",
    arguments: [
      (#""description":["a","b"]"#, #"write "a, b""#), (#""spicy":true"#, "write 1"),
      (#""addOns":[{"choose":1,"items":[]}]"#, #"write {"min": 1, "max": 1}"#),
    ])
  func uncertainText(_ member: String, _ advice: String) throws {
    let told = Menu.told(#"{"pizzas":[{"name":"A",\#(member)}]}"#, isCheck: false)
    #expect(told.map(\.advice) == [advice])
    #expect(told.first?.edit == nil)
  }

  @Test(
    "a promise is never written for its owner",
    arguments: [
      #""homemade":"vero""#, #""allergens":{"complete":"yes"}"#, #""diets":"vegan""#,
      #""allergens":{"freeFrom":"milk"}"#,
    ])
  func promise(_ member: String) throws {
    let json = #"{"desserts":[{"name":"A",\#(member)}]}"#
    let diagnostic = try #require(Menu.told(json, isCheck: false).first)
    #expect(diagnostic.rule == .wrongType)
    #expect(diagnostic.edit == nil)
    #expect(!(diagnostic.advice ?? "").hasPrefix("write"))
  }

  @Test("a word of a text in place of a list still warns")
  func warningInText() throws {
    let json = #"{"pizzas":[{"name":"A","allergens":"gluten, polline"}]}"#
    let dish = try #require(MenuReader.read(json).menu.dish(at: 0, in: .pizzas))
    #expect(dish.state(of: .gluten) == .contains)
    #expect(dish.combinedStatement.unread == ["polline"])
  }

  @Test(
    "a word without quotes is told with what it means",
    arguments: [
      ("True", "true"), ("vero", "true"), ("FALSE", "false"), ("None", "null"),
      ("Diavola", #""Diavola""#),
    ])
  func wordWithoutQuotes(_ word: String, _ text: String) {
    let told = Menu.told(#"{"pizzas":[{"name":"A","soldOut":\#(word)}]}"#, isCheck: false)
    #expect(told.first?.advice == "write \(text)")
  }
}
