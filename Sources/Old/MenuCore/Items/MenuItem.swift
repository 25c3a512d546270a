/// One row of a menu, ready to show in one language.
///
/// Its texts are the owner's, as written: a front end makes them safe for its medium.
public struct MenuItem: Hashable, Sendable {
  /// The list it stands in.
  public var list: MenuList
  /// The owner's own name for it, nil where he gave none.
  @ComparedAsUTF8 public var id: String?
  /// The number as printed on the menu.
  @ComparedAsUTF8 public var number: String?
  /// What it is called.
  @ComparedAsUTF8 public var title: String
  /// A sentence about it.
  @ComparedAsUTF8 public var description: String?
  /// What is in it, frozen ingredients with a star.
  @ComparedAsUTF8 public var ingredients: [String]
  /// Short facts: volume, serving, alcohol, base, dough, homemade, calories.
  @ComparedAsUTF8 public var details: [String]
  /// What it costs, from the lowest size to the highest; nil without a price.
  @ComparedAsUTF8 public var price: String?
  /// The least it costs, `da 7,00 €` or `1,00 €`, where `price` says more than that.
  @ComparedAsUTF8 public var lowestPrice: String?
  /// The least and the most it costs, where `price` says both.
  public var priceRange: PriceRange?
  /// What it cost before.
  @ComparedAsUTF8 public var previousPrice: String?
  /// The sizes in which it is sold.
  public var sizes: [Size]
  /// The diets it suits, those that are implied included and none that is contradicted.
  public var diets: [Diet]
  /// What the owner says about allergens, all sizes together.
  public var allergens: AllergenStatement
  /// What can be ordered on top.
  public var addOns: [AddOns]
  /// How hot it is, from 0 to 3.
  public var spiciness: Int
  /// Whether it, or something in it, was frozen.
  public var isFrozen: Bool
  /// Whether it was frozen as a whole, and not only something in it.
  public var isFrozenAsAWhole = false
  /// Whether there is none left today.
  public var isSoldOut: Bool
  /// Remarks of the owner.
  @ComparedAsUTF8 public var notes: [String]
  /// Where the words of a search stand in the title, in order and apart from each other.
  public var titleMatches: [Range<String.Index>] = []
  /// Where they stand in the number.
  public var numberMatches: [Range<String.Index>] = []
  /// Where they stand in the summary.
  public var summaryMatches: [Range<String.Index>] = []
  /// Why a search found it, where title, number and summary do not show it.
  public var reasons: [MatchReason] = []
  /// Whether it is shown although nothing is stated about an allergen that a filter excludes: the
  /// guest must ask the staff.
  public var isUndeclared = false
  /// What a diet that was asked for excludes and the item, though marked with it, may contain or does
  /// not state: the guest must ask the staff.
  public var doubts: AllergenSet = []
  /// What is left of the options of which one must be taken, where a filter hides others.
  @ComparedAsUTF8 public var leftToChoose: [String] = []

  /// What a row has room for: the ingredients, else the details and the description.
  public var summary: String {
    let parts = ingredients.isEmpty ? details + [description].compactMap { $0 } : ingredients
    return parts.concatenated(separator: ", ")
  }

  /// One of the sizes of an item.
  public struct Size: Hashable, Sendable {
    /// What the size is called.
    @ComparedAsUTF8 public var name: String
    /// What it costs.
    @ComparedAsUTF8 public var price: String?
    /// The least and the most it costs, where `price` says both.
    public var priceRange: PriceRange?
    /// Its measures and calories.
    @ComparedAsUTF8 public var details: [String]
    /// What is said of this size, nil where it is what is said of the item.
    public var allergens: AllergenStatement?
  }

  /// Add-ons of an item that are offered together.
  public struct AddOns: Hashable, Sendable {
    /// What the choice is called.
    @ComparedAsUTF8 public var title: String?
    /// How many may be chosen, nil for as many as one likes.
    public var choose: ClosedRange<Int>?
    /// The add-ons in the order of the file.
    public var items: [Item]
    /// Which group of its dish this is; a query may have hidden others.
    public var index = 0

    /// One add-on.
    public struct Item: Hashable, Sendable {
      /// What it is called.
      @ComparedAsUTF8 public var name: String
      /// What it costs on top: `+2,50 €`, or the words for that.
      @ComparedAsUTF8 public var surcharge: String?
      /// What the owner says about its allergens.
      public var allergens: AllergenStatement
      /// The diets it suits.
      public var diets: [Diet]
      /// The diets that it does not suit, by what it is or beside others of its group.
      public var dietsAgainst: DietSet = []
      /// Whether it is shown although nothing is stated about an excluded allergen.
      public var isUndeclared = false
      /// Which add-on of its group this is; a query may have hidden others.
      public var index = 0
    }
  }
}

// What is made by hand, for a preview or a test of one's own view, is filled in afterwards.
extension MenuItem {
  /// Makes an item that has nothing but a name.
  public init(list: MenuList, title: String) {
    self.init(
      list: list, id: nil, number: nil, title: title, description: nil, ingredients: [],
      details: [], price: nil, lowestPrice: nil, priceRange: nil, previousPrice: nil, sizes: [],
      diets: [], allergens: AllergenStatement(), addOns: [], spiciness: 0, isFrozen: false,
      isSoldOut: false, notes: [])
  }
}

extension MenuItem.Size {
  /// Makes a size of a name and a price.
  public init(name: String, price: String? = nil) {
    self.init(name: name, price: price, priceRange: nil, details: [], allergens: nil)
  }
}

extension MenuItem.AddOns {
  /// Makes add-ons of which as many may be chosen as one likes.
  public init(title: String?, items: [Item]) {
    self.init(title: title, choose: nil, items: items)
  }
}

extension MenuItem.AddOns.Item {
  /// What it costs on top without the sign, to be read out.
  public var price: String? { surcharge.map { String($0.trimmingPrefix("+")) } }

  /// Makes an add-on of a name and what it costs on top: `+2,50 €`.
  public init(name: String, surcharge: String? = nil) {
    self.init(name: name, surcharge: surcharge, allergens: AllergenStatement(), diets: [])
  }
}
