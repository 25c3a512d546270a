/// One size of a dish.
public struct DishSize: Hashable, Sendable {
  /// The name: `maxi`.
  public var name: LocalizedText
  /// The price.
  public var price: Price?
  /// The diameter in centimetres.
  @Rare public var diameterCm: Int? = nil
  /// The volume in millilitres.
  @Rare public var volumeMl: Int? = nil
  /// The energy in kilocalories.
  @Rare public var calories: Int? = nil
  /// Its own statement, to which the warnings of the dish are added; nil if that of the dish applies.
  @Rare public var allergens: AllergenStatement?

  /// Makes a size whose name is in the language of the menu.
  public init(name: String, price: Price? = nil, allergens: AllergenStatement? = nil) {
    self.init(name: LocalizedText(name), price: price, allergens: allergens)
  }

  /// Makes a size.
  public init(name: LocalizedText, price: Price? = nil, allergens: AllergenStatement? = nil) {
    self.name = name
    self.price = price
    self.allergens = allergens
  }
}
