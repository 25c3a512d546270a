import MenuCore

/// The house itself, and when what stands under a heading is served.
extension MenuSession {
  /// When the house is open, in words; nil where the menu does not say.
  public var hours: String? {
    menu.menu.hours.map { words.text(of: $0, in: menu.context) }
  }

  /// Whether the house is open now, and until when, or when it opens next; nil without a clock or
  /// days and times that one can be held against.
  public var openingState: String? {
    guard let now, case .week(let hours) = menu.menu.hours else { return nil }
    return words.state(of: hours, at: now)
  }

  /// Where the house is, its telephone and its hours; what the menu does not say is not there.
  public var contact: [LabelledText] {
    let (menu, context) = (menu.menu, menu.context)
    return [
      menu.address.map { LabelledText(words.addressLabel, context.text($0)) },
      menu.phone.map { LabelledText(words.linear.phone, context.text($0)) },
      hours.map { LabelledText(words.linear.hours, $0) },
    ].compactMap(\.self)
  }

  /// The same as lines of text, the address as it is written on a letter.
  public var contactLines: [String] {
    contact.map {
      $0.label.hasSameUTF8(as: words.addressLabel)
        ? $0.text : "\($0.label)\(words.colon) \($0.text)"
    }
  }

  /// The hours with today's first and what a clock says of them, else in one line.
  var hoursOfThePage: [String] {
    guard let now, let openingState, case .week(let hours) = menu.menu.hours else {
      return [self.hours].compactMap(\.self)
    }
    let lines = words.lines(of: hours, today: now.day)
    return lines == [openingState] ? lines : [openingState] + lines
  }

  /// What is said of the dishes under a heading: when they are served, and a sentence about them.
  public func remarks(ofSection section: Int) -> [String] {
    guard let group = group(ofSection: section) else { return [] }
    let context = menu.context
    return [
      group.hours.map { words.servingTimes(of: $0, in: context) },
      group.description.map(context.text),
    ].compactMap(\.self)
  }

  /// Whether the dishes under a heading are served at this time, as far as anybody knows.
  func isServed(section: Int) -> Bool {
    guard let now, case .week(let hours) = group(ofSection: section)?.hours else { return true }
    return hours.isOpen(at: now)
  }

  private func group(ofSection section: Int) -> DishGroup? {
    guard let dish = dataSource.dishIndex(forRow: 0, inSection: section),
      let id = menu.menu.group(at: dish.position, in: dish.list)
    else { return nil }
    return menu.menu.groups.first { $0.id.hasSameUTF8(as: id) }
  }
}
