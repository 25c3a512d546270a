internal import MenuCore

/// What the house states about itself.
extension MenuSession {
  /// The lines about the house: hours, address and phone as written.
  package var house: [(label: String, text: String)] {
    facts.map { (label: strings[keyPath: $0.label], text: $0.text) }
  }

  /// What the house states.
  private struct Fact {
    /// The word of the interface for it.
    let label: KeyPath<Strings, String>
    /// Other words of a question about it.
    var words: GuestWords.Meaning?
    let text: String

    /// True if one of the folded words of a text asks for it, in any language.
    func isAsked(in typed: [String]) -> Bool {
      if let words, typed.contains(where: { GuestWords.has($0, about: words) }) { return true }
      return InterfaceLanguage.allCases.contains { language in
        GuestWords.words(Strings[language][keyPath: label]).allSatisfy(typed.contains)
      }
    }
  }

  private var facts: [Fact] {
    let menu = source.menu
    let facts = [
      menu.hours.map { Fact(label: \.hours, words: .hours, text: context.text($0)) },
      menu.address.map {
        Fact(label: \.address, words: .address, text: context.text($0))
      },
      menu.phone.map { Fact(label: \.phone, words: .phone, text: context.text($0)) },
    ]
    return facts.compactMap(\.self)
  }

  /// The cover of one person. `2,00 € a persona`
  var coverText: String? {
    source.menu.cover.map { context.text(of: Price($0, per: .person)) }
  }

  /// The answer to a text that asks about the house and matches no dish; nil for any other text.
  /// `quanto costa il coperto` → `Coperto: 2,00 € a persona.`
  func answerAboutHouse() -> String? {
    guard shown.counts.shown == 0, query.typed.filter.isEmpty, query.typed.namedAllergens.isEmpty
    else { return nil }
    switch shown.notice {
    case .noSuchWord, .partlyUnderstood, .notUnderstood: break
    default: return nil
    }
    var facts = facts
    if let coverText { facts.append(Fact(label: \.cover, text: coverText)) }
    let typed = query.typed.text.split { !$0.isLetter }.map { FoldedText(String($0)).text }
    let asked = facts.filter {
      $0.isAsked(in: typed) || $0.label == \.cover && query.typed.countsPeople
    }
    return asked.map { strings[keyPath: $0.label] + strings.colon + $0.text.withStop }.nonEmpty?
      .joined(separator: " ")
  }
}

extension TypedQuery {
  /// True for a sentence with the number of guests, which is not the number of a dish. `siamo in 4`
  var countsPeople: Bool { words.only != nil && filter.isEmpty && GuestWords.people(text) != nil }
}
