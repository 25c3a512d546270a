internal import Console
internal import MenuCore

/// The lines that tell an owner what became of the dishes to mark.
struct SoldOutReport {
  let answer: SoldOut.Answer
  /// The words for the dishes, in the order of the outcomes; none if all dishes are brought back.
  let names: [String]
  /// True if the dishes are to be available again.
  let isBack: Bool

  /// True if the file says everything that was asked for; otherwise it is unchanged.
  var isDone: Bool { answer.outcomes.allSatisfy(\.isDone) }

  /// A line for each outcome.
  var phrases: [Phrase] {
    answer.outcomes.enumerated().map { index, outcome in
      let name = names.indices.contains(index) ? names[index] : ""
      return phrase(for: outcome, of: name)
    }
  }

  private func phrase(for outcome: SoldOut.Outcome, of name: String) -> Phrase {
    switch outcome {
    case .changed(let place) where !isDone:
      return Phrase("\(place.name): stays as it was", "\(place.name): resta com'era")
    case .changed(let place):
      return Phrase("\(place.name): \(englishState)", "\(place.name): \(italianState)")
    case .unchanged(let place):
      return Phrase(
        "\(place.name): \(englishState) before", "\(place.name): \(italianState) già prima")
    case .ambiguous(let places):
      let all = places.map { "\($0.label) (\($0.name))" }.joined(separator: ", ")
      return Phrase("“\(name)”: which one? \(all)", "“\(name)”: quale? \(all)")
    case .unknown(near: []):
      return Phrase("“\(name)”: no such dish", "“\(name)”: nessun piatto")
    case .unknown(let near):
      let all = near.joined(separator: ", ")
      return Phrase(
        "“\(name)”: no such dish; perhaps \(all)", "“\(name)”: nessun piatto; forse \(all)")
    case .repeated(let place, let line):
      return Phrase(
        "\(place.name): soldOut is given twice: delete that of line \(line)",
        "\(place.name): soldOut è dato due volte: cancellare quello della riga \(line)")
    case .unclear(let place, let line):
      return Phrase(
        "\(place.name): in line \(line) soldOut is not true or false: write one, without quotes",
        "\(place.name): alla riga \(line) soldOut non è true o false: scriverne uno, senza virgolette"
      )
    }
  }

  private var englishState: String { isBack ? "there again" : "sold out" }
  private var italianState: String { isBack ? "c'è di nuovo" : "esaurito" }
}
