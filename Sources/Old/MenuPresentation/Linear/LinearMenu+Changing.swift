import OldMenuCore

/// What a guest changes of what was taken: `not the napoli after all`, and `with egg` behind an order.
extension LinearMenu {
  /// Puts back what was chosen and is called off by its name; nil for any other line, as for one whose
  /// name was not chosen.
  func answerToCalledOff(_ line: String) -> [String]? {
    guard !session.choice.lines.isEmpty else { return nil }
    for name in Self.namesCalledOff(in: line) {
      if let answer = putBackChosen(name) { return answer }
    }
    return nil
  }

  /// Whether a line calls off a dish by its name.
  func callsOff(_ dish: DishIndex, in line: String) -> Bool {
    Self.namesCalledOff(in: line).contains { NamedDish($0, in: session.menu)?.index == dish }
  }

  /// What a line may call off, the shortest name first.
  private static func namesCalledOff(in line: String) -> [String] {
    guard !line.contains("?") else { return [] }
    let words = PoliteWords(line).words.map(\.withoutComma)
    let folded = words.map(\.folded)
    return callingOff.compactMap { phrase in
      let length = phrase.front.count + phrase.end.count
      guard folded.count > length, folded.starts(with: phrase.front),
        folded.suffix(phrase.end.count).elementsEqual(phrase.end)
      else { return nil }
      return words[phrase.front.count..<words.count - phrase.end.count].joined(separator: " ")
    }
  }

  /// What stands before and behind the name, in folded words, the longest first.
  private static let callingOff: [(front: [String], end: [String])] = GuestWords.all
    .flatMap(\.callingOff).map { phrase in
      let parts = phrase.split(separator: "…", omittingEmptySubsequences: false)
      return (String(parts[0]).foldedWords, String(parts[1]).foldedWords)
    }.sorted { $1.front.count + $1.end.count < $0.front.count + $0.end.count }

  /// Puts on what was taken last what a line asks for that begins with a word for it, `with egg`, where the
  /// dish is offered with that; else says that it is not. Nil for any other line, and where the last answer
  /// took nothing.
  func answerToAddOn(_ line: String, told: DishIndex?) -> [String]? {
    guard let told, told == takenDish, let takenLine, !line.contains("?") else { return nil }
    let typed = PoliteWords(line).words
    guard let first = typed.first?.folded, Self.withWords.contains(first), typed.count > 1,
      let wish = session.choice.lines[takenLine].wishForMore, let dish = dish(at: told)
    else { return nil }
    let asked = typed.dropFirst().joined(separator: " ")
    guard NamedDish(asked, in: session.menu, isWhole: false) == nil else { return nil }
    let words = WishWords(typed.joined(separator: " "), of: dish)
    guard words.rest.isEmpty, !words.addOns.isEmpty else {
      return sayNotOffered(asked, on: told, dish)
    }
    let whole = Choice.Wish(told, size: wish.size, addOns: words.addOns.union(wish.addOns))
    return change(takenLine, to: whole)
  }

  /// Takes all of a line of the choice in another way, or leaves it as it is where that cannot be had.
  private func change(_ line: Int, to wish: Choice.Wish) -> [String] {
    let (before, taken) = (session.choice, lastTaken)
    let count = before.lines[line].count
    for _ in 0..<count { session.choice.removeOne(at: line) }
    let removed = session.choice
    let answer = add(wish, count: count, front: front(of: wish.dish, count: count))
    if session.choice == removed {
      (session.choice, lastTaken, question, recent) = (before, taken, nil, wish.dish)
    }
    return answer
  }

  /// That something cannot be had on a dish, what can, and whom to ask.
  private func sayNotOffered(_ asked: String, on index: DishIndex, _ dish: Dish) -> [String] {
    recent = index
    return [linearWords.notTaken(asked.excerpt)]
      + [addOnsOffered(on: index, dish)].compactMap(\.self)
      + [session.words.askStaff.asSentence, soFar]
  }

  /// What can be had on top of a dish, nil where nothing can.
  func addOnsOffered(on index: DishIndex, _ dish: Dish) -> String? {
    let addOns = shownAddOns(of: index).flatMap(\.items).map { item in
      [item.name, item.price].compactMap(\.self).concatenated(separator: " ")
    }
    guard !addOns.isEmpty else { return nil }
    return linearWords.addOnsOf(session.menu.context.text(dish.name), session.words.list(addOns))
  }
}
