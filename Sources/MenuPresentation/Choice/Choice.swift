package import MenuCore

/// The dishes that a guest has collected to show to the waiter: a list, not an order.
package struct Choice: Hashable, Sendable {
  /// A dish in one size with extras, and how many of it.
  package struct Line: Hashable, Sendable {
    package var dish: MenuDataSource.DishIndex
    /// The index of the size, nil for a dish without sizes.
    package var size: Int?
    package var extras: Set<Extra> = []
    package var count = 1
    /// The price of one dish when it was chosen, nil if it has not changed.
    package var previous: Sum?

    /// Makes a line of a dish.
    package init(dish: MenuDataSource.DishIndex, size: Int?, extras: Set<Extra> = []) {
      self.dish = dish
      self.size = size
      self.extras = extras
    }

    /// True if another line differs at most in its count and its old price.
    package func isSame(as other: Line) -> Bool {
      dish == other.dish && size == other.size && extras == other.extras
    }
  }

  /// An add-on, by its indices in its dish.
  package struct Extra: Hashable, Comparable, Sendable {
    package let group, item: Int

    /// Makes the index of an add-on: its group in the dish, and its item in the group.
    package init(group: Int, item: Int) {
      self.group = group
      self.item = item
    }

    package static func < (left: Extra, right: Extra) -> Bool {
      (left.group, left.item) < (right.group, right.item)
    }
  }

  package internal(set) var lines: [Line] = []
  /// The number of guests who pay the cover.
  package var people = 0

  /// The greatest count of lines, of dishes in a line and of people.
  package static let most = 99

  package init() {}

  package var isEmpty: Bool { lines.isEmpty }

  /// The number of dishes.
  package var numberOfDishes: Int { lines.reduce(0) { $0 + $1.count } }

  /// The count of a dish in all its sizes.
  package func count(of dish: MenuDataSource.DishIndex) -> Int {
    var count = 0
    for line in lines where line.dish == dish { count += line.count }
    return count
  }

  /// The index of a line, whatever its count; nil if it is not in the choice.
  package func index(of line: Line) -> Int? { lines.firstIndex { $0.isSame(as: line) } }

  /// The count of a line, 0 if it is not in the choice.
  package func count(of line: Line) -> Int { index(of: line).map { lines[$0].count } ?? 0 }

  /// Adds a line, or increases the count of the same line.
  ///
  /// - Returns: the number of dishes that were added: less than the count of the line if the choice is full.
  @discardableResult
  package mutating func add(_ line: Line) -> Int {
    guard let index = index(of: line) else {
      guard lines.count < Self.most else { return 0 }
      var line = line
      line.count = min(line.count, Self.most)
      lines.append(line)
      return line.count
    }
    let added = min(line.count, Self.most - lines[index].count)
    lines[index].count += added
    return added
  }

  /// Inserts a line at an index, or increases the count of the same line.
  package mutating func insert(_ line: Line, at index: Int) {
    guard count(of: line) == 0, lines.count < Self.most else {
      add(line)
      return
    }
    lines.insert(line, at: min(index, lines.count))
  }

  /// Removes dishes of a line; removes the line with its last dish.
  package mutating func remove(at index: Int, times: Int = 1) {
    guard lines.indices.contains(index) else { return }
    lines[index].count -= times
    if lines[index].count <= 0 { lines.remove(at: index) }
  }

  /// The index of the last line with a dish.
  package func lastLine(of dish: MenuDataSource.DishIndex) -> Int? {
    lines.lastIndex { $0.dish == dish }
  }
}

/// The total and the allergens of the choice.
extension Choice {
  /// A sum of prices. `isLeast` if one of them is not the full price.
  package struct Sum: Hashable, Sendable {
    package var amount = Amount.zero
    package var isLeast = false

    mutating func add(_ price: Price?, times count: Int) {
      guard let low = price?.lowest, let part = low.multiplied(by: count),
        let sum = amount.adding(part)
      else {
        isLeast = true
        return
      }
      amount = sum
      isLeast = isLeast || price?.highest != low || price?.isWhole == false
    }

    /// The sum for a number of dishes; `isLeast` if the product overflows.
    func multiplied(by count: Int) -> Sum {
      guard let product = amount.multiplied(by: count) else {
        return Sum(amount: amount, isLeast: true)
      }
      return Sum(amount: product, isLeast: isLeast)
    }
  }

  /// The sum of a line.
  package func sum(of line: Line, in menu: Menu) -> Sum {
    var sum = Sum()
    guard let dish = menu[line.dish] else { return sum }
    sum.add(dish.size(at: line.size)?.price ?? dish.price, times: line.count)
    // An option without a price is free.
    for addOn in line.extras.compactMap({ dish.addOn($0) })
    where addOn.price != nil || addOn.isPriceUnread {
      sum.add(addOn.price, times: line.count)
    }
    return sum
  }

  /// The sum of all lines that are not sold out, and the cover.
  package func total(in menu: Menu) -> Sum {
    var total = Sum()
    for line in lines where !isSoldOut(line, in: menu) {
      let sum = sum(of: line, in: menu)
      let value: Price.Value = sum.isLeast ? .from(sum.amount) : .exactly(sum.amount)
      total.add(Price(value), times: 1)
    }
    if people > 0, let cover = menu.cover { total.add(Price(.exactly(cover)), times: people) }
    return total
  }

  /// The combined statement: every warning, and the promises that hold for all lines that are not sold out.
  package func statement(in menu: Menu) -> AllergenStatement {
    let left = lines.filter { !isSoldOut($0, in: menu) }
    return AllergenStatement(worstOf: left.flatMap { statements(of: $0, in: menu) })
  }

  /// The statement of a line: the dish in its size, with its extras.
  package func statement(of line: Line, in menu: Menu) -> AllergenStatement {
    AllergenStatement(worstOf: statements(of: line, in: menu))
  }

  private func statements(of line: Line, in menu: Menu) -> [AllergenStatement] {
    guard let dish = menu[line.dish] else { return [] }
    let own = dish.statement(of: dish.size(at: line.size))
    return [own] + line.extras.compactMap { dish.addOn($0)?.statement }
  }

  /// True if the dish of a line is sold out.
  package func isSoldOut(_ line: Line, in menu: Menu) -> Bool {
    menu[line.dish]?.isSoldOut ?? false
  }

  /// The name of a line: `Margherita maxi, bufala`.
  package func name(of line: Line, in menu: MenuDataSource) -> String {
    guard let dish = menu.menu[line.dish] else { return "" }
    let context = menu.context
    let size = dish.size(at: line.size)
    let name = [context.text(dish.name), size.map { context.text($0.name) }].compactMap(\.self)
      .joined(separator: " ")
    let extras = line.extras.sorted().compactMap { dish.addOn($0).map { context.text($0.name) } }
    return ([name] + extras).joined(separator: ", ")
  }
}

extension MenuContext {
  /// A sum as a price: `almeno 9,00 €` if `isLeast`, empty if no price is known.
  package func text(of sum: Choice.Sum) -> String {
    let amount = text(of: sum.amount)
    guard sum.isLeast else { return amount }
    if sum.amount == .zero { return "" }
    return Strings[interfaceLanguage].chooseAtLeast.filled(amount)
  }
}

extension Dish {
  /// The size at an index, nil if there is none.
  func size(at index: Int?) -> DishSize? {
    index.flatMap { sizes[checked: $0] }
  }

  /// The add-on at an index, nil if there is none.
  package func addOn(_ extra: Choice.Extra) -> AddOn? {
    addOns[checked: extra.group]?.items[checked: extra.item]
  }
}
