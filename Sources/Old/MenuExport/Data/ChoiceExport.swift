public import OldMenuCore
public import OldMenuPresentation

/// The shapes in which a program gets what a guest chose.
public enum ChoiceExport: String, CaseIterable, Sendable {
  /// The page that is shown to the waiter.
  case text
  /// A line for each, its fields between tabs and without a heading.
  case tsv
  /// One object, with the sum and the people who pay a cover.
  case json

  /// What was chosen of a session.
  ///
  /// - Parameters:
  ///   - session: the menu with what was chosen of it.
  ///   - text: makes the page safe.
  /// - Returns: whole lines; none of a table where nothing was chosen.
  /// - Complexity: O(*n*) in the number of lines.
  public func bytes(of session: MenuSession, text: TerminalText) -> [UInt8] {
    switch self {
    case .text:
      return session.choicePage.lines.flatMap { Array((text.safe($0) + "\n").string.utf8) }
    case .tsv:
      let dishes = session.choice.lines.map { line in
        ChosenField.allCases.map { session.value($0, of: line).inLine }
      }
      return (dishes + [session.coverFields].compactMap(\.self)).flatMap { fields in
        Array((fields.joined(separator: "\t") + "\n").utf8)
      }
    case .json: return Array((JSONText.object(session.chosenMembers).string + "\n").utf8)
    }
  }
}

/// What is told of a line of the choice.
private enum ChosenField: String, CaseIterable {
  /// What names the dish to `sold-out`: its list and its place there, from 1.
  case place
  case id, number, name, size, addOns, count, unitMinor, totalMinor, currency
  /// Whether more may be paid than the amounts say.
  case isLeast
  /// What became of it since it was chosen.
  case change
  /// Whether something else is stated of its allergens since then.
  case allergensChanged
}

extension MenuSession {
  fileprivate func value(_ field: ChosenField, of line: Choice.Line) -> FieldValue {
    let context = menu.context
    return switch field {
    case .place: .text(line.wish.map { "\($0.dish.list.rawValue)/\($0.dish.position + 1)" })
    case .id: .text(line.dish.id)
    case .number: .text(line.dish.number)
    case .name: .text(context.text(line.dish.name))
    case .size: .text(line.size.map { context.text($0.name) })
    case .addOns: .texts(line.addOns.map { context.text($0.name) })
    case .count: .number(line.count)
    case .unitMinor: .number(minor(line.unit))
    // What cannot be had is no part of the sum.
    case .totalMinor: .number(line.canBeHad ? minor(line.total) : nil)
    case .currency: .text(choice.currency?.code)
    case .isLeast: .flag(line.total.isLeast)
    case .change: .text(line.change?.word)
    case .allergensChanged: .flag(line.hasOtherAllergens)
    }
  }

  /// The cover as a line of its own, so that its fields add up as the sum does; nil where nobody pays
  /// one. No dish has its place: those have a slash.
  fileprivate var coverFields: [String]? {
    guard !choice.lines.isEmpty, let people = choice.people, people > 0,
      let cover = choice.cover, let total = choice.coverTotal
    else { return nil }
    return ChosenField.allCases.map { field in
      let value: FieldValue =
        switch field {
        case .place: .text("cover")
        case .name: .text(Strings.in(menu.context.interfaceLanguage).cover)
        case .count: .number(people)
        case .unitMinor: .number(cover.minorUnits(of: choice.currency))
        case .totalMinor: .number(minor(total))
        case .currency: .text(choice.currency?.code)
        case .isLeast, .allergensChanged: .flag(false)
        case .change: .text(choice.coverBefore.map { _ in Choice.Change.wordOfDearer })
        case .id, .number, .size, .addOns: .text(nil)
        }
      return value.inLine
    }
  }

  fileprivate var chosenMembers: [(key: String, value: SafeText)] {
    let lines = choice.lines.map { line in
      JSONText.object(ChosenField.allCases.map { ($0.rawValue, value($0, of: line).json) })
    }
    let members: [(String, FieldValue)] = [
      ("people", .number(choice.people)), ("coverMinor", .number(choice.coverTotal.flatMap(minor))),
      ("totalMinor", .number(minor(choice.total))), ("isLeast", .flag(choice.total.isLeast)),
      ("currency", .text(choice.currency?.code)),
    ]
    return [("lines", JSONText.list(lines))] + members.map { ($0, $1.json) }
  }

  /// A sum in the smallest units of its currency; nil where no price is known, or it is too large.
  private func minor(_ sum: Choice.Sum) -> Int? {
    sum.isPriced ? sum.amount.flatMap { $0.minorUnits(of: choice.currency) } : nil
  }
}

extension Choice.Change {
  fileprivate static let wordOfDearer = "dearer"

  /// What a program reads.
  fileprivate var word: String {
    switch self {
    case .dearer: Self.wordOfDearer
    case .soldOut: "sold-out"
    case .otherwise: "otherwise"
    case .gone: "gone"
    }
  }
}
