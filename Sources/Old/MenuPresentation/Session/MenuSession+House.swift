import OldMenuCore

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

  /// Where it is.
  var address: String? { menu.menu.address.map { menu.context.text($0) } }

  /// How to call it.
  var phone: String? { menu.menu.phone.map(menu.context.text) }

  /// Where the house is, its telephone and its hours, a line each; what the menu does not say is not
  /// there.
  public var contactLines: [String] {
    [
      address, phone.map { words.labelled(words.linear.phone, $0) },
      hours.map { words.labelled(words.linear.hours, $0) },
    ].compactMap(\.self)
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
    guard let group = dataSource.group(forSection: section) else { return [] }
    let context = menu.context
    return [
      group.hours.map { words.servingTimes(of: $0, in: context) },
      group.description.map(context.text),
    ].compactMap(\.self)
  }

  /// The same with the heading in front, for who opens a dish and may not have passed there: it may be
  /// what all of them are fried in.
  func notes(ofSection section: Int) -> [String] {
    let title = dataSource.title(forSection: section) ?? ""
    return remarks(ofSection: section).map { words.labelled(title, $0) }
  }

  /// What the house says of all dishes, or of those under a heading, that names one of some allergens.
  func notes(naming allergens: AllergenSet) -> [String] {
    let context = menu.context
    let ofGroups = menu.menu.groups.compactMap { group in
      group.description.map { words.labelled(context.text(group.title), context.text($0)) }
    }
    return (houseNotes + ofGroups).filter { !$0.allergensNamed.isDisjoint(with: allergens) }
  }

  /// Whether the dishes under a heading are served at this time, as far as anybody knows.
  func isServed(section: Int) -> Bool {
    guard let now else { return true }
    return menu.menu.isServed(dataSource.group(forSection: section), at: now)
  }
}
