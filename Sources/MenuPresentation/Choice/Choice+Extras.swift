package import MenuCore

extension Choice.Line {
  /// Marks an extra of a group with a limit. If the limit is one, the new extra replaces the marked one;
  /// otherwise nothing happens once the limit is reached.
  package mutating func mark(_ extra: Choice.Extra, most: Int) {
    let marked = extras.filter { $0.group == extra.group }
    if most == 1 { extras.subtract(marked) }
    if most == 1 || marked.count < most { extras.insert(extra) }
  }

  /// Chooses a size and extras.
  ///
  /// - Returns: The extras that exceed the limit of their group.
  mutating func choose(_ options: [DishOption], of item: MenuItem) -> [Choice.Extra] {
    for case .size(let size) in options { self.size = size }
    return mark(options.compactMap(\.extra), of: item)
  }

  /// Marks extras that were requested together.
  ///
  /// - Returns: The extras that are not marked, or no longer marked, because their group has a limit.
  mutating func mark(_ asked: [Choice.Extra], of item: MenuItem) -> [Choice.Extra] {
    let all = extras.union(asked)
    for extra in asked { mark(extra, most: item.mostExtras(ofGroup: extra.group)) }
    return all.subtracting(extras).sorted()
  }
}

extension MenuItem {
  /// The first group of extras in which a line has fewer marks than required; nil if there is none. A group
  /// that requires more extras than it has is complete with all of them.
  package func missingGroup(in line: Choice.Line) -> Int? {
    addOns.indices.first { number in
      let group = addOns[number]
      let marked = line.extras.count { $0.group == number }
      return marked < min(group.least, group.items.count)
    }
  }

  /// The name of an extra, empty if the dish has no such extra.
  func name(of extra: Choice.Extra) -> String {
    addOns[checked: extra.group]?.items.first { $0.index == extra.item }?.name ?? ""
  }

  /// The most extras that may be chosen in a group.
  package func mostExtras(ofGroup number: Int) -> Int {
    addOns[checked: number]?.choose?.upperBound ?? .max
  }
}
