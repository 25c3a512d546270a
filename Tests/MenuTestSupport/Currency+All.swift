import Foundation
public import OldMenuCore

extension Currency {
  /// Every currency that Foundation says is in use and that a menu can have.
  public static let all = Locale.commonISOCurrencyCodes.sorted().compactMap { Currency(code: $0) }
}
