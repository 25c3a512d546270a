internal import OldLocatedJSON

/// The keys of a size, in the order to write.
enum SizeKey: String, CaseIterable {
  case name, price, diameterCm, volumeMl, calories, allergens

  private var field: Field<SizeDraft> {
    switch self {
    case .name: Field(self, \.size.name, .name) { $0.size.name = $1 }
    case .price:
      Field(
        self, read: { $0.readPrice($1, &$2) }, discard: { _, _, draft in draft.size.price = nil },
        write: { draft, currency in draft.size.price?.tree(in: currency) })
    case .diameterCm: Field(self, \.size.diameterCm, .number(1...999)) { $0.size.diameterCm = $1 }
    case .volumeMl: Field(self, \.size.volumeMl, .number(1...999_999)) { $0.size.volumeMl = $1 }
    case .calories: Field(self, \.size.calories, .number(0...99_999)) { $0.size.calories = $1 }
    case .allergens:
      Field(
        self, read: { $0.readStatement($1, &$2) }, discard: { $0.discardStatement($1, &$2) },
        write: { draft, _ in draft.size.allergens?.tree })
    }
  }

  static let table = FieldTable(allCases.map(\.field)) { .size }
}

/// The keys of an ingredient that is more than a text, in the order to write.
enum IngredientKey: String, CaseIterable {
  case name, frozen

  private var field: Field<IngredientDraft> {
    switch self {
    case .name: Field(self, \.ingredient.name, .name) { $0.ingredient.name = $1 }
    case .frozen: Field(self, \.ingredient.isFrozen, .warning) { $0.ingredient.isFrozen = $1 }
    }
  }

  static let table = FieldTable(allCases.map(\.field)) { .ingredient }
}

/// The keys of an add-on, in the order to write.
enum AddOnKey: String, CaseIterable {
  case name, price, allergens, diets

  private var field: Field<AddOnDraft> {
    switch self {
    case .name: Field(self, \.addOn.name, .name, at: { $0.name = $1 }) { $0.addOn.name = $1 }
    case .price: Field(self, \.addOn.price, .price(at: .addOn)) { $0.addOn.price = $1 }
    case .allergens:
      Field(
        self, read: { $0.readStatement($1, &$2) }, discard: { $0.discardStatement($1, &$2) },
        write: { draft, _ in draft.addOn.allergens.treeUnlessSilent })
    case .diets: Field(self, \.addOn.diets, .diets, at: { $0.diets = $1 }) { $0.addOn.diets = $1 }
    }
  }

  static let table = FieldTable(allCases.map(\.field)) { .addOn }
}

/// The keys of add-ons that are offered together, in the order to write.
enum AddOnGroupKey: String, CaseIterable {
  case title, choose, items

  private var field: Field<AddOnGroupDraft> {
    switch self {
    case .title:
      Field(self, \.group.title, .text, at: { $0.title = $1 }) { $0.group.title = $1 }
    case .choose:
      Field(
        self, read: { _, value, draft in draft.choices.append(value) },
        discard: { _, value, draft in draft.choices.append(value) },
        write: { draft, _ in draft.group.choose.map(\.tree) })
    case .items:
      Field(
        self, read: { $0.readItems($1, &$2) }, discard: { $0.readItems($1, &$2) },
        write: { draft, currency in .list(draft.group.items.map { $0.tree(in: currency) }) })
    }
  }

  static let table = FieldTable(allCases.map(\.field)) { .addOnGroup }
}

/// The keys of a group, in the order to write.
enum GroupKey: String, CaseIterable {
  case id, title, description, parent, hours

  private var field: Field<GroupDraft> {
    switch self {
    case .id: Field(self, \.group.id, .identifier, at: { $0.id = $1 }) { $0.group.id = $1 }
    case .title: Field(self, \.group.title, .name) { $0.group.title = $1 }
    case .description: Field(self, \.group.description, .lines) { $0.group.description = $1 }
    case .parent:
      Field(self, \.group.parent, .identifier, at: { $0.parent = $1 }) { $0.group.parent = $1 }
    case .hours: Field(self, \.group.hours, .hours) { $0.group.hours = $1 }
    }
  }

  static let table = FieldTable(allCases.map(\.field)) { .group }
}

/// The keys of an address in its parts, in the order to write.
enum AddressKey: String, CaseIterable {
  case street, postalCode, city, region, country

  private var field: Field<PostalAddress> {
    switch self {
    case .street: Field(self, \.street, .text) { $0.street = $1 }
    case .postalCode: Field(self, \.postalCode, .identifier) { $0.postalCode = $1 }
    case .city: Field(self, \.city, .text) { $0.city = $1 }
    case .region: Field(self, \.region, .text) { $0.region = $1 }
    case .country: Field(self, \.country, .text) { $0.country = $1 }
    }
  }

  static let table = FieldTable(allCases.map(\.field)) { .address }
}
