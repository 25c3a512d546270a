internal import MenuCore

/// What the reader has asked, so that the next line may be the answer.
enum LinearQuestion {
  /// A part of a dish that must be chosen before the dish can be added.
  case part(DishPart, of: Choice.Line)
}

/// A part of a dish of which a guest must choose.
enum DishPart: Hashable {
  case size
}

extension LinearMenu {
  /// Adds a line to the choice, or asks for the first part that is still to be chosen.
  mutating func add(_ line: Choice.Line, hasSize: Bool = false) -> [String] {
    let sizes = session.item(of: line.dish)?.sizes ?? []
    guard sizes.count > 1, !hasSize else { return take(line) }
    question = .part(.size, of: line)
    return [strings.linear.sizeAsk]
      + sizes.enumerated().map { number, size in
        let parts = [size.name, size.price].compactMap(\.self)
        return "\(number + 1). \(parts.joined(separator: ", "))."
      }
  }

  /// The answer to a line that answers a question; nil if the line is something else, with which the
  /// question is dropped.
  mutating func answer(to question: LinearQuestion, with command: LinearCommand) -> [String]? {
    switch question {
    case .part(let part, let line):
      guard let item = session.item(of: line.dish) else { return nil }
      switch command {
      case .open(let number), .add(let number):
        guard item.sizes.indices.contains(number - 1) else {
          return [strings.linear.noNumber.filled("\(number)")] + add(line)
        }
        return add(line.choosing(.size(number - 1)), hasSize: true)
      case .query(let text):
        let named = NamedOptions(text, of: item)
        guard named.unknown == nil, !named.options.isEmpty else { return nil }
        var line = line
        for option in named.options { line = line.choosing(option) }
        return add(line, hasSize: part == .size)
      default: return nil
      }
    }
  }
}

extension Choice.Line {
  /// The line with an option of its dish chosen besides, a size in place of another.
  fileprivate func choosing(_ option: DishOption) -> Choice.Line {
    var line = self
    switch option {
    case .size(let size): line.size = size
    case .extra(let extra): line.extras.insert(extra)
    }
    return line
  }
}
