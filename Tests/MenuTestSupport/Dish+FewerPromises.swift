public import OldMenuCore

extension Dish {
  /// The dish as it would be with one promise less, for each that it or one of its sizes makes: that
  /// all allergens are named, that it is free of one allergen, or of any.
  public var withFewerPromises: [Dish] {
    (0...sizes.count).flatMap { place in
      (statement(at: place)?.withFewerPromises ?? []).map { less in
        var dish = self
        if place == sizes.count {
          dish.allergens = less
        } else {
          dish.sizes[place].allergens = less
        }
        return dish
      }
    }
  }

  /// The statement of a size, behind the last that of the dish.
  private func statement(at place: Int) -> AllergenStatement? {
    place == sizes.count ? allergens : sizes[place].allergens
  }
}

extension AllergenStatement {
  fileprivate var withFewerPromises: [AllergenStatement] {
    func changed(_ change: (inout AllergenStatement) -> Void) -> AllergenStatement {
      var statement = self
      change(&statement)
      return statement
    }
    let complete = isComplete ? [changed { $0.isComplete = false }] : []
    let none = freeFrom.isEmpty ? [] : [changed { $0.freeFrom = [] }]
    return complete + none
      + freeFrom.allergens.map { allergen in changed { $0.freeFrom.remove(allergen) } }
  }
}
