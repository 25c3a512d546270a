public import MenuPresentation

/// A view that remembers what it was told.
public final class MenuViewSpy: MenuView {
  /// The names of the calls, in order.
  public private(set) var calls: [String] = []

  /// Makes a view that was told nothing yet.
  public init() {}

  /// Remembers the call.
  public func showMenu() {
    calls.append("showMenu")
  }
}

/// A cell that remembers what it was given to display.
public final class MenuCellSpy: MenuCell {
  /// The title, nil while none was displayed.
  public private(set) var title: String?

  /// The number, nil while none was displayed.
  public private(set) var number: String?
  /// The marks, empty while none were displayed.
  public private(set) var marks: [String] = []
  /// The summary, nil while none was displayed.
  public private(set) var summary: String?
  /// The price, nil while none was displayed.
  public private(set) var price: String?
  /// The price for narrow places, nil while none was displayed.
  public private(set) var shortPrice: String?
  /// The words for a dish that is sold out, nil while none were displayed.
  public private(set) var soldOut: String?

  /// Makes an empty cell.
  public init() {}

  /// Remembers the number.
  public func display(number: String?) {
    self.number = number
  }

  /// Remembers the title.
  public func display(title: String) {
    self.title = title
  }

  /// Remembers the marks.
  public func display(marks: [String]) {
    self.marks = marks
  }

  /// Remembers the summary.
  public func display(summary: String) {
    self.summary = summary
  }

  /// Remembers both prices.
  public func display(price: String?, short: String?) {
    self.price = price
    shortPrice = short
  }

  /// Remembers the words.
  public func display(soldOut words: String) {
    soldOut = words
  }
}
