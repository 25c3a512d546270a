extension Dish {
  /// What a dish of any list writes, in the order of the file's description.
  func members(in currency: Currency?) -> Members {
    var members = Members()
    members.add(DishKey.id, id.map { .text($0) })
    members.add(DishKey.number, number.map { .text($0) })
    members.add(DishKey.name, name.tree)
    members.add(DishKey.description, description?.tree)
    members.add(DishKey.group, group.map { .text($0) })
    members.add(DishKey.ingredients, list: ingredients.map(\.tree))
    members.add(DishKey.price, price?.tree(in: currency))
    members.add(DishKey.sizes, list: sizes.map { $0.tree(in: currency) })
    members.add(DishKey.allergens, allergens.saysNothing ? nil : allergens.tree)
    members.add(DishKey.diets, list: diets.trees)
    members.add(DishKey.spicy, spiciness == 0 ? nil : .word(String(spiciness)))
    members.add(DishKey.frozen, flag: isFrozen)
    members.add(DishKey.calories, calories.map { .word(String($0)) })
    members.add(DishKey.notes, list: notes.map(\.tree))
    members.add(DishKey.image, image.map { .text($0) })
    members.add(DishKey.soldOut, flag: isSoldOut)
    members.add(DishKey.addOns, list: addOnTrees(in: currency))
    return members
  }

  /// Add-ons that are simply listed stand in the list themselves, unless two such groups touch.
  private func addOnTrees(in currency: Currency?) -> [JSONTree] {
    var trees: [JSONTree] = []
    var isOpen = false
    for group in addOns {
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

extension Ingredient {
  fileprivate var tree: JSONTree {
    guard isFrozen || !name.languages.isEmpty else { return name.tree }
    var members = Members()
    members.add(IngredientKey.name, name.tree)
    members.add(IngredientKey.frozen, flag: isFrozen)
    return .object(members)
  }
}

extension DishSize {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members = Members()
    members.add(SizeKey.name, name.tree)
    members.add(SizeKey.price, price?.tree(in: currency))
    members.add(SizeKey.diameterCm, diameterCm.map { .word(String($0)) })
    members.add(SizeKey.volumeMl, volumeMl.map { .word(String($0)) })
    members.add(SizeKey.calories, calories.map { .word(String($0)) })
    members.add(SizeKey.allergens, allergens?.tree)
    return .object(members)
  }
}

extension AddOn {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members = Members()
    members.add(AddOnKey.name, name.tree)
    members.add(AddOnKey.price, price?.tree(in: currency))
    members.add(AddOnKey.allergens, allergens.saysNothing ? nil : allergens.tree)
    members.add(AddOnKey.diets, list: diets.trees)
    return .object(members)
  }
}

extension AddOnGroup {
  fileprivate func tree(in currency: Currency?) -> JSONTree {
    var members = Members()
    members.add(AddOnGroupKey.title, title?.tree)
    if let choose {
      var bounds = Members()
      bounds.add(ChooseKey.min, .word(String(choose.lowerBound)))
      bounds.add(ChooseKey.max, .word(String(choose.upperBound)))
      members.add(AddOnGroupKey.choose, .object(bounds))
    }
    members.add(AddOnGroupKey.items, .list(items.map { $0.tree(in: currency) }))
    return .object(members)
  }
}
