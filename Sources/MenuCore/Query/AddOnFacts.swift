/// What filters ask of the add-ons of a group, for who asks many of them.
package struct AddOnFacts {
  private let options: [DishFacts]
  private let isRequired: Bool

  /// Looks at the add-ons once; O(*n*) in their number.
  package init(_ group: AddOnGroup) {
    options = group.items.map { DishFacts($0) }
    isRequired = group.requiredCount > 0
  }

  /// The places of those that a filter leaves; O(*n*²) in their number where some must be taken.
  package func left(by filter: QueryFilter) -> [Int] {
    options.indices.filter { index in
      isRequired ? filter.offers(options[index], among: options) : filter.offers(options[index])
    }
  }
}
