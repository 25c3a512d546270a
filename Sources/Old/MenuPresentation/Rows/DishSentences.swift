import OldMenuCore

/// A dish told in sentences.
struct DishSentences {
  private let item: MenuItem
  private let details: DishDetails
  private let words: Strings
  private let context: MenuContext
  /// What is said of it where it stands.
  private let notes: [String]

  /// Tells an item of a session's menu, and behind it what is said of it where it stands.
  init(_ item: MenuItem, _ session: MenuSession, notes: [String]) {
    (self.item, self.notes) = (item, item.notes + notes)
    words = session.words
    context = session.menu.context
    details = DishDetails(item, words: words)
  }

  /// The ingredients in which words were found that the name does not have.
  var foundIngredients: [String] {
    guard item.titleMatches.isEmpty, !item.summaryMatches.isEmpty else { return [] }
    // The summary is the ingredients with ", " between them.
    let summary = item.summary.utf8
    var start = summary.startIndex
    let found = item.ingredients.filter { ingredient in
      let end = summary.index(start, offsetBy: ingredient.utf8.count, limitedBy: summary.endIndex)
      let range = start..<(end ?? summary.endIndex)
      start =
        summary.index(range.upperBound, offsetBy: 2, limitedBy: summary.endIndex)
        ?? summary.endIndex
      return item.summaryMatches.contains { $0.overlaps(range) }
    }
    return found.isEmpty ? [] : [words.list(found).asSentence]
  }

  /// Everything about the dish, a paragraph for itself and one for each group of add-ons.
  var all: [String] {
    let linear = words.linear
    let sentences = [
      title.asSentence, item.number.map { linear.number($0).asSentence }, prices,
      item.description?.asSentence,
      item.ingredients.isEmpty ? nil : words.list(item.ingredients.map(spoken)).asSentence,
      details.facts?.asSentence, heat, details.allergens, diets,
    ]
    let paragraph = sentences.compactMap { $0 }.concatenated(separator: " ")
    return [paragraph] + item.addOns.map(text) + notes.map(\.asSentence)
  }

  /// How hot it is, nil where that is not stated.
  var heat: String? {
    item.spiciness > 0 ? words.linear.spicy(min(item.spiciness, 3)) : nil
  }

  /// The diets by the names that a guest can choose them by.
  var diets: String? {
    DishDetails.diets(of: item, words: words, name: words.spokenName(of:))
  }

  /// The name, with words in place of the star.
  var title: String {
    guard item.isFrozen else { return item.title }
    let frozen = item.isFrozenAsAWhole ? words.mark(.frozen) : words.withFrozenIngredients
    return "\(item.title.withoutStars), \(frozen)"
  }

  /// An ingredient, with a word in place of the star that says that it was frozen.
  private func spoken(_ ingredient: String) -> String {
    guard item.isFrozen, ingredient.endsWithStar else { return ingredient }
    return "\(ingredient.withoutStars) (\(words.mark(.frozen)))"
  }

  /// Where a price has a lower and an upper end, both in words: a dash is not read out.
  private func spoken(_ range: PriceRange?) -> String? { range.map(context.spoken) }

  private var prices: String? {
    if item.isSoldOut || item.sizes.isEmpty {
      return (item.isSoldOut ? nil : spoken(item.priceRange))?.asSentence
        ?? details.prices.first?.asSentence
    }
    return item.sizes.map { size in
      let price = [spoken(size.priceRange) ?? size.price].compactMap { $0 }
      let name = size.name.isEmpty ? [] : [size.name]
      return size.details.isEmpty
        ? (name + price).concatenated(separator: " ")
        : (name + size.details + price).concatenated(separator: ", ")
    }.filter { !$0.isEmpty }.concatenated(separator: words.semicolon).asSentence
  }

  private func text(of group: MenuItem.AddOns) -> String {
    let choose = group.choose.map { ", \(words.choose($0))" } ?? ""
    let items = group.items.map { item in
      let warning = item.isUndeclared && item.allergens.isAllTold ? [words.askStaff] : []
      return
        ([[item.name, item.price].compactMap { $0 }.concatenated(separator: " ")]
        + [words.clause(item.allergens)] + warning + unsuited(item)).concatenated(separator: ", ")
    }
    let title = (group.title ?? words.addOns) + choose
    return words.labelled(title, items.concatenated(separator: words.semicolon)).asSentence
  }
}

extension DishSentences {
  /// That an add-on is not what the dish is marked with: who takes halal bacon for granted has heard only
  /// what the dish is.
  private func unsuited(_ addOn: MenuItem.AddOns.Item) -> [String] {
    let diets = DishDetails.lost(with: addOn, on: item)
    return diets.isEmpty ? [] : [words.notMarked(diets)]
  }
}

extension Strings {
  /// A statement as a part of a sentence: `contains milk, may contain nuts`.
  fileprivate func clause(_ statement: AllergenStatement) -> String {
    sentence(statement).dropLast().split(separator: ". ")
      .map { $0.prefix(1).lowercased() + $0.dropFirst() }.concatenated(separator: ", ")
  }
}
