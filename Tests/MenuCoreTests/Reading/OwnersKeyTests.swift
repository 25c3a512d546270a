import OldMenuCore
import Testing

/// Keys of an owner who never saw the format: what is meant, and that nothing is promised by it.
@Suite(.timeLimit(.minutes(5))) struct OwnersKeyTests {
  private static func meant(_ text: String) throws -> [Diagnostic.MeantMember] {
    try MenuReader.read(Array(text.utf8)).diagnostics.compactMap {
      if case .key(.unknownMember(_, let meant, _)) = $0.rule { meant } else { nil }
    }
  }

  @Test(arguments: [
    (#""ristorante": {"nome": "Da G", "telefono": "081"}"#, ["name", "phone"]),
    (#""restaurant": {"name": "Da G", "address": "Via X"}"#, ["name", "address"]),
    (#""Lokal": {"Name": "Da G", "Telefon": "081", "Besitzer": "G"}"#, ["name", "phone"]),
    (#""locale": {"indirizzo": "via x"}"#, ["address"]),
  ])
  func whatTheFileHoldsIsToldOfAnObjectOfItsOwn(member: String, keys: [String]) throws {
    #expect(try Self.meant(#"{\#(member), "pizzas": [{"name": "A"}]}"#) == [.ofFile(keys: keys)])
  }

  @Test(arguments: [
    #""ristorante": {"it": "Da G", "en": "G's"}"#,
    #""it": {"titolo": "Da G", "descrizione": "Dal 1970"}, "en": {"title": "G's"}"#,
  ])
  func textsInSeveralLanguagesAreNoObjectOfItsOwn(members: String) throws {
    let isOfFile = try Self.meant(#"{\#(members), "pizzas": [{"name": "A"}]}"#).contains {
      if case .ofFile = $0 { true } else { false }
    }
    #expect(!isOfFile)
  }

  @Test(arguments: [
    #""chiuso": "lunedì""#, #""Ruhetag": "Montag""#, #""closed": ["monday"]"#,
    #""jour de fermeture": "lundi""#, #""día de cierre": "lunes""#,
  ])
  func aDayOnWhichTheHouseIsClosedBelongsToItsHours(member: String) throws {
    #expect(try Self.meant(#"{\#(member), "pizzas": [{"name": "A"}]}"#) == [.closed])
  }

  static let dishes: [(member: String, meant: Diagnostic.MeantMember)] = [
    (#""senza glutine": "+2 €""#, .dietByWish(name: "senza glutine", price: "\"2.00\"")),
    (#""glutenfrei": "+2,00""#, .dietByWish(name: "glutenfrei", price: "\"2.00\"")),
    (#""gluten-free": "on request""#, .dietByWish(name: "gluten-free", price: nil)),
    (#""vegan": "su richiesta""#, .dietByWish(name: "vegan", price: nil)),
    (#""aggiunte": "bufala +2,00""#, .addOnsInWords(name: "bufala", price: "\"2.00\"")),
    (#""Extras": "nach Wahl""#, .addOnsInWords(name: "…", price: nil)),
    (#""solo venerdì": true"#, .hours), (#""nur freitags": true"#, .hours),
    (#""only_friday": true"#, .hours), (#""disponibile": "venerdì""#, .hours),
  ]

  @Test(arguments: dishes)
  func aMemberOfADishIsToldAndPromisesNothing(
    member: String, meant: Diagnostic.MeantMember
  ) throws {
    let text = #"{"pizzas": [{"name": "A", \#(member)}]}"#
    #expect(try Self.meant(text) == [meant])
    let dish = try #require(try MenuReader.read(Array(text.utf8)).menu.pizzas.first?.dish)
    #expect(dish.diets == [])
    #expect(dish.addOns.isEmpty)
    #expect(dish.allergens == AllergenStatement())
    #expect(!dish.isSoldOut)
  }

  /// A section with sections is no dish, and what stands over it is told of.
  @Test func aSectionOfSectionsIsNoDish() throws {
    let text = """
      {"pizzas": [{"title": "Pizze", "sections": [{"title": "Bianche", "note": "fried in peanut oil",
       "items": [{"name": "M", "price": "6.00"}, {"name": "N", "price": "7.00"}]}]}]}
      """
    let found = try MenuReader.read(Array(text.utf8)).diagnostics.filter {
      $0.rule.name != "allergens-not-stated" && $0.rule.name != "missing-currency"
    }
    #expect(found.map(\.rule) == [.list(.sectionInList(key: "sections", count: 2))])
    #expect(found.first?.message.contains(#"a note over them belongs into "groups""#) == true)
  }

  @Test(arguments: [
    #""sections": [{"title": "P", "sections": [{"title": "B", "items": [{"name": "M", "price": "6.00"}]}]}]"#,
    #""pizzas": {"Rosse": [{"name": "M", "price": "6.00"}], "Bianche": [{"name": "N", "price": "6.00"}]}"#,
    #""menu": {"Rosse": {"nota": "olio di arachidi", "piatti": [{"name": "M", "price": "6.00"}]}}"#,
  ])
  func aHeadingOverAListIsNotLostByTheAdvice(member: String) throws {
    let found = try MenuReader.read(Array("{\(member)}".utf8)).diagnostics
    #expect(found.contains { $0.message.contains(#"a note over them belongs into "groups""#) })
  }
}
