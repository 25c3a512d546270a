import MenuCore
import MenuPresentation

/// The grammar of typed queries, with its property as the oracle: an allergen word is in an understood clause
/// or named in the notice, and a row that states it is never shown as safe.
enum QueryFuzzer {
  private static let allergens: [(word: String, set: AllergenSet)] = [
    ("latte", [.milk]), ("milk", [.milk]), ("Milch", [.milk]), ("lait", [.milk]),
    ("leche", [.milk]),
    ("uova", [.eggs]), ("eggs", [.eggs]), ("Eier", [.eggs]), ("œufs", [.eggs]), ("huevos", [.eggs]),
    ("glutine", [.gluten]), ("gluten", [.gluten]), ("frutta a guscio", [.nuts]),
    ("noci", [.nuts]),
    ("nuts", [.nuts, .peanuts]), ("fish", [.fish]), ("pesce", [.fish]), ("Fisch", [.fish]),
    ("arachidi", [.peanuts]), ("soia", [.soy]), ("sesamo", [.sesame]),
    ("crostacei", [.crustaceans]),
    ("Erdnüsse", [.peanuts]), ("moutarde", [.mustard]), ("apio", [.celery]),
  ]
  private static let others = """
    senza without ohne sans sin no non not nicht ni e ed and und et y , o oder free frei libre
    allergico allergic allergique to alle a mit con with avec fino a under bis zu 9 9,50 € EUR eur
    vegana vegan vegetarian glutenfrei gluten-free pizza pizzas bevande "latte" "due mori" margherita
    margerita caffè cipolla onion ma but except tranne per favore la il ich celiaco sono xyz ? kein
    """.split(whereSeparator: \.isWhitespace).map(String.init)
  private static let words =
    allergens.map(\.word) + others + ["fino a", "due mori", "è", "senz", "lat"]

  private static let source: MenuDataSource? = {
    let menu = try? MenuReader.read(
      #"""
      {"language":"it","currency":"EUR","pizzas":[
      {"name":"Marinara","ingredients":["aglio"],"price":"6.00",
       "allergens":{"contains":["gluten.wheat"],"complete":true}},
      {"name":"Margherita","ingredients":["latte","basilico"],"price":"7.00",
       "allergens":{"contains":["gluten","milk"],"mayContain":["nuts"]}},
      {"name":"Due mori","description":"con uova","price":{"from":"8.00"}},
      {"name":"Bianca","ingredients":["cipolla"],"allergens":{"freeFrom":["milk","eggs"]}},
      {"name":"Mare","price":"13.00","allergens":{"mayContain":["milk","fish"],"freeFrom":["eggs"]},
       "addOns":[{"name":"noci","allergens":["nuts.walnut"]}]},
      {"name":"Orto","price":"9.00","allergens":"none","diets":["vegan","gluten-free"]}],
      "beverages":[{"name":"Caffè latte","price":"2.00","allergens":{"contains":["milk"],"complete":true}}],
      "desserts":[{"name":"Torta di noci","allergens":["nuts.walnut","eggs"],"homemade":true}]}
      """#
    ).menu
    return menu.map { MenuDataSource(menu: $0, language: "it").indexed() }
  }()

  static func complaint(about bytes: [UInt8]) -> String? {
    guard let source, !bytes.isEmpty else { return source == nil ? "the menu is refused" : nil }
    var script = Script(bytes)
    let mode = script.number(below: 4)
    let preferred = script.one(of: InterfaceLanguage.allCases.map(Optional.some) + [nil])
    var pieces: [String] = []
    while !script.isAtEnd, pieces.count < 60 {
      let isText = mode == 0 || mode == 1 && script.number(below: 8) == 0
      pieces.append(isText ? script.text(atMost: 24) : script.one(of: words))
    }
    let text = pieces.joined(separator: mode == 0 ? "" : " ")
    var query = MenuQuery()
    query.typed = TypedQuery(text, preferring: preferred)
    query.filter.showsUndeclared = mode == 3
    let found = source.matching(query)
    let items = found.sections.flatMap { Array($0.rows) }
    var typing = query
    typing.isBeingTyped = true
    _ = source.matching(typing)
    // Dishes that the text names are shown with their statements, below a notice that says so.
    var isCard = false
    if case .dishAlone(let name, let others)? = found.notice {
      isCard = Set(items.map(\.title)) == Set([name] + others)
    }
    for item in items where !isCard {
      for allergen in query.typed.filter.without {
        let state = item.allergens.state(of: allergen)
        let isMarked = mode == 3 && item.isUndeclared && state == .notStated
        if state > .notAnIngredient, !isMarked { return "“\(text)” shows \(item.title)" }
      }
    }
    let counts = found.counts
    let sum = counts.shown + counts.notFound + counts.numberOfHidden
    guard sum == counts.total, counts.shown == items.count else { return "“\(text)” counts \(sum)" }
    guard mode > 1 else { return nil }
    return silence(about: pieces, in: text, query.typed, found.notice, items)
  }

  /// A complaint about a typed allergen that the answer does not mention.
  private static func silence(
    about pieces: [String], in text: String, _ typed: TypedQuery, _ notice: MenuQuery.Notice?,
    _ items: [MenuItem]
  ) -> String? {
    for piece in pieces {
      guard let named = allergens.first(where: { $0.word == piece })?.set,
        !isReported(named, piece, typed, notice, items)
      else { continue }
      // The notice repeats the name of a food: `fish eggs`
      if case .allergenFood(let name, _)? = notice, name.contains(piece) { continue }
      return "“\(text)” does not report \(piece)"
    }
    return nil
  }

  private static func isReported(
    _ named: AllergenSet, _ word: String, _ typed: TypedQuery, _ notice: MenuQuery.Notice?,
    _ items: [MenuItem]
  ) -> Bool {
    if typed.filter.without.isSuperset(of: named) { return true }
    switch notice {
    case .allergenNamed(let reported)? where reported.isSuperset(of: named): return true
    case .allergenFood(_, let reported)? where reported.isSuperset(of: named): return true
    case .allergenUnclear(_, let reported)? where reported.isSuperset(of: named): return true
    case .dishAlone(_, let others)?: return items.count <= others.count + 1
    case .notUnderstood?, .notStatedWithout?, .noSuchWord?: return items.count <= 1
    // The name of a dish that has all the words.
    default: return items.allSatisfy { $0.title.lowercased().contains(word.lowercased()) }
    }
  }
}
