public import OldMenuCore

/// What stands above the columns of a menu that is exported as a table.
public struct ExportStrings: Sendable {
  /// Above the numbers of the menu.
  public let number: String
  /// Above the dishes.
  public let dish: String
  /// Above the prices.
  public let price: String
  /// Above what is said of allergens.
  public let allergens: String

  /// The words of a language.
  public static func `in`(_ language: InterfaceLanguage) -> ExportStrings {
    switch language {
    case .italian: .italian
    case .english: .english
    case .german: .german
    case .french: .french
    case .spanish: .spanish
    }
  }
}
