/// One row of a menu, ready for display in one language.
///
/// The texts are those of the owner, as written. Make them safe for your medium.
public struct MenuItem: Hashable, Identifiable, Sendable {
  /// The position of its dish in the menu; 0 for a row that was made without a menu.
  public package(set) var index: MenuDataSource.DishIndex
  /// The `id` of the dish; nil if the owner gave none.
  @ComparedAsUTF8 public var dishID: String? = nil
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String? = nil
  /// The name.
  @ComparedAsUTF8 public var title: String
  /// The first text of the name, which is the same in every language, and the `id` of the group.
  @ComparedAsUTF8 var name: String
  @ComparedAsUTF8 var group: String? = nil
  /// The description.
  @ComparedAsUTF8 public var description: String? = nil
  /// The ingredients; frozen ones have a star.
  @ComparedAsUTF8 public var ingredients: [String] = []
  /// Short facts: volume, serving, alcohol, base, dough, homemade, calories.
  @ComparedAsUTF8 public var details: [String] = []
  /// The alcohol, also part of the details: `4,7 % vol`; nil if none is stated.
  @ComparedAsUTF8 public var alcohol: String? = nil
  /// The price: `7,00 / 11,50 €` for two sizes; nil without a price.
  @ComparedAsUTF8 public var price: String? = nil
  /// The lowest price, `da 7,00 €`, if `price` has more than one amount.
  @ComparedAsUTF8 public var lowestPrice: String? = nil
  /// The previous price.
  @ComparedAsUTF8 public var previousPrice: String? = nil
  /// The sizes in which it is sold.
  public var sizes: [Size] = []
  /// The diets it suits, including implied ones and without contradicted ones.
  public var diets: [Diet] = []
  /// The owner's statement about allergens, for all sizes together.
  public var allergens = AllergenStatement()
  /// The add-ons that can be ordered with it.
  public var addOns: [AddOns] = []
  /// The heat, from 0 to 3.
  public var spiciness = 0
  /// True if the dish or one of its ingredients was frozen.
  public var isFrozen = false
  /// True if it is sold out today.
  public var isSoldOut = false
  /// Notes of the owner.
  @ComparedAsUTF8 public var notes: [String] = []
  /// True if it is shown although nothing is stated about an excluded allergen, so that the guest
  /// must ask the staff.
  public var isUndeclared = false

  /// Makes a row with only a name.
  package init(list: MenuList, title: String) {
    index = MenuDataSource.DishIndex(list: list, position: 0)
    self.title = title
    name = title
  }

  /// The list of its dish.
  public var list: MenuList { index.list }

  /// Identifies the dish in every language, and when the menu is read again: its own `id`, or else
  /// its list, group, number and name. `pizzas/classiche/4/Margherita`
  ///
  /// Unique if ids are, unless a dish without an `id` is twice in a group with the same number and
  /// name.
  public var id: String {
    if let dishID { return dishID }
    return [list.rawValue, group, number, name].compactMap(\.self).joined(separator: "/")
  }

  /// The text for the second line of a row: the ingredients, or the details and the description.
  public var summary: String {
    guard ingredients.isEmpty else { return ingredients.joined(separator: ", ") }
    let facts = details.joined(separator: ", ")
    guard let description, !description.isEmpty else { return facts }
    if facts.isEmpty { return description }
    // A description that is a sentence does not continue the list.
    if description.first?.isUppercase ?? false { return "\(facts). \(description)" }
    return "\(facts), \(description)"
  }

  /// One of the sizes of an item.
  public struct Size: Hashable, Sendable {
    /// The name: `maxi`.
    @ComparedAsUTF8 public var name: String
    /// The price.
    @ComparedAsUTF8 public var price: String?
    /// The dimensions and calories: `45 cm`.
    @ComparedAsUTF8 public var details: [String] = []
    /// The statement for this size; nil if it is that of the item. Of the words that were not understood, it
    /// has only its own.
    public var allergens: AllergenStatement?
  }

  /// Add-ons of an item that are offered together.
  public struct AddOns: Hashable, Sendable {
    /// The title of the choice.
    @ComparedAsUTF8 public var title: String?
    /// The number that may be chosen; nil for any number.
    public var choose: ClosedRange<Int>?
    /// The add-ons in the order of the file, without those that a filter hides.
    public var items: [Item]
    /// The number of add-ons that a filter hides.
    package internal(set) var hidden = 0

    /// The number that must be chosen; 0 for none.
    package var least: Int { choose?.lowerBound ?? 0 }

    /// Removes the add-ons that a filter excludes, and marks those without a statement about an excluded
    /// allergen.
    mutating func hide(without filter: QueryFilter) {
      let count = items.count
      items = items.compactMap { item in
        guard item.allergens.warned.isDisjoint(with: filter.without) else { return nil }
        var item = item
        item.isUndeclared = !item.allergens.open.isDisjoint(with: filter.without)
        return item.isUndeclared && !filter.showsUndeclared ? nil : item
      }
      hidden = count - items.count
    }

    /// One add-on.
    public struct Item: Hashable, Sendable {
      /// The name.
      @ComparedAsUTF8 public var name: String
      /// The surcharge: `+2,50 €`, or a text.
      @ComparedAsUTF8 public var surcharge: String?
      /// The amount of the surcharge without its sign: `2,50 €`; nil for a surcharge in words.
      @ComparedAsUTF8 package var amount: String?
      /// The owner's statement about its allergens.
      public var allergens = AllergenStatement()
      /// The diets it suits.
      public var diets: [Diet] = []
      /// True if it is shown although nothing is stated about an excluded allergen.
      public var isUndeclared = false
      /// Its index in the group of the dish, which counts the add-ons that a query has hidden.
      package var index = 0
    }
  }
}
