extension IngredientWords {
  /// What is prepared with an allergen wherever it is not called otherwise. A guest who leaves out
  /// birra leaves out nothing else, so these are no names of the allergen.
  static let prepared: [(Allergen, String)] = [
    (
      .milk,
      """
      buttermilk milkshake milkshakes cheeseburger cheeseburgers cheesecake cheesecakes carbonara
      tiramisù tiramisu
      """
    ),
    (.eggs, "carbonara tiramisù tiramisu savoiardi"),
    (.nuts, "amaretti torrone torroncino"),
    (
      .gluten,
      """
      savoiardi biscotto biscotti gnocchi birra birre bier biere bière bières beer beers cerveza
      cervezas
      """
    ),
  ]
}
