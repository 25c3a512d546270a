import OldMenuCore

/// What is asked of a guest who takes a dish that leaves something open, and what he answers.
extension LinearMenu {
  /// Takes some of a dish, in a size and with add-ons that are named; `front` stands before all of
  /// them in what is to be typed next.
  func take(_ index: DishIndex, named: String, count: Int = 1, front: String) -> [String] {
    guard let dish = dish(at: index) else { return [linearWords.takeHelp] }
    let words = WishWords(named, of: dish)
    guard words.rest.isEmpty else {
      return [session.words.notFound(words.rest.concatenated(separator: " ").excerpt)]
        + offers(of: dish)
    }
    let wish = Choice.Wish(index, size: words.size, addOns: words.addOns)
    return add(wish, count: count, front: front)
  }

  /// Takes some of a dish as it is wanted, all of them or none; says what is missing.
  func add(_ wish: Choice.Wish, count: Int = 1, front: String) -> [String] {
    let (words, context) = (session.words, session.menu.context)
    let hidden = hiddenAddOns(of: wish)
    guard hidden.isEmpty else { return [linearWords.isFiltered(words.list(hidden))] }
    do throws(Choice.Refusal) {
      guard count <= Choice.limit else { throw .full }
      var choice = session.choice
      for _ in 0..<count { try choice.add(wish, from: session.menu.menu) }
      session.choice = choice
    } catch {
      guard let dish = dish(at: wish.dish) else { return [linearWords.takeHelp] }
      switch error {
      case .soldOut: return [words.labelled(context.text(dish.name), words.soldOut).asSentence]
      case .full: return [words.choice.full]
      case .needsSize:
        question = (wish, count)
        let item = shownItem(of: wish.dish)
        let sizes = item?.sizes ?? []
        let options = item.map { item in sizes.map { option($0, of: item) } } ?? []
        let names = options.concatenated(separator: words.semicolon)
        return ["\(words.choice.whichSize) \(names)".asSentence]
          + example(sizes.prefix(1).map(\.name) + namesOfAddOns(in: wish), front: front)
      case .needsAddOns(let group, let needed):
        question = (wish, count)
        let title = dish.addOns[group].title.map(context.text) ?? words.addOns
        let offered = shownAddOns(of: wish.dish).first { $0.index == group }?.items ?? []
        let names = offered.map(option).concatenated(separator: words.semicolon)
        return [words.labelled("\(title) (\(words.choose(needed)))", names).asSentence]
          + example(given(wish, but: group) + Self.enough(of: offered, needed), front: front)
      case .unknown: return offers(of: dish)
      }
    }
    recent = wish.dish
    lastTaken = session.choice.lines.lastIndex { $0.wish == wish }
    let line = lastTaken.map { session.choice.lines[$0] }
    return line.map { line in
      [linearWords.taken(several(count, of: line))] + askedOf(wish) + [soFar]
    } ?? []
  }

  /// What is to be asked of the staff before a dish is eaten that the filters let through only
  /// because nothing is stated of it.
  private func askedOf(_ wish: Choice.Wish) -> [String] {
    guard let item = shownItem(of: wish.dish) else { return [] }
    let words = session.words
    let isOpen = item.isUndeclared || !item.doubts.isEmpty
    let addOns = item.addOns.flatMap { group in
      group.items.filter { addOn in
        addOn.isUndeclared
          && wish.addOns.contains(.init(group: group.index, item: addOn.index))
      }
    }
    let remark = isOpen ? words.rowRemark(item) : addOns.isEmpty ? nil : words.askStaff
    return unsuited(wish, item)
      + (remark.map { [words.labelled(item.title, $0.spokenInList).asSentence] } ?? [])
  }

  /// That a dish with an add-on is not what the dish alone is marked with.
  private func unsuited(_ wish: Choice.Wish, _ item: MenuItem) -> [String] {
    let words = session.words
    return item.addOns.flatMap { group in
      group.items.filter { wish.addOns.contains(.init(group: group.index, item: $0.index)) }
    }.compactMap { addOn in
      let diets = DishDetails.lost(with: addOn, on: item)
      return diets.isEmpty ? nil : words.labelled(addOn.name, words.notMarked(diets)).asSentence
    }
  }

