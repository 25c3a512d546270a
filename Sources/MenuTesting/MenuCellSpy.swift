public import MenuPresentation

/// A cell that records the values it was given.
public final class MenuCellSpy: MenuCell {
  /// The calls of a cell.
  public enum Call: String, CaseIterable, Sendable {
    /// One for each function of `MenuCell`.
    case title, number, marks, summary, price, allergens
  }

  /// The calls in their order.
  public private(set) var calls: [Call] = []
  /// The last value of each call, as text.
  public private(set) var shown: [Call: String] = [:]

  /// Makes an empty cell.
  public init() {}

  /// The name.
  public var title: String? { shown[.title] }

  /// Records the name.
  public func display(title: String) { note(.title, title) }
  /// Records the number.
  public func display(number: String?) { note(.number, number ?? "") }
  /// Records the marks.
  public func display(marks: [String]) { note(.marks, marks.joined(separator: ", ")) }
  /// Records the ingredients.
  public func display(summary: String) { note(.summary, summary) }
  /// Records the price.
  public func display(price: String?, isSoldOut: Bool) {
    note(.price, "\(price ?? "") \(isSoldOut)")
  }
  /// Records the statement.
  public func display(allergens: String) { note(.allergens, allergens) }

  private func note(_ call: Call, _ value: String) {
    calls.append(call)
    shown[call] = value
  }
}
