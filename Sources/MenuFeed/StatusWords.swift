/// The words for the status of a mirror in one language.
struct StatusWords: Sendable {
  /// The labels at the start of each line.
  struct Labels: Sendable {
    let source, asked, pulled, changed, edited, errors, failed: String

    /// The width of a label and the following blank.
    var width: Int {
      1 + ([source, asked, pulled, changed, edited, errors, failed].map(\.count).max() ?? 0)
    }
  }

  /// A unit of time, with its singular and plural.
  struct Unit: Sendable {
    let seconds: Int
    let one, several: String
  }

  let labels: Labels
  /// The rest of the line for an address that has not sent a menu.
  let hasGivenNoMenu: String
  /// Shown if there is no time.
  let never: String
  /// The line about a file that was edited.
  let isEdited: String
  /// The line about a file with errors.
  let hasErrors: String
  /// Periods that have no number.
  let justNow, yetToCome: String
  /// The text after the units of a period.
  let ago: String
  /// From the largest to the smallest unit.
  let units: [Unit]

  static let english = StatusWords(
    labels: Labels(
      source: "from", asked: "asked", pulled: "pulled", changed: "changed", edited: "edited",
      errors: "errors", failed: "failed"),
    hasGivenNoMenu: "another address, which has given no menu yet",
    never: "never",
    isEdited: "the file here is not what was pulled",
    hasErrors: "in the menu here, see giuseppe-menu check",
    justNow: "just now",
    yetToCome: "which is still to come: look at the clock",
    ago: "ago",
    units: [
      Unit(seconds: 86_400, one: "day", several: "days"),
      Unit(seconds: 3600, one: "hour", several: "hours"),
      Unit(seconds: 60, one: "minute", several: "minutes"),
      Unit(seconds: 1, one: "second", several: "seconds"),
    ])

  static let italian = StatusWords(
    labels: Labels(
      source: "da", asked: "chiesto", pulled: "preso", changed: "cambiato", edited: "ritoccato",
      errors: "errori", failed: "fallito"),
    hasGivenNoMenu: "un altro indirizzo, che non ha ancora dato un menu",
    never: "mai",
    isEdited: "il file qui non è quello preso",
    hasErrors: "nel menu qui, vedi giuseppe-menu check",
    justNow: "adesso",
    yetToCome: "che deve ancora venire: controlla l'orologio",
    ago: "fa",
    units: [
      Unit(seconds: 86_400, one: "giorno", several: "giorni"),
      Unit(seconds: 3600, one: "ora", several: "ore"),
      Unit(seconds: 60, one: "minuto", several: "minuti"),
      Unit(seconds: 1, one: "secondo", several: "secondi"),
    ])
}
