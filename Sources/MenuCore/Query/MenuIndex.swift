/// The folded texts and the facts of all dishes of a menu, made at the first query over it.
final class MenuIndex: Sendable {
  /// The facts of a dish that filters ask for.
  struct Facts: Sendable {
    let warned: AllergenSet
    let notStated: AllergenSet
    let diets: DietSet
    /// The least it costs, nil where nobody knows what one pays.
    let lowest: Amount?
  }

  /// Every text of the menu once, folded: dishes share their ingredients.
  let texts: [FoldedText]
  /// The texts of the dishes one after the other; the first of a dish are its names.
  private let textsOfDishes: [Int32]
  /// The place of the first text of each dish, and of its first text that is no name.
  private let starts: [(all: Int, rest: Int)]
  let facts: [Facts]
  /// The texts that are names, each once, and the first dish of each.
  let names: [(text: Int32, dish: Int)]
  /// The number of the first dish of each list.
  private let firsts: [Int]

  init(_ menu: Menu) {
    var builder = Builder()
    var firsts: [Int] = []
    for list in MenuList.allCases {
      firsts.append(builder.facts.count)
      for position in 0..<menu.numberOfDishes(in: list) {
        menu.look(at: position, in: list) { builder.add($0, of: menu) }
      }
    }
    (texts, textsOfDishes, facts) = (builder.texts, builder.ids, builder.facts)
    names = builder.names
    starts = builder.starts + [(builder.ids.count, builder.ids.count)]
    self.firsts = firsts
  }

  /// The number of a dish among all.
  func number(of dish: MenuDataSource.DishIndex) -> Int {
    let list = MenuList.allCases.firstIndex(of: dish.list) ?? 0
    return firsts[list] + dish.position
  }

  /// The dish of a number.
  func dish(_ number: Int) -> MenuDataSource.DishIndex {
    let list = firsts.lastIndex { $0 <= number } ?? 0
    return MenuDataSource.DishIndex(list: MenuList.allCases[list], position: number - firsts[list])
  }

  /// The ids of the texts of a dish.
  func texts(of number: Int) -> ArraySlice<Int32> {
    textsOfDishes[starts[number].all..<starts[number + 1].all]
  }

  /// The ids of its names.
  func names(of number: Int) -> ArraySlice<Int32> {
    textsOfDishes[starts[number].all..<starts[number].rest]
  }

  /// Marks the texts that have a word that begins with a folded word, or hold a folded phrase.
  func marks(of wanted: [UInt8]) -> [Bool] {
    texts.map { $0.bytes.holds(wanted) }
  }

  /// Gathers texts and facts.
  private struct Builder {
    var texts: [FoldedText] = []
    var ids: [Int32] = []
    var starts: [(all: Int, rest: Int)] = []
    var facts: [Facts] = []
    var names: [(text: Int32, dish: Int)] = []
    private var isName: [Bool] = []
    private var known: [UTF8Text: Int32] = [:]
    private var titles: [UTF8Text: LocalizedText] = [:]

    mutating func add(_ dish: Dish, of menu: Menu) {
      if titles.isEmpty {
        for group in menu.groups { titles[UTF8Text(group.id)] = group.title }
      }
      let start = ids.count
      add(dish.name)
      starts.append((start, ids.count))
      while isName.count < texts.count { isName.append(false) }
      for id in ids[start...] where !isName[Int(id)] {
        isName[Int(id)] = true
        names.append((id, facts.count))
      }
      for text in dish.searchedTexts { add(text) }
      if let title = dish.group.flatMap({ titles[UTF8Text($0)] }) { add(title) }
      facts.append(Facts(dish))
    }

    private mutating func add(_ text: LocalizedText) {
      for text in text.allTexts {
        let key = UTF8Text(text)
        let id = known[key] ?? Int32(texts.count)
        if Int(id) == texts.count {
          texts.append(FoldedText(text))
          known[key] = id
        }
        ids.append(id)
      }
    }
  }
}

extension Dish {
  /// The texts beside the name in which words are found: sizes, prices and other facts have clauses of
  /// their own. A new text key belongs here, or is left out on purpose.
  var searchedTexts: [LocalizedText] {
    [description, number.map { LocalizedText($0) }].compactMap(\.self)
      + ingredients.map(\.name) + notes
  }
}

extension MenuIndex.Facts {
  init(_ dish: Dish) {
    let statement = dish.combinedStatement
    var (warned, open) = (AllergenSet(), AllergenSet())
    if statement.saysNothing {
      open = .all
    } else {
      for allergen in Allergen.allCases {
        switch statement.state(of: allergen) {
        case .contains, .mayContain: warned.insert(allergen)
        case .notStated: open.insert(allergen)
        case .free, .notAnIngredient: break
        }
      }
    }
    (self.warned, notStated, diets) = (warned, open, dish.trustedDiets)
    let prices = dish.price.map { [$0] } ?? dish.sizes.compactMap(\.price)
    let isByMeasure = prices.contains { price in
      price.per.map { !$0.allTexts.contains { $0.hasSameUTF8(as: "piece") } } ?? false
    }
    lowest = isByMeasure ? nil : prices.compactMap(\.lowest).min()
  }
}

extension [UInt8] {
  /// True if the bytes stand in it at the beginning of a word; O(*n*).
  func holds(_ wanted: [UInt8]) -> Bool { firstPlace(of: wanted, from: 0) != nil }

  /// The first place from `start` on at which the bytes begin a word.
  func firstPlace(of wanted: [UInt8], from start: Int) -> Int? {
    guard let first = wanted.first, count - start >= wanted.count else { return nil }
    return withUnsafeBufferPointer { bytes in
      wanted.withUnsafeBufferPointer { wanted in
        var place = start
        let last = bytes.count - wanted.count
        while place <= last {
          if bytes[place] == first, place == 0 || !bytes[place - 1].isWordByte {
            var length = 1
            while length < wanted.count, bytes[place + length] == wanted[length] { length += 1 }
            if length == wanted.count { return place }
          }
          place += 1
        }
        return nil
      }
    }
  }
}
