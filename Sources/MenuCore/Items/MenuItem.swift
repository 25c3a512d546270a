/// One row of a menu, ready to show in one language.
///
/// Its texts are the owner's, as written: a front end makes them safe for its medium.
public struct MenuItem: Hashable, Identifiable, Sendable {
  /// The place of its dish in the menu; position 0 for a row that was made without a menu.
  public var id: MenuDataSource.DishIndex
  /// The owner's own name for the dish, nil where he gave none.
  @ComparedAsUTF8 public var dishID: String? = nil
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String? = nil
  /// The name.
  @ComparedAsUTF8 public var title: String
  /// A sentence about it.
  @ComparedAsUTF8 public var description: String? = nil
  /// The ingredients, frozen ones with a star.
  @ComparedAsUTF8 public var ingredients: [String] = []
  /// Short facts: volume, serving, alcohol, base, dough, homemade, calories.
  @ComparedAsUTF8 public var details: [String] = []
  /// The alcohol, which is among the details too: `4,7 % vol`; nil where none is stated.
  @ComparedAsUTF8 public var alcohol: String? = nil
  /// The price: `7,00 / 11,50 €` for two sizes; nil without one.
  @ComparedAsUTF8 public var price: String? = nil
  /// The least it costs, `da 7,00 €`, where `price` says more than one amount.
  @ComparedAsUTF8 public var lowestPrice: String? = nil
  /// The price before.
  @ComparedAsUTF8 public var previousPrice: String? = nil
  /// The sizes in which it is sold.
  public var sizes: [Size] = []
  /// The diets it suits, those that are implied included and none that is contradicted.
  public var diets: [Diet] = []
  /// The owner's statement about allergens, all sizes together.
  public var allergens = AllergenStatement()
  /// The things that can be ordered on top.
  public var addOns: [AddOns] = []
  /// The heat, from 0 to 3.
  public var spiciness = 0
  /// True if it, or something in it, was frozen.
  public var isFrozen = false
  /// True if there is none left today.
  public var isSoldOut = false
  /// Remarks of the owner.
  @ComparedAsUTF8 public var notes: [String] = []
  /// True if it is shown although nothing is stated about an allergen that a filter excludes: the
  /// guest must ask the staff.
  public var isUndeclared = false

  /// Makes a row that has nothing but a name.
  public init(list: MenuList, title: String) {
    id = MenuDataSource.DishIndex(list: list, position: 0)
    self.title = title
  }

  /// The list it stands in.
  public var list: MenuList { id.list }

  /// The text that a row has room for: the ingredients, else the details and the description.
  public var summary: String {
    let parts = ingredients.isEmpty ? details + [description].compactMap(\.self) : ingredients
    return parts.concatenated(separator: ", ")
  }

  /// One of the sizes of an item.
  public struct Size: Hashable, Sendable {
    /// The name: `maxi`.
    @ComparedAsUTF8 public var name: String
    /// The price.
    @ComparedAsUTF8 public var price: String?
    /// The measures and calories: `45 cm`.
    @ComparedAsUTF8 public var details: [String] = []
    /// The statement for this size, nil where it is that of the item.
    public var allergens: AllergenStatement?

    /// Makes a size of a name and a price.
    public init(name: String, price: String? = nil) {
      (self.name, self.price) = (name, price)
    }
  }

  /// Add-ons of an item that are offered together.
  public struct AddOns: Hashable, Sendable {
    /// The title of the choice.
    @ComparedAsUTF8 public var title: String?
    /// The number that may be chosen, nil for as many as one likes.
    public var choose: ClosedRange<Int>?
    /// The add-ons in the order of the file, without those that a filter hides.
    public var items: [Item]

    /// Makes add-ons of which as many may be chosen as one likes.
    public init(title: String?, items: [Item]) {
      (self.title, self.items) = (title, items)
    }

    /// One add-on.
    public struct Item: Hashable, Sendable {
      /// The name.
      @ComparedAsUTF8 public var name: String
      /// The price on top: `+2,50 €`, or words for it.
      @ComparedAsUTF8 public var surcharge: String?
      /// The owner's statement about its allergens.
      public var allergens = AllergenStatement()
      /// The diets it suits.
      public var diets: [Diet] = []
      /// True if it is shown although nothing is stated about an excluded allergen.
      public var isUndeclared = false
      /// Its place in its group of the dish; a query may have hidden others.
      public var index = 0

      /// Makes an add-on of a name and a price on top: `+2,50 €`.
      public init(name: String, surcharge: String? = nil) {
        (self.name, self.surcharge) = (name, surcharge)
      }
    }
  }
}
