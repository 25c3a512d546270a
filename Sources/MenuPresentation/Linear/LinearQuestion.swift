internal import MenuCore

/// A question to the guest, which the next line may answer.
enum LinearQuestion: Hashable {
  /// A part of a dish that must be chosen before the dish can be added.
  case part(DishPart, of: DishOrder)
  /// The dish to add, by its line, how often, and with which options.
  case dish(times: Int, options: String = "")
  /// The extra to add to the dish that was added last.
  case extra([Choice.Extra])
  /// The number of people who pay the cover.
  case people
}

/// The questions about a dish.
extension LinearMenu {
  /// Adds a dish to the choice, or asks for the first part that still has to be chosen.
  mutating func addOrAsk(_ order: DishOrder) -> [String] {
    guard let item = session.item(of: order.line.dish) else { return [] }
    guard let part = order.missingPart(of: item) else { return addToChoice(order.line, of: item) }
    question = .part(part, of: order)
    switch part {
    case .size:
      return [strings.linear.sizeAsk] + item.sizes.map(sizeText).numbered
    case .group(let number):
      let group = item.addOns[number]
      return ["\(title(of: group))."] + group.items.map(addOnText).numbered
    }
  }

  /// Handles a line that answers a question. Nil if the line is something else; the question is then dropped.
  mutating func resolve(_ question: LinearQuestion, with command: LinearCommand) -> [String]? {
    switch question {
    case .part(let part, let order): return choose(part, of: order, with: command)
    case .dish(let count, let options):
      switch command {
      case .open(let number), .add(let number?, named: ""):
        guard case .dish(let dish)? = numbering[number] else { return nil }
        return addDish(dish, withOptionsIn: options, times: count)
      case .word(.more) where !numbering.rest.isEmpty:
        self.question = question
        return nextLines()
      default: return nil
      }
    case .extra(let extras): return chooseExtra(among: extras, with: command)
    case .people:
      switch command {
      case .open(let number): return setPeople(number)
      case .query(let text): return GuestWords.people(text, isAnswer: true).map { setPeople($0) }
      default: return nil
      }
    }
  }

  /// The sentence that a dish was not added because its question was not answered.
  func droppedLines(of question: LinearQuestion) -> [String] {
    guard case .part(_, let order) = question, let item = session.item(of: order.line.dish)
    else { return [] }
    return [strings.linear.notAdded.filled(name(of: item))]
  }

  private mutating func choose(
    _ part: DishPart, of order: DishOrder, with command: LinearCommand
  ) -> [String]? {
    guard let item = session.item(of: order.line.dish) else { return nil }
    switch command {
    case .open(let number), .add(let number?, named: ""):
      guard let option = options(of: part, item)[checked: number - 1] else {
        return [strings.linear.noNumber.filled("\(number)")] + addOrAsk(order)
      }
      return complete(order, with: [option], of: item)
    case .query(let text), .add(nil, named: let text):
      let named = NamedOptions(text, of: item, numbered: options(of: part, item))
      if named.unknown == nil, !named.options.isEmpty {
        return complete(order, with: named.options, of: item)
      }
      let options = options(of: part, item).filter { NameWords(text).areAll(in: item.name(of: $0)) }
      if let option = options.only { return complete(order, with: [option], of: item) }
      // A guest who asks for something else has dropped the question.
      if DishName.counted(text, in: session.source) != nil { return nil }
      let requested = CountedName(text)?.name ?? text
      if session.source.hasRow(for: requested, in: session.query) { return nil }
      let noOption = strings.linear.noOption.filled(name(of: item), strings.quoted(text))
      return [noOption] + addOrAsk(order)
    case .amount(let count, isMore: false):
      var counted = order
      counted.times(count)
      return addOrAsk(counted)
    case .word(.help): return helpLines() + addOrAsk(order)
    default: return nil
    }
  }

  /// Adds a dish with options, or asks for the first part that still has to be chosen.
  mutating func complete(
    _ order: DishOrder, with options: [DishOption], of item: MenuItem
  ) -> [String] {
    var chosen = order
    let dropped = chosen.choose(options, of: item)
    return sentences(ofDropped: dropped, from: order.line, of: item) + addOrAsk(chosen)
  }

  /// The sentences about how many extras may be chosen, and which were left out or removed.
  func sentences(
    ofDropped dropped: [Choice.Extra], from line: Choice.Line, of item: MenuItem
  ) -> [String] {
    dropped.map { extra in
      let name = item.name(of: extra)
      var end = strings.linear.notAdded.filled(name)
      if line.extras.contains(extra) { end = strings.takenOut.filled(name) + "." }
      return "\(title(of: item.addOns[extra.group])). \(end)"
    }
  }

  private func options(of part: DishPart, _ item: MenuItem) -> [DishOption] {
    switch part {
    case .size: item.sizes.indices.map(DishOption.size)
    case .group(let number):
      item.addOns[number].items.map { .extra(Choice.Extra(group: number, item: $0.index)) }
    }
  }
}
