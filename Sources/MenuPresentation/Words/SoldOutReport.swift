public import MenuCore

/// What an owner reads who marked a dish as sold out; not yet safe for a terminal.
public struct SoldOutReport: Hashable, Sendable {
  /// The answer, a line each.
  public let lines: [String]
  /// Whether the file says now what was wanted.
  public let isDone: Bool

  /// Tells what became of a wish.
  ///
  /// - Parameters:
  ///   - outcome: what became of it.
  ///   - wanted: the name or id, as it was typed.
  ///   - isSoldOut: what was to be said.
  ///   - file: the name of the file.
  ///   - language: the language of the words.
  public init(
    _ outcome: SoldOut.Outcome, wanted: String, isSoldOut: Bool, file: String,
    in language: InterfaceLanguage
  ) {
    switch outcome {
    case .changed(_, let place):
      isDone = true
      lines = [SoldOutReport.changed(place, isSoldOut, file, language)]
    case .unchanged(let place):
      isDone = true
      lines = [SoldOutReport.unchanged(place, isSoldOut, language)]
    case .ambiguous(let places):
      isDone = false
      lines =
        [SoldOutReport.ambiguous(wanted, places.count, language)]
        + places.map { "  \($0.label)  \(file):\($0.line)" }
    case .unknown(let near):
      isDone = false
      lines = [SoldOutReport.unknown(wanted, near, language)]
    case .repeated(let place):
      isDone = false
      lines = [SoldOutReport.repeated(place, file, language)]
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
      case (.italian, true): ": ora esaurita"
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
      case (.italian, true): ": già esaurita"
      case (.italian, false): ": non era esaurita"
      case (.english, true): " was sold out already"
      case (.english, false): " was not sold out"
      }
    return "\(name(of: place, language))\(state)"
  }

  private static func ambiguous(
    _ wanted: String, _ count: Int, _ language: InterfaceLanguage
  ) -> String {
    switch language {
    case .italian: "\(count) piatti si chiamano \"\(wanted)\"; scrivi quale:"
    case .english: "\(count) dishes are called \"\(wanted)\"; say which:"
    }
  }

  private static func unknown(
    _ wanted: String, _ near: [String], _ language: InterfaceLanguage
  ) -> String {
    let names = near.map { "\"\($0)\"" }.joined(separator: ", ")
    return switch language {
    case .italian:
      "nessun piatto si chiama \"\(wanted)\"" + (near.isEmpty ? "" : "; forse \(names)?")
    case .english:
      "no dish is called \"\(wanted)\"" + (near.isEmpty ? "" : "; did you mean \(names)?")
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
