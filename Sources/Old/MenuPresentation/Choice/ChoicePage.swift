public import OldMenuCore

/// What the page of a choice says: in the language of the house, whose waiter reads it, and below it
/// in the guest's where that differs.
///
/// Its texts are as the owner wrote them, not yet safe for a terminal.
public struct ChoicePage: Hashable, Sendable {
  /// A text in both languages.
  public struct Text: Hashable, Sendable {
    /// In the language of the house.
    public let house: String
    /// In that of the guest, nil where it is the same.
    public let guest: String?

    init(_ house: String, _ guest: String) {
      self.house = house
      self.guest = house == guest ? nil : guest
    }
  }

  /// A line with its price at the end.
  public struct Row: Hashable, Sendable {
    /// What it is: `2 × n. 4 Diavola (maxi) + bufala`.
    public let text: Text
    /// What one of several costs, nil for a single one.
    public let unitPrice: String?
    /// What all of it costs, or why it cannot be had.
    public let price: Text
    /// That it is not served at this time, what became of its price and of its allergens, and what in it
    /// the guest leaves out; nil for nothing.
    public let remark: Text?
  }

  /// What the page is called.
  public let title: Text
  /// What was chosen, in that order.
  public let rows: [Row]
  /// That nothing is chosen, nil where something is.
  public let nothing: Text?
  /// The cover with its price, nil without one.
  public let cover: Row?
  /// What it comes to; nil where no price is known, and where there is nothing but the cover.
  public let total: Row?
  /// The allergens of all of it together, nil where nothing is chosen.
  public let allergens: Text?
  /// That it is no order, and what to do with it.
  public let disclaimer: Text
  /// The same for a guest who hears the page, and shows nobody a screen.
  public let spokenDisclaimer: Text

  /// Makes the page.
  ///
  /// - Parameters:
  ///   - choice: what was chosen.
  ///   - menu: the menu that it was chosen from.
  ///   - guest: how the guest reads that menu.
  ///   - excluded: what he leaves out by now; a line may have been chosen before.
  ///   - now: the time, nil where nobody knows it.
  public init(
    _ choice: Choice, of menu: Menu, for guest: MenuContext, without excluded: AllergenSet = [],
    at now: WeekTime? = nil
  ) {
    let house = MenuContext(fileLanguage: menu.language, currency: menu.currency)
    let languages = ChoiceLanguages(house: house, guest: guest)
    title = languages.text { strings, _ in strings.choice.title }
    rows = choice.lines.map { line in
      let group = line.dish.group.flatMap(menu.group(id:))
      let isServed = now.map { menu.isServed(group, at: $0) } ?? true
      return languages.row(of: line, without: excluded, isServed: isServed)
    }
    nothing = rows.isEmpty ? languages.text { strings, _ in strings.choice.nothing } : nil
    cover = choice.coverTotal.flatMap { sum in
      choice.people == 0
        ? nil
        : languages.row(
          sum, unit: choice.cover.map { Choice.Sum($0) },
          before: choice.coverBefore.map { Choice.Sum($0) }
        ) { strings in "\(choice.people ?? 0) × \(strings.cover)" }
    }
    let sum = choice.total
    total =
      choice.count > 0 && sum.isPriced
      ? languages.row(sum, unit: nil) { strings in strings.choice.total } : nil
    let allergens = choice.allergens
    self.allergens =
      rows.isEmpty ? nil : languages.text { strings, _ in strings.sentence(allergens) }
    disclaimer = languages.text { strings, _ in strings.choice.disclaimer }
    spokenDisclaimer = languages.text { strings, _ in strings.choice.spokenDisclaimer }
  }

  /// What the head of every screen says of it, in the guest's language: `3 · 27,50 €`; nil where
  /// nothing can be had.
  public static func summary(of choice: Choice, for guest: MenuContext) -> String? {
    guard choice.count > 0 else { return nil }
    let total = choice.total
    guard total.isPriced else { return String(choice.count) }
    return "\(choice.count) · \(guest.text(of: total))"
  }

  /// The page line by line, each text of the guest's below that of the house.
  public var lines: [String] {
    let body = rows + [cover, total].compactMap { $0 }
    return title.lines + (nothing?.lines ?? []) + body.flatMap(\.lines)
      + (allergens?.lines ?? []) + disclaimer.lines
  }
}

extension ChoicePage.Text {
  fileprivate var lines: [String] { [house] + [guest].compactMap { $0 } }
}

extension ChoicePage.Row {
  fileprivate var lines: [String] {
    let price = [unitPrice, price.house].compactMap { $0 }.filter { !$0.isEmpty }
    let ends = [price.concatenated(separator: " → "), remark?.house].compactMap { $0 }
    let guestEnds = [self.price.guest, remark?.guest].compactMap { $0 }
    let house = ([text.house] + ends).filter { !$0.isEmpty }.concatenated(separator: "  ")
    guard text.guest != nil || !guestEnds.isEmpty else { return [house] }
    return [house, (["  " + (text.guest ?? text.house)] + guestEnds).concatenated(separator: "  ")]
  }
}

