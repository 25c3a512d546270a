internal import MenuPresentation

extension BrowserState {
  /// The number of removals that `U` can restore one after the other.
  static let mostRemoved = 20

  mutating func restore() {
    switch removed.popLast() {
    case .layer(let layer)?:
      var query = session.query
      query.restore(layer)
      ask(query)
    case .line(let line, let index)?:
      choice.insert(line, at: index)
      if case .choice = page, let row = choice.index(of: line) { page = .choice(row) }
    case nil: break
    }
  }

  /// Removes one dish of a line of the choice, and reports it with the key that restores it.
  mutating func removeOne(ofLine index: Int) {
    var line = choice.lines[index]
    line.count = 1
    choice.remove(at: index)
    removed.append(.line(line, at: index))
    let name = choice.name(of: line, in: session.source)
    notice = Notice(strings.removed.filled(name, "U"), brief: "U   + \(name)")
  }
}
