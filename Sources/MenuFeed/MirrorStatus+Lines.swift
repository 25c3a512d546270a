public import FoundationEssentials
public import MenuCore

extension MirrorStatus {
  /// Lines for people, in Italian or English. They may quote a server.
  public func lines(at now: Date, in language: InterfaceLanguage = .english) -> [String] {
    var lines = [Phrase("from    \(state.source)", "da        \(state.source)")]
    if let asked = state.asked {
      lines.append(
        Phrase(
          "asked   \(asked): another address, no menu pulled from it yet",
          "chiesto   \(asked): un altro indirizzo, da cui non è stato preso alcun menu"))
    }
    if let pulled = state.pulled {
      let text = "\(pulled.formatted(.iso8601)), \(Self.age(of: pulled, at: now, in: language))"
      lines.append(Phrase("pulled  \(text)", "preso     \(text)"))
    } else {
      lines.append(Phrase("pulled  never", "preso     mai"))
    }
    if let changed = state.changed?.formatted(.iso8601) {
      lines.append(Phrase("changed \(changed)", "cambiato  \(changed)"))
    }
    if isEdited {
      lines.append(
        Phrase(
          "edited  the file differs from the one pulled; the next pull replaces it",
          "ritoccato il file è diverso da quello preso; il prossimo prelievo lo sostituisce"))
    }
    if hasErrors {
      lines.append(
        Phrase(
          "errors  in the menu here, see giuseppe-menu check",
          "errori    nel menu qui, vedi giuseppe-menu check"))
    }
    if let failure = state.lastFailure {
      let text = "\(failure.time.formatted(.iso8601)): \(failure.reason)"
      lines.append(Phrase("failed  \(text)", "fallito   \(text)"))
    }
    return lines.map { $0.words(in: language) }
  }

  /// A period in its two largest units: `3 days 4 hours ago`.
  private static func age(of time: Date, at now: Date, in language: InterfaceLanguage) -> String {
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
