public import MenuCore

/// What an owner reads who marked a dish as sold out; not yet safe for a terminal.
public struct SoldOutReport: Hashable, Sendable {
  /// The answer, a line each.
  public let lines: [String]
  /// Whether the file says now what was wanted.
  public let isDone: Bool

  /// Tells what became of some wishes.
  ///
  /// - Parameters:
  ///   - answer: what became of them.
  ///   - wanted: what was typed, in the order of the outcomes.
  ///   - isSoldOut: what was to be said.
  ///   - file: the name of the file.
  ///   - language: the language of the words.
  public init(
    _ answer: SoldOut.Answer, wanted: [SoldOut.Wanted], isSoldOut: Bool, file: String,
    in language: InterfaceLanguage
  ) {
    let isDone = answer.outcomes.allSatisfy(\.isDone)
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
        lines.append(SoldOutReport.unchanged(place, isSoldOut, language))
        lines += SoldOutReport.others(others, wanted.text, language)
      case .ambiguous(let places):
        lines.append(SoldOutReport.ambiguous(wanted.text, places.count, language))
        lines += places.map { SoldOutReport.row($0, file, language) }
      case .unknown(let near):
        lines.append(SoldOutReport.unknown(wanted, near, language))
      case .repeated(let place):
        lines.append(SoldOutReport.repeated(place, file, language))
      }
    }
    if !isDone, answer.outcomes.count > 1 { lines.append(SoldOutReport.nothing(language)) }
    self.lines = lines
    self.isDone = isDone
  }

  /// Tells which dishes are there again, of all that were sold out.
  public init(broughtBack answer: SoldOut.Answer, file: String, in language: InterfaceLanguage) {
    let places = answer.outcomes.compactMap { outcome in
      if case .changed(let place, _) = outcome { place } else { nil }
    }
    isDone = true
    lines =
      places.isEmpty
      ? [SoldOutReport.noneMarked(file, language)]
      : places.map { SoldOutReport.changed($0, false, file, language) }
  }

  /// Lists the dishes that are sold out.
  public init(marked places: [SoldOut.Place], file: String, in language: InterfaceLanguage) {
    isDone = true
    lines =
      places.isEmpty
      ? [SoldOutReport.noneMarked(file, language)]
      : places.map { SoldOutReport.row($0, file, language) }
  }

  /// A dish of several: what to write to name it, its name, and where it stands.
  private static func row(
    _ place: SoldOut.Place, _ file: String, _ language: InterfaceLanguage
  ) -> String {
    "  \(place.label)  \(name(of: place, language))  \(file):\(place.line)"
  }

  private static func others(
    _ places: [SoldOut.Place], _ wanted: String, _ language: InterfaceLanguage
  ) -> [String] {
    guard !places.isEmpty else { return [] }
    let names = places.map { "\(name(of: $0, language)) (\($0.label))" }.joined(separator: ", ")
    return switch language {
    case .italian: ["  \"\(wanted)\" sta anche in \(names)"]
    case .english: ["  \"\(wanted)\" is also in \(names)"]
    }
  }

  private static func noneMarked(_ file: String, _ language: InterfaceLanguage) -> String {
    switch language {
    case .italian: "\(file): nessun piatto è segnato come esaurito"
    case .english: "\(file): no dish is marked as sold out"
    }
  }

  private static func nothing(_ language: InterfaceLanguage) -> String {
    switch language {
    case .italian: "non è cambiato nulla"
    case .english: "nothing is changed"
    }
  }

  /// What the screens call a dish.
  private static func name(of place: SoldOut.Place, _ language: InterfaceLanguage) -> String {
    place.name.isEmpty ? language.noName : place.name
  }

  private static func changed(
    _ place: SoldOut.Place, _ isSoldOut: Bool, _ file: String, _ language: InterfaceLanguage
  ) -> String {
    let state =
      switch (language, isSoldOut) {
      case (.italian, true): ": non più disponibile"
      case (.italian, false): ": di nuovo disponibile"
      case (.english, true): " is sold out now"
      case (.english, false): " is there again"
      }
    return "\(name(of: place, language))\(state) (\(file):\(place.line))"
  }

  private static func unchanged(
    _ place: SoldOut.Place, _ isSoldOut: Bool, _ language: InterfaceLanguage
  ) -> String {
    let state =
      switch (language, isSoldOut) {
      case (.italian, true): ": già non disponibile"
      case (.italian, false): ": è già disponibile"
      case (.english, true): " was sold out already"
      case (.english, false): " was not sold out"
      }
    return "\(name(of: place, language))\(state)"
  }

  private static func ambiguous(
    _ wanted: String, _ count: Int, _ language: InterfaceLanguage
  ) -> String {
    switch language {
    case .italian: "\"\(wanted)\" può indicare \(count) piatti; scrivi quale:"
    case .english: "\"\(wanted)\" can mean \(count) dishes; say which:"
    }
  }

  private static func unknown(
    _ wanted: SoldOut.Wanted, _ near: [String], _ language: InterfaceLanguage
  ) -> String {
    let names = near.map { "\"\($0)\"" }.joined(separator: ", ")
    let what =
      switch (wanted, language) {
      case (.number, .italian): "numero"
      case (.number, .english): "number"
      case (.id, _): "id"
      case (.anything, .italian): "nome, numero o id"
      case (.anything, .english): "name, number or id"
      }
    return switch language {
    case .italian:
      "nessun piatto ha \(what) \"\(wanted.text)\"" + (near.isEmpty ? "" : "; forse \(names)?")
    case .english:
      "no dish has the \(what) \"\(wanted.text)\""
        + (near.isEmpty ? "" : "; did you mean \(names)?")
    }
  }

  private static func repeated(
    _ place: SoldOut.Place, _ file: String, _ language: InterfaceLanguage
  ) -> String {
    let name = name(of: place, language)
    return switch language {
    case .italian:
      "\(file):\(place.line): \"soldOut\" sta più volte in \"\(name)\"; lasciane uno"
    case .english:
      "\(file):\(place.line): \"soldOut\" is given twice for \"\(name)\"; keep one"
    }
  }
}
