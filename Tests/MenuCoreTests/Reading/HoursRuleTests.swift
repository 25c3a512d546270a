import Testing

@testable import OldMenuCore

/// Opening hours as owners write them.
@Suite(.timeLimit(.minutes(5))) struct HoursRuleTests {
  private func read(_ hours: String) throws -> (hours: Hours?, diagnostics: [Diagnostic]) {
    let text = #"{"hours": \#(hours), "pizzas": [{"name": "A", "allergens": "none"}]}"#
    let reading = try MenuReader.read(Array(text.utf8))
    return (reading.menu.hours, reading.diagnostics)
  }

  private func rules(_ hours: String) throws -> [Diagnostic.Rule] {
    try read(hours).diagnostics.map(\.rule)
  }

  @Test func daysAndTimesAreRead() throws {
    let (hours, diagnostics) = try read(
      #"[{"days": ["tue", "sun"], "from": "9:00", "to": "01:00"}]"#)
    #expect(diagnostics.isEmpty)
    guard case .week(let week) = hours else {
      Issue.record("\(String(describing: hours))")
      return
    }
    #expect(week.spans.map(\.days) == [[.tue, .sun]])
    #expect(week.spans.map(\.opens.description) == ["09:00"])
    #expect(week.spans.map(\.closes.description) == ["01:00"])
  }

  @Test func aTextIsShownAsItIs() throws {
    #expect(try read(#""Mo–Fr 19–23 Uhr""#).hours == .text("Mo–Fr 19–23 Uhr"))
    let both = try read(#"{"it": "19–23", "en": "7–11 pm"}"#)
    #expect(both.hours == .text(["it": "19–23", "en": "7–11 pm"]) && both.diagnostics.isEmpty)
  }

  @Test func aGroupHasHoursToo() throws {
    let text = #"""
      {"groups": [{"id": "p", "title": "Pranzo",
        "hours": [{"days": ["mon"], "from": "12:00", "to": "24:00"}]}],
       "pizzas": [{"name": "A", "group": "p", "allergens": "none"}]}
      """#
    let reading = try MenuReader.read(Array(text.utf8))
    #expect(reading.diagnostics.isEmpty)
    guard case .week(let week) = reading.menu.groups.first?.hours else {
      Issue.record("no hours")
      return
    }
    #expect(week.spans.first?.closes == .midnight)
    let again = try MenuReader.read(Array(MenuWriter.json(of: reading.menu).utf8))
    #expect(again.menu == reading.menu)
  }

  @Test(
    arguments: [
      ("martedì", [.tue]), ("Dienstag", [.tue]), ("di", [.tue]), ("Tuesday", [.tue]),
      ("mardi", [.tue]), ("TUE", [.tue]), ("thrusday", [.thu]), ("miercoles", [.wed]),
      ("lun-ven", [.mon, .tue, .wed, .thu, .fri]), ("Fr – So", [.fri, .sat, .sun]),
      ("dal lunedì al mercoledì", [.mon, .tue, .wed]), ("von Fr bis So", [.fri, .sat, .sun]),
      ("sat-mon", [.sat, .sun, .mon]), ("täglich", Weekday.allCases), ("sempre", Weekday.allCases),
      ("tutti i giorni", Weekday.allCases), ("festivi", []), ("", []),
    ] as [(String, [Weekday])])
  func aDayInOtherWordsIsTold(text: String, meant: [Weekday]) throws {
    let (hours, diagnostics) = try read(
      #"[{"days": ["\#(text)"], "from": "19:00", "to": "23:00"}]"#)
    #expect(diagnostics.map(\.rule) == [.hours(.unknownDay(text: text, meant: meant))])
    #expect(hours == nil)
  }

  @Test(
    arguments: [
      ("Fri & Sat", [.fri, .sat]), ("Fri and Sat", [.fri, .sat]), ("Sab e Dom", [.sat, .sun]),
      ("Fr und Sa", [.fri, .sat]), ("ven. et sam.", [.fri, .sat]), ("vie y sáb", [.fri, .sat]),
      ("venerdì, sabato e domenica", [.fri, .sat, .sun]), ("Fri + Sat", [.fri, .sat]),
      ("Mon-Wed and Sat", [.mon, .tue, .wed, .sat]), ("Mo–Mi, Sa", [.mon, .tue, .wed, .sat]),
      ("Mo.–Fr.", [.mon, .tue, .wed, .thu, .fri]), ("Mon thru Wed", [.mon, .tue, .wed]),
      ("vom Montag bis Mittwoch", [.mon, .tue, .wed]),
      ("du lundi au mercredi", [.mon, .tue, .wed]),
      ("de lunes a miércoles", [.mon, .tue, .wed]), ("da lunedì a mercoledì", [.mon, .tue, .wed]),
      ("sab/dom", [.sat, .sun]), ("lun mer ven", [.mon, .wed, .fri]), ("dom/lun", [.mon, .sun]),
      // From one to the other, or only these two.
      ("lun/ven", []), ("sabato e festivi", []), ("feriali", []), ("weekdays", []),
      ("Fri or Sat", []), ("tutti i giorni tranne lunedì", []), ("Fri & Holidays", []),
    ] as [(String, [Weekday])])
  func severalDaysInOneTextAreToldWhereTheyAreCertain(text: String, meant: [Weekday]) throws {
    let times = #""from": "19:00", "to": "23:00""#
    #expect(
      try rules(#"[{"days": "\#(text)", \#(times)}]"#) == [
        .hours(.daysOutsideList(text: text, meant: meant))
      ])
    #expect(
      try rules(#"[{"days": ["\#(text)"], \#(times)}]"#) == [
        .hours(.unknownDay(text: text, meant: meant))
      ])
  }

  @Test(arguments: [
    (#"["Mon-Fri 12-15", "Sat 19-23"]"#, "Mon-Fri 12-15, Sat 19-23"),
    (
      #"{"Mo-Fr": "11:30–14 Uhr", "Sa": "17-23", "So": "Ruhetag"}"#,
      "Mo-Fr 11:30–14 Uhr, Sa 17-23, So Ruhetag"
    ),
    (#"{"Sa": "17-22", "So": "Ruhetag"}"#, "Sa 17-22, So Ruhetag"),
    (#"{"Lu": "chiuso", "Mi": "12-15, 19-23"}"#, "Lu chiuso; Mi 12-15, 19-23"),
    (#"{"Ma-Sa": "19-23", "So": "", "x-a": "b"}"#, "Ma-Sa 19-23"),
    (#"{"Di": "fermé", "autres jours": "12-14"}"#, "Di fermé, autres jours 12-14"),
    (#"["lun-ven 12-15, 19-23", "", "sab 19-24"]"#, "lun-ven 12-15, 19-23; sab 19-24"),
    (#"["Ruhetag: Montag"]"#, "Ruhetag: Montag"),
  ])
  func severalTextsAreOne(written: String, text: String) throws {
    let (hours, diagnostics) = try read(written)
    #expect(diagnostics.map(\.rule) == [.hours(.severalTexts(text: text))])
    #expect(hours == .text(LocalizedText(text)))
    let mended = MenuFixer.mend(Array(#"{"hours": \#(written)}"#.utf8)).bytes
    #expect(String(decoding: mended, as: UTF8.self) == #"{"hours": "\#(text)"}"#)
  }

  @Test func blankTextsAreNoHours() throws {
    let (hours, diagnostics) = try read(#"["", " "]"#)
    #expect(hours == nil && !diagnostics.isEmpty)
  }

  @Test(
    arguments: [
      (#""7pm""#, "7pm", .certain("\"19:00\"")),
      // Only the whole day has these hours.
      (#""24""#, "24", .certain("\"00:00\"")), (#""0""#, "0", .certain("\"00:00\"")),
      (#""7:30 p.m.""#, "7:30 p.m.", .certain("\"19:30\"")),
      (#""12 am""#, "12 am", .certain("\"00:00\"")), (#""19""#, "19", .certain("\"19:00\"")),
      ("19", "19", .certain("\"19:00\"")), (#""19.30""#, "19.30", .certain("\"19:30\"")),
      (#""19h30""#, "19h30", .certain("\"19:30\"")),
      (#""19 Uhr""#, "19 Uhr", .certain("\"19:00\"")),
      (#""ore 19""#, "ore 19", .certain("\"19:00\"")), (#""1930""#, "1930", .certain("\"19:30\"")),
      (#""19:00:00""#, "19:00:00", .certain("\"19:00\"")),
      (#""7""#, "7", .choices(["\"07:00\"", "\"19:00\""])),
      (#""25:00""#, "25:00", nil), (#""19:60""#, "19:60", nil), (#""sera""#, "sera", nil),
      (#""13pm""#, "13pm", nil), (#""""#, "", nil), (#""7-8""#, "7-8", nil),
    ] as [(String, String, Diagnostic.Suggestion?)])
  func aTimeInOtherWordsIsTold(
    written: String, text: String, suggestion: Diagnostic.Suggestion?
  ) throws {
    let expected = Diagnostic.Rule.hours(
      .notATime(key: "from", text: text, suggestion: suggestion))
    #expect(try rules(#"[{"days": ["tue"], "from": \#(written), "to": "23:45"}]"#) == [expected])
  }

  @Test func whatEndsWhenItBeginsIsTold() throws {
    let same = #"[{"days": ["tue"], "from": "19:00", "to": "19:00"}]"#
    #expect(try rules(same) == [.hours(.equalTimes(time: "19:00"))])
    let midnight = #"[{"days": ["tue"], "from": "00:00", "to": "00:00"}]"#
    #expect(try rules(midnight) == [.hours(.equalTimes(time: "00:00"))])
    #expect(try rules(#"[{"days": ["tue"], "from": "00:00", "to": "24:00"}]"#) == [])
  }

  @Test(arguments: [("14:00", "13:00"), ("15:00", "12:00"), ("14:30", "09:00")])
  func timesThatChangedPlacesAreDoubted(from: String, to: String) throws {
    let (hours, diagnostics) = try read(
      #"[{"days": ["tue"], "from": "\#(from)", "to": "\#(to)"}]"#)
    #expect(diagnostics.map(\.rule) == [.hours(.reversedTimes(from: from, to: to))])
    #expect(diagnostics.allSatisfy { $0.severity == .warning })
    #expect(hours != nil)
  }

  @Test(arguments: [
    ("19:00", "02:00"), ("06:00", "02:00"), ("05:00", "03:00"), ("18:00", "08:00"),
    ("22:00", "10:00"), ("23:00", "11:00"), ("09:00", "00:00"), ("00:00", "24:00"),
  ])
  func longNightsAreNot(from: String, to: String) throws {
    #expect(try rules(#"[{"days": ["tue"], "from": "\#(from)", "to": "\#(to)"}]"#) == [])
  }

  @Test func aWholeDayIsQuotedAsItIsWritten() throws {
    let text = #"""
      [{"days": ["tue"], "from": "12:00", "to": "15:00"},
       {"days": ["tue"], "from": "00:00", "to": "24:00"}]
      """#
    #expect(
      try rules(text) == [
        .hours(.overlappingHours(day: .tue, first: "12:00–15:00", second: "00:00–24:00"))
      ])
  }

  @Test func whatOverlapsIsToldAndShown() throws {
    let (hours, diagnostics) = try read(
      #"""
      [{"days": ["tue", "sun"], "from": "22:00", "to": "02:00"},
       {"days": ["mon", "thu"], "from": "01:00", "to": "03:00"}]
      """#)
    #expect(
      diagnostics.map(\.rule) == [
        .hours(
          .overlappingNights(
            firstDay: .sun, first: "22:00–02:00", secondDay: .mon, second: "01:00–03:00"))
      ])
    #expect(hours != nil)
    let oneDay = #"""
      [{"days": ["sat", "sun"], "from": "20:00", "to": "04:00"},
       {"days": ["sun"], "from": "03:00", "to": "21:00"}]
      """#
    #expect(
      try rules(oneDay) == [
        .hours(.overlappingHours(day: .sun, first: "20:00–04:00", second: "03:00–21:00"))
      ])
    let touching = #"""
      [{"days": ["tue"], "from": "12:00", "to": "15:00"},
       {"days": ["tue"], "from": "15:00", "to": "18:00"}]
      """#
    #expect(try rules(touching) == [])
  }

  @Test(
    arguments: [
      ("[]", [.key(.wrongType(key: "hours", expected: .hours))]),
      ("19", [.key(.wrongType(key: "hours", expected: .hours))]),
      (
        #"{"mon": "19–23", "tue": "19–23"}"#,
        [.hours(.severalTexts(text: "mon 19–23, tue 19–23"))]
      ),
      (#"{"mon": "19–23", "tue": false}"#, [.key(.wrongType(key: "hours", expected: .hours))]),
      (#"["19–23"]"#, [.hours(.severalTexts(text: "19–23"))]),
      (
        #"["19–23", 4]"#,
        Array(repeating: .key(.wrongType(key: "hours", expected: .object)), count: 2)
      ),
      (#"[{}]"#, ["days", "from", "to"].map { .key(.missingKey(key: $0)) }),
      (#"[{"days": [], "from": "19:00", "to": "23:00"}]"#, [.key(.missingKey(key: "days"))]),
      (#"[{"days": null, "from": "19:00", "to": "23:00"}]"#, [.key(.missingKey(key: "days"))]),
      (
        #"[{"days": "tue", "from": "19:00", "to": "23:00"}]"#,
        [.key(.wrongType(key: "days", expected: .list))]
      ),
      (
        #"[{"days": "mon-wed", "from": "19:00", "to": "23:00"}]"#,
        [.hours(.daysOutsideList(text: "mon-wed", meant: [.mon, .tue, .wed]))]
      ),
      (
        #"[{"days": "festivi", "from": "19:00", "to": "23:00"}]"#,
        [.hours(.daysOutsideList(text: "festivi", meant: []))]
      ),
      (
        #"{"days": ["tue"], "from": "19:00", "to": "23:00"}"#,
        [.key(.wrongType(key: "hours", expected: .list))]
      ),
      (
        #"[{"giorni": ["tue"], "from": "19:00", "to": "23:00"}]"#,
        [.key(.unknownKey(key: "giorni", suggestion: "days"))]
      ),
    ] as [(String, [Diagnostic.Rule])])
  func theirShapeIsTold(hours: String, expected: [Diagnostic.Rule]) throws {
    #expect(try rules(hours) == expected)
  }

  /// What a cure says has no fault of its own.
  @Test(arguments: [
    ("mon-wed", #"["mon", "tue", "wed"]"#), ("lun-ven, dom", nil), ("do", nil),
  ])
  func daysOutsideAListAreMendedAtOnce(text: String, mended: String?) throws {
    let file = #"{"hours": [{"days": "\#(text)", "from": "19:00", "to": "23:00"}]}"#
    let bytes = Array(file.utf8)
    let diagnostics = try MenuReader.read(bytes).diagnostics
    let diagnostic = try #require(diagnostics.first { $0.rule.name == "days-outside-list" })
    let fixIt = try #require(FixItMaker(bytes).fixIt(for: diagnostic))
    #expect(fixIt.isCertain == (text != "do"))
    let fixed = FileEdit.applying(fixIt.choices[0], to: bytes)
    if let mended { #expect(String(decoding: fixed, as: UTF8.self).contains(mended)) }
    #expect(try MenuReader.read(fixed).diagnostics.allSatisfy { $0.rule.name == "no-dish" })
  }

  @Test func aFaultOfOneEntryDiscardsAll() throws {
    let (hours, _) = try read(
      #"""
      [{"days": ["tue"], "from": "19:00", "to": "23:00"},
       {"days": ["wde"], "from": "19:00", "to": "23:00"}]
      """#)
    #expect(hours == nil)
  }

  @Test(
    arguments: [
      ("martedì", #""tue""#, true), ("do", #""thu""#, false), ("thrusday", #""thu""#, false),
      ("sab-dom", #""sat", "sun""#, true), ("sab, Dom", #""sat", "sun""#, true),
      ("lun-mar, ven", #""mon", "tue", "fri""#, true), ("do, fr", #""thu", "fri""#, false),
    ])
  func whatIsPlainIsMendedWithoutAsking(text: String, mended: String, isCertain: Bool) throws {
    let file = #"{"hours": [{"days": ["\#(text)"], "from": "19:00", "to": "23:00"}]}"#
    let bytes = Array(file.utf8)
    let reading = try MenuReader.read(bytes)
    let diagnostic = try #require(reading.diagnostics.first { $0.rule.name == "unknown-day" })
    let fixIt = try #require(FixItMaker(bytes).fixIt(for: diagnostic))
    #expect(fixIt.choices.count == 1 && fixIt.isCertain == isCertain)
    let fixed = FileEdit.applying(fixIt.choices[0], to: bytes)
    #expect(String(decoding: fixed, as: UTF8.self).contains("[\(mended)]"))
  }
}
