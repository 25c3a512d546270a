import OldMenuCore

/// What is said of the dish that was told or taken last, without its name: `does it have milk?`.
extension LinearMenu {
  /// The answer to a line about a dish that it does not name; nil for any other line.
  func answer(about dish: DishIndex, to line: String) -> [String]? {
    if let typed = PronounWords(line) {
      if typed.takes { return take(dish, named: "", front: front(of: dish, count: 1)) }
      if let count = typed.putsBack, let chosen = session.choice.lastLine(of: dish) {
        return remove(count, at: chosen)
      }
    }
    guard asksOfWhatWasTold(line) else { return nil }
    let heat = line.foldedWords.contains(where: \.meansSpicy) ? openHeat(of: dish) : []
    return tell(dish) + (heat.isEmpty ? askedBesides(of: dish, line) : heat)
  }

  /// Whom to ask where a line names what nobody states and the dish does not say: what is told of it is
  /// no answer then.
  private func askedBesides(of dish: DishIndex, _ line: String) -> [String] {
    let typed = TypedQuery(line + " ")
    guard typed.namesUnstated else { return openDiets(of: typed) }
    var search = session
    search.show(MenuQuery())
    search.search(for: withoutPronouns(line))
    return search.path(of: dish) == nil ? [session.words.notUnderstood] : []
  }

  /// A line without what stands for a dish in it; it is over, so a word ends it.
  private func withoutPronouns(_ line: String) -> String {
    let others = line.split(separator: " ").map(String.init).filter { !PronounWords.stands(in: $0) }
    return others.concatenated(separator: " ") + " "
  }

  /// What is asked of who asks what is in a dish, names none and has opened none; nil for any other
  /// line. Whoever asks for all that has something is told it.
  func askOfWhich(_ line: String) -> [String]? {
    let words = line.foldedWords
    guard Self.asksOfIt.contains(where: words.contains) else { return nil }
    let question = withoutPronouns(line)
    let typed = session.menu.understood(TypedQuery(question), index: session.index)
    let isOfDish =
      typed.isOnlyAllergens || typed.isOnlyDiets
      || typed.wordCount == 1
        && (words.contains(where: \.meansSpicy) || namesSomething(typed, in: question))
    guard isOfDish, !typed.hasFilters, !typed.isUndecided else { return nil }
    return [linearWords.ofWhichItem]
  }

  /// Whether a question names what some dish has in its texts, or what nobody states.
  private func namesSomething(_ typed: TypedQuery, in question: String) -> Bool {
    guard !typed.namesUnstated else { return true }
    var search = session
    search.show(MenuQuery())
    search.search(for: question)
    return search.rows.count > 0
  }

  /// The lines of several dishes that a question may be about, where none of them is known to have what
  /// it asks for: that none is found would be taken for a promise. Nil for any other question.
  func askOfWhich(_ question: TypedQuery, in line: String) -> [String]? {
    guard !question.allergens.isEmpty, !question.hasFilters, !question.isUndecided else {
      return nil
    }
    let dishes = session.menu.dishes(
      named: question, orUnderHeadings: true, index: session.index)
    var search = session
    search.search(for: line)
    guard dishes.count > 1, search.rows.count == 0 else { return nil }
    return askOfWhich(among: dishes)
  }

  /// The lines of some dishes, of which a guest is to name one; nil where the filters hide them all.
  func askOfWhich(among dishes: [DishIndex]) -> [String]? {
    session.change { $0.search = "" }
    number(session.paths(of: dishes).map(Target.dish))
    return targets.isEmpty ? nil : [linearWords.ofWhichItem] + tellMore()
  }

  private static let asksOfIt = LinearStrings.all.flatMap(\.asksOfIt).map(\.foldedWords)

  /// Whether a line asks what is in a dish that it does not name, what it costs, or whether it suits.
  private func asksOfWhatWasTold(_ line: String) -> Bool {
    let typed = session.menu.understood(TypedQuery(line + " "), index: session.index)
    let isQuestion = line.contains("?") || typed.isQuestion
    // What is a pronoun in French is an article in Italian: `il babà è alcolico?`
    guard isQuestion, typed.lists.isEmpty,
      session.menu.dishes(partlyNamed: typed, orUnstated: false, index: session.index).isEmpty
    else { return false }
    guard !PronounWords.stands(in: line) else {
      let isCost = LinearCommand(word: line.withoutQuestionMark) == .choice
      return isCost || !typed.isNotUnderstood
    }
    return typed.isOnlyAllergens && !typed.hasFilters
  }
}

/// A line that takes or puts back what `it` means, in any language of the interface.
private struct PronounWords {
  /// Whether it is to be taken.
  let takes: Bool
  /// How many are to be put back, nil for none.
  let putsBack: Int?

  init?(_ line: String) {
    var words = line.foldedWords
    let count = words.count
    words.removeAll { Self.besideVerbs.contains($0) }
    let hasPronoun = words.count < count
    words.removeAll { Self.courtesies.contains($0) }
    let numbers = words.compactMap { NumberWord.value(of: $0, orArticle: true) }
    let verbs = words.filter { NumberWord.value(of: $0, orArticle: true) == nil }
    guard !verbs.isEmpty, hasPronoun || !numbers.isEmpty, numbers.count <= 1 else { return nil }
    takes = hasPronoun && numbers.isEmpty && Self.taking.isSuperset(of: verbs)
    putsBack = Self.removing.isSuperset(of: verbs) ? numbers.first ?? 1 : nil
  }

  /// Whether a line has a word for what was spoken of.
  static func stands(in line: String) -> Bool {
    line.foldedWords.contains { anywhere.contains($0) }
  }

  private static let anywhere = words { $0.itWords.anywhere }
  private static let besideVerbs = anywhere.union(words { $0.itWords.besideVerbs })
  private static let courtesies = words { $0.courtesies }
    .union(WishPhrases.all.joined().flatMap(\.foldedWords)).subtracting(taking)
  private static let taking = words { $0.commands(.take) }
    .union(WishPhrases.ordering.joined())
  private static let removing = words { $0.commands(.remove) }

  private static func words(_ of: (LinearStrings) -> [String]) -> Set<String> {
    Set(LinearStrings.all.flatMap(of).flatMap(\.foldedWords))
  }
}

extension MenuSession {
  /// The rows of some dishes, in the order of the menu; each row is looked at once, for to look for the
  /// row of each dish takes long where they are many.
  func paths(of dishes: [DishIndex]) -> [RowPath] {
    let asked = Set(dishes)
    return (0..<rows.count).compactMap { rows.path(at: $0) }
      .filter { dish(of: $0).map(asked.contains) ?? false }
  }
}

extension String {
  var withoutQuestionMark: String {
    String(trimmed.drop { $0 == "¿" }.reversed().drop { $0 == "?" || $0.isWhitespace }.reversed())
  }
}
