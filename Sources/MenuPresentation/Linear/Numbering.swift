internal import MenuCore

/// The numbered lines of the last answer.
struct Numbering: Sendable {
  /// The lines that were shown; the first is number 1.
  var lines: [NumberedLine] = []
  /// The lines that *more* shows next.
  var rest: [NumberedLine] = []
  /// True if the lines are those of the choice.
  var isOfChoice = false

  /// The line with a number; nil if there is none.
  subscript(number: Int) -> NumberedLine? {
    lines[checked: number - 1]
  }
}

extension Numbering {
  /// The lines of a choice.
  init(_ choice: Choice) {
    lines = choice.lines.map { .dish($0.dish) }
    isOfChoice = true
  }
}
