import OldMenuCore

/// An owner who does what check says, round after round.
struct CureWalk {
  /// What an owner writes where a cure only says what is missing: the place as it is, and as it is to
  /// be.
  typealias Hand = [(there: String, written: String)]

  private(set) var bytes: [UInt8]
  /// The values that a choice may have cost: of which dish, and of what kind.
  private(set) var chosen: Set<MenuFact.Place> = []
  /// What could not be done.
  private(set) var helpless: [Diagnostic.Rule] = []

  /// What was decided already: a rule and the dish.
  private var decided: Set<String> = []
  /// Which of several choices the owner takes.
  private let choice: Int
  private let hand: Hand

  init(_ bytes: [UInt8], choice: Int, hand: Hand) {
    (self.bytes, self.choice, self.hand) = (bytes, choice, hand)
  }

  /// What is wrong with the file now.
  var diagnostics: [Diagnostic] {
    do {
      return try MenuReader.read(bytes).diagnostics
    } catch {
      guard case .refused(let diagnostics) = error else { return [] }
      return diagnostics
    }
  }

  var errors: [Diagnostic] { diagnostics.filter { $0.severity == .error } }

  /// Obeys every cure once.
  mutating func obey() {
    let maker = FixItMaker(bytes)
    var taken = EditSet()
    helpless = []
    for diagnostic in diagnostics {
      guard let fix = maker.fixIt(for: diagnostic) else {
        if diagnostic.severity == .error { helpless.append(diagnostic.rule) }
        continue
      }
      let edits = fix.choices[way(for: diagnostic) % fix.choices.count]
      // What meets another cure waits for the next round, as an owner's eye does.
      guard taken.take(edits) else { continue }
      if fix.choices.count > 1 { decided.insert(name(of: diagnostic)) }
      if fix.choices.count > 1 { chosen.formUnion(MenuFact.Place.touched(by: diagnostic)) }
    }
    bytes = FileEdit.applying(taken.edits, to: bytes)
    if !helpless.isEmpty { writeByHand() }
  }

  /// Who took one way and reads the same again takes the other.
  private func way(for diagnostic: Diagnostic) -> Int {
    decided.contains(name(of: diagnostic)) ? choice + 1 : choice
  }

  private func name(of diagnostic: Diagnostic) -> String {
    "\(diagnostic.rule.name) \(diagnostic.dish.map { "\($0.list) \($0.number)" } ?? "")"
  }

  private mutating func writeByHand() {
    let isEmpty = helpless.contains { $0.name == "no-dish" }
    for (there, written) in isEmpty ? hand + OwnersHand.firstDish : hand {
      // What still stands in what was written is not written again.
      let done = Array(written.utf8)
      guard
        !done.indices.contains(where: { done[$0...].starts(with: there.utf8) })
          || !bytes.indices.contains(where: { bytes[$0...].starts(with: done) })
      else { continue }
      let (length, text) = (there.utf8.count, Array(there.utf8))
      let place = bytes.indices.first { bytes[$0...].starts(with: text) }
      if let place { bytes.replaceSubrange(place..<place + length, with: written.utf8) }
    }
  }
}

/// One thing that guests read.
struct MenuFact: Hashable {
  enum Kind: Hashable, CaseIterable {
    case name, price, unit, warning
  }

  /// What a fact is about.
  struct Place: Hashable {
    let dish: String
    let kind: Kind

    /// What the choices of a cure may cost.
    static func touched(by diagnostic: Diagnostic) -> [Place] {
      let dish = diagnostic.dish.map { "\($0.list) \($0.number)" } ?? ""
      return switch diagnostic.rule {
      case .allergen(.contradictedAllergen), .allergen(.doubtedAllergen), .diet(.contradictedDiet):
        [Place(dish: dish, kind: .warning)]
      case .key(.repeatedKey), .key(.unknownKey): Kind.allCases.map { Place(dish: dish, kind: $0) }
      default: [Place(dish: dish, kind: .price), Place(dish: dish, kind: .unit)]
      }
    }
  }

  let place: Place
  let text: String

  /// What a menu says that may not be lost.
  static func all(of menu: Menu) -> Set<MenuFact> {
    var facts: Set<MenuFact> = []
    for list in MenuList.allCases {
      for position in 0..<menu.numberOfDishes(in: list) {
        guard let dish = menu.dish(at: position, in: list) else { continue }
        facts.formUnion(all(of: dish, called: "\(list) \(position + 1)"))
      }
    }
    return facts
  }

  private static func all(of dish: Dish, called place: String) -> Set<MenuFact> {
    var facts: Set<MenuFact> = []
    func add(_ kind: Kind, _ texts: [String]) {
      facts.formUnion(texts.map { MenuFact(place: Place(dish: place, kind: kind), text: $0) })
    }
    func add(_ price: Price?) {
      guard let price else { return }
      switch price.value {
      case .exactly(let amount), .from(let amount): add(.price, ["\(amount)"])
      case .range(let low, let high): add(.price, ["\(low)", "\(high)"])
      case .text(let text): add(.price, text.allTexts)
      }
      add(.unit, price.per?.allTexts ?? [])
    }
    // A name that is to be written by hand was no name.
    if !dish.name.isBlank { add(.name, dish.name.allTexts) }
    add(dish.price)
    for size in dish.sizes { add(size.price) }
    for addOn in dish.addOns.flatMap(\.items) {
      add(addOn.price)
      if !addOn.name.isBlank { add(.name, addOn.name.allTexts) }
      add(.warning, warnings(addOn.allergens.state(of:)))
    }
    add(.warning, warnings(dish.state(of:)))
    return facts
  }

  private static func warnings(_ state: (Allergen) -> AllergenState) -> [String] {
    // Of a word that may mean a whole group the cure may name the kind.
    Allergen.groups.filter { state($0) >= .mayContain }.map(\.rawValue)
  }
}
