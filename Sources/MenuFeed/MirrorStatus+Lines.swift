public import FoundationEssentials
public import MenuCore

extension MirrorStatus {
  /// Lines for people, in Italian or English. They may quote a server.
  public func lines(at now: Date, in language: InterfaceLanguage = .english) -> [String] {
    let words = language == .italian ? StatusWords.italian : .english
    let labels = words.labels
    var lines: [String] = []
    func add(_ label: String, _ text: String) {
      lines.append(label.padding(toLength: labels.width) + text)
    }
    add(labels.source, state.source)
    if let asked = state.asked { add(labels.asked, "\(asked): \(words.hasGivenNoMenu)") }
    if let pulled = state.pulled {
      add(labels.pulled, "\(pulled.formatted(.iso8601)), \(words.age(of: pulled, at: now))")
    } else {
      add(labels.pulled, words.never)
    }
    if let changed = state.changed { add(labels.changed, changed.formatted(.iso8601)) }
    if isEdited { add(labels.edited, words.isEdited) }
    if hasErrors { add(labels.errors, words.hasErrors) }
    if let failure = state.lastFailure {
      add(labels.failed, "\(failure.time.formatted(.iso8601)): \(failure.reason)")
    }
    return lines
  }
}

extension StatusWords {
  /// A period in its two largest units: `3 days 4 hours ago`.
  fileprivate func age(of time: Date, at now: Date) -> String {
    let seconds = now.timeIntervalSince(time)
    guard seconds >= 0 else { return yetToCome }
    var rest = Int(min(seconds, 1e12))
    var parts: [String] = []
    for unit in units where rest >= unit.seconds {
      let count = rest / unit.seconds
      rest %= unit.seconds
      parts.append("\(count) \(count == 1 ? unit.one : unit.several)")
    }
    if parts.isEmpty { return justNow }
    return parts.prefix(2).joined(separator: " ") + " " + ago
  }
}

extension String {
  /// The text, padded with blanks to a number of characters.
  fileprivate func padding(toLength length: Int) -> String {
    self + String(repeating: " ", count: max(0, length - count))
  }
}
