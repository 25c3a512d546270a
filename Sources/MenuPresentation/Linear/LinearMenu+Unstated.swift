internal import MenuCore

/// The dishes that do not state whether they have what is excluded.
extension LinearMenu {
  /// Shows them beside the others, or hides them again.
  mutating func unstatedLines() -> [String] {
    var query = session.query
    guard !query.combinedFilter.without.isEmpty else {
      return [strings.linear.nothingExcluded] + canType()
    }
    query.filter.showsUndeclared.toggle()
    return show(query)
  }

  /// The sentence that some are hidden, and what brings them; nil where none is.
  var unstatedOffer: String? {
    let hidden = session.shown.counts.hidden.first { $0.reason == .notStated }
    return hidden.map {
      strings.linear.unstatedOffer($0.count, strings.name(of: .unstated))
    }
  }
}
