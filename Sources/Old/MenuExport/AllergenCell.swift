internal import OldMenuCore

/// What is told of one of the fourteen where a cell has room for a few words.
struct AllergenCell {
  /// One of the things that are told.
  enum Part: Hashable {
    case state(AllergenState)
    /// Options contain it, or may, of which some must be taken: which, the guest decides.
    case onChoice
  }

  /// The parts, each with the kinds that are named of the group.
  private(set) var parts: [(part: Part, kinds: [Allergen])] = []

  /// - Parameters:
  ///   - group: one of the fourteen.
  ///   - statement: what is said of the dish, the size or the add-on.
  ///   - chosen: what options warn of beyond that.
  init(_ group: Allergen, in statement: AllergenStatement, onChoice chosen: AllergenSet = []) {
    let family = AllergenSet(group).union(group.kinds)
    func add(_ part: Part, _ named: AllergenSet) {
      parts.append((part, named.intersection(group.kinds).allergens))
    }
    let ofChoice = chosen.intersection(family)
    let state = statement.state(of: group)
    switch state {
    case .contains:
      add(.state(.contains), statement.contains)
      // Other kinds than those that it contains are told too.
      let possible = statement.mayContain.intersection(family).subtracting(statement.contains)
      if !possible.isEmpty { add(.state(.mayContain), possible) }
    case .mayContain: add(.state(.mayContain), statement.mayContain)
    case .notStated: add(.state(.notStated), [])
    case .notAnIngredient, .free:
      // What one option is without, another one is not.
      if ofChoice.isEmpty { add(.state(state), []) }
    }
    if !ofChoice.isEmpty { add(.onChoice, ofChoice) }
  }

  /// Whether a guest who must avoid the allergen is told that it is not in it.
  var isSafe: Bool {
    parts.allSatisfy { part in
      switch part.part {
      case .state(.free), .state(.notAnIngredient): true
      case .state(.notStated), .state(.mayContain), .state(.contains), .onChoice: false
      }
    }
  }
}
