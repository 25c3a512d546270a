extension Ingredient {
  /// Its name, or an object that says more.
  var tree: JSONTree {
    guard isFrozen || !name.languages.isEmpty else { return name.tree }
    return IngredientKey.table.tree(of: IngredientDraft(ingredient: self), in: nil)
  }
}

extension DishSize {
  func tree(in currency: Currency?) -> JSONTree {
    SizeKey.table.tree(of: SizeDraft(size: self), in: currency)
  }
}

extension AddOn {
  func tree(in currency: Currency?) -> JSONTree {
    AddOnKey.table.tree(of: AddOnDraft(addOn: self), in: currency)
  }
}

extension AddOnGroup {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    AddOnGroupKey.table.tree(of: AddOnGroupDraft(group: self), in: currency)
  }

  /// Add-ons that are simply listed stand in the list themselves, unless two such groups touch.
  static func trees(of groups: [AddOnGroup], in currency: Currency?) -> [JSONTree] {
    var trees: [JSONTree] = []
    var isOpen = false
    for group in groups {
      let isPlain = group.title == nil && group.choose == nil && !group.items.isEmpty && !isOpen
      if isPlain {
        trees += group.items.map { $0.tree(in: currency) }
      } else {
        trees.append(group.tree(in: currency))
      }
      isOpen = isPlain
    }
    return trees
  }
}

extension DishGroup {
  var tree: JSONTree { GroupKey.table.tree(of: GroupDraft(group: self), in: nil) }
}

extension ClosedRange<Int> {
  /// How many may be chosen.
  var tree: JSONTree {
    .object(of: [
      (ChooseKey.min, .word(String(lowerBound))), (.max, .word(String(upperBound))),
    ])
  }
}