  /// A dish with what the filters leave of it; all of one that they hide.
  func shownItem(of index: DishIndex) -> MenuItem? {
    var shown = sessionWithoutSearch
    if shown.path(of: index) == nil { shown.show(MenuQuery()) }
    return shown.path(of: index).flatMap { path in
      MenuPresenter(shown).parts(forRow: path.row, inSection: path.section)
    }
  }

  func shownAddOns(of index: DishIndex) -> [MenuItem.AddOns] {
    shownItem(of: index)?.addOns ?? []
  }

  /// A size to be chosen, with what is said of its allergens where that is not the dish's.
  private func option(_ size: MenuItem.Size, of item: MenuItem) -> String {
    let price = [size.name, size.price].compactMap(\.self).concatenated(separator: " ")
    return [price, session.words.warning(of: size, in: item)?.spokenInList].compactMap(\.self)
      .concatenated(separator: ", ")
  }

  /// An add-on to be chosen, with what is said of its allergens.
  private func option(_ item: MenuItem.AddOns.Item) -> String {
    let price = [item.name, item.price].compactMap(\.self).concatenated(separator: " ")
    return "\(price), \(session.words.warning(of: item).spokenInList)"
  }

  /// The add-ons of a wish that the filters hide, by their names.
  private func hiddenAddOns(of wish: Choice.Wish) -> [String] {
    guard !wish.addOns.isEmpty, let dish = dish(at: wish.dish) else { return [] }
    let shown = shownAddOns(of: wish.dish).flatMap { group in
      group.items.map { Choice.Wish.AddOnIndex(group: group.index, item: $0.index) }
    }
    return wish.addOns.filter { !shown.contains($0) }.compactMap { dish.addOn(at: $0) }
      .map { session.menu.context.text($0.name) }.sorted()
  }

  /// The sizes and the add-ons that a dish has.
  private func offers(of dish: Dish) -> [String] {
    let context = session.menu.context
    let sizes = dish.sizes.map { context.option($0.name, $0.price) }
    let addOns = dish.addOns.flatMap(\.items).map { context.option($0.name, $0.price) }
    let words = session.words
    return [(words.sizesLabel, sizes), (words.addOns, addOns)].filter { !$0.1.isEmpty }
      .map { words.labelled($0, words.list($1)).asSentence }
  }

  /// What was said of a dish already but for a group of add-ons, to be typed again: its size and the
  /// other add-ons.
  private func given(_ wish: Choice.Wish, but group: Int) -> [String] {
    guard let dish = dish(at: wish.dish) else { return [] }
    let size = wish.size.flatMap { dish.sizes.count > 1 ? dish.sizes[$0].name : nil }
    return [size.map(session.menu.context.text)].compactMap(\.self)
      + namesOfAddOns(in: wish, but: group)
  }

  private func namesOfAddOns(in wish: Choice.Wish, but group: Int? = nil) -> [String] {
    guard let dish = dish(at: wish.dish) else { return [] }
    return wish.addOns.filter { $0.group != group }.compactMap { dish.addOn(at: $0) }.map {
      session.menu.context.text($0.name)
    }
  }

  /// The names of as many add-ons as must be taken, of one at least.
  private static func enough(
    of items: [MenuItem.AddOns.Item], _ needed: ClosedRange<Int>
  ) -> [String] {
    items.prefix(max(1, needed.lowerBound)).map(\.name)
  }

  private func example(_ names: [String], front: String) -> [String] {
    let names = names.filter { !$0.isEmpty }.concatenated(separator: " ").lowercased()
    return names.isEmpty ? [] : [linearWords.takeExample("\(front) \(names)")]
  }
}

extension MenuContext {
  /// A size or an add-on with its price.
  fileprivate func option(_ name: LocalizedText, _ price: Price?) -> String {
    [text(name), price.map { text(of: $0) } ?? ""].filter { !$0.isEmpty }.concatenated(
      separator: " ")
  }
}

extension String {
  /// A remark among others that a voice reads: no point stands between its parts.
  fileprivate var spokenInList: String { replacing(" · ", with: ", ") }
}
