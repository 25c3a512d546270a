internal import LocatedJSON

/// The keys of a dish, of whatever list, in the order to write.
enum DishKey: String, CaseIterable {
  case id, number, name, description, group, ingredients, price, sizes, allergens, diets
  case spicy, frozen, calories, notes, image, soldOut, addOns
  case base, dough
  case volumeMl, alcoholPercent, serving
  case homemade

  private var field: Field<DishDraft> {
    switch self {
    case .id: Field(self, \.dish.id, .identifier, at: \.id)
    case .number: Field(self, \.dish.number, .identifier)
    case .name: Field(self, \.dish.name, .name, at: \.name)
    case .description: Field(self, \.dish.description, .lines, at: \.description)
    case .group: Field(self, \.dish.group, .group)
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
    case .diets: Field(self, \.dish.diets, .diets, at: \.diets)
    case .spicy: Field(self, \.dish.spiciness, .degree(upTo: 3))
    case .frozen: Field(self, \.dish.isFrozen, .flag)
    case .calories: Field(self, \.dish.calories, .number(0...99_999))
    case .notes: Field(self, \.dish.notes, .texts, at: \.notes)
    case .image: Field(self, \.dish.image, .image)
    case .soldOut: Field(self, \.dish.isSoldOut, .flag)
    case .addOns: Field(self, \.dish.addOns, .addOns)
    case .base: Field(self, of: .pizzas, \.base, .text)
    case .dough: Field(self, of: .pizzas, \.dough, .text)
    case .volumeMl: Field(self, of: .beverages, \.volumeMl, .number(1...999_999))
    case .alcoholPercent: Field(self, of: .beverages, \.alcohol, .alcohol)
    case .serving: Field(self, of: .beverages, \.serving, .serving)
    case .homemade: Field(self, of: .desserts, \.isHomemade, .flag)
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
