package import OldMenuCore

/// A filter that a guest can turn on and off.
package struct MenuFilter: Hashable, Sendable {
  /// What a filter is about.
  package enum Subject: Hashable, Sendable {
    /// Dishes without an allergen.
    case without(Allergen)
    /// Dishes that suit a diet.
    case diet(Diet)
    /// Dishes that cost at most so much.
    case maximumPrice(Amount)
  }

  /// What it is about.
  package let subject: Subject
  /// What it is called.
  package let title: String
  /// What it does: how many dishes it hides, or lets through where it names what suits.
  package let count: String
  /// Whether it is on.
  package let isOn: Bool
  /// Whether keys act on it.
  package let isSelected: Bool
}

extension MenuFilter.Subject {
  /// Whether both stand under the same heading.
  func isOfTheKind(of other: MenuFilter.Subject) -> Bool {
    switch (self, other) {
    case (.without, .without), (.diet, .diet), (.maximumPrice, .maximumPrice): true
    case (.without, _), (.diet, _), (.maximumPrice, _): false
    }
  }
}

extension QueryFilter {
  /// Whether a filter is on.
  func isOn(_ subject: MenuFilter.Subject) -> Bool {
    switch subject {
    case .without(let allergen): without.contains(allergen)
    case .diet(let diet): diets.contains(diet)
    case .maximumPrice(let price): maximumPrice == price
    }
  }

  /// Turns a filter on or off.
  mutating func toggle(_ subject: MenuFilter.Subject) {
    switch subject {
    case .without(let allergen): without.formSymmetricDifference(AllergenSet(allergen))
    case .diet(let diet): diets.formSymmetricDifference(DietSet(diet))
    case .maximumPrice(let price): maximumPrice = maximumPrice == price ? nil : price
    }
  }
}

/// A filter that is on, beside what it lets through.
package struct FilterChip: Hashable, Sendable {
  /// What it is about.
  package enum Subject: Hashable, Sendable {
    case filter(MenuFilter.Subject)
    /// Dishes of which nothing is stated, shown all the same.
    case undeclared
  }

  /// What it is about.
  package let subject: Subject
  /// What it is called: `senza latte`.
  package let title: String
}
