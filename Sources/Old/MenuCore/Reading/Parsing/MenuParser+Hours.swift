internal import OldLocatedJSON

/// When something is open.
extension MenuParser {
  /// A text, or a list of days and times; nil with a diagnostic for anything else.
  ///
  /// A fault of one entry discards all: the others would say that the house is closed that day.
  mutating func hours(_ value: JSONValue, _ key: String) -> Hours? {
    switch value.kind {
    case .string: return text(value, key, mayBreakLines: true).map(Hours.text)
    case .array where value.holdsTexts: return severalTexts(value)
    case .array: return spans(value, key).map(Hours.week)
    case .object where value.members.contains(where: { isKeyOfSpan($0) }):
      reportType(key, .list, at: value)
      return span(value).map { .week(OpeningHours([$0])) }
    case .object where value.hasDays:
      if value.members.allSatisfy({ $0.value.kind == .string }) { return severalTexts(value) }
      reportType(key, .hours, at: value)
      return nil
    case .object: return text(value, key, mayBreakLines: true).map(Hours.text)
    case .null, .boolean, .number:
      reportType(key, .hours, at: value)
      return nil
    }
  }

  /// Hours in words that stand in pieces: all of them are shown, or guests would read of some days only.
  private mutating func severalTexts(_ value: JSONValue) -> Hours {
    let text = value.joinedTexts
    report(.hours(.severalTexts(text: text.cut(to: MenuParser.longestText))), at: value)
    return .text(LocalizedText(text))
  }

  private mutating func spans(_ value: JSONValue, _ key: String) -> OpeningHours? {
    var spans: [OpeningHours.Span] = []
    var isFaulty = false
    // On each of its days an entry takes a place in three weeks.
    let size = MemoryLayout<OpeningHours.Span>.stride + 21 * MemoryLayout<Range<Int>>.stride
    readElements(of: value, size: size) { parser, element in
      guard element.kind == .object else {
        parser.reportEntry(key, .object, at: element)
        isFaulty = true
        return
      }
      guard let span = parser.span(element) else {
        isFaulty = true
        return
      }
      parser.reportOverlap(of: span, with: spans, at: element)
      spans.append(span)
    }
    if spans.isEmpty, !isFaulty { reportType(key, .hours, at: value) }
    return isFaulty || spans.isEmpty ? nil : OpeningHours(spans)
  }

  /// Tells the first that is open at the same time; of very many spans nobody needs to be told.
  private mutating func reportOverlap(
    of span: OpeningHours.Span, with others: [OpeningHours.Span], at value: JSONValue
  ) {
    guard others.count < 50 else { return }
    for other in others {
      guard let days = OpeningHours.overlap(other, span) else { continue }
      let (first, second) = (other.written, span.written)
      report(
        .hours(
          days.first == days.second
            ? .overlappingHours(day: days.first, first: first, second: second)
            : .overlappingNights(
              firstDay: days.first, first: first, secondDay: days.second, second: second)),
        at: value)
      return
    }
  }

  private mutating func span(_ object: JSONValue) -> OpeningHours.Span? {
    var days: Set<Weekday>?
    var times: [SpanKey: TimeOfDay] = [:]
    var closing: JSONValue?
    var isFaulty = false
    readMembers(of: object, SpanKey.table) { parser, member in
      guard !member.isRepeated else {
        isFaulty = true
        return
      }
      switch member.key {
      case .days: days = parser.days(member.value)
      case .from, .to: times[member.key] = parser.time(member.value, member.key)
      }
      isFaulty = isFaulty || (member.key == .days ? days == nil : times[member.key] == nil)
      if member.key == .to { closing = member.value }
    }
    for key in SpanKey.allCases where key == .days ? days == nil : times[key] == nil {
      let isThere = object.members.contains { member in
        member.value.kind != .null && SpanKey.table.match(member.key)?.word == key
      }
      guard !isThere, !isMeant(key.rawValue, in: object, .span) else { continue }
      report(.key(.missingKey(key: key.rawValue)), at: object)
    }
    guard !isFaulty, let days, let opens = times[.from], let closes = times[.to] else { return nil }
    // From 00:00 to 00:00 may be a whole day, and may be none.
    if opens == closes, let closing, closing.excerpt != SpanKey.endOfDay {
      report(.hours(.equalTimes(time: closing.excerpt)), at: closing)
      return nil
    }
    let span = OpeningHours.Span(days: days, opens: opens, closes: closes)
    if let span, span.isReversed {
      report(.hours(.reversedTimes(from: "\(opens)", to: "\(closes)")), at: object)
    }
    return span
  }

