/// What the numbers and letters of a file mean.
struct AllergenLegend {
  private var meanings: [UTF8Text: Allergen] = [:]
  /// Whether the file gives a legend at all, be it faulty.
  var isGiven = false

  /// The fourteen by their numbers in the annex.
  static let eu: AllergenLegend = {
    var legend = AllergenLegend()
    legend.isGiven = true
    for (index, group) in Allergen.groups.enumerated() { legend[String(index + 1)] = group }
    return legend
  }()

  /// What a number or letter means.
  subscript(sign: String) -> Allergen? {
    get { meanings[UTF8Text(sign)] }
    set { meanings[UTF8Text(sign)] = newValue }
  }
}
