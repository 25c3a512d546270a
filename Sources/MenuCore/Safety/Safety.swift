/// The rule of promises, as a function of values: what a dish promises is believed only if nothing in the
/// dish, in its group or in the file contradicts it.
///
/// Promises are *free*, *not an ingredient*, every diet and *homemade*; everything else is a warning. The
/// rule never adds a promise or a warning, and it never withdraws a warning:
///
/// 1. An error withdraws every promise of the add-on or the dish that it is in.
/// 2. A warning that is not a word of the format is an error: it may mean any allergen.
/// 3. What is promised to be absent, and is contained, counts as contained.
/// 4. An ingredient that names an allergen contradicts a promise about it; its own statement covers what
///    it names, and only `"none"`, *complete* and *free from* cover the rest of the ingredient.
/// 5. If a text names an allergen, silence about it no longer means *not an ingredient*.
/// 6. A diet is contradicted by what it excludes.
struct Safety {
  var lexicon: Lexicon
  let signs: HouseSigns
  /// What the texts of the file name.
  private(set) var fileNames = Lexicon.Finding()
  let groups: [UTF8Text: DishGroup]
  /// What the texts of a group and of its parents name, stored when a dish first needs it.
  var namesOfGroups: [UTF8Text: Lexicon.Finding] = [:]
  /// What the names of ingredients say, by name.
  var ingredientNames: [LocalizedText: IngredientName] = [:]

  /// Prepares the rule for the dishes of a menu; O(length of the texts of the file).
  init(_ menu: Menu, comments: [String] = [], lexicon: Lexicon = Lexicon()) {
    self.lexicon = lexicon
    signs = menu.signs
    groups = Dictionary(menu.groups.map { (UTF8Text($0.id), $0) }) { first, _ in first }
    let texts = [menu.description].compactMap(\.self) + menu.notes
    for text in texts + comments.map({ LocalizedText($0) }) {
      fileNames.formUnion(names(in: text))
    }
  }

  /// Withdraws the promises of a dish that are contradicted. O(length of its texts); O(1) for a dish that
  /// promises nothing.
  ///
  /// - Parameters:
  ///   - dish: the dish, whose warnings stay as they are.
  ///   - comments: comments around it in the file, which count as its texts.
  /// - Returns: the findings, in the order of the rule.
  mutating func withdrawContradictedPromises(
    of dish: inout Dish, comments: [String] = []
  ) -> [SafetyFinding] {
    var findings = checkAddOns(of: &dish)
    guard dish.promises else { return findings }
    let ingredients = namedIngredients(of: dish)
    if let finding = Self.unreadableText(of: dish, ingredients) { findings.append(finding) }
    var own = Self.unreadWarnings(of: dish)
    own += removeFreeFromBesideWarnings(of: &dish)
    own += Self.promisesBesideIngredients(ingredients, of: dish)
    own += Self.dietsBesideContents(of: dish, ingredients)
    if own.contains(where: \.isError) {
      dish.withdrawPromises()
    } else {
      own += doubt(&dish, ingredients, comments: comments)
    }
    findings += own
    return findings
  }

  /// The warnings of a dish that are not words of the format.
  private static func unreadWarnings(of dish: Dish) -> [SafetyFinding] {
    var findings = dish.allergens.unread.map { SafetyFinding(.unreadWarning($0), at: .allergens) }
    for (index, ingredient) in dish.ingredients.enumerated() {
      let words = ingredient.allergens?.unread ?? []
      findings += words.map { SafetyFinding(.unreadWarning($0), at: .ingredient(index)) }
    }
    for (index, size) in dish.sizes.enumerated() {
      let words = size.allergens?.unread ?? []
      findings += words.map { SafetyFinding(.unreadWarning($0), at: .size(index)) }
    }
    return findings
  }
}
