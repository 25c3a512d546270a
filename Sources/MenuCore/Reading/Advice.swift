internal import LocatedJSON

/// The warnings that only the owner asks for (`check`): all was read, and may not be meant so.
struct Advice {
  private let parser: MenuParser
  private var menu: Menu { parser.menu }
  private var log: DiagnosticLog { parser.log }

  init(_ parser: MenuParser) { self.parser = parser }

  /// Reports all of them; O(*n* log *n*) for the median of the prices.
  func report() {
    for list in MenuList.allCases { reportDishes(of: list) }
    reportPrices()
    reportLanguages()
    reportTexts()
  }

  private func object(_ list: MenuList, _ position: Int) -> JSONValue? {
    let objects = parser.dishObjects[list] ?? []
    return objects.indices.contains(position) ? objects[position] : nil
  }

  private func reportDishes(of list: MenuList) {
    var names: [UTF8Text: Int] = [:]
    for position in 0..<menu.numberOfDishes(in: list) {
      guard let object = object(list, position), let dish = menu.dish(at: position, in: list) else {
        continue
      }
      log.dish = (list, position, object)
      reportSizes(of: dish, in: object)
      reportDiets(of: dish, in: object)
      reportIngredients(of: dish, in: object)
      TextAdvice(log: log, hasStarNote: hasStarNote).report(dish, in: object)
      let name = dish.name.text(in: menu.language, fileLanguage: nil)
      let key = UTF8Text(FoldedText(name).text + "\0" + (dish.group ?? ""))
      if let first = names[key], !name.isBlank {
        log.report(
          .repeatedName, nil, [.text("\(first + 1)"), .text("\(position + 1)")],
          at: object.place(of: .name).range)
      } else {
        names[key] = position
      }
    }
    log.dish = nil
  }

  /// A size without a price beside sizes that have one.
  private func reportSizes(of dish: Dish, in object: JSONValue) {
    guard dish.sizes.contains(where: { $0.price != nil }) else { return }
    for (size, value) in zip(dish.sizes, object.list(.sizes)) where size.price == nil {
      log.report(
        .sizeWithoutPrice, nil, [.text(parser.text(of: size.name))], at: value.range)
    }
  }

  /// A diet beside traces of an allergen that it excludes.
  private func reportDiets(of dish: Dish, in object: JSONValue) {
    let traces = dish.combinedStatement.mayContain.withGroups
    for diet in dish.diets {
      guard let allergen = diet.excludedAllergens.intersection(traces).first else { continue }
      log.report(
        .doubtedDiet, nil, [.diet(diet), .allergen(allergen)], at: object.place(of: .diets).range)
    }
  }

  /// An ingredient that is an allergen of which the statement says nothing.
  private func reportIngredients(of dish: Dish, in object: JSONValue) {
    let statement = dish.combinedStatement
    guard !statement.saysNothing, statement.unread.isEmpty else { return }
    var lookedUp = parser
    for (ingredient, value) in zip(dish.ingredients, object.list(.ingredients))
    where ingredient.allergens == nil {
      for allergen in lookedUp.finding(in: ingredient.name).allergens
      where statement.state(of: allergen) == .notStated {
        log.report(
          .unstatedIngredient, nil,
          [.text(parser.text(of: ingredient.name)), .allergen(allergen)], at: value.range)
      }
    }
  }

  /// No currency; prices in cents; a price far from the others of its list; dishes that say nothing.
  private func reportPrices() {
    var (prices, silent) = (0, 0)
    var first: JSONValue?
    var looksLikeCents = true
    for list in MenuList.allCases {
      let amounts = (0..<menu.numberOfDishes(in: list)).map { position in
        menu.look(at: position, in: list) { dish in
          silent += dish.combinedStatement.saysNothing ? 1 : 0
          return dish.price?.lowest ?? dish.sizes.compactMap { $0.price?.lowest }.min()
        } ?? nil
      }
      let stated = amounts.compactMap(\.self)
      prices += stated.count
      looksLikeCents =
        looksLikeCents && stated.allSatisfy { $0 >= 100 && $0.neededFractionDigits == 0 }
      if first == nil { first = object(list, 0) }
      if stated.count >= 5 { reportUnlikely(amounts, median: median(stated), in: list) }
    }
    let digits = menu.currency?.fractionDigits ?? 2
    if prices >= 3, looksLikeCents, digits == 2, let first {
      log.report(.unlikelyPrice, "cents", at: first.place(of: .price).range)
    }
    if prices > 0, menu.currency == nil { log.report(.noCurrency, at: 0..<1) }
    if silent > 0 {
      log.report(
        .notStated, nil, [.text("\(silent)"), .text("\(menu.numberOfDishes)")], at: 0..<1)
    }
  }

  private func median(_ amounts: [Amount]) -> Amount { amounts.sorted()[amounts.count / 2] }

  private func reportUnlikely(_ amounts: [Amount?], median: Amount, in list: MenuList) {
    let (low, high) = (median.tenThousandths / 10, median.tenThousandths * 10)
    for (position, amount) in amounts.enumerated() {
      guard let amount, amount.tenThousandths > 0,
        amount.tenThousandths < low || amount.tenThousandths > high,
        let object = object(list, position)
      else { continue }
      log.dish = (list, position, object)
      log.report(
        .unlikelyPrice, nil, [.text(amount.description), .text(median.description)],
        at: object.place(of: .price).range)
    }
    log.dish = nil
  }

  /// A language that some names have and others lack; plain names are in all languages.
  private func reportLanguages() {
    var (counts, translated): ([Language: Int], Int) = ([:], 0)
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        let languages = menu.look(at: position, in: list, \.name.languages) ?? []
        translated += languages.isEmpty ? 0 : 1
        for language in languages { counts[language, default: 0] += 1 }
      }
    }
    for (language, count) in counts.sorted(by: { $0.key.tag < $1.key.tag }) where count < translated
    {
      log.report(
        .missingLanguage, nil,
        [.text(language.tag), .text("\(translated - count)"), .text("\(translated)")], at: 0..<1)
    }
  }

  /// True if a note of the file explains what a star means.
  private var hasStarNote: Bool {
    menu.notes.contains { $0.allTexts.contains { $0.utf8.contains(UInt8(ascii: "*")) } }
  }

  private func reportTexts() {
    let texts = TextAdvice(log: log, hasStarNote: true)
    for text in [menu.name, menu.description].compactMap(\.self) + menu.notes {
      texts.report(text, at: 0..<1)
    }
  }
}
