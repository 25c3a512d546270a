import MenuTestSupport
import Testing

@testable import OldMenuCore

/// Who writes a menu as it is printed writes the price behind the name, where nobody adds it up.
@Suite(.timeLimit(.minutes(5))) struct PriceInNameTests {
  private static func file(_ pizza: String) -> String {
    #"{"currency": "EUR", "pizzas": [\#(pizza)]}"#
  }

  private static func rules(_ pizza: String) throws -> [Diagnostic.Rule] {
    try MenuReader.read(file(pizza)).diagnostics.map(\.rule)
  }

  @Test(arguments: [
    ("Margherita 8,00", "Margherita", "8.00"), ("Margherita 8.50 €", "Margherita", "8.50"),
    ("Margherita – € 8,00", "Margherita", "8.00"), ("Margherita ..... 8,00", "Margherita", "8.00"),
    ("Quattro stagioni: 9 euro", "Quattro stagioni", "9.00"), ("Extra +2,50", "Extra", "2.50"),
  ])
  func aDishWithoutAPriceIsToldOfTheOneInItsName(text: String, name: String, price: String) throws {
    let rules = try Self.rules(#"{"name": "\#(text)", "allergens": "none"}"#)
    #expect(rules == [.price(.priceInName(text: text, name: name, price: "\"\(price)\""))])
  }

  @Test func anAddOnIsToldToo() throws {
    let rules = try Self.rules(
      #"{"name": "C", "price": "8.00", "allergens": "none", "addOns": [{"name": "bufala +2,50"}]}"#)
    #expect(
      rules == [.price(.priceInName(text: "bufala +2,50", name: "bufala", price: #""2.50""#))])
  }

  @Test func aTranslatedNameIsLookedAtToo() throws {
    let name = #"{"it": "Diavola 9,00", "en": "Hot 9.00"}"#
    #expect(
      try Self.rules(#"{"name": \#(name), "allergens": "none"}"#)
        == [.price(.priceInName(text: "Diavola 9,00", name: "Diavola", price: #""9.00""#))])
  }

  @Test func litresAreNoMoney() throws {
    func rules(_ name: String) throws -> [Diagnostic.Rule] {
      let drink = #"{"name": "\#(name)", "allergens": "none"}"#
      return try MenuReader.read(#"{"currency": "EUR", "beverages": [\#(drink)]}"#)
        .diagnostics.map(\.rule)
    }
    #expect(try rules("Cola maxi 1,50").isEmpty && rules("Latta 33,00").isEmpty)
    #expect(try rules("Cola maxi 3,50 €").count == 1)
  }

  @Test(arguments: [
    "Pizza 4 stagioni", "Annata 2019", "Aranciata 0,4", "Seven Up 0,33", "Acqua 1,5 l", "8,00",
    "Menu 2", "Gin 12.345", "Pizza 00", "Acqua 0,75",
  ])
  func aMeasureAYearOrANumberIsNone(name: String) throws {
    #expect(try Self.rules(#"{"name": "\#(name)", "allergens": "none"}"#).isEmpty)
  }

  @Test func whatHasAPriceMayBeCalledAsItLikes() throws {
    #expect(
      try Self.rules(#"{"name": "Menu 8,00", "price": "8.00", "allergens": "none"}"#).isEmpty)
    #expect(
      try Self.rules(
        #"""
        {"name": "Menu 8,00", "allergens": "none", "sizes": [{"name": "a", "price": "8.00"}]}
        """#
      ).isEmpty)
  }

  @Test(arguments: [
    (
      #""Margherita 8,00", {"name": "B", "price": 7}"#,
      #"{"name": "Margherita", "price": "8.00"}, {"name": "B", "price": 7}"#
    ),
    (
      #"{"name": "C", "price": 8, "addOns": ["bufala +2,50"]}"#,
      #"{"name": "C", "price": 8, "addOns": [{"name": "bufala", "price": "2.50"}]}"#
    ),
    (
      #"{"name": "Margherita 8,00", "allergens": "none"}"#,
      #"{"name": "Margherita", "price": "8.00", "allergens": "none"}"#
    ),
  ])
  func itIsPutIntoItsPlaceWhereSomebodySaysSo(before: String, after: String) throws {
    let file = Array(Self.file(before).utf8)
    #expect(MenuFixer.mend(file).bytes == file)
    let fixIts = try MenuReader.read(file).diagnostics.compactMap {
      FixItMaker(file).fixIt(for: $0)
    }
    let fixIt = try #require(fixIts.first { !$0.isCertain })
    let mended = FileEdit.applying(try #require(fixIt.choices.first), to: file)
    #expect(String(decoding: mended, as: UTF8.self) == Self.file(after))
  }
}
