package import OldMenuCore

/// What an owner reads who marked a dish as sold out; not yet safe for a terminal.
package struct SoldOutReport: Hashable, Sendable {
  /// The answer, a line each.
  package let lines: [String]
  /// Whether the file says now what was wanted.
  package let isDone: Bool

  /// Tells what became of some wishes.
  ///
  /// - Parameters:
  ///   - answer: what became of them.
  ///   - wanted: what was typed, in the order of the outcomes.
  ///   - isSoldOut: what was to be said.
  ///   - file: the name of the file.
  ///   - language: the language of the words.
  package init(
    _ answer: SoldOut.Answer, wanted: [SoldOut.Wanted], isSoldOut: Bool, file: String,
    in language: InterfaceLanguage
  ) {
    let isDone = answer.outcomes.allSatisfy(\.isDone)
    let words = Strings.in(language).command
    var told: Set<SoldOut.Place> = []
    var lines: [String] = []
    for (outcome, wanted) in zip(answer.outcomes, wanted) {
      switch outcome {
      // Of several wishes all are fulfilled or none.
      case .changed where !isDone, .unchanged where !isDone: break
      case .changed(let place, let others):
        guard told.insert(place).inserted else { continue }
        lines.append(SoldOutReport.changed(place, isSoldOut, file, language))
        lines += SoldOutReport.others(others, wanted.text, language)
      case .unchanged(let place, let others):
        guard told.insert(place).inserted else { continue }
        lines.append(
          words.markedAlready(SoldOutReport.name(of: place, language), isSoldOut: isSoldOut))
        lines += SoldOutReport.others(others, wanted.text, language)
      case .ambiguous(let places):
        lines.append(words.ambiguous(wanted.text, count: places.count))
        lines += places.map { SoldOutReport.row($0, file, language) }
      case .unknown(let near):
        lines.append(words.unknown(wanted, near: near.map { "\"\($0)\"" }))
      case .repeated(let place): lines.append(SoldOutReport.repeated(place, file, language))
      }
    }
    if !isDone, answer.outcomes.count > 1 { lines.append(words.nothingMarked) }
    self.lines = lines
    self.isDone = isDone
  }

  /// Tells which dishes are there again, of all that were sold out, or why none is.
  package init(broughtBack answer: SoldOut.Answer, file: String, in language: InterfaceLanguage) {
    let words = Strings.in(language).command
    let repeated = answer.outcomes.compactMap { outcome in
      if case .repeated(let place) = outcome { place } else { nil }
    }
    isDone = repeated.isEmpty
    guard isDone else {
      lines =
        repeated.map { SoldOutReport.repeated($0, file, language) } + [words.nothingMarked]
      return
    }
    let places = answer.outcomes.compactMap { outcome in
      if case .changed(let place, _) = outcome { place } else { nil }
    }
    lines =
      places.isEmpty
      ? [words.noneMarked(in: file)]
      : places.map { SoldOutReport.changed($0, false, file, language) }
  }

  /// Lists the dishes that are sold out.
  package init(marked places: [SoldOut.Place], file: String, in language: InterfaceLanguage) {
    isDone = true
    lines =
      places.isEmpty
      ? [Strings.in(language).command.noneMarked(in: file)]
      : places.map { SoldOutReport.row($0, file, language) }
  }

  /// A dish of several: what to write to name it, its name, and where it stands.
  private static func row(
    _ place: SoldOut.Place, _ file: String, _ language: InterfaceLanguage
  ) -> String {
    "  \(place.label)  \(name(of: place, language))  \(file):\(place.line)"
  }

  private static func changed(
    _ place: SoldOut.Place, _ isSoldOut: Bool, _ file: String, _ language: InterfaceLanguage
  ) -> String {
    let sentence = Strings.in(language).command.marked(
      name(of: place, language), isSoldOut: isSoldOut)
    return "\(sentence) (\(file):\(place.line))"
  }

  private static func repeated(
    _ place: SoldOut.Place, _ file: String, _ language: InterfaceLanguage
  ) -> String {
    let sentence = Strings.in(language).command.repeated(name(of: place, language))
    return "\(file):\(place.line): \(sentence)"
  }

  private static func others(
    _ places: [SoldOut.Place], _ wanted: String, _ language: InterfaceLanguage
  ) -> [String] {
    guard !places.isEmpty else { return [] }
    let names = places.map { "\(name(of: $0, language)) (\($0.label))" }.concatenated(
      separator: ", ")
    return ["  " + Strings.in(language).command.others(wanted, names)]
  }

  /// What the screens call a dish.
  private static func name(of place: SoldOut.Place, _ language: InterfaceLanguage) -> String {
    place.name.isEmpty ? language.noName : place.name
  }
}
