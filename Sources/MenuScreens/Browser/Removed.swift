internal import MenuPresentation

/// A thing that was taken away last, which `U` brings back.
enum Removed: Hashable, Sendable {
  case layer(RemovedLayer)
  /// The last one of a line of the choice, and its place.
  case line(Choice.Line, at: Int)
}

extension BrowserState {
  mutating func restore() {
    guard let removed else { return }
    self.removed = nil
    switch removed {
    case .layer(let layer):
      var query = session.query
      query.restore(layer)
      ask(query)
    case .line(let line, let place):
      choice.insert(line, at: place)
      if case .choice = page { page = .choice(place) }
    }
  }

  /// Takes one of a line of the choice away, and reports the last one with the key that brings it back.
  mutating func removeOne(ofLine place: Int) {
    let line = choice.lines[place]
    choice.remove(at: place)
    guard choice.count(of: line) == 0 else { return }
    removed = .line(line, at: place)
    let name = choice.name(of: line, in: session.menu)
    notice = Notice(strings.removed.filled(name, "U"), brief: "U   + \(name)")
  }
}
