internal import OldMenuCore

extension ItalianAdvice {
  /// The advice on opening hours.
  func advice(on rule: Diagnostic.HoursRule) -> Advice {
    switch rule {
    case .unknownDay(let text, let meant):
      Advice(
        #""\#(text)" non è un giorno"#,
        meant.isEmpty
          ? "scrivi uno di \(AdviceText.days)" : "scrivi \(AdviceText.listed(meant))")
    case .daysOutsideList(let text, let meant):
      Advice(
        #""\#(text)" sotto "days" deve essere una lista di giorni in [ ]"#,
        meant.isEmpty
          ? #"scrivi ogni giorno da solo, ["…", "…"], con queste parole: \#(AdviceText.days)"#
          : "scrivi [\(AdviceText.listed(meant))]")
    case .notATime(let key, let text, let suggestion):
      Advice(
        #""\#(text)" sotto "\#(key)" non è un orario"#,
        "scrivi "
          + (suggestion.map { AdviceText.listed($0, "o") }
            ?? #"ore e minuti, per esempio "19:00""#))
    case .equalTimes(let time):
      Advice(
        "questo orario finisce quando comincia, alle \(time)",
        #"scrivi quando finisce; per tutto il giorno "from": "00:00", "to": "24:00""#)
    case .reversedTimes(let from, let to):
      Advice(
        "dalle \(from) alle \(to) è aperto fino al giorno dopo",
        #"se "from" e "to" sono scambiati, scrivi "from": "\#(to)", "to": "\#(from)""#)
    case .severalTexts(let text):
      Advice(
        "gli orari a parole sono un solo testo",
        #"scrivi "hours": \#(AdviceText.written(text))"#)
    case .overlappingHours(let day, let first, let second):
      Advice(
        #"per "\#(day.rawValue)" \#(first) e \#(second) si sovrappongono; i clienti li leggono "#
          + "come uno solo",
        "togline uno, o correggi i suoi orari")
    case .overlappingNights(let firstDay, let first, let secondDay, let second):
      Advice(
        #"\#(first) di "\#(firstDay.rawValue)" e \#(second) di "\#(secondDay.rawValue)" si "#
          + "sovrappongono nella stessa notte; i clienti li leggono tutti e due",
        "togline uno, o correggi i suoi orari")
    }
  }
}
