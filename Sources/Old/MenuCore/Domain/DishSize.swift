/// One of the sizes in which a dish is sold.
public struct DishSize: Hashable, Sendable {
  /// What the size is called.
  public var name: LocalizedText
  /// What it costs.
  public var price: Price?
  /// The diameter in centimetres.
  public var diameterCm: Int?
  /// The volume in millilitres.
  public var volumeMl: Int?
  /// The energy in kilocalories.
  public var calories: Int?
  /// Its own statement, nil where that of the dish holds.
  public var allergens: AllergenStatement?

  /// Makes a size.
  public init(
    name: LocalizedText, price: Price? = nil, diameterCm: Int? = nil, volumeMl: Int? = nil,
    calories: Int? = nil, allergens: AllergenStatement? = nil
  ) {
    self.name = name
    self.price = price
    self.diameterCm = diameterCm
    self.volumeMl = volumeMl
    self.calories = calories
    self.allergens = allergens
  }
}

/// Something that is in a dish.
public struct Ingredient: Hashable, Sendable {
  /// What it is called.
  public var name: LocalizedText
  /// Whether it was frozen.
  public var isFrozen: Bool

  /// Makes an ingredient.
  public init(name: LocalizedText, isFrozen: Bool = false) {
    self.name = name
    self.isFrozen = isFrozen
  }
}
