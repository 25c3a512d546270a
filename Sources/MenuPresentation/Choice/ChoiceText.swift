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

  private var menu: Menu { session.source.menu }

  /// One line a dish, then the cover and the total.
  package var text: SafeText {
    var lines = choice.lines.map { line in
      "\(line.count) × \(choice.name(of: line, in: session.source))  \(price(of: line))"
    }
    if choice.people > 0 { lines.append("\(choice.people) × \(session.strings.cover)") }
    let total = session.context.text(of: choice.total(in: menu))
    lines.append(session.strings.total + session.strings.colon + total)
    lines.append(session.strings.sentence(choice.statement(in: menu), open: .inWords))
    return lines.map { typesetter.safe($0) + "\n" }.joined()
  }

  /// The price of a line, or the words for sold out.
  private func price(of line: Choice.Line) -> String {
    if choice.isSoldOut(line, in: menu) { return session.strings.soldOut }
    return session.context.text(of: choice.sum(of: line, in: menu))
  }

  /// An object with the lines, the people if their number is known, and the total as digits.
  package var json: SafeText {
    let people = choice.people > 0 ? JSONTree.number(choice.people) : nil
    let object = JSONTree.object(skippingNil: [
      ("lines", .list(choice.lines.map(tree(of:)))), ("people", people),
      ("total", digits(of: choice.total(in: menu))),
    ])
    return SafeText(escaped: object.line + "\n")
  }

  private func tree(of line: Choice.Line) -> JSONTree {
    let id = menu[line.dish]?.id
    return .object(skippingNil: [
      ("count", .number(line.count)), ("name", .text(choice.name(of: line, in: session.source))),
      ("id", id.map(JSONTree.text)), ("price", digits(of: choice.sum(of: line, in: menu))),
      ("soldOut", choice.isSoldOut(line, in: menu) ? .word("true") : nil),
    ])
  }

  /// The digits of a sum; nil if `isLeast`.
  private func digits(of sum: Choice.Sum) -> JSONTree? {
    sum.isLeast ? nil : .text(sum.amount.digits(in: menu.currency))
  }
}
