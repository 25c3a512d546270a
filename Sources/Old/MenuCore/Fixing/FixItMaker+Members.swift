internal import OldLocatedJSON

extension FixItMaker {
  /// What a member says, as the format says it. It is never certain: what was not read is told to
  /// guests from then on.
  func writing(
    _ meant: Diagnostic.MeantMember, isThere: Bool, at place: FixPlace
  ) -> FixIt? {
    guard let member = place.member, let container = place.container,
      let removal = container.removal(ofEntryFrom: member.key.offset)
    else { return nil }
    let right = JSONText(meant.key)
    let there = container.members.first { right == $0.key }?.value
    // An earlier member becomes it first.
    if isThere, there == nil { return nil }
    let edits: [FileEdit]? =
      switch meant {
      case .available: [removal]
      case .soldOut:
        there.map { $0.bool == true ? [removal] : nil } ?? [inPlace(member, meant, "true")]
      case .diet(let diet): diets(with: diet, there, member, removal)
      case .translation(let key, let language): text(key, language, there, member, removal)
      case .translations(let texts): self.texts(texts, member, in: container, removal)
      case .group, .additives, .hidden, .hours, .closed, .ofFile, .dietByWish, .addOnsInWords: nil
      case .choice(let min, let max):
        there.map { MeantChoice.least(in: $0) < min ? nil : [removal] }
          ?? [
            .replacement(
              member.key.offset..<member.value.end, AdviceText.choice(min, max))
          ]
      }
    return edits.flatMap { .single($0, isCertain: false) }
  }

  /// Another member in the place of one.
  private func inPlace(
    _ member: JSONMember, _ meant: Diagnostic.MeantMember, _ value: String
  ) -> FileEdit {
    .replacement(member.key.offset..<member.value.end, "\(quoted(meant.key)): \(value)")
  }

  private func diets(
    with diet: Diet, _ there: JSONValue?, _ member: JSONMember, _ removal: FileEdit
  ) -> [FileEdit]? {
    let word = quoted(diet.rawValue)
    guard let there else { return [inPlace(member, .diet(diet), "[\(word)]")] }
    guard there.kind == .array else { return nil }
    let isNamed = there.elements.contains { Diet.table.match($0)?.word == diet }
    return isNamed ? [removal] : [appending(word, to: there), removal]
  }

  /// A text in one language as one of all its languages; a plain text is one in that of the file.
  private func text(
    _ key: String, _ language: String, _ there: JSONValue?, _ member: JSONMember,
    _ removal: FileEdit
  ) -> [FileEdit]? {
    let entry = "\(quoted(language)): " + String(decoding: bytes[member.value.range], as: UTF8.self)
    guard let there else {
      let whole = member.key.offset..<member.value.end
      return [.replacement(whole, "\(quoted(key)): {\(entry)}")]
    }
    switch there.kind {
    case .object:
      let tag = JSONText(language)
      guard !there.members.contains(where: { tag == $0.key }) else { return nil }
      return [appending(entry, to: there), removal]
    case .string:
      guard let own = root?.members.first(where: { $0.key == "language" })?.value.string,
        own != language
      else { return nil }
      return [
        .insertion("{\(quoted(own)): ", at: there.offset), .insertion(", \(entry)}", at: there.end),
        removal,
      ]
    case .null, .boolean, .number, .array: return nil
    }
  }

  /// Texts in other languages, each beside the one that it translates.
  private func texts(
    _ texts: [Diagnostic.TranslatedText], _ member: JSONMember, in container: JSONValue,
    _ removal: FileEdit
  ) -> [FileEdit]? {
    // What was cut is not all there is to write.
    let areWhole = texts.allSatisfy { $0.text.unicodeScalars.count < Diagnostic.excerptLength }
    guard areWhole else { return nil }
    var (edits, lone): ([FileEdit], [String]) = ([], [])
    for key in AdviceText.keys(of: texts) {
      let texts = texts.filter { $0.key == key }
      let entries = texts.map { "\(quoted($0.language)): \(quoted($0.text))" }
        .concatenated(separator: ", ")
      let right = JSONText(key)
      let there = container.members.first { right == $0.key }?.value
      guard let added = joining(entries, texts.map(\.language), to: there) else { return nil }
      if added.isEmpty { lone.append("\(quoted(key)): {\(entries)}") }
      edits += added
    }
    guard !lone.isEmpty else { return edits + [removal] }
    let whole = member.key.offset..<member.value.end
    return edits + [.replacement(whole, lone.concatenated(separator: ", "))]
  }

  /// Texts beside one that is there; none where there is none, nil where they cannot stand there.
  private func joining(
    _ entries: String, _ languages: [String], to there: JSONValue?
  ) -> [FileEdit]? {
    guard let there else { return [] }
    switch there.kind {
    case .object:
      let isThere = there.members.contains { languages.contains($0.key.excerpt) }
      return isThere ? nil : [appending(entries, to: there)]
    case .string:
      guard let own = root?.members.first(where: { $0.key == "language" })?.value.string,
        !languages.contains(own)
      else { return nil }
      return [
        .insertion("{\(quoted(own)): ", at: there.offset),
        .insertion(", \(entries)}", at: there.end),
      ]
    case .null, .boolean, .number, .array: return nil
    }
  }

  /// One more entry at the end of a list or an object.
  func appending(_ entry: String, to list: JSONValue) -> FileEdit {
    list.entries.last.map { .insertion(", " + entry, at: $0.upperBound) }
      ?? .insertion(entry, at: list.offset + 1)
  }
}
