internal import OldMenuCore
internal import OldMenuPresentation

/// What is told of a dish where a line is a dish: the same fields in the same order, in every language
/// and for every menu.
enum DishField: String, CaseIterable {
  /// What names the dish to `sold-out`: its list and its place there, from 1.
  case place
  case name, price, priceMinor, priceMaxMinor, per, currency, soldOut
  case list, section, number, id
  case warning, description, ingredients, facts, signs
  case diets, contains, mayContain, freeFrom, notAnIngredient, notStated, allergens
  case sizes, addOns, notes
  /// What options warn of of which some must be taken, beyond what is said of the dish.
  case onChoice
}

/// What a field has.
enum FieldValue {
  case text(String?)
  case number(Int?)
  case flag(Bool)
  case texts([String])
  /// Words of the format, in which there is no comma.
  case words([String])
  /// Objects, and the same for a person.
  case objects([[(key: String, value: FieldValue)]], told: [String])
}

/// A dish with all that its fields need.
struct DishRecord {
  private let row: ExportedRow
  private let section: String?
  private let context: MenuContext
  private let cell: ExportedCell
  /// What it costs, also while it is sold out.
  private let price: String?
  private let details: DishDetails?
  private let told: ToldStatement

  /// Takes a row.
  init(_ row: ExportedRow, of menu: ExportedMenu) {
    (self.row, context) = (row, menu.context)
    section = menu.dataSource.title(forSection: row.section)
    cell = menu.cell(of: row)
    price = cell.price ?? menu.context.priceText(of: row.priced)
    details = menu.details(of: row)
    told = row.dish.toldStatement
  }

  /// What the dish has in a field.
  func value(_ field: DishField) -> FieldValue {
    let dish = row.dish
    let statement = told.statement
    return switch field {
    case .place: .text("\(row.list.rawValue)/\(row.position + 1)")
    case .name: .text(cell.title)
    case .price: .text(price)
    case .priceMinor: .number(span.low)
    case .priceMaxMinor: .number(span.high)
    case .per: .text(dish.price?.per.map(context.text))
    case .currency: .text(context.currency?.code)
    case .soldOut: .flag(cell.soldOut != nil)
    case .list: .text(row.list.rawValue)
    case .section: .text(section)
    case .number: .text(cell.number)
    case .id: .text(dish.id)
    case .warning: .text(cell.allergenWarning)
    case .description: .text(dish.description.map(context.text))
    case .ingredients: .texts(dish.ingredients.map { context.text($0.name) })
    case .facts: .text(details?.facts)
    case .signs: .texts(cell.marks)
    case .diets:
      .words(dish.certainDiets.diets.map(\.rawValue))
    case .contains: .words(statement.contains.allergens.map(\.rawValue))
    case .mayContain: .words(statement.mayContain.allergens.map(\.rawValue))
    case .freeFrom: .words(statement.freeFrom.allergens.map(\.rawValue))
    case .notAnIngredient: .words(told.groups(in: .notAnIngredient))
    case .notStated: .words(told.groups(in: .notStated))
    case .allergens: .text(details?.allergens)
    case .sizes: .objects(sizes, told: dish.sizes.isEmpty ? [] : details?.prices ?? [])
    case .addOns: .objects(addOns, told: details?.addOns ?? [])
    case .notes: .texts(details?.notes ?? [])
    case .onChoice: .words(told.onChoice.allergens.map(\.rawValue))
    }
  }

  /// The least and the most that one pays, in the smallest units of the currency; the most only where
  /// every price states its end.
  private var span: (low: Int?, high: Int?) {
    let prices = row.priced.price.map { [$0] } ?? row.priced.sizes.map(\.price)
    let ends = prices.map { $0?.highest }
    let high = ends.contains { $0 == nil } ? nil : ends.compactMap { $0 }.max()
    return (minor(prices.compactMap { $0?.lowest }.min()), minor(high))
  }

  private func minor(_ amount: Amount?) -> Int? {
    amount.flatMap { $0.minorUnits(of: context.currency) }
  }

  private var sizes: [[(key: String, value: FieldValue)]] {
    zip(row.priced.sizes, row.dish.statements).map { size, statement in
      [
        ("name", .text(context.text(size.name))),
        ("price", .text(size.price.map(context.text(of:)))),
        ("priceMinor", .number(minor(size.price?.lowest))),
        ("priceMaxMinor", .number(minor(size.price?.highest))),
        ("diameterCm", .number(size.diameterCm)), ("volumeMl", .number(size.volumeMl)),
        ("calories", .number(size.calories)),
      ] + statement.told(choosing: row.dish.statementsToChoose).members
    }
  }

  private var addOns: [[(key: String, value: FieldValue)]] {
    row.priced.addOns.flatMap(\.items).map { addOn in
      [
        ("name", .text(context.text(addOn.name))),
        ("price", .text(addOn.price.map(context.text(of:)))),
        ("priceMinor", .number(minor(addOn.price?.lowest))),
      ] + addOn.believedStatement.told(choosing: []).members
    }
  }
}

extension ToldStatement {
  /// The groups of the fourteen that are in a state; what one option is without, another one is not.
  fileprivate func groups(in state: AllergenState) -> [String] {
    let groups =
      state == .notAnIngredient
      ? Allergen.groups.filter(notIngredients.contains)
      : Allergen.groups.filter { statement.state(of: $0) == state }
    return groups.map(\.rawValue)
  }

  /// What is said of a size or an add-on, as of a dish.
  fileprivate var members: [(key: String, value: FieldValue)] {
    [
      (DishField.contains, statement.contains.allergens.map(\.rawValue)),
      (.mayContain, statement.mayContain.allergens.map(\.rawValue)),
      (.freeFrom, statement.freeFrom.allergens.map(\.rawValue)),
      (.notAnIngredient, groups(in: .notAnIngredient)), (.notStated, groups(in: .notStated)),
    ].map { ($0.rawValue, .words($1)) }
  }
}
