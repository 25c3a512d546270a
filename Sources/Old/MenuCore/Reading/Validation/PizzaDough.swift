internal import OldLocatedJSON

/// What the statements of a menu's pizzas say of the dough.
struct PizzaDough {
  /// Whether a pizza states gluten: then the dough of most has it.
  private(set) var hasGluten = false
  /// Those that say of all allergens that they are not in it, and nothing of another dough.
  private(set) var unmarked: [MenuNotes.DishNote] = []

  /// Notes a pizza that was read.
  mutating func note(
    _ pizza: DishDraft, under headings: DishValidator.Headings, _ named: NamedAllergens,
    _ note: MenuNotes.DishNote
  ) {
    let statement = pizza.dish.allergens
    guard !statement.contains.withGroups.contains(.gluten) else { return hasGluten = true }
    guard statement.isComplete, !statement.freeFrom.contains(.gluten),
      !statement.mayContain.withGroups.contains(.gluten),
      unmarked.count < MenuReading.limit, !saysOtherwise(pizza, under: headings, named)
    else { return }
    unmarked.append(note)
  }

  /// Whether a diet, a text of the pizza, or a heading above it says that its dough is another one.
  private func saysOtherwise(
    _ pizza: DishDraft, under headings: DishValidator.Headings, _ named: NamedAllergens
  ) -> Bool {
    let dish = pizza.dish
    if dish.diets.contains(.glutenFree) { return true }
    var texts = [dish.name, dish.description, pizza.base, pizza.dough].compactMap(\.self)
    texts += dish.notes + dish.ingredients.map(\.name)
    headings.forEachIndex(upFrom: dish.group) { index in
      let group = headings.all[index]
      texts += [group.title] + [group.description].compactMap(\.self)
    }
    return texts.contains { text in
      IngredientWords.denied(by: text).contains(.gluten)
        || text.allTexts.contains { text in
          var text = text
          let claims = text.withUTF8 { named.claims(in: $0, isName: true) }
          return claims.contains { $0.allergens.contains(.gluten) }
        }
    }
  }
}
