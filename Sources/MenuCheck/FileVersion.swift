internal import MenuCore

/// A file as it was read.
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

  /// The edits that do not meet, in the order of the file.
  var edits: [FileEdit] {
    var last = -1..<(-1)
    return diagnostics.compactMap(\.edit)
      .sorted { $0.range.lowerBound < $1.range.lowerBound }
      .filter { edit in
        // Two bytes beside each other may both go; what comes in between them has no order.
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

  /// True if less is wrong than in another version, or more of the file is read: what was under a key
  /// that nothing reads may have faults of its own.
  private func gains(besides old: FileVersion) -> Bool {
    if errors < old.errors || unknownKeys < old.unknownKeys || dishes > old.dishes { return true }
    guard errors == old.errors else { return false }
    return diagnostics.count < old.diagnostics.count || certainEdits < old.certainEdits
  }

  /// The objection to this version in place of another; nil if nothing is lost, nothing is promised
  /// by the way, and something is gained.
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
    if hasFewerDishes || menu.prices < before.prices { return .loss }
    if promisesMore(menu, than: before, besides: old) { return .promise }
    return gains(besides: old) ? nil : .errors
  }

  /// True if a dish that had no error promises more than it did.
  private func promisesMore(_ menu: Menu, than before: Menu, besides old: FileVersion) -> Bool {
    var faulty: Set<MenuDataSource.DishIndex> = []
    for diagnostic in old.diagnostics where diagnostic.severity == .error {
      guard let dish = diagnostic.dish else { return false }
      faulty.insert(MenuDataSource.DishIndex(list: dish.list, position: dish.number - 1))
    }
    return MenuList.allCases.contains { list in
      (0..<before.numberOfDishes(in: list)).contains { position in
        let index = MenuDataSource.DishIndex(list: list, position: position)
        guard !faulty.contains(index),
          let was = before.dish(at: position, in: list),
          let dish = menu.dish(at: position, in: list)
        else { return false }
        return dish.promisesMore(than: was)
      }
    }
  }
}

extension Menu {
  /// The number of dishes and sizes with a price.
  fileprivate var prices: Int {
    dishes.count { $0.price != nil } + dishes.flatMap(\.sizes).count { $0.price != nil }
  }
}

extension Dish {
  /// True if a state got better, or a diet was added.
  fileprivate func promisesMore(than old: Dish) -> Bool {
    !old.diets.isSuperset(of: diets)
      || Allergen.allCases.contains { state(of: $0) < old.state(of: $0) }
  }
}
