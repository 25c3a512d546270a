internal import LocatedJSON

/// A dish of any list while it is read.
struct DishDraft {
  let position: Int
  let list: MenuList
  var dish = Dish(name: "")

  var base: LocalizedText?
  var dough: LocalizedText?
  var volumeMl: Int?
  var alcohol: Amount?
  var serving: Serving?
  var isHomemade = false

  /// Where the id stands, nil without one.
  var id: JSONValue?
  /// Where the name stands, nil without one.
  var name: JSONValue?
  /// Where the description stands.
  var description: JSONValue?
  /// Where the notes stand.
  var notes: JSONValue?
  /// The texts that stand where nothing reads them, by what they are meant as.
  var lostTexts: [(key: DishKey, value: JSONValue)] = []
  /// Where the group stands.
  var group: JSONValue?
  /// Where the price stands.
  var price: JSONValue?
  /// Where the sizes stand.
  var sizes: JSONValue?
  /// Where the ingredients stand.
  var ingredients: JSONValue?
  /// Where the diets stand.
  var diets: JSONValue?
  /// Whether the file says something about its allergens, be it faulty.
  var hasStatement = false
  /// Whether a statement of the dish or of a size could not be read wholly.
  var isStatementFaulty = false
  /// The warnings of what stands where nothing reads it.
  var lost = AllergenStatement()

  /// Takes note of something said about allergens that nothing reads.
  mutating func lose(_ warnings: AllergenStatement) {
    hasStatement = true
    isStatementFaulty = true
    lost.warn(of: warnings)
  }

  init(position: Int, list: MenuList) {
    self.position = position
    self.list = list
  }
}
