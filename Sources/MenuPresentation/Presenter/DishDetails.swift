/// Everything a guest may ask about one dish, in words.
public struct DishDetails: Hashable, Sendable {
  /// The number as printed on the menu.
  public var number: String?
  /// What it is called.
  public var title: String
  /// Short signs behind the title: `V`, `VG`, `••`.
  public var marks: [String]
  /// What it costs, one text for each size; says so when it is sold out.
  public var prices: [String]
  /// Its description and what is in it; empty when the file says neither.
  public var contents: String
  /// Volume, serving, base, calories and the like.
  public var facts: String?
  /// What the owner says about allergens, in whole sentences.
  public var allergens: String
  /// The warnings in one line, for places where sentences are too long.
  public var remark: String
  /// The same of each size, where they differ.
  public var sizeRemarks: [String]
  /// The diets it suits, as a sentence.
  public var diets: String?
  /// What can be ordered on top, a text for each group of add-ons.
  public var addOns: [String]
  /// Remarks of the owner.
  public var notes: [String]
}
