internal import MenuCore

/// A file with its diagnostics.
struct FileVersion {
  let bytes: [UInt8]
  private let reading: MenuReading?
  private let diagnostics: [Diagnostic]

  init(_ bytes: [UInt8]) {
    self.bytes = bytes
    do {
      let reading = try MenuReader.read(bytes)
      self.reading = reading
      diagnostics = reading.diagnostics
    } catch {
      reading = nil
      diagnostics = error.diagnostics
    }
  }

  /// The edits that neither overlap nor depend on an order, in file order.
  var edits: [FileEdit] {
    var last = -1..<(-1)
    return diagnostics.compactMap(\.edit)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
      .filter { edit in
        // Adjacent bytes can both be replaced; an insertion between two edits has no defined order.
        let isBeside = edit.range.lowerBound == last.upperBound
        let isApart = !isBeside || !edit.range.isEmpty && !last.isEmpty
        guard edit.range.lowerBound >= last.upperBound, isApart else { return false }
        last = edit.range
        return true
      }
  }

  /// The lines of the diagnostics that have an edit.
  var linesOfEdits: [Int] {
    var lines: [Int] = []
    for diagnostic in diagnostics where diagnostic.edit != nil && diagnostic.line != lines.last {
      lines.append(diagnostic.line)
    }
    return lines
  }

  private var errors: Int {
    diagnostics.count { $0.severity == .error } + (reading?.omittedDiagnosticCount ?? 0)
  }

  private var unknownKeys: Int { diagnostics.count { $0.rule == .unknownKey } }

  private var dishes: Int { reading?.menu.numberOfDishes ?? 0 }

  private var certainEdits: Int { diagnostics.count { $0.edit != nil } }

  /// True if it has fewer faults than another version, or if more of the file is read: a value under an
  /// unknown key may have faults that were not reported before.
  private func gains(besides old: FileVersion) -> Bool {
    if errors < old.errors || unknownKeys < old.unknownKeys || dishes > old.dishes { return true }
    guard errors == old.errors else { return false }
    return diagnostics.count < old.diagnostics.count || certainEdits < old.certainEdits
  }

  /// The objection to replacing another version with this one; nil if nothing is lost, no promise is
  /// added, and something is gained.
  func objection(besides old: FileVersion) -> MenuFixer.Objection? {
    guard let menu = reading?.menu else {
      if old.reading == nil, gains(besides: old) { return nil }
      return .errors
    }
    guard let before = old.reading?.menu else {
      if PromiseWords(in: bytes).exceed(PromiseWords(in: old.bytes)) { return .promise }
      return nil
    }
    let hasFewerDishes = MenuList.allCases.contains { list in
      menu.numberOfDishes(in: list) < before.numberOfDishes(in: list)
    }
    if hasFewerDishes || menu.numberOfPrices < before.numberOfPrices { return .loss }
    if promisesMore(menu, than: before, besides: old) { return .promise }
    return gains(besides: old) ? nil : .errors
  }

  /// True if a dish that had no error promises more than before. A dish that promised nothing is not
  /// compared if there were errors outside the dishes: they may have withdrawn its promises.
  private func promisesMore(_ menu: Menu, than before: Menu, besides old: FileVersion) -> Bool {
    let errors = old.diagnostics.filter { $0.severity == .error }
    let dishes = errors.compactMap(\.dish)
    let areInDishes = dishes.count == errors.count
    let faulty = Set(
      dishes.map { MenuDataSource.DishIndex(list: $0.list, position: $0.number - 1) })
    return MenuList.allCases.contains { list in
      (0..<before.numberOfDishes(in: list)).contains { position in
        let index = MenuDataSource.DishIndex(list: list, position: position)
        guard !faulty.contains(index),
          let was = before.dish(at: position, in: list),
          let dish = menu.dish(at: position, in: list), areInDishes || was.promises
        else { return false }
        return dish.promisesMore(than: was)
      }
    }
  }
}

extension Menu {
  /// The number of dishes and sizes with a price.
  fileprivate var numberOfPrices: Int { dishes.flatMap(\.allPrices).count }
}

extension Dish {
  /// True if the state of an allergen improved, or a diet was added.
  fileprivate func promisesMore(than old: Dish) -> Bool {
    !old.diets.isSuperset(of: diets)
      || Allergen.allCases.contains { state(of: $0) < old.state(of: $0) }
  }
}
