internal import OldMenuCore

/// A dish in one line among others, to be read out.
final class SpokenRow: MenuCell {
  private var price: String?
  private var allergenWarning: String?
  private var reason: String?

  /// The row, its name and what else a sign would say in the words of its sentences.
  func text(_ sentences: DishSentences) -> String {
    let name = [sentences.title, price].compactMap { $0 }.concatenated(separator: ", ").asSentence
    let rest = [sentences.heat, sentences.diets, allergenWarning?.asSentence].compactMap { $0 }
    return ([name] + rest + sentences.foundIngredients + [reason?.asSentence].compactMap { $0 })
      .concatenated(separator: " ")
  }

  func display(price: PriceTag) {
    self.price = price.spoken
  }

  func display(allergenWarning: String?) {
    self.allergenWarning = allergenWarning
  }

  func display(reason: String?) {
    self.reason = reason
  }

  // The sentences say these with words in place of signs.
  func display(number: String?) {}
  func display(title: MarkedText) {}
  func display(signs: [Sign]) {}
  func display(summary: MarkedText) {}
}
