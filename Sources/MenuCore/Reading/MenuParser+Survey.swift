internal import LocatedJSON

extension MenuParser {
  /// Judges what concerns several dishes, once all are read.
  mutating func judgeMenu() {
    // All ids were compared; what follows has need of the room.
    survey.places = [:]
    judgeCurrency()
    judgeStatements()
    judgeAsterisks()
    judgeLanguages()
    for list in MenuList.allCases {
      judgeNames(of: list)
      judgePrices(of: list)
    }
  }

  private mutating func judgeCurrency() {
    guard !survey.hasCurrencyKey, let price = survey.firstPrice else { return }
    report(.missingCurrency, at: price)
  }

  private mutating func judgeStatements() {
    guard let silent = survey.silent else { return }
    let first = silent.first
    log.report(
      .allergensNotStated(count: silent.count, total: menu.numberOfDishes),
      offset: first.spot.offset, length: first.spot.length)
  }

  private mutating func judgeAsterisks() {
    guard !survey.isAsteriskExplained else { return }
    for (text, note) in survey.asterisks { report(.unexplainedAsterisk(text: text), at: note) }
  }

  private mutating func judgeLanguages() {
    let total = menu.numberOfDishes
    for gap in survey.nameLanguages.gaps {
      log.report(
        .missingLanguage(language: gap.language.tag, missing: gap.missing, total: total),
        offset: gap.first.spot.offset, length: gap.first.spot.length)
    }
  }

  /// Reports each name that an earlier dish of the list has, whatever its case.
  private mutating func judgeNames(of list: MenuList) {
    let spots = survey.names[list]
    for (position, first) in dishesOfOneName(in: list) {
      guard let name = menu.name(at: position, in: list)?.trimmed,
        let other = menu.name(at: first, in: list)?.trimmed,
        // Two names may have one hash.
        name.lowercased().hasSameUTF8(as: other.lowercased())
      else { continue }
      let line = log.line(of: spots[first].offset)
      log.report(
        .repeatedName(
          name: name.cut(to: Diagnostic.excerptLength), firstLine: line,
          firstPrice: menu.dish(at: first, in: list)?.lowestAmount?.description,
          price: menu.dish(at: position, in: list)?.lowestAmount?.description),
        offset: spots[position].offset, length: spots[position].length,
        dish: reference(position, list))
    }
  }

  /// The dishes of a list whose name has the hash of an earlier one's, each with the first of them;
  /// in O(n log n).
  private func dishesOfOneName(in list: MenuList) -> [(position: Int, first: Int)] {
    let hashes = survey.names[list].indices.compactMap { position in
      menu.name(at: position, in: list)?.trimmed.hashWithoutCase.map { ($0, position) }
    }.sorted(by: <)
    var repeated: [(position: Int, first: Int)] = []
    var last: (hash: UInt64, first: Int)?
    for (hash, position) in hashes {
      if let last, last.hash == hash {
        repeated.append((position, last.first))
      } else {
        last = (hash, position)
      }
    }
    return repeated.sorted { $0.position < $1.position }
  }

  /// Reports the prices that are far from most others of the list.
  private mutating func judgePrices(of list: MenuList) {
    let notes = survey.prices[list]
    guard notes.count >= MenuParser.fewestPrices else { return }
    let sorted = notes.map(\.amount.tenThousandths).sorted()
    let median = sorted[sorted.count / 2]
    guard let usual = notes.first(where: { $0.amount.tenThousandths == median }) else { return }
    for note in notes {
      let value = note.amount.tenThousandths
      guard value >= 10 * median || 10 * value <= median else { continue }
      log.report(
        .unlikelyPrice(price: note.amount.description, median: usual.amount.description),
        offset: note.spot.offset, length: note.spot.length, dish: reference(note.position, list))
    }
  }

  private mutating func report(
    _ rule: @autoclosure () -> Diagnostic.Rule, at note: MenuSurvey.DishNote
  ) {
    log.report(
      rule(), offset: note.spot.offset, length: note.spot.length,
      dish: note.dish.map(log.reference))
  }

  private func reference(_ position: Int, _ list: MenuList) -> Diagnostic.DishReference {
    let name = menu.name(at: position, in: list)?.cut(to: Diagnostic.excerptLength)
    return Diagnostic.DishReference(
      list: list, number: position + 1, name: name?.trimmed.isEmpty ?? true ? nil : name)
  }

  /// With fewer prices no median means anything.
  private static let fewestPrices = 5
}

extension Menu {
  /// The name of a dish in the menu's own language, without a copy of the dish.
  fileprivate func name(at position: Int, in list: MenuList) -> String? {
    guard position >= 0, position < numberOfDishes(in: list) else { return nil }
    return switch list {
    case .pizzas: pizzas[position].dish.name.text(in: nil, fileLanguage: language)
    case .beverages: beverages[position].dish.name.text(in: nil, fileLanguage: language)
    case .desserts: desserts[position].dish.name.text(in: nil, fileLanguage: language)
    case .other: other[position].name.text(in: nil, fileLanguage: language)
    }
  }
}

extension Dish {
  /// The least it costs in any size.
  fileprivate var lowestAmount: Amount? {
    price?.lowest ?? sizes.compactMap { $0.price?.lowest }.min()
  }
}

extension String {
  /// A number that is the same for texts that differ in case only; nil for an empty text.
  fileprivate var hashWithoutCase: UInt64? {
    guard !isEmpty else { return nil }
    var text = utf8.allSatisfy { $0 < 0x80 } ? self : lowercased()
    var hash = WordHash()
    text.withUTF8 { bytes in
      for byte in bytes { hash.add((0x41...0x5A).contains(byte) ? byte | 0x20 : byte) }
    }
    return hash.value
  }

  /// The text without blanks around it.
  fileprivate var trimmed: String {
    // No letter of ASCII is a blank, which spares nearly all texts the look at their scalars.
    let visible = 0x21...0x7E
    if let first = utf8.first, let last = utf8.last, visible.contains(Int(first)),
      visible.contains(Int(last))
    {
      return self
    }
    let scalars = unicodeScalars
    guard let first = scalars.first, let last = scalars.last,
      first.properties.isWhitespace || last.properties.isWhitespace
    else { return self }
    guard let start = scalars.firstIndex(where: { !$0.properties.isWhitespace }),
      let end = scalars.lastIndex(where: { !$0.properties.isWhitespace })
    else { return "" }
    return String(scalars[start...end])
  }
}
