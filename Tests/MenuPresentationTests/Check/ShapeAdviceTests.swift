import OldMenuCore
import OldMenuPresentation
import Testing

/// What an owner reads whose dishes or sizes stand in other brackets.
@Suite(.timeLimit(.minutes(5))) struct ShapeAdviceTests {
  @Test(arguments: [
    (
      #"{"pizzas": {"margherita": {"price": "7"}, "marinara": {"price":"6"}}, "currency": "EUR"}"#,
      [
        #""pizzas" must be a list in [ ], not 2 entries by their names"#
          + #" – write "pizzas": [{"name": "margherita", …}, {"name": "marinara", …}]"#
      ]
    ),
    (
      #"{"other": {"La \"vera\"": {}, "B": 7, "C": "6,50"}, "currency": "EUR"}"#,
      [
        #""other" must be a list in [ ], not 3 entries by their names"#
          + #" – write "other": [{"name": "La \"vera\""}, {"name": "B", "price": 7}, …]"#
      ]
    ),
    (
      #"{"desserts": {"t1": {"name": "Tiramisù", "price": 5}}, "currency": "EUR"}"#,
      [
        #""desserts" must be a list in [ ], not 1 entry by its name"#
          + #" – write "desserts": [{"id": "t1", …}]"#
      ]
    ),
    (
      #"{"antipasti": {"Olive": {"price": 3}, "Pane": {}}, "currency": "EUR"}"#,
      [
        #""antipasti" must be a list in [ ], not 2 entries by their names"#
          + #" – write "other": [{"name": "Olive", …}, {"name": "Pane"}]"#
      ]
    ),
    (
      #"{"pizzas": [{"name": "A"}], "groups": {"rosse": "Le rosse", "b": {"title": "B"}}}"#,
      [
        #""groups" must be a list in [ ], not 2 entries by their names"#
          + #" – write "groups": [{"id": "rosse", "title": "Le rosse"}, {"id": "b", …}]"#
      ]
    ),
    (
      #"{"pizzas": {"rosse": [{"name": "A", "price": 7}], "bianche": [{"name": "B", "price": 6}]}}"#,
      [
        #""pizzas" is not read; line 1 holds a list of 1 entry that looks like a dish ("name", "#
          + #""price"): pizzas.rosse and 1 more list – put its entries into "pizzas", "beverages", "#
          + #""desserts" or "other"; a heading or a note over them belongs into "groups""#
      ]
    ),
    (
      #"{"pizzas": [{"name": "A", "allergens": ["senza latte"]}]}"#,
      [
        #""senza latte" for "A" says what is not in it – write "allergens": {"freeFrom": ["milk"]}, "#
          + #"with "freeFrom" only if the kitchen vouches for it"#
      ]
    ),
    (
      #"{"pizzas": {"name": "A", "price": {"amount": 7}}, "currency": "EUR"}"#,
      [#""pizzas" must be a list in [ ] – put [ before it and ] behind it"#]
    ),
    (
      #"{"pizzas": [{"name": "A", "addOns": [{"choose": 1, "items": [{"name": "B"}]}]}]}"#,
      [
        #""choose" of "A" must say how many, in { } – write {"min": 1, "max": 1} for exactly one, "#
          + #"{"max": 3} for up to three"#
      ]
    ),
    (
      #"{"pizzas": [["A", "7.00"]]}"#,
      [
        #"pizza no. 1 must be a dish in { } with a "name" – write {"name": "…", "price": "…"}"#
      ]
    ),
    (
      #"{"pizzas": [[{"name": "A"}, {"name": "B"}], [{"name": "C"}]]}"#,
      [
        #""pizzas" is a list in a list – take the inner [ and ] away"#,
        #""pizzas" is a list in a list – take the inner [ and ] away"#,
      ]
    ),
  ])
  func entriesByTheirNamesBecomeAList(text: String, advice: [String]) {
    #expect(ToldErrors.of(text) == advice)
  }

  @Test(arguments: [
    (
      #""sizes": {"piccola": {"price":"5"}}"#,
      #""sizes" of "A" must be a list in [ ], not 1 entry by its name"#
        + #" – write "sizes": [{"name": "piccola", …}]"#
    ),
    (
      #""sizes": {"piccola": "5", "grande": "8"}"#,
      #""sizes" of "A" must be a list in [ ], not 2 entries by their names"#
        + #" – write "sizes": [{"name": "piccola", "price": "5"}, {"name": "grande", "price": "8"}]"#
    ),
    (
      #""addOns": {"bufala": 2}"#,
      #""addOns" of "A" must be a list in [ ], not 1 entry by its name"#
        + #" – write "addOns": [{"name": "bufala", "price": 2}]"#
    ),
    (
      #""addOns": [{"items": {"bufala": {"price": 2}}}]"#,
      #""items" of "A" must be a list in [ ], not 1 entry by its name"#
        + #" – write "items": [{"name": "bufala", …}]"#
    ),
    (
      #""sizes": [[{"name": "maxi", "price": 8}]]"#,
      #""sizes" of "A" is a list in a list – take the inner [ and ] away"#
    ),
    // One entry alone stands by no name.
    (
      #""sizes": {"name": "maxi", "price": "9"}"#,
      #""sizes" of "A" must be a list in [ ] – put [ before it and ] behind it"#
    ),
  ])
  func partsByTheirNamesBecomeAList(members: String, advice: String) {
    #expect(ToldErrors.of(dish: members) == [advice])
  }

  @Test(arguments: [
    (
      #""sizes": {"piccola": "5", "grande": "8"}"#,
      #""sizes" in "A" deve essere un elenco tra [ ], non 2 voci secondo il nome"#
        + #" – scrivi "sizes": [{"name": "piccola", "price": "5"}, {"name": "grande", "price": "8"}]"#
    ),
    (
      #""sizes": [[{"name": "maxi", "price": 8}]]"#,
      #""sizes" in "A" è un elenco dentro un elenco – togli le [ ] interne"#
    ),
  ])
  func theSameIsToldInItalian(members: String, advice: String) {
    #expect(ToldErrors.of(dish: members, .italian) == [advice])
  }
}

/// What check says is an error, as an owner reads it.
enum ToldErrors {
  /// The errors of a file, each with its cure.
  static func of(_ text: String, _ language: InterfaceLanguage = .english) -> [String] {
    let diagnostics: [Diagnostic]
    do {
      diagnostics = try MenuReader.read(Array(text.utf8)).diagnostics
    } catch {
      guard case .refused(let reasons) = error else { return [] }
      diagnostics = reasons
    }
    return diagnostics.filter { $0.severity == .error }.map { diagnostic in
      let advice = diagnostic.advice(in: language)
      return "\(advice.message) – \(advice.cure ?? "")"
    }
  }

  /// The same of a dish with these members, in a menu in euros.
  static func of(dish members: String, _ language: InterfaceLanguage = .english) -> [String] {
    of(
      #"{"currency": "EUR", "pizzas": [{"name": "A", "allergens": "none", \#(members)}]}"#, language
    )
  }
}
