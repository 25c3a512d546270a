import Foundation
import Testing

@testable import OldMenuCore

/// What people write for the keys of a menu.
@Suite(.timeLimit(.minutes(5))) struct KeyWordsTests {
  private static let allKeys = Set(KeyWords.Place.all.flatMap(\.keys)).sorted()

  @Test(arguments: Vocabularies.all.map { $0.language.tag })
  func everyKeyHasAWordInEachLanguage(language: String) throws {
    let table = try #require(Vocabularies.all.first { $0.language.tag == language }).keys
    let keys = Set(table.map(\.key))
    let missing = Self.allKeys.filter { key in
      !keys.contains(key) || table.contains { $0.key == key && $0.words.isEmpty }
    }
    #expect(missing == [])
    #expect(keys.subtracting(Self.allKeys) == [], "no key of the format")
    #expect(table.count == keys.count, "a key has two rows")
  }

  @Test func noWordMeansTwoKeysInOnePlace() {
    for place in KeyWords.Place.all {
      var meanings: [String: Set<String>] = [:]
      for vocabulary in Vocabularies.all {
        for (key, words) in vocabulary.keys {
          guard let meant = KeyWords.Place.key(key, among: place.keys) else { continue }
          for word in words { meanings[KeyWords.folded(word).string, default: []].insert(meant) }
        }
      }
      let ambiguous = meanings.filter { $0.value.count > 1 }
      #expect(ambiguous.isEmpty, "\(ambiguous.keys.sorted()) in \(place.name)")
      for key in place.keys {
        let others = meanings[KeyWords.folded(key).string, default: []].subtracting([key])
        #expect(others.isEmpty, "\(key) is a word for \(others) in \(place.name)")
      }
    }
  }

  @Test(
    arguments: [
      ("prezzo", "price"), ("Preis", "price"), ("prix", "price"), ("precio", "price"),
      ("nome", "name"), ("titolo", "name"), ("title", "name"), ("label", "name"), ("nom", "name"),
      ("piccante", "spicy"), ("scharf", "spicy"), ("épicé", "spicy"), ("picante", "spicy"),
      ("esaurita", "soldOut"), ("ausverkauft", "soldOut"), ("agotado", "soldOut"),
      ("épuisé", "soldOut"), ("descrizione", "description"), ("Beschreibung", "description"),
      ("ingredienti", "ingredients"), ("Zutaten", "ingredients"), ("allergeni", "allergens"),
      ("alérgenos", "allergens"), ("sold_out", "soldOut"), ("add-ons", "addOns"),
      ("fatto in casa", nil), ("PREZZO", "price"), ("surgelato", "frozen"), ("zzz", nil),
      ("disponibile", nil), ("available", nil),
    ] as [(String, String?)])
  func aKeyOfADishIsUnderstood(word: String, key: String?) {
    #expect(KeyWords.Place.dish(of: .pizzas).key(meantBy: word) == key)
  }

  @Test(arguments: [
    ("pizze", "pizzas"), ("Pizzen", "pizzas"), ("bevande", "beverages"), ("drinks", "beverages"),
    ("Getränke", "beverages"), ("boissons", "beverages"), ("bebidas", "beverages"),
    ("dolci", "desserts"), ("Nachspeisen", "desserts"), ("antipasti", "other"),
    ("valuta", "currency"), ("titolo", "name"), ("telephone", "phone"), ("telefono", "phone"),
    ("items", "other"), ("categories", "groups"), ("lingua", "language"), ("coperto", "cover"),
  ])
  func aKeyOfTheFileIsUnderstood(word: String, key: String) {
    #expect(KeyWords.Place.file.key(meantBy: word) == key)
  }

  private func suggestions(_ text: String) throws -> [String: String?] {
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    return rules.reduce(into: [:]) { found, rule in
      if case .key(.unknownKey(let key, let suggestion, let isThere)) = rule {
        found.updateValue(isThere ? "not \(suggestion ?? "")" : suggestion, forKey: key)
      }
    }
  }

  /// A tenth for the service is not what each guest pays for the cover.
  @Test(arguments: [#""servizio": "10%""#, #""service charge": "18 %""#])
  func aPercentageIsNoCover(member: String) throws {
    let found = try suggestions(#"{\#(member), "pizzas": [{"name": "A", "allergens": "none"}]}"#)
    #expect(found.count == 1 && found.values.allSatisfy { $0 == nil }, "\(found)")
  }

  @Test func theKeysOfEachPlaceAreUnderstood() throws {
    let text = """
      {"valuta": "EUR", "pizzas": [{"nome": "A", "allergens": {"contiene": ["milk"]},
       "price": {"importo": "7.00", "pro": "kg"}, "ingredients": [{"nome": "x", "frozen": true}],
       "addOns": [{"titolo": "y", "items": [{"name": "z", "costo": "1.00"}]}]},
       {"name": "B", "sizes": [{"nome": "maxi", "prezzo": "9.00"}], "allergens": "none"}],
       "groups": [{"id": "a", "titolo": "A"}]}
      """
    #expect(
      try suggestions(text) == [
        "valuta": "currency", "nome": "name", "contiene": "contains", "importo": "amount",
        "pro": "per", "titolo": "title", "costo": "price", "prezzo": "price",
      ])
  }

  @Test func whatStandsUnderAnotherKeyIsNotToBeAddedToo() throws {
    let text = """
      {"pizzas": [{"nome": "A", "allergens": "none", "ingredients": [{"nome": "x", "frozen": true}],
        "sizes": [{"nome": "maxi"}], "addOns": [{"nome": "y"}]}],
       "groups": [{"id": "a", "titolo": "A"}]}
      """
    let found = try MenuReader.read(Array(text.utf8)).diagnostics
    #expect(Set(found.map(\.rule.name)) == ["unknown-key"])
    #expect(found.count == 5)
    #expect(found.allSatisfy { $0.severity == .error })
  }

  @Test func noKeyIsWrittenThatWouldThenStandThereTwice() throws {
    let there = #"{"pizzas": [{"name": "A", "soldOut": true, "esaurita": false}]}"#
    #expect(try suggestions(there) == ["esaurita": "not soldOut"])
    let both = #"{"pizzas": [{"nome": "A", "titolo": "B"}]}"#
    #expect(try suggestions(both) == ["nome": "name", "titolo": "not name"])
    let scalar = #"{"pizzas": [{"name": "A", "price": "7.00", "misura": "30 cm"}]}"#
    #expect(try suggestions(scalar) == ["misura": nil])
  }

  @Test func aKeyThatStandsForAnotherIsToldWhereverItStands() throws {
    let dish = #"{"name": "A", "prezzo": "7.00", "zzz": 1}"#
    let text = #"{"pizzas": [\#(dish), \#(dish), \#(dish)]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    #expect(rules.count { $0 == .key(.unknownKey(key: "prezzo", suggestion: "price")) } == 3)
    #expect(rules.count { $0 == .key(.unknownKey(key: "zzz", suggestion: nil)) } == 1)
  }
}
