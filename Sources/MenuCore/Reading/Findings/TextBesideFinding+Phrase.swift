extension TextBesideFinding {
  package func phrase(dish: String) -> FindingPhrase {
    switch self {
    case .unstated(let allergen):
      FindingPhrase(
        "\(dish) speaks of \(allergen.englishName), and says nothing of it",
        "\(dish) parla di \(allergen.italianName), e non ne dichiara nulla",
        advice: Phrase("state it, or write \"freeFrom\"", "dichiararlo, o scrivere \"freeFrom\""))
    case .freeFrom(let allergen):
      FindingPhrase(
        "\(dish) speaks of \(allergen.englishName), and says that there is none",
        "\(dish) parla di \(allergen.italianName) e dice che non ce n'è",
        advice: Phrase(
          "change the text or the statement", "correggere il testo o la dichiarazione"))
    case .unstatedBelow(let allergen):
      FindingPhrase(
        "a text above \(dish) speaks of \(allergen.englishName), and the dish says nothing of it",
        "un testo sopra \(dish) parla di \(allergen.italianName) e il piatto non ne dice nulla",
        advice: Phrase("state it in the dish", "va indicato nel piatto"))
    case .diet(let diet):
      FindingPhrase(
        "\(dish) is marked \(diet.englishName), and a text speaks of what that excludes",
        "\(dish) è segnata \(diet.italianName), e un testo parla di ciò che questo esclude",
        advice: Phrase("change the text or the diet", "correggere il testo o la dieta"))
    case .unreadable(let text):
      FindingPhrase(
        "\(dish) promises something, and “\(text)” was not looked through for allergens",
        "\(dish) promette qualcosa, e in “\(text)” non si sono cercati allergeni",
        advice: Phrase(
          "add the text in Latin letters, such as {\"en\": \"…\"}",
          "aggiungere il testo in lettere latine, come {\"it\": \"…\"}"))
    }
  }
}
