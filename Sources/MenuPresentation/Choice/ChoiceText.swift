internal import MenuCore
package import TerminalText

/// A choice as text for a person, or as JSON for a program.
package struct ChoiceText {
  private let choice: Choice
  private let session: MenuSession
  private let typesetter: Typesetter

  package init(_ choice: Choice, _ session: MenuSession, typesetter: Typesetter) {
    self.choice = choice
    self.session = session
    self.typesetter = typesetter
  }

  private var menu: Menu { session.menu.menu }

  /// A line a dish, the cover, the total.
  package var text: SafeText {
    var lines = choice.lines.map { line in
      "\(line.count) × \(choice.name(of: line, in: session.menu))  \(price(of: line))"
    }
    if choice.people > 0 { lines.append("\(choice.people) × \(session.strings.cover)") }
    let total = session.context.text(of: choice.total(in: menu))
    lines.append(session.strings.total + session.strings.colon + total)
    lines.append(session.strings.sentence(choice.statement(in: menu)))
    return lines.map { typesetter.safe($0) + "\n" }.joined()
  }

  /// The price of a line, or that it is sold out.
  private func price(of line: Choice.Line) -> String {
    if choice.isSoldOut(line, in: menu) { return session.strings.soldOut }
    return session.context.text(of: choice.sum(of: line, in: menu))
  }

  /// An object with the lines, the people and the total as digits.
  package var json: SafeText {
    let lines = choice.lines.map(json(of:)).joined(separator: ", ")
    var members = ["\"lines\": [\(lines)]", "\"people\": \(choice.people)"]
    let total = choice.total(in: menu)
    if !total.isLeast {
      members.append("\"total\": \"\(total.amount.digits(in: menu.currency))\"")
    }
    return SafeText(escaped: "{\(members.joined(separator: ", "))}\n")
  }

  private func json(of line: Choice.Line) -> String {
    let name = choice.name(of: line, in: session.menu)
    var members = ["\"count\": \(line.count)", "\"name\": \(JSONText.quoted(name))"]
    if let id = menu.dish(at: line.dish.position, in: line.dish.list)?.id {
      members.append("\"id\": \(JSONText.quoted(id))")
    }
    let sum = choice.sum(of: line, in: menu)
    if !sum.isLeast {
      members.append("\"price\": \"\(sum.amount.digits(in: menu.currency))\"")
    }
    if choice.isSoldOut(line, in: menu) { members.append("\"soldOut\": true") }
    return "{\(members.joined(separator: ", "))}"
  }
}
