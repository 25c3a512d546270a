import OldMenuCore

/// How hot dishes are: a menu states which are, and of none that it is not.
extension LinearMenu {
  /// What is told of the dish of which a line asks how hot it is; nil for any other line, as for one that
  /// looks for hot dishes.
  func tellHeat(_ line: String) -> [String]? {
    guard line.foldedWords.contains(where: \.meansSpicy) else { return nil }
    let typed = TypedQuery(line + " ")
    let isQuestion = line.contains("?") || typed.isQuestion || Self.statesBeing(line)
    guard isQuestion, !typed.hasFilters, !typed.isUndecided else { return nil }
    if let named = NamedDish(line, in: session.menu, isWhole: false) {
      // `calzone piccante?` is only called so.
      let asks = named.words.rest.contains { $0.meansSpicy }
      return asks ? tell(named.index) + openHeat(of: named.index) : nil
    }
    let others = line.split { $0 == " " || $0 == "?" || $0 == "¿" }.map(String.init)
      .filter { !$0.meansSpicy }
    let rest = TypedQuery(others.concatenated(separator: " ") + " ")
    let dishes = session.menu.dishes(named: rest, orUnderHeadings: true, index: session.index)
    guard dishes.count == 1 else { return nil }
    return tell(dishes[0]) + openHeat(of: dishes[0])
  }

  /// Whom to ask how hot a dish is, where that is not stated.
  func openHeat(of dish: DishIndex) -> [String] {
    shownItem(of: dish).map { $0.spiciness > 0 } ?? true ? [] : [linearWords.heatNotStated]
  }

  /// What is told to who would like something mild and says nothing else; nil for any other line.
  func answerToMild(_ line: String) -> [String]? {
    let words = line.split { $0.isWhitespace || "?!¿¡".contains($0) }.map(String.init)
    let folded = words.map(\.folded)
    let mild = Self.mildPhrases.lazy.compactMap { phrase in
      folded.indices.first { folded[$0...].starts(with: phrase) }.map { $0..<$0 + phrase.count }
    }.first
    guard let mild else { return nil }
    let others = Array(words[..<mild.lowerBound] + words[mild.upperBound...])
    let rest = TypedQuery(others.concatenated(separator: " ") + " ")
    guard others.isEmpty || rest.isOnlyFillers || rest.isOnlyLists || rest.isOnlyDiets else {
      return nil
    }
    return tellMild(besides: session.words.mark(.spicy), asked: rest)
  }

  /// How many items are spicy, for who would like none of them, and the others of the lists that are
  /// asked for; of all that have a spicy one where none is. Nobody states that one of them is not. A diet
  /// that is asked for besides is a filter. Nil where none is spicy, or no dish is marked so.
  func tellMild(besides spicy: String, asked: TypedQuery) -> [String]? {
    var whole = session
    whole.show(MenuQuery())
    let hot = Set(whole.shownDishes.filter(mayBeHot))
    guard !hot.isEmpty, session.dietsOfMenu.isSuperset(of: asked.diets) else { return nil }
    let count = session.numberOfSpicy(called: spicy)
    let told = count > 0 ? [linearWords.spicyOnes(session.words.items(count), true)] : []
    session.change { query in
      query.search = ""
      query.filter.diets.formUnion(asked.diets)
    }
    let filters = asked.diets.isEmpty ? [] : [session.filterSentence]
    let lists = asked.lists.isEmpty ? Set(hot.map(\.list)) : Set(asked.lists)
    let others = session.shownDishes.filter { index in
      lists.contains(index.list) && !hot.contains(index)
    }
    // What is named besides is looked for by itself.
    guard !others.isEmpty, asked.isOnlyFillers || asked.wordCount == 0 else {
      return told.isEmpty ? nil : told + filters
    }
    number(session.paths(of: others).map(Target.dish))
    return told + filters + [linearWords.othersByHeat(session.words.items(others.count))]
      + tellMore()
  }

  /// Whether a dish is stated to be hot, or its texts say so of something in it.
  private func mayBeHot(_ index: DishIndex) -> Bool {
    guard let dish = dish(at: index) else { return false }
    let texts =
      dish.name.allTexts + (dish.description?.allTexts ?? [])
      + dish.ingredients.flatMap(\.name.allTexts)
    return dish.spiciness > 0 || texts.contains { $0.foldedWords.contains(where: \.meansSpicy) }
  }

  /// Whether a line says of something that it is so.
  private static func statesBeing(_ line: String) -> Bool {
    line.split(separator: " ").contains { beingWords.contains(String($0).folded) }
  }

  /// In folded words, the longest first.
  private static let mildPhrases = LinearStrings.all.flatMap(\.mildWords).map(\.foldedWords)
    .sorted { $1.count < $0.count }
}

extension MenuSession {
  /// The dishes of its rows.
  fileprivate var shownDishes: [DishIndex] {
    (0..<rows.count).compactMap { rows.path(at: $0) }.compactMap(dish(of:))
  }
}
