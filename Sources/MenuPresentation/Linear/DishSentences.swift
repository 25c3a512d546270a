import MenuCore

/// A dish told in sentences.
struct DishSentences {
  private let item: MenuItem
  private let details: DishDetails
  private let words: Words

  init(_ item: MenuItem, words: Words) {
    self.item = item
    self.words = words
    details = DishDetails(item, words: words)
  }

  /// The dish in one line among others.
  var short: String {
    let price = item.isSoldOut ? words.soldOut : item.price
    let name = [item.markedTitle, price].compactMap { $0 }.joined(separator: ", ")
    let remark = item.isUndeclared ? words.askStaff.asSentence : nil
    let reasons = foundIngredients + item.reasons.map { words.reason($0).asSentence }
    return ([name.asSentence, diets, remark].compactMap { $0 } + reasons).joined(separator: " ")
  }

  /// The ingredients in which words were found that the name does not have.
  private var foundIngredients: [String] {
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
    let linear = LinearWords.in(words.language)
    let sentences = [
      item.markedTitle.asSentence, item.number.map { linear.number($0).asSentence }, prices,
      item.description?.asSentence,
      item.ingredients.isEmpty ? nil : words.list(item.ingredients).asSentence,
      details.facts?.asSentence, item.spiciness > 0 ? linear.spicy(min(item.spiciness, 3)) : nil,
      details.allergens, diets,
    ]
    let paragraph = sentences.compactMap { $0 }.joined(separator: " ")
    return [paragraph] + item.addOns.map(text) + item.notes.map(\.asSentence)
  }

  /// The diets by the names that a guest can choose them by.
  private var diets: String? {
    DishDetails.sentence(of: item.diets, words: words, name: words.spokenName(of:))
  }

  private var prices: String? {
    if item.isSoldOut || item.sizes.isEmpty { return details.prices.first?.asSentence }
    return item.sizes.map { size in
      size.details.isEmpty
        ? [size.name, size.price].compactMap { $0 }.joined(separator: " ")
        : ([size.name] + size.details + [size.price].compactMap { $0 }).joined(separator: ", ")
    }.joined(separator: "; ").asSentence
  }

  private func text(of group: MenuItem.AddOns) -> String {
    let choose = group.choose.map { ", \(words.choose($0))" } ?? ""
    let items = group.items.map { item in
      let warning = item.isUndeclared && !item.allergens.saysNothing ? [words.askStaff] : []
      return
        ([[item.name, item.price].compactMap { $0 }.joined(separator: " ")]
        + [words.clause(item.allergens)] + warning).joined(separator: ", ")
    }
    return "\(group.title ?? words.addOns)\(choose): \(items.joined(separator: "; "))".asSentence
  }
}

extension Words {
  /// A statement as a part of a sentence: `contains milk, may contain nuts`.
  fileprivate func clause(_ statement: AllergenStatement) -> String {
    sentence(statement).dropLast().split(separator: ". ")
      .map { $0.prefix(1).lowercased() + $0.dropFirst() }.joined(separator: ", ")
  }
}