  /// Days by their words; nil with a diagnostic where one is none.
  private mutating func days(_ value: JSONValue) -> Set<Weekday>? {
    let isList = value.kind == .array
    if value.kind == .string, Weekday(rawValue: value.excerpt) == nil {
      // What is no list is told together with the days that are to stand in one.
      let text = value.excerpt
      report(.hours(.daysOutsideList(text: text, meant: DayWords.days(in: text))), at: value)
      return nil
    }
    if !isList { reportType(SpanKey.days.rawValue, .list, at: value) }
    guard isList || value.kind == .string else { return nil }
    var days: Set<Weekday> = []
    var isFaulty = false
    for element in isList ? Array(value.elements) : [value] {
      guard element.kind == .string else {
        reportType(SpanKey.days.rawValue, .text, at: element)
        isFaulty = true
        continue
      }
      if let day = Weekday(rawValue: element.excerpt) {
        days.insert(day)
      } else {
        isFaulty = true
        let text = element.excerpt
        report(.hours(.unknownDay(text: text, meant: DayWords.days(in: text))), at: element)
      }
    }
    if days.isEmpty, !isFaulty { report(.key(.missingKey(key: SpanKey.days.rawValue)), at: value) }
    return isFaulty || days.isEmpty ? nil : days
  }

  private mutating func time(_ value: JSONValue, _ key: SpanKey) -> TimeOfDay? {
    if value.kind == .string, let time = TimeOfDay(written: value.excerpt) { return time }
    if value.kind == .string, key == .to, value.excerpt == SpanKey.endOfDay { return .midnight }
    guard value.kind == .string || value.kind == .number else {
      reportType(key.rawValue, .text, at: value)
      return nil
    }
    let text = value.excerpt
    report(
      .hours(.notATime(key: key.rawValue, text: text, suggestion: TimeWords.suggestion(for: text))),
      at: value)
    return nil
  }

  /// Whether a member is one of a span, in whatever words, and no language of a text.
  private func isKeyOfSpan(_ member: JSONMember) -> Bool {
    if SpanKey.table.match(member.key) != nil { return true }
    guard !member.isOwnersOwn, member.key.length > 4 else { return false }
    return KeyWords.Place.span.exactKey(meantBy: member.key.excerpt) != nil
  }
}

extension JSONValue {
  /// Whether it is a list of nothing but texts, and not of blank ones alone.
  fileprivate var holdsTexts: Bool {
    elements.allSatisfy { $0.kind == .string } && !joinedTexts.isEmpty
  }

  /// Whether its keys are days: `{"mon": "19–23"}` is no text in Mongolian, nor `{"Sa": "17–23", "So":
  /// "Ruhetag"}` one in Sanskrit and Somali. One short word alone may be a language: `fr`.
  fileprivate var hasDays: Bool {
    let keys = members.prefix(32).map(\.key.excerpt)
    // A start makes no table of days for a text in languages that everybody knows.
    let known = InterfaceLanguage.allCases.map(\.language.tag)
    guard !keys.allSatisfy(known.contains) else { return false }
    let days = keys.filter { !DayWords.exactDays(in: $0).isEmpty }
    let hasLanguage = keys.contains { key in
      !days.contains(key) && Language(tag: key) != nil && LanguageNames.isInUse(key)
    }
    return keys.contains { DayWords.isDay($0) || DayWords.exactDays(in: $0).count > 1 }
      || keys.count > 1 && !days.isEmpty && !hasLanguage
  }

  /// The texts of a list, or of an object with their keys, as one, with signs between them that part
  /// more than those in them.
  var joinedTexts: String {
    let ofMembers = members.compactMap { member in
      member.isOwnersOwn
        ? nil : member.value.string.flatMap { $0.isBlank ? nil : "\(member.key.excerpt) \($0)" }
    }
    let texts = elements.compactMap(\.string).filter { !$0.isBlank } + ofMembers
    return texts.joined(separator: texts.contains { $0.contains(",") } ? "; " : ", ")
  }
}

extension SpanKey {
  /// How the end of a day is written where the start of the next would be misread.
  static let endOfDay = "24:00"
}

extension OpeningHours.Span {
  /// Its times as a sentence quotes them.
  fileprivate var written: String {
    // A whole day is written so, for 00:00 at both ends may be none.
    "\(opens)–" + (opens == closes ? SpanKey.endOfDay : "\(closes)")
  }

  /// Whether it goes on for most of a day, until the house is open by day again. Who closes late is
  /// home by then.
  fileprivate var isReversed: Bool {
    closes.minuteOfDay < opens.minuteOfDay && closes.hour >= 9 && length > 16 * 60
  }
}
