internal import MenuPresentation
internal import TerminalText

extension BrowserRenderer {
  /// The verbs at the foot, to be clicked too: as many as have room. `open` is the verb of Enter on a page
  /// that has one of its own.
  func addHints(_ state: BrowserState, open: String? = nil, on canvas: inout Canvas) {
    let hints = fittingHints(state, open: open, canvas)
    var line = canvas.line(canvas.margin)
    for (number, hint) in (hints.start + hints.end).enumerated() {
      if number == hints.start.count {
        line.addBlanks(line.room - 1 - hints.width(of: hints.end))
      } else if number > 0 {
        line.addBlanks(HintLine.gap)
      }
      let from = line.used
      line.add(typesetter.safe(hint.keys), .accent)
      line.add(typesetter.safe(" " + hint.verb), .quiet)
      if let command = hint.command {
        canvas.targets.append(
          ClickTarget(
            line: canvas.lines.count, columns: from..<line.used, action: .command(command)))
      }
    }
    canvas.add(line.spans)
  }

  private func fittingHints(_ state: BrowserState, open: String?, _ canvas: Canvas) -> HintLine {
    let query = state.session.query
    let clear = query.topLayer.map {
      state.strings.hint(
        ofRemoving: $0, in: query, state.session.context, isBrief: canvas.width < 60)
    }
    let (start, end) = keys.hints(
      for: state.context, state.strings, isKiosk: state.isKiosk, clear: clear,
      isMarkable: state.isMarkable)
    let room = canvas.width - (canvas.margin - canvas.left) - 1
    var hints = HintLine(start: start, end: end, room: room, typesetter: typesetter)
    if let open {
      hints.nameOpening(open, besideOthers: true)
    } else if state.takesOffer, let offer = state.session.offer {
      // Enter takes the offer up and does not open: the others give way to that.
      hints.nameOpening(offer, besideOthers: false)
    }
    hints.shrink()
    return hints
  }
}

/// The hints of a foot, and the cells that they have.
private struct HintLine {
  /// The cells between two of them.
  static let gap = 3

  var start: [KeyMap.Hint]
  var end: [KeyMap.Hint]
  let room: Int
  let typesetter: Typesetter

  func width(of hints: [KeyMap.Hint]) -> Int {
    var width = Self.gap * max(0, hints.count - 1)
    for hint in hints {
      width += typesetter.width(of: typesetter.safe(hint.keys + " " + hint.verb))
    }
    return width
  }

  private func fits(_ hints: [KeyMap.Hint]) -> Bool { width(of: hints) <= room }

  /// Gives Enter another verb, if there is room for it beside the other keys or at least beside the end.
  mutating func nameOpening(_ verb: String, besideOthers: Bool) {
    guard let place = start.firstIndex(where: { $0.command == .open }) else { return }
    var named = start
    named[place] = KeyMap.Hint(start[place].keys, verb, .open)
    let others = besideOthers ? named.filter { $0.command != nil } : [named[place]]
    if fits(others + end) { start = named }
  }

  /// Takes hints away until the others have room, and leaves one.
  mutating func shrink() {
    while start.count + end.count > 1, !fits(start + end) { removeOne() }
  }

  /// Takes the hint away that is missed the least: everybody tries the arrows, and help is found by those
  /// who look for it.
  private mutating func removeOne() {
    if let arrows = start.firstIndex(where: { $0.command == nil }) {
      start.remove(at: arrows)
    } else if start.count > 1 {
      start.removeLast()
    } else if end.count > 1, let help = end.firstIndex(where: { $0.command == .help }) {
      end.remove(at: help)
    } else if start.isEmpty {
      end.removeFirst()
    } else {
      start.removeLast()
    }
  }
}
