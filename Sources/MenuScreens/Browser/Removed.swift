internal import MenuPresentation

/// A thing that was taken away, which `U` brings back.
enum Removed: Hashable, Sendable {
  case layer(RemovedLayer)
  /// The last one of a line of the choice, and its place.
  case line(Choice.Line, at: Int)
}

extension BrowserState {
  /// The things that `U` brings back one behind the other.
  static let mostRemoved = 20

  mutating func restore() {
    switch removed.popLast() {
    case .layer(let layer)?:
      var query = session.query
      query.restore(layer)
      ask(query)
    case .line(let line, let place)?:
      choice.insert(line, at: place)
      if case .choice = page { page = .choice(place) }
    case nil: break
    }
  }

  /// Takes one of a line of the choice away, and reports it with the key that brings it back.
  mutating func removeOne(ofLine place: Int) {
    var line = choice.lines[place]
    line.count = 1
    choice.remove(at: place)
    removed.append(.line(line, at: place))
    let name = choice.name(of: line, in: session.menu)
    notice = Notice(strings.removed.filled(name, "U"), brief: "U   + \(name)")
  }
}
