internal import MenuCore

/// Rule `text`: characters and fragments of a text that guests cannot see, or were not meant to see.
struct TextAdvice {
  let log: DiagnosticLog
  let hasStarNote: Bool
  /// The edit that adds a note for a star without an explanation; nil if the file has notes.
  let starNote: FileEdit?

  /// Checks every text of a dish.
  func report(_ dish: Dish, in entry: DishEntry) {
    if let image = dish.image, dish.imageAddress == nil { report(image: image, in: entry) }
    var odd: Set<DishText> = []
    dish.forEachText { kind, text in
      if text.allTexts.contains(where: { oddity(of: $0) != nil }) { odd.insert(kind) }
    }
    for kind in DishText.allCases where odd.contains(kind) {
      report(dish.texts(of: kind), at: entry.ranges(of: kind), in: entry.range)
    }
  }

  /// Reports an image that no export shows. The edit deletes it, or adds the missing *s* to `http`.
  private func report(image: String, in entry: DishEntry) {
    let rest = image.lowercased().hasPrefix("http://") ? image.dropFirst("http://".count) : nil
    let written = rest.map { JSONTree.text("https://" + $0) }
    log.report(
      .image(image.cut(to: Diagnostic.excerptLength)), at: entry.range(of: .image),
      .advised(written.flatMap { entry.replacing(.image, with: $0) } ?? entry.deleting(.image)))
  }

  /// Checks every text of the file outside the dishes.
  func report(_ menu: Menu, in file: FileEntry) {
    let texts: [(LocalizedText?, FileKey)] = [
      (menu.name, .name), (menu.description, .description), (menu.address, .address),
      (menu.phone, .phone), (menu.hours, .hours),
    ]
    for (text, key) in texts {
      if let text { report(text, at: file.range(of: key)) }
    }
    report(menu.notes, at: file.ranges(ofList: .notes), in: file.range(of: .notes))
    for group in menu.groups {
      report(group.title, at: file.range(of: .title, ofGroup: group.id))
      guard let text = group.description else { continue }
      report(text, at: file.range(of: .description, ofGroup: group.id))
    }
  }

  /// Checks texts, each with its range; if some were not read, all of them are reported at the range of
  /// the list.
  private func report(_ texts: [LocalizedText], at ranges: [Range<Int>], in whole: Range<Int>) {
    guard ranges.count == texts.count else {
      for text in texts { report(text, at: whole) }
      return
    }
    for (text, range) in zip(texts, ranges) { report(text, at: range) }
  }

  /// Reports the first oddity in a text, in any language.
  func report(_ localized: LocalizedText, at range: @autoclosure () -> Range<Int>) {
    for text in localized.allTexts {
      guard let oddity = oddity(of: text) else { continue }
      let place = range()
      log.report(
        .oddText(text.cut(to: Diagnostic.excerptLength), oddity), at: place,
        .advised(suggestion(for: oddity, in: localized, at: place)))
      return
    }
  }

  /// The text that replaces one in a single language.
  private func suggestion(
    for oddity: Finding.Oddity, in text: LocalizedText, at place: Range<Int>
  ) -> FileEdit? {
    if oddity == .star { return starNote }
    // An object is marked by its opening bracket.
    guard oddity == .entity, text.languages.isEmpty, place.count > 1 else { return nil }
    let plain = text.text(in: nil, fileLanguage: nil).withoutMarkup
    return FileEdit(place, Array(JSONText.quoted(plain).utf8))
  }

  private func oddity(of text: String) -> Finding.Oddity? {
    if text.utf8.starts(with: "data:".utf8) { return .data }
    let longest = Finding.longestText
    if text.utf8.count > longest, text.unicodeScalars.count > longest { return .long }
    let isPlain = text.utf8.allSatisfy { (0x20..<0x7F).contains($0) }
    if !isPlain, let oddity = text.unicodeScalars.lazy.compactMap(\.oddity).first {
      return oddity
    }
    if text.utf8.contains(where: { "&<".utf8.contains($0) }), text.withoutMarkup != text {
      return .entity
    }
    if !hasStarNote, text.utf8.last == UInt8(ascii: "*") { return .star }
    return nil
  }
}

extension String {
  /// The text without the tags and entities of a web page: `<b>Napoli</b><br>D&amp;O` → Napoli D&O
  fileprivate var withoutMarkup: String {
    let tag = #/</?(b|br|i|u|p|em|strong|small|sup|sub|span|div|font|li|ul)(\s[^<>]*)?/?>/#
    return replacing(#/<br\s*/?>/#.ignoresCase(), with: " ")
      .replacing(tag.ignoresCase(), with: "").withoutEntities
  }
}

extension Unicode.Scalar {
  fileprivate var oddity: Finding.Oddity? {
    if value < 0x20 && value != 0x0A || (0x7F...0x9F).contains(value) { return .control }
    if properties.isBidiControl { return .direction }
    switch value {
    // Joiners, variation selectors and tags are legitimate in emoji and in many scripts.
    case 0x200C, 0x200D, 0xFE00...0xFE0F, 0xE0020...0xE007F, 0x1F3FB...0x1F3FF: return nil
    default:
      if value >= 0xAD, properties.isDefaultIgnorableCodePoint { return .hidden }
      return nil
    }
  }
}
