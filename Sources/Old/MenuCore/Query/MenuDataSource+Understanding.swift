/// What is understood of a text where it is known what the dishes are called.
extension MenuDataSource {
  /// What was typed, or what may be meant by it: beside an allergen that nothing asks for, a word that
  /// no dish has may well leave it out, as in `milk is bad for me`.
  ///
  /// - Parameters:
  ///   - typed: what was understood without a menu.
  ///   - index: the index of the same menu; without one, what is needed is prepared anew.
  /// - Returns: the same, or a text that finds nothing until the guest has said what is meant.
  /// - Complexity: O(*n*) in the length of the texts, where words stand beside an allergen.
  public func understood(_ typed: TypedQuery, index: MenuIndex? = nil) -> TypedQuery {
    guard typed.namesUnasked, !typed.words.isEmpty, !typed.isQuestion, !typed.isUndecided else {
      return typed
    }
    let facts = index?.facts ?? MenuFacts(menu)
    let search = DishSearch(self, facts: facts, index: index, for: typed)
    let meaningless = typed.words.enumerated().filter { place, word in
      let mayGoOn = typed.isLastOpen && place == typed.words.count - 1
      return !search.dishes(with: word.meant(mayGoOn: mayGoOn)).contains(true)
    }
    return meaningless.isEmpty ? typed : typed.guessing(without: meaningless.map(\.element))
  }
}
