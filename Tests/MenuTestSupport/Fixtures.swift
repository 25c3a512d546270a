public import MenuCore

extension Pizza {
  /// A pizza for a test that does not care which one it is.
  public static func fixture(name: String = "Margherita") -> Pizza {
    Pizza(name: name)
  }
}
