package import MenuCore

extension Choice {
  /// The effects of a change of the menu on a choice.
  package struct Changes: Hashable, Sendable {
    /// The names of the lines that are gone, in the words of the old menu.
    package var gone: [String] = []
    /// The indices of the lines that have another price, are sold out, or are available again.
    package var lines: [Int] = []

    package init() {}
  }

  /// Finds the lines in another menu. Each line remembers the price at which it was chosen.
  package mutating func follow(from old: MenuDataSource, to new: Menu) -> Changes {
    var changes = Changes()
    let before = lines
    lines = []
    for line in before {
      guard let found = line.following(from: old.menu, to: new) else {
        changes.gone.append(name(of: line, in: old))
        continue
      }
      let hasAnotherPrice = found.price(in: new) != line.price(in: old.menu)
      let isOther = hasAnotherPrice || isSoldOut(found, in: new) != isSoldOut(line, in: old.menu)
      if isOther, count(of: found) == 0 { changes.lines.append(lines.count) }
      add(found)
    }
    return changes
  }

  /// The sum of a line when it was chosen, nil if it has not changed or was unknown.
  package func previousSum(of line: Line) -> Sum? {
    guard let previous = line.previous, previous.amount > .zero else { return nil }
    return previous.multiplied(by: line.count)
  }

  /// What a guest must know about a line: it is sold out, or it had another price when it was chosen. Nil for
  /// neither. `era 4,35 €`
  package func remark(of line: Line, in menu: MenuDataSource) -> String? {
    let strings = menu.context.strings
    if isSoldOut(line, in: menu.menu) { return strings.soldOut }
    return previousSum(of: line).map { strings.previousPrice.filled(menu.context.text(of: $0)) }
  }
}

extension Choice.Line {
  /// The same line in another menu, with its size and extras found by name; nil if one of them is gone.
  package func following(from old: Menu, to new: Menu) -> Choice.Line? {
    guard let was = old[dish],
      let index = new.index(of: was, from: dish),
      let now = new[index]
    else { return nil }

    var line = self
    line.dish = index
    let name = was.size(at: size)?.name
    line.size = now.sizes.firstIndex { $0.name == name }
    guard line.size != nil || name == nil && now.sizes.isEmpty else { return nil }

    let found = extras.compactMap { extra -> Choice.Extra? in
      guard let addOn = was.addOn(extra) else { return nil }
      let title = was.addOns[extra.group].title
      var group = extra.group
      if now.addOns[checked: group]?.title != title {
        group = now.addOns.firstIndex { $0.title == title } ?? group
      }
      let item = now.addOns[checked: group]?.items.firstIndex { $0.name == addOn.name }
      return item.map { Choice.Extra(group: group, item: $0) }
    }
    line.extras = Set(found)
    guard line.extras.count == extras.count else { return nil }

    line.previous = previousPrice(from: old, to: new, as: line)
    return line
  }

  /// The price of one dish when it was chosen, nil if it has not changed. Amounts in two currencies are not
  /// compared.
  private func previousPrice(from old: Menu, to new: Menu, as found: Choice.Line) -> Choice.Sum? {
    guard old.currency == new.currency else { return nil }
    let chosen = previous ?? price(in: old)
    guard chosen != found.price(in: new) else { return nil }
    return chosen
  }

  /// The price of one dish.
  func price(in menu: Menu) -> Choice.Sum {
    var one = self
    one.count = 1
    return Choice().sum(of: one, in: menu)
  }
}
