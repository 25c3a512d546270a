/// Which drinks have alcohol. The few that state it do not tell of the others: a wine is one by its name.
extension MenuDataSource {
  /// Leaves out the drinks that state their alcohol, or are called a beer or the like by themselves or
  /// by what stands over them; `byName` is false where somebody asks for such a drink.
  func dropAlcoholic(from found: inout [Bool], byName: Bool, _ texts: MenuTexts) {
    let start = DishNumbers(menu).start(of: .beverages)
    for section in layout where section.list == .beverages {
      // Of `birre e bibite` nobody knows which a drink is.
      let isOfAlcohol = section.headings.contains { DrinkKinds(in: $0).isOnlyAlcoholic }
      for position in section.positions where found[start + position] {
        if let percent = menu.beverages[position].alcoholPercent {
          found[start + position] = percent == .zero
        } else if byName {
          let own = DrinkKinds(inNameOf: start + position, texts)
          found[start + position] =
            own.isKnownSoft || !(own.contains(.alcoholic) || isOfAlcohol)
        }
      }
    }
  }

  /// Whether something is shown of which nobody knows that it has no alcohol: what states that it has
  /// none, or is called so, is known.
  package var leavesAlcoholOpen: Bool {
    layout.contains { section in
      section.positions.contains { position in
        let percent =
          section.list == .beverages ? menu.beverages[position].alcoholPercent : nil
        guard percent == nil else { return false }
        return menu.look(at: position, in: section.list) {
          !DrinkKinds(in: $0.name).isKnownSoft
        } ?? false
      }
    }
  }
}

extension InterfaceLanguage {
  /// What alcohol is called.
  package var alcohol: String {
    let words = terms.typed.facts.first { $0.0 == .alcoholic }?.1 ?? ""
    return String(words.prefix { $0 != "," })
  }
}
