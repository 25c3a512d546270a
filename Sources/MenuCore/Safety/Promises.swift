/// The allergens, groups and kinds, that at least one of some statements promises to be absent. A dish with
/// thousands of sizes has as many statements, which are read once.
struct Promises {
  /// Those that a statement does not list, although it is complete.
  private(set) var silent = AllergenSet()
  /// Those that a statement is free of.
  private(set) var free = AllergenSet()
  /// The same as they are listed, without the kinds of groups.
  private var listed = AllergenSet()

  init(of statements: [AllergenStatement]) {
    for statement in statements {
      let stated = statement.warned.union(statement.freeFrom.withKinds)
      silent.formUnion(AllergenSet.all.subtracting(stated).subtracting(statement.open))
      free.formUnion(statement.freeFrom.withKinds.subtracting(statement.warned))
      listed.formUnion(statement.freeFrom)
    }
  }

  /// Those named, and the listed kinds of named groups, that a statement is free of.
  func free(among named: AllergenSet) -> AllergenSet {
    free.intersection(named).union(listed.intersection(named.withKinds))
  }
}
