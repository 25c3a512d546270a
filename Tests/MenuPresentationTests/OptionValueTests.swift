import OldMenuCore
import Testing

@testable import OldMenuPresentation

/// What people write behind options, and what they are told.
@Suite(.timeLimit(.minutes(5))) struct OptionValueTests {
  @Test(arguments: [
    ("8.50", "8.50"), ("8,50", "8.50"), ("8,5", "8.5"), ("8", "8"), ("0,01", "0.01"),
    ("1.255", "1.255"),
  ])
  func anAmountHasAPointOrAComma(text: String, amount: String) throws {
    #expect(try OptionValue.price(text).description == amount)
  }

  @Test(arguments: [
    "", ",", "8,", ",5", "8,50,0", "8.50,0", "1.000,50", "8,50 €", "€8", "otto", "-", "- 1",
    "8,50000",
  ])
  func whatIsNoAmountIsToldAsOne(text: String) {
    #expect(throws: CommandLineFault.price(text)) { try OptionValue.price(text) }
  }

  @Test(arguments: ["-1", "-8,50", "\u{2212}3"])
  func anAmountBelowZeroIsToldAsOne(text: String) {
    #expect(throws: CommandLineFault.negativePrice(text)) { try OptionValue.price(text) }
  }

  @Test(arguments: [
    ("4,000", "4.00", "4000"), ("8,500", "8.50", "8500"), ("8,050", "8.05", "8050"),
    ("8,125", "8.125", "8125"),
  ])
  func threeDigitsBehindACommaAreAskedAbout(text: String, decimal: String, whole: String) {
    let fault = CommandLineFault.ambiguousPrice(text, decimal: decimal, whole: whole)
    #expect(throws: fault) { try OptionValue.price(text) }
    #expect(
      fault.words(in: .italian)
        == "--max-price: \"\(text)\" può essere \(decimal) o \(whole); scrivi uno di questi")
  }

  @Test(arguments: [
    ("menu", MenuQuery.Order.menu), ("menù", .menu), ("nome", .name), ("name", .name),
    ("prezzo", .price), ("Prezzo", .price), ("price", .price),
  ])
  func anOrderHasItsNameInBothLanguages(text: String, order: MenuQuery.Order) throws {
    #expect(try OptionValue.order(text) == order)
  }

  @Test(arguments: [
    ("5", "write 5s, or 5m for minutes", "scrivi 5s, o 5m per i minuti"),
    ("5sec", "write 5s", "scrivi 5s"), ("5 secondi", "write 5s", "scrivi 5s"),
    ("10min", "write 10m", "scrivi 10m"), ("2 ore", "write 2h", "scrivi 2h"),
    ("1H", "write 1h", "scrivi 1h"),
    ("presto", "is no time; write one such as 12s, 5m or 1h", "non è un tempo; scrivine uno come"),
    ("", "is no time", "non è un tempo"), ("1.5s", "is no time", "non è un tempo"),
  ])
  func aTimeWithoutAUnitGetsOne(text: String, english: String, italian: String) {
    let fault = CommandLineFault.time(option: "--every", text: text)
    #expect(throws: fault) { try OptionValue.time(text, of: "--every") }
    #expect(fault.words(in: .english).contains(english))
    #expect(fault.words(in: .italian).contains(italian))
  }

  @Test func ofAnOptionThatIsGivenTwiceNoneIsForgotten() throws {
    #expect(try OptionValue.only([], of: "--section") == nil)
    #expect(try OptionValue.only(["pizza"], of: "--section") == "pizza")
    #expect(throws: CommandLineFault.repeated("--section")) {
      try OptionValue.only(["dolci", "pizza"], of: "--section")
    }
  }

  @Test func everyFaultIsSaidInOneLanguage() {
    let faults: [CommandLineFault] = [
      .repeated("--section"),
      .exclusive(["--print", "--board"]), .dependent(["--idle", "--limit"], on: "--kiosk"),
      .time(option: "--every", text: "x"), .price("x"), .negativePrice("-1"),
      .dashedName("-m", meant: nil), .dashedName("-theme", meant: "--theme"),
      .ambiguousPrice("1,000", decimal: "1.000", whole: "1000"),
      .value(option: "--theme", text: "pink", known: ["mono", "contrast"]),
      .query(.number("7")), .query(.unknownAllergen("latttte", suggestion: "milk")),
      .query(.unknownDiet("x", suggestion: nil)), .languageOfMenu("de", known: ["it"]),
      .languageOfMenu("de", known: []), .languageOfProgram("de"),
      .section("x", near: [], known: ["Pizze"]), .section("x", near: ["Pizze", "Vini"], known: []),
      .command("nope", near: nil), .command("chek", near: "check"), .noFileToMark,
      .emptyName, .noFormat(known: ["html", "csv"]), .formatSecond("csv", menu: "S.json"),
      .languageIntoFolder(page: "site/en.html"), .foreignPage("site/index.html", isInFolder: true),
      .foreignPage("index.html", isInFolder: false), .overMenu("a"), .overOtherMenu("a"),
      .allWithoutBack, .backWithoutDish, .allWithDishes,
    ]
    let english = [
      "the ", " is ", "did you", "write", " and ", " or ", "takes", " goes ", " needs ",
    ]
    let italian = [" il ", " non ", "volevi", "scrivi", " e ", " o ", "vuole", " va ", " vanno "]
    for fault in faults {
      let (first, second) = (" " + fault.words(in: .english), " " + fault.words(in: .italian))
      #expect(first != second)
      #expect(!italian.contains { first.contains($0) }, "\(first)")
      #expect(!english.contains { second.contains($0) }, "\(second)")
      #expect(!(first + second).contains("\n"))
    }
  }

  @Test func anAllergenIsSuggestedInTheLanguageOfTheLine() {
    let fault = CommandLineFault.query(.unknownAllergen("latttte", suggestion: "milk"))
    #expect(fault.words(in: .italian) == "\"latttte\" non è un allergene; volevi dire latte?")
    #expect(fault.words(in: .english) == "\"latttte\" is not an allergen; did you mean milk?")
  }
}
