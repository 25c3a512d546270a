internal import MenuCore
package import TerminalText

/// A choice as text for a person, or as JSON for a program.
package struct ChoiceText {
  private let choice: Choice
  private let session: MenuSession
  private let typesetter: Typesetter

  package init(_ choice: Choice, _ session: MenuSession, typesetter: Typesetter) {
    (self.choice, self.session, self.typesetter) = (choice, session, typesetter)
  }

  private var menu: Menu { session.menu.menu }

  /// A line a dish, the cover, the total.
  package var text: SafeText {
    var lines = choice.lines.map { line in
      let sum = session.context.text(of: choice.sum(of: line, in: menu))
      let end = choice.isSoldOut(line, in: menu) ? session.strings.soldOut : sum
      return "\(line.count) × \(choice.name(of: line, in: session.menu))  \(end)"
    }
    if choice.people > 0 { lines.append("\(choice.people) × \(session.strings.cover)") }
    let total = session.context.text(of: choice.total(in: menu))
    lines.append(session.strings.total + session.strings.colon + total)
    lines.append(session.strings.sentence(choice.statement(in: menu)))
    return lines.map { typesetter.safe($0) + "\n" }.joined()
  }

  /// An object with the lines, the people and the total as digits.
  package var json: SafeText {
    let lines = choice.lines.map { line -> String in
      let dish = menu.dish(at: line.dish.position, in: line.dish.list)
      let id = dish?.id.map { ", \"id\": \(JSONText.quoted($0))" } ?? ""
      let sum = choice.sum(of: line, in: menu)
      let price = sum.isLeast ? "" : ", \"price\": \"\(sum.amount.digits(in: menu.currency))\""
      let soldOut = choice.isSoldOut(line, in: menu) ? ", \"soldOut\": true" : ""
      return
        "{\"count\": \(line.count), \"name\": \(JSONText.quoted(choice.name(of: line, in: session.menu)))\(id)\(price)\(soldOut)}"
    }
    let total = choice.total(in: menu)
    let sum = total.isLeast ? "" : ", \"total\": \"\(total.amount.digits(in: menu.currency))\""
    return SafeText(
      escaped:
        "{\"lines\": [\(lines.joined(separator: ", "))], \"people\": \(choice.people)\(sum)}\n")
  }
}
