extension Diagnostic {
  /// Where a statement says that there is no allergen.
  public enum NonePlace: Hashable, Sendable {
    /// It is all that the statement says.
    case alone
    /// It is the only entry of a list that is all of the statement.
    case inBrackets
    /// Other entries stand beside it: then it says nothing.
    case besideOthers
    /// It is all that stands under a key of the statement.
    case underKey(String)
  }
}
