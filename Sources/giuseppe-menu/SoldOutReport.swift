internal import MenuCore
internal import MenuFiles

/// The lines that report the outcome for each dish.
struct SoldOutReport {
  let answer: SoldOut.Answer
  /// The dishes as they were typed, in the order of the outcomes; empty if all dishes become available.
  let names: [String]
  /// True if the dishes become available again.
  let isBack: Bool
  /// The menu, to distinguish dishes of the same name; nil if it cannot be read any more.
  let source: MenuDataSource?

  /// True if the file has every mark that was requested; otherwise it is unchanged.
  var isDone: Bool { answer.outcomes.allSatisfy(\.isDone) }

  /// A line for each outcome.
  var phrases: [Phrase] {
    if answer.outcomes.isEmpty {
      return [Phrase("nothing was sold out", "non c'era nulla di esaurito")]
    }
    return answer.outcomes.enumerated().map { index, outcome in
      phrase(for: outcome, of: names[checked: index] ?? "")
    }
  }

  private func phrase(for outcome: SoldOut.Outcome, of name: String) -> Phrase {
    switch outcome {
    case .changed(let place):
      return phrase(forChanged: place.title)
    case .unchanged(let place):
      let title = place.title
      if isBack { return Phrase("\(title): was not sold out", "\(title): non era esaurito") }
      return Phrase("\(title): was already sold out", "\(title): era già esaurito")
    case .ambiguous(let places):
      let all = places.map { details(of: $0) }.joined(separator: "; ")
      return Phrase("“\(name)”: which one? \(all)", "“\(name)”: quale? \(all)")
    case .unknown(near: []):
      return phrase(forUnknown: name)
    case .unknown(let near):
      let all = near.joined(separator: ", ")
      return Phrase(
        "“\(name)”: no such dish; did you mean \(all)?", "“\(name)”: nessun piatto; forse \(all)?")
    case .repeated(let place, let line):
      return Phrase(
        "\(place.title): soldOut is given twice: delete the one in line \(line)",
        "\(place.title): soldOut è dato due volte: cancellare quello della riga \(line)")
    case .unclear(let place, let line):
      return Phrase(
        "\(place.title): soldOut in line \(line) must be true or false, without quotes",
        "\(place.title): soldOut alla riga \(line) deve essere true o false, senza virgolette")
    }
  }

  private func phrase(forChanged title: String) -> Phrase {
    if !isDone { return Phrase("\(title): not changed", "\(title): non cambiato") }
    if isBack { return Phrase("\(title): available again", "\(title): di nuovo disponibile") }
    return Phrase("\(title): sold out", "\(title): esaurito")
  }

  private func phrase(forUnknown name: String) -> Phrase {
    if MenuFile.isFile(LocalPath(argument: name)) {
      return Phrase(
        "“\(name)”: no such dish; if it is the menu, write ./\(name)",
        "“\(name)”: nessun piatto; se è il menu, scrivere ./\(name)")
    }
    return Phrase(
      "“\(name)”: no such dish; write its name, number or id, or its place as in pizzas/3",
      "“\(name)”: nessun piatto; scrivere il nome, il numero, l'id o il posto, come pizze/3")
  }

  /// A dish with the details that distinguish it: `pizzas/2 (Diavola, Classics, €8.50)`
  private func details(of place: SoldOut.Place) -> String {
    var parts = [place.name]
    if let source, let dish = source.menu.dish(at: place.number - 1, in: place.list) {
      let group = source.menu.groups.first { $0.id == dish.group }
      let list = source.context.interfaceLanguage.name(of: place.list)
      parts.append(group.map { source.context.text($0.title) } ?? list)
      let price = dish.price ?? dish.sizes.compactMap(\.price).first
      if let price { parts.append(source.context.text(of: price)) }
    }
    return "\(place.label) (\(parts.joined(separator: ", ")))"
  }
}

extension SoldOut.Place {
  /// Its name, or its label if the name is empty.
  fileprivate var title: String { name.isEmpty ? label : name }
}
