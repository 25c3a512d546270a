public import OldMenuPresentation

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
  /// The signs, empty while none were displayed.
  public private(set) var signs: [String] = []
  /// The summary, nil while none was displayed.
  public private(set) var summary: String?
  /// The price, nil while none was displayed.
  public private(set) var price: String?
  /// The price for narrow places, nil while none was displayed.
  public private(set) var shortPrice: String?
  /// The words for a dish that is sold out, nil while none were displayed.
  public private(set) var soldOut: String?

  /// The parts of the title that a search found.
  public private(set) var markedTitle: [String] = []
  /// Why it was found, nil while nothing was displayed.
  public private(set) var reason: String?
  /// What is to be asked or known of its allergens, nil while nothing was displayed.
  public private(set) var allergenWarning: String?
  /// What was displayed, in order, by the names of the calls.
  public private(set) var calls: [String] = []

  /// Makes an empty cell.
  public init() {}

  /// All that it says now.
  public var shown: [String] {
    let texts = [number, title, summary, price, shortPrice, soldOut, reason, allergenWarning]
    return texts.map { $0 ?? "-" } + signs + markedTitle
  }

  /// Remembers the number.
  public func display(number: String?) {
    self.number = number
    calls.append("number")
  }

  /// Remembers the title and the parts of it that were found.
  public func display(title: MarkedText) {
    self.title = title.text
    markedTitle = title.marks.map { String(title.text[$0]) }
    calls.append("title")
  }

  /// Remembers the signs.
  public func display(signs: [Sign]) {
    self.signs = signs.map(\.text)
    calls.append("signs")
  }

  /// Remembers the summary.
  public func display(summary: MarkedText) {
    self.summary = summary.text
    calls.append("summary")
  }

  /// Remembers what stands in place of the price.
  public func display(price: PriceTag) {
    (self.price, shortPrice, soldOut) = (nil, nil, nil)
    switch price {
    case .price(let whole, let short, _): (self.price, shortPrice) = (whole, short)
    case .soldOut(let words): soldOut = words
    case .none: break
    }
    calls.append("price")
  }

  /// Remembers the reason.
  public func display(reason: String?) {
    self.reason = reason
    calls.append("reason")
  }

  /// Remembers the warning.
  public func display(allergenWarning: String?) {
    self.allergenWarning = allergenWarning
    calls.append("allergenWarning")
  }
}
