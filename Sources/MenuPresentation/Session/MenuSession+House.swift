internal import MenuCore

/// What the house states about itself.
extension MenuSession {
  /// A word of the interface as a label, and what the house states.
  private typealias Fact = (label: KeyPath<Strings, String>, text: String)

  /// The lines about the house: hours, address and phone as written.
  package var house: [(label: String, text: String)] {
    facts.map { (label: strings[keyPath: $0.label], text: $0.text) }
  }

  private var facts: [Fact] {
    let menu = menu.menu
    let texts: [(label: KeyPath<Strings, String>, text: LocalizedText?)] = [
      (\.hours, menu.hours), (\.address, menu.address), (\.phone, menu.phone),
    ]
    return texts.compactMap { label, text in text.map { (label: label, text: context.text($0)) } }
  }

  /// The cover of one person. `2,00 € a persona`
  var coverText: String? {
    menu.menu.cover.map { context.text(of: Price($0, per: .person)) }
  }

  /// The answer to a text that asks about the house and matches no dish; nil for any other text.
  /// `quanto costa il coperto` → `Coperto: 2,00 € a persona.`
  func answerAboutHouse() -> String? {
    guard shown.counts.shown == 0, query.typed.filter.isEmpty, query.typed.namedAllergens.isEmpty
    else { return nil }
    switch shown.notice {
    case .noSuchWord, .partlyUnderstood: break
    default: return nil
    }
    var facts = facts
    if let coverText { facts.append((label: \.cover, text: coverText)) }
    let typed = FoldedText(query.typed.text).words
    let asked = facts.filter { fact in
      InterfaceLanguage.allCases.contains {
        FoldedText(Strings[$0][keyPath: fact.label]).words.allSatisfy(typed.contains)
      }
    }
    return asked.map { strings[keyPath: $0.label] + strings.colon + $0.text.withStop }.nonEmpty?
      .joined(separator: " ")
  }
}
