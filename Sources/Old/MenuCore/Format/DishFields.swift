internal import OldLocatedJSON

/// The keys of a dish, of whatever list, in the order to write.
enum DishKey: String, CaseIterable {
  case id, number, name, description, group, ingredients, price, sizes, allergens, diets
  case spicy, frozen, calories, notes, image, soldOut, addOns
  case base, dough
  case volumeMl, alcoholPercent, serving
  case homemade

  private var field: Field<DishDraft> {
    switch self {
    case .id: Field(self, \.dish.id, .identifier, at: { $0.id = $1 }) { $0.dish.id = $1 }
    case .number:
      Field(self, \.dish.number, .identifier, at: { $0.number = $1 }) { $0.dish.number = $1 }
    case .name:
      Field(
        self, \.dish.name, .name, at: { $0.name = $1 }, again: { $0.lostTexts.append((.name, $1)) }
      ) { $0.dish.name = $1 }
    case .description:
      Field(
        self, \.dish.description, .lines, at: { $0.description = $1 },
        again: { $0.lostTexts.append((.description, $1)) }
      ) { $0.dish.description = $1 }
    case .group: Field(self, \.dish.group, .group, at: { $0.group = $1 }) { $0.dish.group = $1 }
    case .ingredients:
      Field(
        self, read: { $0.readIngredients($1, &$2) }, discard: { $0.discardIngredients($1, &$2) },
        write: { draft, _ in .list(unlessEmpty: draft.dish.ingredients.map(\.tree)) })
    case .price:
      Field(
        self, read: { $0.readPrice($1, &$2) }, discard: { _, _, draft in draft.dish.price = nil },
        write: { draft, currency in draft.dish.price?.tree(in: currency) })
    case .sizes:
      Field(
        self, read: { $0.readSizes($1, &$2) }, discard: { $0.discardSizes($1, &$2) },
        write: { draft, currency in
          .list(unlessEmpty: draft.dish.sizes.map { $0.tree(in: currency) })
        })
    case .allergens:
      Field(
        self, read: { $0.readStatement($1, &$2) }, discard: { $0.discardStatement($1, &$2) },
        write: { draft, _ in draft.dish.allergens.treeUnlessSilent })
    case .diets: Field(self, \.dish.diets, .diets, at: { $0.diets = $1 }) { $0.dish.diets = $1 }
    case .spicy: Field(self, \.dish.spiciness, .degree(upTo: 3)) { $0.dish.spiciness = $1 }
    case .frozen: Field(self, \.dish.isFrozen, .warning) { $0.dish.isFrozen = $1 }
    case .calories: Field(self, \.dish.calories, .number(0...99_999)) { $0.dish.calories = $1 }
    case .notes:
      Field(
        self, \.dish.notes, .texts, at: { $0.notes = $1 },
        again: { $0.lostTexts.append((.notes, $1)) }
      ) { $0.dish.notes = $1 }
    case .image: Field(self, \.dish.image, .image) { $0.dish.image = $1 }
    case .soldOut: Field(self, \.dish.isSoldOut, .warning) { $0.dish.isSoldOut = $1 }
    case .addOns:
      Field(
        self, read: { $0.readAddOns($1, &$2) }, discard: { $0.discardAddOns($1, &$2) },
        write: { draft, currency in
          .list(unlessEmpty: AddOnGroup.trees(of: draft.dish.addOns, in: currency))
        })
    case .base:
      Field(
        self, of: .pizzas, \.base, .text, at: { $0.baseText = $1 },
        again: { $0.lostTexts.append((.base, $1)) }
      ) { $0.base = $1 }
    case .dough:
      Field(
        self, of: .pizzas, \.dough, .text, at: { $0.doughText = $1 },
        again: { $0.lostTexts.append((.dough, $1)) }
      ) { $0.dough = $1 }
    case .volumeMl:
      Field(self, of: .beverages, \.volumeMl, .number(1...999_999)) { $0.volumeMl = $1 }
    case .alcoholPercent: Field(self, of: .beverages, \.alcohol, .alcohol) { $0.alcohol = $1 }
    case .serving: Field(self, of: .beverages, \.serving, .serving) { $0.serving = $1 }
    case .homemade: Field(self, of: .desserts, \.isHomemade, .promise) { $0.isHomemade = $1 }
    }
  }

  /// The keys of the dishes of each list.
  static let tables: ValuesOfLists<FieldTable<DishDraft>> = {
    let fields = allCases.map(\.field)
    return ValuesOfLists(each: { list in
      FieldTable(fields.filter { $0.list == nil || $0.list == list }) { .dish(of: list) }
    })
  }()

  /// The names of the keys of a list's dishes.
  static func names(of list: MenuList) -> [String] { tables[list].fields.map(\.name) }
}
