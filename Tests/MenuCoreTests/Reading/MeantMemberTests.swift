import OldMenuCore
import Testing

/// Members of an owner's own that say by their value what the format says otherwise.
@Suite(.timeLimit(.minutes(5))) struct MeantMemberTests {
  private func rules(_ members: String) throws -> [Diagnostic.Rule] {
    let text = #"{"language": "it", "pizzas": [{"name": "A", "allergens": ["milk"], \#(members)}]}"#
    return try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
  }

  private func meant(_ members: String) throws -> Diagnostic.MeantMember? {
    let all = try rules(members)
    guard all.count == 1, case .key(.unknownMember(_, let meant, _)) = all[0] else { return nil }
    return meant
  }

  @Test(
    arguments: [
      (#""available": false"#, .soldOut), (#""disponibile": false"#, .soldOut),
      (#""verfügbar": false"#, .soldOut), (#""disponible": false"#, .soldOut),
      (#""inStock": false"#, .soldOut), (#""in_stock": 0"#, .soldOut),
      (#""isAvailable": "no""#, .soldOut), (#""erhältlich": "nein""#, .soldOut),
      (#""availability": "https://schema.org/SoldOut""#, .soldOut),
      (#""unavailable": true"#, .soldOut), (#""nonDisponibile": "sì""#, .soldOut),
      (#""indisponible": true"#, .soldOut), (#""nichtVerfügbar": true"#, .soldOut),
      (#""available": true"#, .available), (#""nonDisponibile": false"#, .available),
      (#""status": "ausverkauft""#, .soldOut), (#""stato": "esaurito""#, .soldOut),
      (#""estado": "agotado""#, .soldOut), (#""état": "épuisé""#, .soldOut),
      (#""status": "sold out""#, .soldOut), (#""availability": "out of stock""#, .soldOut),
      (#""heute aus": true"#, .soldOut), (#""vorhanden": false"#, .soldOut),
      (#""stock": 0"#, .soldOut), (#""stock": 7"#, nil), (#""status": "neu""#, nil),
      (#""available": "solo a pranzo""#, nil), (#""availableFrom": false"#, nil),
      (#""stockholm": false"#, nil),
    ] as [(String, Diagnostic.MeantMember?)])
  func whatIsNotThereIsSoldOut(member: String, meaning: Diagnostic.MeantMember?) throws {
    #expect(try meant(member) == meaning)
  }

  @Test(arguments: [
    "soldout", "esaurito", "esaurita", "ausverkauft", "épuisé", "agotado", "sold_out",
  ])
  func aWordForSoldOutIsTheKeyItself(word: String) throws {
    #expect(
      try rules(#""\#(word)": true"#) == [.key(.unknownKey(key: word, suggestion: "soldOut"))])
  }

  @Test(
    arguments: [
      (#""vegan": true"#, .diet(.vegan)), (#""isVegan": true"#, .diet(.vegan)),
      (#""vegano": "sì""#, .diet(.vegan)), (#""vegetarian": true"#, .diet(.vegetarian)),
      (#""vegetariano": true"#, .diet(.vegetarian)), (#""vegetarisch": "ja""#, .diet(.vegetarian)),
      (#""végétarien": "oui""#, .diet(.vegetarian)), (#""glutenFree": true"#, .diet(.glutenFree)),
      (#""gluten_free": 1"#, .diet(.glutenFree)), (#""senzaGlutine": true"#, .diet(.glutenFree)),
      (#""glutenfrei": true"#, .diet(.glutenFree)), (#""sinGluten": "sí""#, .diet(.glutenFree)),
      (#""senza_lattosio": true"#, .diet(.lactoseFree)), (#""halal": true"#, .diet(.halal)),
      (#""vegan": "x""#, .diet(.vegan)), (#""senza glutine": "✓""#, .diet(.glutenFree)),
      (#""vegan": "-""#, nil), (#""vegan": """#, nil), (#""vegan": false"#, nil),
      (#""vegan": "su richiesta""#, .dietByWish(name: "vegan", price: nil)),
      (#""veganOption": true"#, nil),
    ] as [(String, Diagnostic.MeantMember?)])
  func aDietThatIsTrueIsOneOfItsDiets(member: String, meaning: Diagnostic.MeantMember?) throws {
    #expect(try meant(member) == meaning)
  }

  @Test(
    arguments: [
      ("nome_en", "name", "en"), ("nameEn", "name", "en"), ("name-de", "name", "de"),
      ("en_name", "name", "en"), ("nome (en)", "name", "en"), ("nomeInglese", "name", "en"),
      ("Name_EN", "name", "en"), ("nom_fr", "name", "fr"), ("nombre.es", "name", "es"),
      ("descrizione_en", "description", "en"), ("Beschreibung_en", "description", "en"),
      ("descriptionFR", "description", "fr"), ("impasto_en", "dough", "en"),
      ("nome_x", nil, nil), ("nome_di", nil, nil), ("prezzo_it", nil, nil),
    ] as [(String, String?, String?)])
  func aKeyWithALanguageIsOneTextOfSeveral(key: String, known: String?, language: String?) throws {
    let expected = known.flatMap { known in
      language.map { Diagnostic.MeantMember.translation(key: known, language: $0) }
    }
    #expect(try meant(#""\#(key)": "x""#) == expected)
  }

  @Test(
    arguments: [
      (#""en": "Daisy""#, ["name en Daisy"]), (#""english": "Daisy""#, ["name en Daisy"]),
      (#""en": {"name": "Daisy"}"#, ["name en Daisy"]),
      (#""de": {"name": "G", "descrizione": "scharf"}"#, ["name de G", "description de scharf"]),
      (#""translations": {"en": {"name": "Daisy"}}"#, ["name en Daisy"]),
      (#""traduzioni": {"en": "Daisy", "de": "G"}"#, ["name en Daisy", "name de G"]),
      (#""Übersetzungen": {"en": {"Name": "Daisy"}}"#, ["name en Daisy"]),
      (#""i18n": {"name": {"en": "Daisy", "fr": "M"}}"#, ["name en Daisy", "name fr M"]),
      (#""translations": []"#, nil), (#""en": {"price": "7.00"}"#, nil), (#""en": 7"#, nil),
      (#""languages": {"it": "italiano"}"#, nil), (#""da": "7,00""#, nil),
      (#""translations": {"xx": {"zz": "Daisy"}}"#, nil),
    ] as [(String, [String]?)])
  func textsInOtherLanguagesStandBesideThoseTheyTranslate(member: String, texts: [String]?) throws {
    let found: [String]? =
      if case .translations(let texts) = try meant(member) {
        texts.map { "\($0.key) \($0.language) \($0.text)" }
      } else {
        nil
      }
    #expect(found == texts)
  }

  @Test(arguments: [
    (#""esaurito": "sì""#, ["soldOut", "true"]), (#""surgelato": "si""#, ["frozen", "true"]),
    (#""ausverkauft": "nein""#, ["soldOut", "false"]), (#""esaurito": true"#, ["soldOut"]),
    (#""ingredienti": "pomodoro - basilico""#, ["ingredients", "wrong-type"]),
    (#""items": ["pomodoro", "basilico"]"#, ["ingredients"]),
    (#""voci": ["pomodoro"]"#, ["ingredients"]), (#""items": "pomodoro""#, [""]),
    (#""items": "pomodoro, basilico""#, ["ingredients", "wrong-type"]),
    (#""items": [7]"#, [""]), (#""prezzo": "7,00 €""#, ["price", "not-a-price"]),
    (#""prezzo": "7.00""#, ["price"]),
  ])
  func aKeyAndItsValueAreToldInOneRound(member: String, told: [String]) throws {
    let found = try rules(member).filter { $0.name != "missing-currency" }.map { rule in
      switch rule {
      case .key(.unknownKey(_, let suggestion, _)): suggestion ?? ""
      case .value(.meantValue(_, _, let value)): value
      default: rule.name
      }
    }
    #expect(found == told)
  }

  @Test func whatIsLostIsToldOfEachDishAndWhatIsThereAnywayOnce() throws {
    let lost = #"{"name": "A", "vegan": true, "available": false}"#
    let there = #"{"name": "B", "available": true}"#
    let text = #"{"other": [\#(lost), \#(lost), \#(there), \#(there)]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    #expect(rules.count { $0 == .key(.unknownMember(key: "available", meant: .soldOut)) } == 2)
    #expect(rules.count { $0 == .key(.unknownMember(key: "vegan", meant: .diet(.vegan))) } == 2)
    #expect(rules.count { $0 == .key(.unknownMember(key: "available", meant: .available)) } == 1)
  }

  @Test func aNameInKeysOfItsLanguagesIsNoneToGuestsYet() throws {
    let text = #"{"pizzas": [{"name_it": "A", "name_en": "B", "allergens": "none"}]}"#
    let found = try MenuReader.read(Array(text.utf8)).diagnostics
    #expect(
      found.map(\.rule) == [
        .key(.unknownMember(key: "name_it", meant: .translation(key: "name", language: "it"))),
        .key(
          .unknownMember(
            key: "name_en", meant: .translation(key: "name", language: "en"), isThere: true)),
      ])
    #expect(found.map(\.severity) == [.error, .warning])
  }

  @Test(arguments: [
    #""available": false"#, #""vegan": true"#, #""nome_en": "x""#, #""unavailable": true"#,
    #""glutenFree": true"#,
  ])
  func noneOfItIsMendedWithoutTheOwner(member: String) {
    let text = #"{"language": "it", "pizzas": [{"name": "A", \#(member)}]}"#
    #expect(MenuFixer.mend(Array(text.utf8)).count == 0)
  }

  @Test(arguments: [
    (#"{"nome": "gamberi", "surgelato": true}"#, ["name", "frozen"]),
    (#"{"Name": "Garnelen"}"#, ["name"]), (#"{"nombre": "gambas"}"#, ["name"]),
    (#"{"surgelato": true, "name": "gamberi"}"#, ["frozen"]), (#"{"it": "gamberi"}"#, []),
    (#"{"it": "gamberi", "en": "prawns"}"#, []),
  ])
  func theKeysOfAnIngredientAreNoLanguages(ingredient: String, keys: [String]) throws {
    let text =
      #"{"pizzas": [{"name": "A", "allergens": ["crustaceans"], "ingredients": [\#(ingredient)]}]}"#
    let rules = try MenuReader.read(Array(text.utf8)).diagnostics.map(\.rule)
    let suggested = rules.map { rule in
      if case .key(.unknownKey(_, let suggestion, _)) = rule { suggestion ?? "" } else { rule.name }
    }
    #expect(suggested == keys)
  }
}
