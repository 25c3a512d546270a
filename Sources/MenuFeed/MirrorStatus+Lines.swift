public import FoundationEssentials
public import MenuCore

extension MirrorStatus {
  /// Lines for people, in Italian or English. They may quote a server.
  public func lines(at now: Date, in language: InterfaceLanguage = .english) -> [String] {
    var lines: [String] = []
    func add(_ label: Label, _ text: String) {
      lines.append(label.padded(in: language) + text)
    }
    func add(_ label: Label, _ phrase: Phrase) { add(label, phrase.words(in: language)) }

    add(.source, state.source)
    if let asked = state.asked {
      add(
        .asked,
        Phrase(
          "\(asked): another address, no menu pulled from it yet",
          "\(asked): un altro indirizzo, da cui non è stato preso alcun menu"))
    }
    if let pulled = state.pulled {
      let age = Self.age(of: pulled, at: now, in: language)
      add(.pulled, "\(pulled.formatted(.iso8601)), \(age)")
    } else {
      add(.pulled, Phrase("never", "mai"))
    }
    if let changed = state.changed { add(.changed, changed.formatted(.iso8601)) }
    if isEdited {
      add(
        .edited,
        Phrase("the file differs from the one pulled", "il file è diverso da quello preso"))
    }
    if hasErrors {
      add(
        .errors,
        Phrase(
          "in the menu here, see giuseppe-menu check", "nel menu qui, vedi giuseppe-menu check"))
    }
    if let failure = state.lastFailure {
      add(.failed, "\(failure.time.formatted(.iso8601)): \(failure.reason)")
    }
    return lines
  }

  /// A period in its two largest units: `3 days 4 hours ago`.
  private static func age(
    of time: Date, at now: Date, in language: InterfaceLanguage
  ) -> String {
    let seconds = now.timeIntervalSince(time)
    guard seconds >= 0 else {
      return Phrase(
        "which is in the future: check the clock",
        "che è nel futuro: controllare l'orologio"
      ).words(in: language)
    }
    var rest = Int(min(seconds, 1e12))
    var parts: [String] = []
    for unit in Unit.all where rest >= unit.seconds {
      let count = rest / unit.seconds
      rest %= unit.seconds
      let name = count == 1 ? unit.one : unit.several
      parts.append("\(count) \(name.words(in: language))")
    }
    if parts.isEmpty { return Phrase("just now", "adesso").words(in: language) }
    let age = parts.prefix(2).joined(separator: " ")
    return Phrase("\(age) ago", "\(age) fa").words(in: language)
  }

  /// The label at the start of a line.
  private enum Label: CaseIterable {
    case source, asked, pulled, changed, edited, errors, failed

    private var phrase: Phrase {
      switch self {
      case .source: Phrase("from", "da")
      case .asked: Phrase("asked", "chiesto")
      case .pulled: Phrase("pulled", "preso")
      case .changed: Phrase("changed", "cambiato")
      case .edited: Phrase("edited", "ritoccato")
      case .errors: Phrase("errors", "errori")
      case .failed: Phrase("failed", "fallito")
      }
    }

    /// The label with blanks after it, so that the texts of all lines begin in one column.
    func padded(in language: InterfaceLanguage) -> String {
      let label = phrase.words(in: language)
      let longest = Self.allCases.map { $0.phrase.words(in: language).count }.max() ?? 0
      return label + String(repeating: " ", count: longest + 1 - label.count)
    }
  }

  /// A unit of time.
  private struct Unit {
    let seconds: Int
    let one, several: Phrase

    /// From the largest to the smallest.
    static let all = [
      Unit(
        seconds: 86_400, one: Phrase("day", "giorno"), several: Phrase("days", "giorni")),
      Unit(seconds: 3600, one: Phrase("hour", "ora"), several: Phrase("hours", "ore")),
      Unit(
        seconds: 60, one: Phrase("minute", "minuto"), several: Phrase("minutes", "minuti")),
      Unit(
        seconds: 1, one: Phrase("second", "secondo"), several: Phrase("seconds", "secondi")),
    ]
  }
}
