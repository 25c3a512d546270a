package import MenuCore

/// A query and its answer in words.
extension Strings {
  /// The current clauses, in words that can be typed. `senza latte · fino a 9,00 € · “funghi”`
  package func clauses(of query: MenuQuery, in context: MenuContext) -> [String] {
    query.clauses.map { text(of: $0, in: context) }
  }

  /// A clause in words that can be typed. If `isTyped`, a price has no currency sign and no grouping, because
  /// these are not parsed in every currency. `fino a 6,00`
  package func text(
    of clause: QueryClause, in context: MenuContext, isTyped: Bool = false
  ) -> String {
    switch clause {
    case .without(let allergen): "\(without) \(language.name(of: allergen))"
    case .diet(let diet): language.name(of: diet)
    case .upTo(let amount) where isTyped: "\(upTo) \(typed(amount))"
    case .upTo(let amount): "\(upTo) \(context.text(of: amount.meant(in: context.currency)))"
    case .list(let list): nameInText(of: list)
    case .spicy: spicy
    case .word(let word): quoted(word)
    case .named(let allergen): quoted(language.name(of: allergen))
    case .section(let title): title
    case .order(let order): "\(sortBy.lowercased()) \(name(of: order))"
    }
  }

  /// An amount with the decimal sign of the language. Three decimals have a point: after a comma they could be
  /// thousands.
  private func typed(_ amount: Amount) -> String {
    if language == .english || amount.writtenFractionDigits == 3 { return amount.description }
    return amount.description.replacing(".", with: ",")
  }

  /// The name of an order, as it follows `sortBy`.
  package func name(of order: MenuQuery.Order) -> String {
    switch order {
    case .menu: byMenu
    case .name: byName
    case .price: byPrice
    }
  }

  /// The numbers of rows shown and hidden. `9 voci, 37 nascoste: latte 28, non dichiarate 9`
  package func text(_ counts: MenuCounts) -> String {
    var text = items(counts.shown)
    if counts.numberOfHidden > 0 { text += ", " + hiddenText(counts) }
    if counts.undeclared > 0 { text += " · " + undeclaredShown.filled("\(counts.undeclared)") }
    return text
  }

  /// The numbers of rows shown and hidden, as sentences. `9 voci.`,
  /// `37 nascoste: latte 28, non dichiarate 9.`
  func sentences(_ counts: MenuCounts) -> [String] {
    var texts = [items(counts.shown)]
    if counts.numberOfHidden > 0 { texts.append(hiddenText(counts)) }
    if counts.undeclared > 0 { texts.append(undeclaredShown.filled("\(counts.undeclared)")) }
    return texts.map { $0 + "." }
  }

  private func hiddenText(_ counts: MenuCounts) -> String {
    let reasons = counts.hidden.map { "\(name(of: $0.reason)) \($0.count)" }
    return hidden(counts.numberOfHidden) + colon + reasons.joined(separator: ", ")
  }

  private func name(of reason: MenuCounts.Reason) -> String {
    switch reason.kind {
    case .allergen(let allergen): language.name(of: allergen)
    case .notStated: hiddenNotStated
    case .diet: hiddenDiet
    case .price: hiddenPrice
    }
  }

  /// The notice beside the rows or instead of them, with the offer that Enter accepts.
  ///
  /// - Parameters:
  ///   - notice: the notice.
  ///   - offer: the query that Enter accepts.
  ///   - counts: the numbers of shown and hidden rows.
  ///   - showsKey: true to put the sign of Enter after the offer; otherwise its sentence ends there.
  /// - Returns: one or two sentences.
  func text(
    _ notice: MenuQuery.Notice, offer: String?, counts: MenuCounts, showsKey: Bool
  ) -> String {
    let end = showsKey ? " ↵" : "."
    let offer = offer.map { $0 + end }
    switch notice {
    case .allergenNamed(let allergens):
      let named = text(of: allergens, allergenNamed, counts)
      return joined(named, offer.map { leaveOut.filled($0) })
    case .allergenFood(let word, let allergens):
      let stated = text(of: allergens, allergenNamed, counts)
      return joined(noSuchWord.filled(word), stated, offer.map { leaveOut.filled($0) })
    case .translated(let foods): return text(of: foods)
    case .extra(let word): return joined(noSuchWord.filled(word), isExtra)
    case .notUnderstood(let text):
      let sentence = QueryWords.asksForPrice(text) ? nearestFilter : understood
      return joined(notUnderstood.filled(text), offer.map { sentence.filled($0) })
    case .allergenUnclear(let words, _):
      return joined(allergenUnclear.filled(words), offer.map { leaveOut.filled($0) })
    case .partlyUnderstood:
      return joined(partlyUnderstood, offer.map { understood.filled($0) })
    case .dishAlone(let name, let others):
      return dishAlone(others.count + 1, ([name] + others).joined(separator: ", "))
    case .allergensAsked: return joined(allergenFoot, awaiting.capitalized)
    case .notStatedWithout(let word, let named, let more):
      return joined(
        notStatedWithout.filled(word), sentence(naming: named, more: more, by: word),
        offer.map { nearestFilter.filled($0) })
    case .meant(let word, let query): return corrected.filled(word, query + end)
    case .noSuchWord(let word, _):
      return joined(
        noSuchWord.filled(word), QueryWords.isOfHealth(word) ? askStaff.sentence : nil,
        offer.map { withoutWord.filled($0) })
    case .corrected(let word, let near):
      guard let offer else { return corrected.filled(word, near) }
      return joined(corrected.filled(word, near + "."), withoutWord.filled(offer))
    }
  }

  /// The sentence about foods that the menu has under other names.
  private func text(of foods: [MenuQuery.Translation]) -> String {
    let words = foods.map(\.word).joined(separator: " ")
    let names = foods.map(\.name).joined(separator: ", ")
    return joined(noSuchWord.filled(words), onTheMenu.filled(names))
  }

  /// The sentence about rows that contain allergens; if there are none, whether filters hide them or the menu
  /// has none.
  private func text(of allergens: AllergenSet, _ rows: String, _ counts: MenuCounts) -> String {
    if counts.shown > 0 { return rows.filled(names(of: allergens)) }
    if counts.numberOfHidden > 0 { return nothingPasses }
    return noneNamed.filled(names(of: allergens))
  }

  /// The dishes whose names contain a word, and how to see the others; nil if there are none.
  private func sentence(naming dishes: [String], more: Int, by word: String) -> String? {
    guard !dishes.isEmpty else { return nil }
    var names = dishes.joined(separator: ", ")
    if more > 0 { names = andMore(more, names, quoted(word)) }
    return nameIt(dishes.count + more, names)
  }

  private func joined(_ sentences: String?...) -> String {
    sentences.compactMap(\.self).joined(separator: " ")
  }

  /// Names of allergens in a list.
  package func names(of allergens: AllergenSet) -> String {
    allergens.map { language.name(of: $0) }.joined(separator: ", ")
  }
}