/// The two languages in which a choice is told.
private struct ChoiceLanguages {
  let house: MenuContext
  let guest: MenuContext

  func text(_ words: (Strings, MenuContext) -> String) -> ChoicePage.Text {
    ChoicePage.Text(
      words(.in(house.interfaceLanguage), house), words(.in(guest.interfaceLanguage), guest))
  }

  /// A sum with what it is for, and what one of it was before.
  func row(
    _ sum: Choice.Sum, unit: Choice.Sum?, before: Choice.Sum? = nil, _ words: (Strings) -> String
  ) -> ChoicePage.Row {
    ChoicePage.Row(
      text: text { strings, _ in words(strings) }, unitPrice: unit.map(house.text),
      price: ChoicePage.Text(house.text(of: sum), house.text(of: sum)),
      remark: before.map { before in
        text { strings, context in strings.choice.before(context.text(of: before)) }
      })
  }

  func row(
    of line: Choice.Line, without excluded: AllergenSet, isServed: Bool
  ) -> ChoicePage.Row {
    let isCounted = line.canBeHad && line.count > 1 && line.unit.isPriced
    return ChoicePage.Row(
      text: text { _, context in context.text(of: line) },
      unitPrice: isCounted ? line.priceByMeasure.map(house.text) ?? house.text(of: line.unit) : nil,
      price: text { strings, context in
        // Of an amount the guest needs no second spelling.
        let isAmount = line.canBeHad && line.unit.isPriced && line.wordsOfPrice == nil
        let shown = isAmount ? house : context
        return shown.price(of: line, strings)
      },
      remark: remark(on: line, without: excluded, isServed: isServed))
  }

  private func remark(
    on line: Choice.Line, without excluded: AllergenSet, isServed: Bool
  ) -> ChoicePage.Text? {
    // An amount inside a sentence is spelt as that sentence's language does.
    let remark = text { strings, context in
      let remarks = [
        isServed || !line.canBeHad ? nil : strings.choice.notServedNow,
        line.wasDearer.map { strings.choice.before(context.text(of: $0)) },
        line.hasOtherAllergens ? strings.choice.otherAllergens : nil,
        strings.remark(on: line.allergens, without: excluded),
      ]
      return remarks.compactMap(\.self).concatenated(separator: ", ")
    }
    return remark.house.isEmpty ? nil : remark
  }
}

extension Choice.Line {
  fileprivate var wasDearer: Choice.Sum? {
    if case .dearer(let was) = change { was } else { nil }
  }

  private var price: Price? { size.map(\.price) ?? dish.price }

  /// The price of one, where it is for a person or so much weight, and nothing is on top of it.
  fileprivate var priceByMeasure: Price? {
    guard addOns.isEmpty, unit.isPriced, let price, price.per != nil else { return nil }
    return price
  }

  /// The price, where a sum would say less than it does: by words alone, or for a person.
  fileprivate var wordsOfPrice: Price? {
    guard unit.isPriced else { return price }
    return count == 1 && unit.isLeast ? priceByMeasure : nil
  }
}

extension MenuContext {
  /// A sum as its language spells it, with `da` before what may be more.
  func text(of sum: Choice.Sum) -> String {
    guard let amount = sum.amount else { return "…" }
    return sum.isLeast ? text(of: Price(.from(amount))) : text(of: amount)
  }

  /// A line without its price: `2 × n. 4 Diavola (maxi) + bufala`.
  fileprivate func text(of line: Choice.Line) -> String { "\(line.count) × \(name(of: line))" }

  /// The same without how many: `n. 4 Diavola (maxi) + bufala`.
  func name(of line: Choice.Line) -> String {
    let number = line.dish.number.map(Strings.in(interfaceLanguage).choice.number)
    return [number, spokenName(of: line)].compactMap(\.self).concatenated(separator: " ")
  }

  /// The same without its number, which reads like how many: `Diavola (maxi) + bufala`.
  func spokenName(of line: Choice.Line) -> String {
    let name = line.dish.name.isBlank ? interfaceLanguage.noName : text(line.dish.name)
    let size = line.size.map { text($0.name) }.flatMap { $0.isEmpty ? nil : "(\($0))" }
    let front = [name, size].compactMap { $0 }.concatenated(separator: " ")
    let addOns = line.addOns.map { " + " + text($0.name) }.joined()
    return front + addOns
  }

  /// What a line costs, or why it cannot be had.
  fileprivate func price(of line: Choice.Line, _ strings: Strings) -> String {
    switch line.change {
    case .soldOut: return strings.soldOut
    case .otherwise: return strings.choice.otherwise
    case .gone: return strings.isGone
    case nil, .dearer: break
    }
    if let price = line.wordsOfPrice { return text(of: price) }
    return line.unit.isPriced ? text(of: line.total) : strings.hasNoPrice
  }
}
