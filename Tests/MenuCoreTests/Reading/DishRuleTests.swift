import OldMenuCore
import Testing

@Suite(.timeLimit(.minutes(5))) struct DishRuleTests {
  static let long = String(repeating: "è", count: 201)
  static let cut = String(repeating: "è", count: 39) + "…"

  static let names: [ReadingCase] = [
    ReadingCase(
      "no name", file: #"{"pizzas": [«{»"allergens": "none"}]}"#, .error, .text(.missingName)
    ) {
      $0.pizzas.first?.name.isBlank ?? false
    },
    ReadingCase(
      "a blank name", pizza: #""name": «"  "»"#, .error, .text(.missingName)),
    ReadingCase(
      "a name in no language", pizza: #""name": «{»"it": ""}"#, .error, .text(.missingName)),
    ReadingCase(
      "a dish that is a text", file: #"{"other": [«"Olive"»]}"#, .error,
      .key(.wrongType(key: "other", expected: .dish))
    ) { $0.other.map(\.name) == ["Olive"] },
    ReadingCase(
      "two of one name",
      file:
        "{\"currency\": \"EUR\", \"pizzas\": [{\"name\": \"Margherita\", \"allergens\": \"none\", \"price\": 7},\n{\"name\": «\" MARGHERITA\"», \"allergens\": \"none\", \"price\": \"5.50\"}]}",
      .warning,
      .repetition(.repeatedName(name: "MARGHERITA", firstLine: 1, firstPrice: "7", price: "5.50"))
    ) { $0.pizzas.count == 2 },
    ReadingCase(
      "two of one id",
      file:
        #"{"pizzas": [{"name": "A", "id": "a", "allergens": "none"}], "other": [{"name": "B", "id": «"a"», "allergens": "none"}]}"#,
      .error, .repetition(.repeatedID(id: "a", firstLine: 1))
    ) { $0.other.first?.id == nil && $0.pizzas.first?.id == "a" },
    ReadingCase(
      "two of one id, whichever list comes first",
      file:
        #"{"other": [{"name": "B", "id": "a", "allergens": "none"}], "pizzas": [{"name": "A", "id": «"a"», "allergens": "none"}]}"#,
      .error, .repetition(.repeatedID(id: "a", firstLine: 1))
    ) { $0.other.first?.id == "a" && $0.pizzas.first?.id == nil },
    ReadingCase(
      "an id that is repeated in its dish, which is no other's",
      file:
        #"{"pizzas": [{"name": "A", "id": "a", «"id"»: "b", "allergens": "none"}, {"name": "B", "id": "a", "allergens": "none"}]}"#,
      .error, .key(.repeatedKey(key: "id", first: "a", firstLine: 1, again: "b"))
    ) { $0.pizzas.map(\.id) == [nil, "a"] },
    ReadingCase(
      "two of one number, be it a number or a text",
      file:
        "{\"pizzas\": [{\"name\": \"A\", \"number\": 1, \"allergens\": \"none\"},\n{\"name\": \"B\", \"number\": «\"1\"», \"allergens\": \"none\"}]}",
      .warning, .repetition(.repeatedNumber(number: "1", firstLine: 1))
    ) { $0.pizzas.map(\.number) == ["1", "1"] },
    ReadingCase(
      "a number that two others have is told once, and not of another list",
      file:
        "{\"other\": [{\"name\": \"A\", \"number\": \"1a\", \"allergens\": \"none\"},\n{\"name\": \"C\", \"number\": \"\", \"allergens\": \"none\"},\n{\"name\": \"D\", \"number\": \"\", \"allergens\": \"none\"}],\n\"pizzas\": [{\"name\": \"B\", \"number\": \"1a\", \"allergens\": \"none\"},\n{\"name\": \"E\", \"number\": «\"1a\"», \"allergens\": \"none\"}, {\"name\": \"F\", \"number\": \"1a\", \"allergens\": \"none\"}]}",
      .warning, .repetition(.repeatedNumber(number: "1a", firstLine: 4))
    ) { $0.pizzas.map(\.number) == ["1a", "1a", "1a"] },
    ReadingCase(
      "a language missing",
      file:
        #"{"pizzas": [{"name": {"it": "A", "en": "A"}, "allergens": "none"}, {"name": «{»"it": "B"}, "allergens": "none"}, {"name": "C", "allergens": "none"}]}"#,
      .warning, .text(.missingLanguage(language: "en", missing: 1, total: 3))),
  ]

  @Test(arguments: names) func aFaultOfNames(_ row: ReadingCase) throws { try row.check() }

  static let texts: [ReadingCase] = [
    ReadingCase(
      "a wrong type", pizza: #""description": «7»"#, .error,
      .key(.wrongType(key: "description", expected: .translations))
    ) { $0.description == nil },
    ReadingCase(
      "no translation", pizza: #""description": «{»}"#, .warning,
      .text(.noTranslation(key: "description"))
    ) { $0.description == nil },
    ReadingCase(
      "a translation left for later",
      pizza: #""description": {"it": "calda", "en": «" "»}"#, .warning,
      .text(.emptyEntry(key: "description"))
    ) { $0.description == ["it": "calda"] },
    ReadingCase(
      "a wrong type in a language", pizza: #""description": {"it": «[»], "en": "hot"}"#, .error,
      .key(.wrongType(key: "description", expected: .text))
    ) { $0.description == ["en": "hot"] },
    ReadingCase(
      "a name for a tag", pizza: #""description": {«"English"»: "hot", "it": "piccante"}"#, .error,
      .key(.badLanguageTag(text: "English", suggestion: "en"))
    ) { $0.description == ["it": "piccante"] },
    ReadingCase(
      "only a name for a tag", pizza: #""description": {«"English"»: "hot"}"#, .error,
      .key(.badLanguageTag(text: "English", suggestion: "en"))
    ) { $0.description == "hot" },
    ReadingCase(
      "an underscore", pizza: #""description": {«"it_IT"»: "hot", "it": "piccante"}"#, .error,
      .key(.badLanguageTag(text: "it_IT", suggestion: "it-IT"))),
    ReadingCase(
      "a language twice", pizza: #""description": {"en": "hot", «"EN"»: "cold"}"#, .error,
      .key(.repeatedKey(key: "en", first: "hot", firstLine: 3, again: "cold"))
    ) { $0.description == ["en": "hot"] },
    ReadingCase(
      "the file's language", file: #"{"language": «"Italiano"»}"#, .error,
      .key(.badLanguageTag(text: "Italiano", suggestion: "it"))),
    ReadingCase(
      "a control character", pizza: #""description": «"a\u001bb"»"#, .warning,
      .text(.controlCharacter(key: "description", scalar: 0x1B))
    ) { $0.description == "a\u{1B}b" },
    ReadingCase(
      "DEL", pizza: "\"description\": «\"a\u{7F}\"»", .warning,
      .text(.controlCharacter(key: "description", scalar: 0x7F))),
    ReadingCase(
      "a line break in a name", file: #"{"name": «"a\nb"»}"#, .warning,
      .text(.controlCharacter(key: "name", scalar: 10))),
    ReadingCase(
      "a bidi character", pizza: "\"description\": «\"a\u{202E}b\"»", .warning,
      .text(.bidirectionalControl(key: "description", scalar: 0x202E))),
    ReadingCase(
      "a long text", pizza: "\"description\": «\"\(long)\"»", .warning,
      .text(.longText(key: "description", length: 201, limit: 200))),
    ReadingCase(
      "a picture", pizza: #""image": «"data:image/png;base64,AAAA"»"#, .warning,
      .text(.dataURL(key: "image", byteCount: 26))),
    ReadingCase(
      "an asterisk", pizza: #""ingredients": [«"olive*"»]"#, .warning,
      .text(.unexplainedAsterisk(text: "olive*"))),
  ]

  @Test(arguments: texts) func aFaultOfTexts(_ row: ReadingCase) throws { try row.check() }

  @Test(arguments: [
    #"{"notes": ["* frozen"], "pizzas": [{"name": "Polpo*", "allergens": ["molluscs"]}]}"#,
    #"{"pizzas": [{"name": "Polpo*", "allergens": ["molluscs"], "frozen": true}]}"#,
    #"{"pizzas": [{"name": "Polpo*", "allergens": ["molluscs"], "notes": ["* frozen"]}]}"#,
    #"{"pizzas": [{"name": "A", "description": "one\ntwo", "allergens": "none"}]}"#,
    #"{"pizzas": [{"name": "A", "image": "a.png", "number": 7, "allergens": "none"}]}"#,
  ])
  func nothingIsWrongWith(text: String) throws {
    #expect(try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule) == [])
  }

  static let values: [ReadingCase] = [
    ReadingCase(
      "a spiciness of 4", pizza: #""spicy": «4»"#, .error,
      .value(.impossibleValue(key: "spicy", text: "4", lowest: 0, highest: 3))
    ) { $0.spiciness == 0 },
    ReadingCase(
      "spicy in words", pizza: #""spicy": «"hot"»"#, .error,
      .key(.wrongType(key: "spicy", expected: .wholeNumber))),
    ReadingCase(
      "spicy in quotes", pizza: #""spicy": «"2"»"#, .error,
      .value(.notANumber(key: "spicy", text: "2", suggestion: "2"))),
    ReadingCase(
      "calories below zero", pizza: #""calories": «-1»"#, .error,
      .value(.impossibleValue(key: "calories", text: "-1", lowest: 0, highest: 99_999))
    ) { $0.calories == nil },
    ReadingCase(
      "calories beyond all numbers", pizza: #""calories": «99999999999999999999»"#, .error,
      .value(
        .impossibleValue(key: "calories", text: "99999999999999999999", lowest: 0, highest: 99_999))
    ),
    ReadingCase(
      "calories with decimals", pizza: #""calories": «1.5»"#, .error,
      .key(.wrongType(key: "calories", expected: .wholeNumber))),
    ReadingCase(
      "alcohol above all",
      file: #"{"beverages": [{"name": "A", "allergens": "none", "alcoholPercent": «97»}]}"#, .error,
      .value(.impossibleValue(key: "alcoholPercent", text: "97", lowest: 0, highest: 96))
    ) { $0.beverages.first?.alcoholPercent == nil },
    ReadingCase(
      "alcohol below zero",
      file: #"{"beverages": [{"name": "A", "allergens": "none", "alcoholPercent": «-1»}]}"#, .error,
      .value(.impossibleValue(key: "alcoholPercent", text: "-1", lowest: 0, highest: 96))),
    ReadingCase(
      "alcohol with a comma",
      file: #"{"beverages": [{"name": "A", "allergens": "none", "alcoholPercent": «"4,7 %"»}]}"#,
      .error, .value(.notANumber(key: "alcoholPercent", text: "4,7 %", suggestion: "4.7"))),
    ReadingCase(
      "an unknown serving",
      file: #"{"beverages": [{"name": "A", "allergens": "none", "serving": «"botle"»}]}"#, .error,
      .value(.unknownServing(text: "botle", suggestion: .bottle))),
    ReadingCase(
      "no truth", pizza: #""soldOut": «"true"»"#, .error,
      .value(.meantValue(key: "soldOut", text: "true", value: "true"))
    ) { $0.isSoldOut },
    ReadingCase(
      "a beverage's key on a pizza", pizza: #"«"volumeMl"»: 750"#, .warning,
      .key(.unknownKey(key: "volumeMl", suggestion: nil))),
    ReadingCase(
      "two prices", pizza: #""price": "7.50", «"price"»: "8.00""#, .error,
      .key(.repeatedKey(key: "price", first: "7.50", firstLine: 3, again: "8.00"))
    ) { $0.price == nil },
    ReadingCase(
      "ingredients in one text", pizza: #""ingredients": «"pomodoro, aglio"»"#, .error,
      .key(.wrongType(key: "ingredients", expected: .list))
    ) { $0.ingredients.map(\.name) == ["pomodoro, aglio"] },
    ReadingCase(
      "an ingredient without name", pizza: #""ingredients": [«{»"frozen": true}, "aglio"]"#, .error,
      .key(.missingKey(key: "name"))
    ) { $0.ingredients.map(\.name) == ["aglio"] },
    ReadingCase(
      "an add-on that is a text", pizza: #""addOns": [«"bufala"»]"#, .error,
      .key(.wrongType(key: "addOns", expected: .dish))),
    ReadingCase(
      "a choice of more than there can be",
      pizza: #""addOns": [{"choose": «{»"min": 3, "max": 1}, "items": []}]"#, .error,
      .value(.reversedChoice(min: 3, max: 1))
    ) { $0.addOns.first?.choose == nil },
    ReadingCase(
      "a choice of words", pizza: #""addOns": [{"choose": {"min": «"1"»}, "items": []}]"#, .error,
      .value(.notANumber(key: "min", text: "1", suggestion: "1"))),
  ]

  @Test(arguments: values) func aFaultOfAValue(_ row: ReadingCase) throws { try row.check() }
}
